import { IconPackageImport } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/po",
    position: 110,
    title: "Purchase Order",
    menu: "Purchase Order",
    group: "Gudang",
    icon: IconPackageImport,
    load: () => import("./PoPage.tsx").then((file) => file.PoPage),
  },
];
