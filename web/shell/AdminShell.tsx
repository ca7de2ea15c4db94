import { useMediaQuery } from "@mantine/hooks";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { useAppearance } from "../theme/appearance.ts";
import { onOpening } from "../ui/dialog/onOpening.tsx";
import { usePopoverLayer } from "../ui/dialog/popoverLayer.ts";
import { useDialog } from "../ui/dialog/useDialog.ts";
import { unmissed } from "../ui/page/later.tsx";
import { AccessGate } from "./AccessGate.tsx";
import { AppearancePanel } from "./AppearancePanel.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { ConnectionBanner } from "./ConnectionBanner.tsx";
import { KeysHelp } from "./KeysHelp.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { Pengantar } from "./Pengantar.tsx";
import { Recent } from "./recent.ts";
import { Sidebar } from "./Sidebar.tsx";
import classes from "./shell.module.css";
import { TopBar } from "./TopBar.tsx";
import { useLive } from "./useLive.ts";
import { useUnsent } from "./useUnsent.ts";

/** Up to this width the sidebar is narrow. */
const NARROW = "(max-width: 64em)";
/** Up to this width, which shell.module.css has too, the bar at the foot takes its place. */
const FOOT = "(max-width: 639.9px)";

/** Comes beside the first answers, which it keeps; where it does not come, nothing is kept, and nothing waits. */
const WithoutNetwork = unmissed(() => import("./WithoutNetwork.tsx").then((file) => file.WithoutNetwork));

const MenuDrawer = onOpening(() => import("./MenuDrawer.tsx").then((file) => file.MenuDrawer));

export function AdminShell({ session }: { session: Session }) {
  const { mini: chosen, fixedTopBar } = useAppearance();
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const foot = useMediaQuery(FOOT, undefined, { getInitialValueInEffect: false });
  const mini = chosen || narrow;
  const menu = useDialog();
  useLive(session.idUser);
  useUnsent(session.idUser);

  return (
    <div className={classes.frame} data-mini={mini || undefined}>
      <a className={classes.skip} href="#isi" data-screen>
        Langsung ke isi halaman
      </a>
      {!foot && (
        <nav className={classes.navbar} aria-label="Menu utama" data-frame>
          <Sidebar session={session} mini={mini} />
        </nav>
      )}
      <MenuDrawer dialog={menu} session={session} />
      <header
        // The second name is the scroll lock's own: the header must not jump when it takes the scroll bar away.
        className={`${classes.header} right-scroll-bar-position`}
        data-scrolls={!fixedTopBar || undefined}
        data-frame
      >
        <TopBar session={session} onMenu={narrow ? menu.open : undefined} />
      </header>
      <Main>
        <Pengantar session={session} />
        <WithoutNetwork />
        <FramedPage session={session} />
      </Main>
      {foot && <BottomBar session={session} onMenu={menu.open} />}
      <ConnectionBanner />
      <KeysHelp />
      <Recent idUser={session.idUser} />
      <AppearancePanel />
    </div>
  );
}

/** The frame is painted first. Then the page is built in pieces, between which the browser answers. */
function FramedPage({ session }: { session: Session }) {
  const framed = useDeferredValue(true, false);
  return framed ? <AccessGate session={session} /> : <PageSkeleton />;
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
    <main id="isi" ref={main} tabIndex={-1} className={classes.main} data-frame>
      <div className={classes.page}>{children}</div>
      <footer className={classes.footer}>© 2024-2025 Kantor</footer>
    </main>
  );
}
