import { IconFileInvoice } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";
import { tagihan } from "../contract.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/tagihan",
    position: 152,
    title: "Tagihan Pemasok",
    menu: "Hutang",
    needs: tagihan.getTagihan.permission,
    group: "Keuangan",
    icon: IconFileInvoice,
    load: () => import("./TagihanPage.tsx").then((file) => file.TagihanPage),
  },
];
