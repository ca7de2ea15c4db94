import { IconKey } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/sistem/kunci-api",
    position: 405,
    title: "Kunci API",
    menu: null,
    needs: withRole(PRIVILEGED, "Karyawan"),
    group: "Sistem",
    icon: IconKey,
    load: () => import("./KunciApiPage.tsx").then((file) => file.KunciApiPage),
  },
];
