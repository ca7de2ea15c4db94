import { IconRobot } from "@tabler/icons-react";
import { USULAN } from "#web/ui/page/paths.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: USULAN,
    position: 431,
    title: "Usulan program",
    menu: null,
    icon: IconRobot,
    hidden: true,
    load: () => import("./UsulanPage.tsx").then((file) => file.UsulanPage),
  },
];
