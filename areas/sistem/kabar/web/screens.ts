import { IconBell } from "@tabler/icons-react";
import { KABAR } from "#web/ui/page/paths.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: KABAR,
    position: 430,
    title: "Kabar",
    menu: null,
    icon: IconBell,
    hidden: true,
    load: () => import("./KabarPage.tsx").then((file) => file.KabarPage),
  },
];
