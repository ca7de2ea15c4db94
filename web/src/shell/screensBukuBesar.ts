import { IconListTree } from "@tabler/icons-react";
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
];
