import { IconReceipt } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/salesorder",
    position: 50,
    title: "Sales Order",
    menu: "Sales Order",
    group: "Penjualan",
    icon: IconReceipt,
    load: () => import("./SalesOrderPage.tsx").then((file) => file.SalesOrderPage),
  },
];
