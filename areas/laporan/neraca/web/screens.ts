import { IconScale } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/neraca",
    position: 230,
    title: "Neraca",
    menu: "Neraca",
    group: "Laporan",
    icon: IconScale,
    load: () => import("./NeracaPage.tsx").then((file) => file.NeracaPage),
  },
];
