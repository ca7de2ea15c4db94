import { IconTruckReturn } from "@tabler/icons-react";
import { withMenu } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/retur",
    position: 140,
    title: "Retur",
    menu: null,
    needs: withMenu("Surat Jalan", "Sales Order"),
    group: "Gudang",
    icon: IconTruckReturn,
    load: () => import("./ReturPage.tsx").then((file) => file.ReturPage),
  },
];
