import { IconBuildingStore } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/pemasok",
    position: 120,
    title: "Pemasok",
    menu: "Pemasok",
    group: "Gudang",
    icon: IconBuildingStore,
    load: () => import("./PemasokPage.tsx").then((file) => file.PemasokPage),
  },
];
