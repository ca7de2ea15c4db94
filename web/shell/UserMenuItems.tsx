import { Menu } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import type { Session } from "#areas/karyawan/session/contract.ts";
import type { Opened } from "../ui/page/opener.tsx";
import { HeadMenu } from "./HeadMenu.tsx";
import classes from "./shell.module.css";
import { useShellActions } from "./useShellActions.ts";

/** The lines of the user's menu. */
export function UserMenuItems({ session, ...place }: Opened & { session: Session }) {
  const actions = useShellActions();
  const router = useRouter();
  return (
    <HeadMenu {...place} width={260}>
      <Menu.Label className={classes.userHead}>
        <b>{session.nama}</b>
        <span>
          {[session.jabatan, session.role].filter((one, at, all) => one && all.indexOf(one) === at).join(" · ")}
        </span>
      </Menu.Label>
      <Menu.Divider />
      {actions.map(({ label, icon: Picture, key, run, address }) => (
        <Menu.Item
          key={label}
          leftSection={<Picture size={18} stroke={1.6} aria-hidden />}
          rightSection={key && <kbd>{key}</kbd>}
          onClick={run ?? (() => router.history.push(address))}
        >
          {label}
        </Menu.Item>
      ))}
    </HeadMenu>
  );
}
