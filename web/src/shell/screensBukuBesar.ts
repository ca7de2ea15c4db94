import { IconBook, IconListTree } from "@tabler/icons-react";
import type { Screen } from "./screen.ts";

/** The screens of the journal, in the order of the sidebar. */
export const BUKU_BESAR: readonly Screen[] = [
  {
    path: "/admin/bukubesar/akun",
    title: "Bagan Akun",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconListTree,
    load: () => import("../areas/buku-besar/akun/BaganAkunPage.tsx").then((file) => file.BaganAkunPage),
  },
  {
    path: "/admin/bukubesar/buku",
    title: "Buku Besar",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconBook,
    load: () => import("../areas/buku-besar/buku/BukuPage.tsx").then((file) => file.BukuPage),
  },
];
