import { IconBuildingCommunity } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/setting/divisi",
    position: 320,
    title: "Divisi",
    menu: "Setting",
    group: "Setting",
    icon: IconBuildingCommunity,
    load: () => import("./DivisiPage.tsx").then((file) => file.DivisiPage),
  },
];
