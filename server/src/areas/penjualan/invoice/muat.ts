import { uangDiterima } from "#contract/penjualan/tagihan.ts";
import { kunciSo } from "#server/books/pesanan/pesanan.ts";
import { riwayatOf } from "#server/platform/audit/history.ts";
import type { Deed } from "#server/platform/http/context.ts";
import { conflict, found, notFound, type Refusal } from "#server/platform/http/refusal.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import type { InvoiceRow, SoRow } from "./sql.ts";
import { invoiceBernomor, orderDari, rangkaianInvoice } from "./sql.ts";

/** An order and its chain of invoices, oldest first, locked by the order: nobody else adds, approves or deletes one. */
export type OrderTerkunci = { order: SoRow; invoices: InvoiceRow[] };
export type InvoiceTerkunci = OrderTerkunci & { invoice: InvoiceRow; terakhir: boolean };

export async function kunciOrder(deed: Deed, idSo: string): Promise<OrderTerkunci> {
  await kunciSo(deed, [idSo]);
  const order = found(await orderDari(deed.tx, idSo), "Order");
  return { order, invoices: await rangkaianInvoice(deed.tx, idSo) };
}

/** The invoice within its locked order. Who comes after a deletion hears whose it was. */
export async function kunciInvoice(deed: Deed, idInvoice: string, idSo: string | null): Promise<InvoiceTerkunci> {
  const seen = found(await invoiceBernomor(deed.tx, idInvoice), "Invoice");
  if (idSo !== null && idSo !== seen.idSo) throw notFound(`Invoice ${idInvoice} pada order ${idSo}`);
  const locked = await kunciOrder(deed, seen.idSo);
  const invoice = locked.invoices.find((one) => one.idInvoice === idInvoice);
  if (!invoice) throw await sudahDihapus(deed.tx, idInvoice);
  return { ...locked, invoice, terakhir: invoice === locked.invoices.at(-1) };
}

/** One invoice, to look at. Who comes after a deletion hears whose it was. */
export async function invoiceHidup(db: Db, idInvoice: string): Promise<InvoiceRow> {
  const invoice = found(await invoiceBernomor(db, idInvoice), "Invoice");
  if (invoice.dihapus) throw await sudahDihapus(db, idInvoice);
  return invoice;
}

async function sudahDihapus(db: Db, idInvoice: string): Promise<Refusal> {
  const [last] = await riwayatOf(db, "invoice", idInvoice, 1);
  return conflict(`Invoice ${idInvoice} sudah dihapus oleh ${last?.namaUser ?? "orang lain"}`);
}

/** What the account receives: the payment without the fee of a marketplace. */
export const diterimaDari = (invoice: InvoiceRow, { tipeSo, totalTambahanOnline }: SoRow) =>
  uangDiterima(invoice, { tipeSo, totalTambahanOnline, jasaOnline: invoice.jasaOnline });
