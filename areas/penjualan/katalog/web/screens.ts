import { IconLayoutGrid } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/cardproduk",
    position: 40,
    title: "Produk Card",
    menu: "Produk Card",
    group: "Penjualan",
    icon: IconLayoutGrid,
    load: () => import("./KatalogPage.tsx").then((file) => file.KatalogPage),
  },
];
