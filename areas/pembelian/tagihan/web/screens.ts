import { IconFileInvoice } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/tagihan",
    position: 152,
    title: "Tagihan Pemasok",
    menu: "Hutang",
    needs: withRole(PRIVILEGED, "Hutang"),
    group: "Keuangan",
    icon: IconFileInvoice,
    load: () => import("./TagihanPage.tsx").then((file) => file.TagihanPage),
  },
];
