import { IconBriefcase } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/setting/jabatan",
    position: 330,
    title: "Jabatan",
    menu: "Setting",
    group: "Setting",
    icon: IconBriefcase,
    load: () => import("./JabatanPage.tsx").then((file) => file.JabatanPage),
  },
];
