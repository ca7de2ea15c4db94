import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";

const OrderDetail = onOpening(() => import("../../order/web/OrderDetail.tsx").then((file) => file.OrderDetail));
const SeriDetail = onOpening(() => import("../../seri/web/SeriDetail.tsx").then((file) => file.SeriDetail));
const InvoiceDetail = onOpening(() => import("./InvoiceDetail.tsx").then((file) => file.InvoiceDetail));

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
