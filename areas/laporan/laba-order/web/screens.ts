import { IconChartPie } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";
import { labaOrder } from "../contract.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/laba-order",
    position: 225,
    title: "Laba per Order",
    menu: "Laba Rugi",
    needs: labaOrder.getLabaOrder.permission,
    group: "Laporan",
    icon: IconChartPie,
    load: () => import("./LabaOrderPage.tsx").then((file) => file.LabaOrderPage),
  },
];
