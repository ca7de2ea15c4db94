import { riwayatOf } from "#company/audit/history.ts";
import type { Db } from "#platform/db/database.ts";
import { together } from "#platform/db/together.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, found, notFound, type Refusal } from "#platform/http/refusal.ts";
import { uangDiterima } from "../tagihan.ts";
import type { InvoiceRow, SoRow } from "./sql.ts";
import { invoiceBernomor, orderTerkunci, orderTerkunciDari, rangkaianDari, rangkaianInvoice } from "./sql.ts";

/**
 * An order with its invoices, oldest first. The order is locked, so nobody adds, approves or deletes an invoice
 * meanwhile.
 */
export type OrderTerkunci = { order: SoRow; invoices: InvoiceRow[] };
export type InvoiceTerkunci = OrderTerkunci & { invoice: InvoiceRow; terakhir: boolean };

export async function lockOrder(deed: Deed, idSo: string): Promise<OrderTerkunci> {
  const [order, invoices] = await together(
    () => orderTerkunci(deed.tx, idSo),
    () => rangkaianInvoice(deed.tx, idSo),
  );
  return { order: found(order, "Order"), invoices };
}

/** An invoice of a locked order; of a deleted one the refusal says who deleted it. */
export async function lockInvoice(deed: Deed, idInvoice: string, idSo: string | null): Promise<InvoiceTerkunci> {
  const [row, invoices] = await together(
    () => orderTerkunciDari(deed.tx, idInvoice),
    () => rangkaianDari(deed.tx, idInvoice),
  );
  const order = found(row, "Invoice");
  if (idSo !== null && idSo !== order.idSo) throw notFound(`Invoice ${idInvoice} pada order ${idSo}`);
  const invoice = invoices.find((one) => one.idInvoice === idInvoice);
  if (!invoice) throw await sudahDihapus(deed.tx, idInvoice);
  return { order, invoices, invoice, terakhir: invoice === invoices.at(-1) };
}

/** An invoice to look at, also a cancelled one; of a deleted one the refusal says who deleted it. */
export async function invoiceHidup(db: Db, idInvoice: string): Promise<InvoiceRow> {
  const invoice = found(await invoiceBernomor(db, idInvoice), "Invoice");
  if (invoice.dihapus && invoice.statusApprove !== "Dibatalkan") throw await sudahDihapus(db, idInvoice);
  return invoice;
}

async function sudahDihapus(db: Db, idInvoice: string): Promise<Refusal> {
  const [last] = await riwayatOf(db, "invoice", idInvoice, 1);
  const kata = last?.sesudah?.statusApprove === "Dibatalkan" ? "dibatalkan" : "dihapus";
  return conflict(`Invoice ${idInvoice} sudah ${kata} oleh ${last?.namaUser ?? "orang lain"}`);
}

/** What the account receives: the payment without the fee of a marketplace. */
export const diterimaDari = (invoice: InvoiceRow, { tipeSo, totalTambahanOnline }: SoRow) =>
  uangDiterima(invoice, { tipeSo, totalTambahanOnline, jasaOnline: invoice.jasaOnline });
