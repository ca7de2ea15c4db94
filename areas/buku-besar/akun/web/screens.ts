import { IconListTree } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/bukubesar/akun",
    position: 240,
    title: "Bagan Akun",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconListTree,
    load: () => import("./BaganAkunPage.tsx").then((file) => file.BaganAkunPage),
  },
];
