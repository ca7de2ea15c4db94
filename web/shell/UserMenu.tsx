import { UnstyledButton } from "@mantine/core";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { opener } from "../ui/page/opener.tsx";
import { Avatar } from "../ui/picture/Avatar.tsx";
import classes from "./shell.module.css";

const Items = opener("menu", () => import("./UserMenuItems.tsx").then((file) => file.UserMenuItems));

/** Who is signed in, and what concerns the person: profile, security, appearance, keys and the way out. */
export const UserMenu = ({ session }: { session: Session }) => (
  <Items
    session={session}
    button={
      <UnstyledButton className={classes.userButton} aria-label="Akun saya" data-tip={session.nama}>
        <span aria-hidden>
          <Avatar src={session.fotoProfile} name={session.nama} size={30} />
        </span>
      </UnstyledButton>
    }
  />
);
