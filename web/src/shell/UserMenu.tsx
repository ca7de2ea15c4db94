import { Kbd, Menu, UnstyledButton } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import type { Session } from "#contract/karyawan/session.ts";
import { Avatar } from "../ui/picture/Avatar.tsx";
import classes from "./shell.module.css";
import { useShellActions } from "./shellActions.ts";

/** Who is signed in, and what concerns the person: profile, security, appearance, keys and the way out. */
export function UserMenu({ session }: { session: Session }) {
  const actions = useShellActions();
  const router = useRouter();
  return (
    <Menu position="bottom-end" shadow="lg" width={260} returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.userButton} aria-label="Akun saya" data-tip={session.nama}>
          <span aria-hidden>
            <Avatar src={session.fotoProfile} name={session.nama} size={30} />
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
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
            rightSection={key && <Kbd size="xs">{key}</Kbd>}
            onClick={run ?? (() => router.history.push(address))}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
