import { IconTool } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/servis",
    position: 154,
    title: "Servis",
    menu: "Servis",
    group: "Servis",
    icon: IconTool,
    load: () => import("./KeluhanPage.tsx").then((file) => file.KeluhanPage),
  },
];
