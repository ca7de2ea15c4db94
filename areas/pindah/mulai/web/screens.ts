import { IconRocket } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";
import { mulai } from "../contract.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/mulai",
    position: 372,
    title: "Mulai memakai Kantor",
    menu: null,
    needs: mulai.getMulai.permission,
    group: "Setting",
    icon: IconRocket,
    load: () => import("./MulaiPage.tsx").then((file) => file.MulaiPage),
  },
];
