import { IconAddressBook, IconCalendarDollar } from "@tabler/icons-react";
import type { Screen } from "./screen.ts";

/** Customers and what they owe, in the order of the sidebar. */
export const PELANGGAN: readonly Screen[] = [
  {
    path: "/admin/pelanggan",
    title: "Pelanggan",
    menu: "Pelanggan",
    group: "Penjualan",
    icon: IconAddressBook,
    load: () => import("#areas/penjualan/pelanggan/web/PelangganPage.tsx").then((file) => file.PelangganPage),
  },
  {
    path: "/admin/piutang",
    title: "Piutang",
    menu: "Piutang",
    group: "Penjualan",
    icon: IconCalendarDollar,
    load: () => import("#areas/penjualan/piutang/web/PiutangPage.tsx").then((file) => file.PiutangPage),
  },
];
