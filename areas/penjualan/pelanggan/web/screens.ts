import { IconAddressBook } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/pelanggan",
    position: 70,
    title: "Pelanggan",
    menu: "Pelanggan",
    group: "Penjualan",
    icon: IconAddressBook,
    load: () => import("./PelangganPage.tsx").then((file) => file.PelangganPage),
  },
];
