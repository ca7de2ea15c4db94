import { IconWebhook } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/sistem/webhook",
    position: 406,
    title: "Webhook",
    menu: null,
    needs: withRole(PRIVILEGED, "Karyawan"),
    group: "Sistem",
    icon: IconWebhook,
    load: () => import("./WebhookPage.tsx").then((file) => file.WebhookPage),
  },
];
