import { IconEyeCheck } from "@tabler/icons-react";
import { withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/sistem/jejak-keamanan",
    position: 400,
    title: "Jejak Keamanan",
    menu: null,
    needs: withRole(["Super Admin"]),
    group: "Sistem",
    icon: IconEyeCheck,
    load: () => import("./JejakKeamananPage.tsx").then((file) => file.JejakKeamananPage),
  },
];
