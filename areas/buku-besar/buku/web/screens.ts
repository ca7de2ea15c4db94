import { IconBook } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/bukubesar/buku",
    position: 250,
    title: "Buku Besar",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconBook,
    load: () => import("./BukuPage.tsx").then((file) => file.BukuPage),
  },
];
