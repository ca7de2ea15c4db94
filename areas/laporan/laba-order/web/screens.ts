import { IconChartPie } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/laba-order",
    position: 225,
    title: "Laba per Order",
    menu: "Laba Rugi",
    needs: withRole(PRIVILEGED, "Laba Rugi"),
    group: "Laporan",
    icon: IconChartPie,
    load: () => import("./LabaOrderPage.tsx").then((file) => file.LabaOrderPage),
  },
];
