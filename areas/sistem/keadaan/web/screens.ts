import { IconHeartbeat } from "@tabler/icons-react";
import { withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/sistem/keadaan",
    position: 410,
    title: "Keadaan",
    menu: null,
    needs: withRole(["Super Admin"]),
    group: "Sistem",
    icon: IconHeartbeat,
    load: () => import("./KeadaanPage.tsx").then((file) => file.KeadaanPage),
  },
];
