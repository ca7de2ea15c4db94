import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { OrderDetail } from "../order/OrderDetail.tsx";
import { InvoiceDetail } from "./InvoiceDetail.tsx";

export const isNomorInvoice = (kode: string): boolean => kode.startsWith("INV-");

/** The detail that a sales screen's address opens: an order or an invoice. */
export function DetailPenjualan({ dialog }: { dialog: Dialog<string> }) {
  return isNomorInvoice(dialog.record ?? "") ? <InvoiceDetail dialog={dialog} /> : <OrderDetail dialog={dialog} />;
}
