import { IconColumns3 } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/setting/kolom-sendiri",
    position: 375,
    title: "Kolom Sendiri",
    menu: "Setting",
    needs: withRole(PRIVILEGED),
    group: "Setting",
    icon: IconColumns3,
    load: () => import("./KolomSendiriPage.tsx").then((file) => file.KolomSendiriPage),
  },
];
