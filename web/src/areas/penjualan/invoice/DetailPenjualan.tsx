import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { OrderDetail } from "../order/OrderDetail.tsx";
import { InvoiceDetail } from "./InvoiceDetail.tsx";

export const isNomorInvoice = (kode: string): boolean => kode.startsWith("INV-");

/** What the address of a sales screen opens: an order, or one of its invoices. */
export function DetailPenjualan({ dialog }: { dialog: Dialog<string> }) {
  return isNomorInvoice(dialog.record ?? "") ? <InvoiceDetail dialog={dialog} /> : <OrderDetail dialog={dialog} />;
}
