import { IconRocket } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/mulai",
    position: 372,
    title: "Mulai memakai Kantor",
    menu: null,
    needs: withRole(PRIVILEGED),
    group: "Setting",
    icon: IconRocket,
    load: () => import("./MulaiPage.tsx").then((file) => file.MulaiPage),
  },
];
