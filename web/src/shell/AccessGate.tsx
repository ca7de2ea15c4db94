import { Outlet, useMatches } from "@tanstack/react-router";
import type { Session } from "#contract/karyawan/session.ts";
import { HomePage } from "./HomePage.tsx";
import { NoAccessPage } from "./NoAccessPage.tsx";
import { mayOpen, screenAt } from "./openScreens.ts";
import { HOME } from "./paths.ts";

/** Shows a screen only to people with its menu. The home address greets everyone, whatever the menus. */
export function AccessGate({ session }: { session: Session }) {
  // The path of the screen on display; the address bar already has the next one while it loads.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? "" });
  const screen = screenAt(path);
  if (!screen || mayOpen(screen, session)) return <Outlet />;
  return screen.path === HOME ? <HomePage /> : <NoAccessPage title={screen.title} />;
}
