import { IconFileInvoice } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/invoiceorder",
    position: 60,
    title: "Invoice",
    menu: "Invoice",
    group: "Penjualan",
    icon: IconFileInvoice,
    load: () => import("./InvoiceOrderPage.tsx").then((file) => file.InvoiceOrderPage),
  },
];
