import { IconReceiptRefund } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/hutang",
    position: 150,
    title: "Hutang",
    menu: "Hutang",
    group: "Keuangan",
    icon: IconReceiptRefund,
    load: () => import("./HutangPage.tsx").then((file) => file.HutangPage),
  },
];
