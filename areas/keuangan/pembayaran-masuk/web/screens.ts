import { IconCreditCard } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/sistem/pembayaran-online",
    position: 408,
    title: "Pembayaran Online",
    menu: null,
    needs: withRole(PRIVILEGED, "Invoice"),
    group: "Sistem",
    icon: IconCreditCard,
    load: () => import("./PembayaranMasukPage.tsx").then((file) => file.PembayaranMasukPage),
  },
];
