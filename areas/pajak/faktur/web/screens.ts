import { IconReceiptTax } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";
import { fakturPajak } from "../contract.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/pajak",
    position: 305,
    title: "Pajak",
    menu: "Buku Besar",
    needs: fakturPajak.getFaktur.permission,
    group: "Buku Besar",
    icon: IconReceiptTax,
    load: () => import("./PajakPage.tsx").then((file) => file.PajakPage),
  },
];
