import { type Kiriman, salamEmail } from "#company/kirimEmail.ts";
import { orderTerlihat } from "#company/orderMilik.ts";
import { letterhead, type Pengirim } from "#company/perusahaan.ts";
import { tanggal } from "#kernel/format.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { type InvoiceRow, loadOrder, type OrderRow } from "../../order/server/load.ts";
import { type CaraBayar, caraBayar } from "./caraBayar.ts";
import { kalimatInvoice } from "./kalimat.ts";
import { kertasInvoice } from "./pdf.ts";
import { invoiceBernomor, orderBerinvoice } from "./sql.ts";

/** The mail with an invoice's PDF to the customer of the order. */
export async function suratInvoice(
  { db, services }: Pick<ReadCtx, "db" | "services">,
  idInvoice: string,
  idSo: string | null,
): Promise<Kiriman> {
  const known = await invoiceBernomor(db, idInvoice);
  const [order] = known && (idSo === null || idSo === known.idSo) ? await loadOrder(db, [known.idSo]) : [];
  const invoice = found(order && semuaInvoice(order).find((one) => one.idInvoice === idInvoice), "Invoice");
  const [company, [bayar]] = await Promise.all([letterhead(db, services.storage), caraBayar(db, [idInvoice])]);
  return kiriman(company, found(order, "Order"), invoice, found(bayar, "Invoice"));
}

/** The mails with several invoices, which are loaded at once. */
export async function suratBanyak({ db, user, services }: ReadCtx, ids: readonly string[]) {
  const orders = await loadOrder(db, [...(await orderTerlihat(db, user, await orderBerinvoice(db, ids)))]);
  const [company, cara] = await Promise.all([letterhead(db, services.storage), caraBayar(db, ids)]);
  const bayar = new Map(cara.map((one) => [one.idInvoice, one]));
  const semua = orders.flatMap((order) => semuaInvoice(order).map((invoice) => ({ order, invoice })));
  const milik = new Map(semua.map((satu) => [satu.invoice.idInvoice, satu]));
  return async (idInvoice: string): Promise<Kiriman> => {
    const { order, invoice } = found(milik.get(idInvoice), "Invoice");
    return kiriman(company, order, invoice, found(bayar.get(idInvoice), "Invoice"));
  };
}

/** The invoices of an order with those that were cancelled. */
const semuaInvoice = ({ invoices, invoiceDibatalkan }: OrderRow): InvoiceRow[] => [...invoices, ...invoiceDibatalkan];

function kiriman(company: Pengirim, order: OrderRow, invoice: InvoiceRow, bayar: CaraBayar): Kiriman {
  const { idInvoice } = invoice;
  return {
    pengirim: company,
    idSo: order.idSo,
    idInvoice,
    alamat: order.email,
    perihal: `Invoice ${idInvoice} - ${company.nama}`,
    isi: salamEmail(company, order.namaCustomer, [
      `Terlampir invoice ${idInvoice} tanggal ${tanggal(invoice.tglInvoice)} untuk order ${order.idSo}.`,
      ...kalimatInvoice(company, order, invoice, bayar),
      "Mohon diperiksa kembali, dan hubungi kami bila ada yang tidak sesuai.",
    ]),
    lampiran: { nama: `${idInvoice}.pdf`, kertas: () => kertasInvoice(company, order, invoice, bayar) },
  };
}
