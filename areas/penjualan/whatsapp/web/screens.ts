import { IconBrandWhatsapp } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/sistem/whatsapp-keluar",
    position: 421,
    title: "WhatsApp Keluar",
    menu: null,
    needs: withRole(PRIVILEGED),
    group: "Sistem",
    icon: IconBrandWhatsapp,
    load: () => import("./WaKeluarPage.tsx").then((file) => file.WaKeluarPage),
  },
];
