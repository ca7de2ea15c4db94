import { IconFileDescription, IconFilter } from "@tabler/icons-react";
import { withMenu } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/penawaran",
    position: 48,
    title: "Penawaran",
    menu: null,
    needs: withMenu("Produk Card", "Sales Order"),
    group: "Penjualan",
    icon: IconFileDescription,
    load: () => import("./PenawaranPage.tsx").then((file) => file.PenawaranPage),
  },
  {
    path: "/admin/konversi-penawaran",
    position: 223,
    title: "Konversi Penawaran",
    menu: null,
    needs: withMenu("Produk Card", "Sales Order"),
    group: "Laporan",
    icon: IconFilter,
    load: () => import("./KonversiPage.tsx").then((file) => file.KonversiPage),
  },
];
