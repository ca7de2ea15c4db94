import { IconPencilCheck } from "@tabler/icons-react";
import { withMenu } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/koreksi",
    position: 65,
    title: "Koreksi",
    menu: null,
    needs: withMenu("Sales Order", "Invoice", "Piutang"),
    group: "Penjualan",
    icon: IconPencilCheck,
    load: () => import("./KoreksiPage.tsx").then((file) => file.KoreksiPage),
  },
];
