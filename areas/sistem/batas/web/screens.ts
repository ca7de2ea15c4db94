import { IconGavel } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/sistem/batas",
    position: 380,
    title: "Batas Persetujuan",
    menu: null,
    needs: withRole(PRIVILEGED),
    group: "Sistem",
    icon: IconGavel,
    load: () => import("./BatasPage.tsx").then((file) => file.BatasPage),
  },
];
