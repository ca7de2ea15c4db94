import { Outlet, useMatches } from "@tanstack/react-router";
import type { Session } from "#contract/karyawan/session.ts";
import { HomePage } from "./HomePage.tsx";
import { NoAccessPage } from "./NoAccessPage.tsx";
import { mayOpen, screenAt } from "./openScreens.ts";
import { HOME } from "./screens.ts";

/** Shows a screen to those whose menu holds it. Everyone arrives at the home address, so everyone is greeted there. */
export function AccessGate({ session }: { session: Session }) {
  // Of the matched screen, not of the address bar: that is ahead while the next screen loads.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? "" });
  const screen = screenAt(path);
  if (!screen || mayOpen(screen, session)) return <Outlet />;
  return screen.path === HOME ? <HomePage /> : <NoAccessPage title={screen.title} />;
}
