import { IconChartBar } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/kerusakan-mesin",
    position: 157,
    title: "Kerusakan Mesin",
    menu: "Servis",
    group: "Servis",
    icon: IconChartBar,
    load: () => import("./KerusakanPage.tsx").then((file) => file.KerusakanPage),
  },
];
