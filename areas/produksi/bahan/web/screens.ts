import { IconStack2 } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/bahan",
    position: 94,
    title: "Bahan",
    menu: "Bahan",
    group: "Gudang",
    icon: IconStack2,
    load: () => import("./BahanPage.tsx").then((file) => file.BahanPage),
  },
];
