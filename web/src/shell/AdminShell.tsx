import { AppShell, Drawer } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import type { Session } from "#contract/karyawan/session.ts";
import { useAppearance } from "../theme/appearance.ts";
import { useModalLayer } from "../ui/dialog/modalLayer.ts";
import { usePopoverLayer } from "../ui/dialog/popoverLayer.ts";
import { AccessGate } from "./AccessGate.tsx";
import { AppearancePanel } from "./AppearancePanel.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { ConnectionBanner } from "./ConnectionBanner.tsx";
import { KeysHelp } from "./KeysHelp.tsx";
import { screenAt } from "./openScreens.ts";
import { Pengantar } from "./Pengantar.tsx";
import { useRecent } from "./recent.ts";
import { Sidebar } from "./Sidebar.tsx";
import classes from "./shell.module.css";
import { TopBar } from "./TopBar.tsx";
import { useLive } from "./useLive.ts";

/** Below this width the bar at the foot takes the place of the sidebar, up to the next one the sidebar is narrow. */
const PHONE = 640;
const NARROW = "(max-width: 64em)";
const WIDE = 252;
const MINI = 68;
const TOP = 60;

export function AdminShell({ session }: { session: Session }) {
  const { mini: chosen, fixedTopBar } = useAppearance();
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const mini = chosen || narrow;
  const [drawer, { open, close }] = useDisclosure(false);
  useModalLayer(drawer, { close });
  const title = usePageTitle();
  useLive(session.idUser);
  useRecent(session.idUser);

  return (
    <AppShell
      layout="alt"
      padding={{ base: "sm", sm: "lg" }}
      header={{ height: TOP }}
      navbar={{ width: mini ? MINI : WIDE, breakpoint: PHONE, collapsed: { mobile: true } }}
    >
      <a className={classes.skip} href="#isi">
        Langsung ke isi halaman
      </a>
      <AppShell.Navbar className={classes.side} data-mini={mini || undefined} aria-label="Menu utama">
        <Sidebar session={session} mini={mini} />
      </AppShell.Navbar>
      <Drawer
        opened={drawer}
        onClose={close}
        size={290}
        padding={0}
        withCloseButton={false}
        attributes={{ content: { "aria-label": "Menu" } }}
      >
        <Sidebar session={session} mini={false} onNavigate={close} />
      </Drawer>
      <AppShell.Header className={classes.header} data-scrolls={!fixedTopBar || undefined}>
        <TopBar title={title} session={session} onMenu={narrow ? open : undefined} />
      </AppShell.Header>
      <Main>
        <Pengantar idUser={session.idUser} />
        <AccessGate session={session} />
      </Main>
      <BottomBar session={session} onMenu={open} />
      <ConnectionBanner />
      <KeysHelp />
      <AppearancePanel />
    </AppShell>
  );
}

/** Focuses the page after every change of screen, so that the keyboard continues there. */
function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  usePopoverLayer(main);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <AppShell.Main id="isi" ref={main} tabIndex={-1} className={classes.main}>
      <div className={classes.page}>{children}</div>
      <footer className={classes.footer}>© 2024-2025 Kantor</footer>
    </AppShell.Main>
  );
}

function usePageTitle(): string {
  const { pathname } = useLocation();
  const title = screenAt(pathname)?.title ?? "Halaman tidak ditemukan";
  useEffect(() => {
    document.title = `${title} · Kantor`;
  }, [title]);
  return title;
}
