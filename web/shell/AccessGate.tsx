import { Outlet } from "@tanstack/react-router";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { later } from "../ui/page/later.tsx";
import { HOME } from "../ui/page/paths.ts";
import { NoAccessPage } from "./NoAccessPage.tsx";
import { mayOpen, screenAt } from "./openScreens.ts";
import { useScreenPath } from "./useScreenPath.ts";

const HomePage = later(() => import("./HomePage.tsx").then((file) => file.HomePage), 480);

/** Shows a screen only to people with its menu. The home address greets everyone, whatever the menus. */
export function AccessGate({ session }: { session: Session }) {
  const screen = screenAt(useScreenPath());
  if (!screen || mayOpen(screen, session)) return <Outlet />;
  return screen.path === HOME ? <HomePage /> : <NoAccessPage title={screen.title} />;
}
