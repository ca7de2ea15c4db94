import { Menu } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { mayCall } from "#kernel/permission.ts";
import type { Opened } from "../ui/page/opener.tsx";
import { BEGINNINGS } from "./actions.ts";
import { HeadMenu } from "./HeadMenu.tsx";

/** What the person may make. */
export function CreateMenuItems({ session, ...place }: Opened & { session: Session }) {
  const router = useRouter();
  const begun = BEGINNINGS.filter(({ call }) => mayCall(call.permission, session));
  return (
    <HeadMenu {...place} width={240}>
      <Menu.Label>Buat</Menu.Label>
      {begun.map(({ label, icon: Picture, address }) => (
        <Menu.Item
          key={label}
          leftSection={<Picture size={18} stroke={1.6} aria-hidden />}
          onClick={() => router.history.push(address)}
        >
          {label}
        </Menu.Item>
      ))}
      {begun.length === 0 && <Menu.Item disabled>Tidak ada yang dapat dibuat dengan akses Anda</Menu.Item>}
    </HeadMenu>
  );
}
