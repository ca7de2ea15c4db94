import { IconCalendarDollar } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/piutang",
    position: 80,
    title: "Piutang",
    menu: "Piutang",
    group: "Penjualan",
    icon: IconCalendarDollar,
    load: () => import("./PiutangPage.tsx").then((file) => file.PiutangPage),
  },
];
