import { Text } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { PROFILE } from "../ui/page/paths.ts";
import { Avatar } from "../ui/picture/Avatar.tsx";
import classes from "./shell.module.css";

type UserBlockProps = { session: Session; mini: boolean; onNavigate?: () => void };

export function UserBlock({ session, mini, onNavigate }: UserBlockProps) {
  const here = useLocation({ select: ({ pathname }) => pathname === PROFILE });
  const position = session.jabatan || session.role;
  return (
    <Link
      to={PROFILE}
      className={classes.user}
      onClick={onNavigate}
      data-tip={mini ? `${session.nama} · ${position}` : undefined}
      aria-label={mini ? `Profil ${session.nama}, ${position}` : undefined}
      aria-current={here ? "page" : undefined}
    >
      <span className={classes.photo} aria-hidden>
        <Avatar src={session.fotoProfile} name={session.nama} size={mini ? 36 : 42} />
      </span>
      {!mini && (
        <div className={classes.userText}>
          <Text fz="sm" fw={600} truncate>
            {session.nama}
          </Text>
          <Text fz="xs" c="dimmed" truncate>
            {position}
          </Text>
        </div>
      )}
    </Link>
  );
}
