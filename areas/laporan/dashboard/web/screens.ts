import { IconLayoutDashboard } from "@tabler/icons-react";
import { HOME } from "#web/ui/page/paths.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: HOME,
    position: 10,
    title: "Dashboard",
    menu: "Dashboard",
    icon: IconLayoutDashboard,
    load: () => import("./DashboardPage.tsx").then((file) => file.DashboardPage),
  },
];
