import { IconMailForward } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/sistem/email-keluar",
    position: 420,
    title: "Email Keluar",
    menu: null,
    needs: withRole(PRIVILEGED),
    group: "Sistem",
    icon: IconMailForward,
    load: () => import("./EmailKeluarPage.tsx").then((file) => file.EmailKeluarPage),
  },
];
