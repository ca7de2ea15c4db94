import { IconBuildingBank } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/rekening",
    position: 170,
    title: "Rekening",
    menu: "Rekening",
    group: "Keuangan",
    icon: IconBuildingBank,
    load: () => import("./RekeningPage.tsx").then((file) => file.RekeningPage),
  },
];
