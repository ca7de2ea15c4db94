import type { InvoiceOrder, Order, SuratJalanOrder } from "#contract/penjualan/order.ts";
import type { ReadCtx, User } from "#server/platform/http/context.ts";
import type { InvoiceRow, OrderRow, SuratJalanRow } from "./muat.ts";
import { bolehCancel, bolehKirimEmail, bolehSetor } from "./rules.ts";

type Picture = ReadCtx["picture"];

/** An order as answered: picture addresses, and what this person may do with it. */
export function wireOrder(row: OrderRow, user: User, picture: Picture): Order {
  return {
    ...isiOrder(row, picture),
    aksi: { cancel: bolehCancel(user, row), setor: bolehSetor(user, row), kirimEmail: bolehKirimEmail(row.email) },
  };
}

/** The order without its actions: other screens of the area have their own. */
export function isiOrder(
  { bukti, dibatalkanOleh: _, invoices, suratJalan, ...row }: OrderRow,
  picture: Picture,
): Omit<Order, "aksi"> {
  return {
    ...row,
    buktiFoto: foto(bukti, picture),
    invoices: invoices.map((invoice) => wireInvoice(invoice, picture)),
    suratJalan: suratJalan.map((note) => wireSuratJalan(note, picture)),
  };
}

export const wireInvoice = ({ bukti, ...row }: InvoiceRow, picture: Picture): InvoiceOrder => ({
  ...row,
  buktiFoto: foto(bukti, picture),
});

export const wireSuratJalan = ({ bukti, ...row }: SuratJalanRow, picture: Picture): SuratJalanOrder => ({
  ...row,
  buktiFoto: foto(bukti, picture),
});

export const foto = (bukti: readonly string[], picture: Picture): string[] =>
  bukti.flatMap((idBerkas) => picture(idBerkas) ?? []);
