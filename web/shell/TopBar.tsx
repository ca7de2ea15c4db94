import { ActionIcon, Button, Title } from "@mantine/core";
import {
  IconHelp,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconMenu2,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { setAppearance, useAppearance } from "../theme/appearance.ts";
import { BANTUAN } from "../ui/page/paths.ts";
import { CreateMenu } from "./CreateMenu.tsx";
import { GlobalSearch } from "./GlobalSearch.tsx";
import { KabarBell } from "./KabarBell.tsx";
import { LiveIndicator } from "./LiveIndicator.tsx";
import { screenAt } from "./openScreens.ts";
import classes from "./shell.module.css";
import { logOut, useMode } from "./shellActions.ts";
import { UserMenu } from "./UserMenu.tsx";
import { useAddressNow } from "./useAddressNow.ts";
import { useScreenPath } from "./useScreenPath.ts";

/** `onMenu` opens the whole menu where there is room for the narrow sidebar only. */
type TopBarProps = { session: Session; onMenu: (() => void) | undefined };

function PageTitle() {
  const title = useAddressNow((path) => screenAt(path)?.title ?? "Halaman tidak ditemukan");
  useEffect(() => {
    document.title = `${title} · Kantor`;
  }, [title]);
  return (
    <Title order={1} fz={{ base: "md", sm: "lg" }} className={classes.title}>
      {title}
    </Title>
  );
}

export function TopBar({ session, onMenu }: TopBarProps) {
  return (
    <>
      <SideToggle onMenu={onMenu} />
      <PageTitle />
      <HelpLink />
      <span className={classes.gap} />
      <LiveIndicator />
      <GlobalSearch session={session} />
      <CreateMenu session={session} />
      <KabarBell />
      <ModeToggle />
      <UserMenu session={session} />
      <Button
        variant="subtle"
        color="gray"
        visibleFrom="md"
        px="xs"
        flex="none"
        leftSection={<IconLogout size={19} stroke={1.6} aria-hidden />}
        onClick={logOut}
      >
        Log out
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        hiddenFrom="md"
        onClick={logOut}
        aria-label="Log out"
        data-tip="Log out"
      >
        <IconLogout size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </>
  );
}

function SideToggle({ onMenu }: Pick<TopBarProps, "onMenu">) {
  const { mini } = useAppearance();
  const side = mini ? "Lebarkan sidebar" : "Kecilkan sidebar";
  return onMenu ? (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      className={classes.abovePhone}
      onClick={onMenu}
      aria-label="Buka menu"
    >
      <IconMenu2 size={22} stroke={1.6} aria-hidden />
    </ActionIcon>
  ) : (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      onClick={() => setAppearance({ mini: !mini })}
      aria-label={side}
      data-tip={side}
      aria-pressed={mini}
    >
      {mini ? (
        <IconLayoutSidebarLeftExpand size={22} stroke={1.6} aria-hidden />
      ) : (
        <IconLayoutSidebarLeftCollapse size={22} stroke={1.6} aria-hidden />
      )}
    </ActionIcon>
  );
}

function ModeToggle() {
  const { label, icon: Picture, run } = useMode();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      className={classes.abovePhone}
      onClick={run}
      aria-label={label}
      data-tip={label}
    >
      <Picture size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}

/** Opens the chapter of the screen; on a phone it stands in the menu of the person. */
function HelpLink() {
  const layar = useScreenPath();
  return (
    <ActionIcon
      renderRoot={(props) => <Link to={BANTUAN} search={{ layar }} {...props} />}
      variant="subtle"
      color="gray"
      className={classes.abovePhone}
      aria-label="Bantuan"
      data-tip="Bantuan layar ini"
    >
      <IconHelp size={19} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
