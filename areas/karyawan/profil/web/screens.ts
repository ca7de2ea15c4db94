import { IconUserCircle } from "@tabler/icons-react";
import { PROFILE } from "#web/ui/page/paths.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: PROFILE,
    position: 440,
    title: "Profil",
    menu: null,
    icon: IconUserCircle,
    hidden: true,
    load: () => import("./ProfilPage.tsx").then((file) => file.ProfilPage),
  },
];
