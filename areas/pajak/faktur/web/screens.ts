import { IconReceiptTax } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/pajak",
    position: 305,
    title: "Pajak",
    menu: "Buku Besar",
    needs: withRole(PRIVILEGED, "Buku Besar"),
    group: "Buku Besar",
    icon: IconReceiptTax,
    load: () => import("./PajakPage.tsx").then((file) => file.PajakPage),
  },
];
