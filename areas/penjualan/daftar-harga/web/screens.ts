import { IconDiscount } from "@tabler/icons-react";
import { withMenu } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/daftar-harga",
    position: 49,
    title: "Daftar Harga",
    menu: null,
    needs: withMenu("Produk Card"),
    group: "Penjualan",
    icon: IconDiscount,
    load: () => import("./DaftarHargaPage.tsx").then((file) => file.DaftarHargaPage),
  },
];
