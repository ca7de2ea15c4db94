import { IconPackage } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/produk",
    position: 90,
    title: "Produk",
    menu: "Produk",
    group: "Gudang",
    icon: IconPackage,
    load: () => import("./ProdukPage.tsx").then((file) => file.ProdukPage),
  },
];
