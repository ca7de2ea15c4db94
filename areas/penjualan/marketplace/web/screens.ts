import { IconBuildingStore } from "@tabler/icons-react";
import { withMenu } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/marketplace",
    position: 66,
    title: "Pesanan Marketplace",
    menu: null,
    needs: withMenu("Produk Card", "Invoice"),
    group: "Penjualan",
    icon: IconBuildingStore,
    load: () => import("./MarketplacePage.tsx").then((file) => file.MarketplacePage),
  },
];
