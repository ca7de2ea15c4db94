import type { Session } from "#areas/karyawan/session/contract.ts";
import { hasMenu, mayCall } from "#kernel/permission.ts";
import { HOME } from "../ui/page/paths.ts";
import type { Screen } from "../ui/page/screen.ts";
import { SCREENS } from "./screens.ts";

export const screenAt = (path: string): Screen | undefined =>
  SCREENS.find((screen) => screen.path === path.replace(/\/+$/, ""));

export const mayOpen = ({ menu, needs }: Screen, session: Session): boolean =>
  (menu === null || hasMenu(session, menu)) && (needs === undefined || mayCall(needs, session));

/** Where a person begins: the screen that was chosen, while it may be opened; else the dashboard. */
export function firstScreen(session: Session | null): string {
  const chosen = session?.halamanAwal ? screenAt(session.halamanAwal) : undefined;
  return session && chosen && mayOpen(chosen, session) ? chosen.path : HOME;
}

/** The screens in a person's sidebar. */
export const screensOf = (session: Session): Screen[] =>
  SCREENS.filter((screen) => !screen.hidden && mayOpen(screen, session));
