import { IconHelp } from "@tabler/icons-react";
import { BANTUAN } from "#web/ui/page/paths.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: BANTUAN,
    position: 450,
    title: "Bantuan",
    menu: null,
    icon: IconHelp,
    hidden: true,
    load: () => import("./BantuanPage.tsx").then((file) => file.BantuanPage),
  },
];
