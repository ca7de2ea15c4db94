import { IconCalendarMonth } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/kalender",
    position: 25,
    title: "Kalender",
    menu: null,
    icon: IconCalendarMonth,
    load: () => import("./KalenderPage.tsx").then((file) => file.KalenderPage),
  },
];
