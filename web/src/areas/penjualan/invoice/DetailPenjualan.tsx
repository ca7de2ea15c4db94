import { useAddress } from "../../../ui/dialog/useAddress.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { OrderDetail } from "../order/OrderDetail.tsx";
import { SeriDetail } from "../seri/SeriDetail.tsx";
import { InvoiceDetail } from "./InvoiceDetail.tsx";

export const isNomorInvoice = (kode: string): boolean => kode.startsWith("INV-");

/** The detail that a sales screen's address opens: an order, an invoice or, by `?seri=`, a unit. */
export function DetailPenjualan({ dialog }: { dialog: Dialog<string> }) {
  const unit = useAddress("seri");
  return (
    <>
      {isNomorInvoice(dialog.record ?? "") ? <InvoiceDetail dialog={dialog} /> : <OrderDetail dialog={dialog} />}
      <SeriDetail dialog={unit} />
    </>
  );
}
