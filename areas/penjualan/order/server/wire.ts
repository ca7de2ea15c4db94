import type { ReadCtx, User } from "#platform/http/context.ts";
import { mayChangeOrder } from "../../koreksi/server/rules.ts";
import type { IsiOrder, Order } from "../contract.ts";
import { garansi } from "./dibatalkan.ts";
import type { OrderRow } from "./load.ts";
import { mayAskBatal, mayCancel, maySendEmail, maySetor } from "./rules.ts";

type Picture = ReadCtx["picture"];

/** An order as answered: picture addresses, and what this person may do with it. */
export const wireOrder = (row: OrderRow, user: User, picture: Picture): Order => ({
  ...isiOrder(row, picture),
  revisi: row.revisi,
  idKunjungan: row.idKunjungan,
  lama: row.lama,
  ppnDiAtas: row.ppnDiAtas,
  selisihTagihan: row.selisihTagihan,
  invoiceDibatalkan: berfoto(row.invoiceDibatalkan, picture),
  aksi: {
    cancel: mayCancel(user, row),
    setor: maySetor(user, row),
    kirimEmail: maySendEmail(row.email),
    ubah: mayChangeOrder(row),
    mintaBatal: mayAskBatal(row),
  },
});

/** The order without its actions and corrections: other screens of the area have actions of their own. */
export const isiOrder = (order: OrderRow, picture: Picture): IsiOrder => {
  const {
    dibatalkanOleh: _,
    semuaKembali: __,
    revisi: ___,
    idKunjungan: _____,
    lama: ______,
    ppnDiAtas: ____,
    selisihTagihan,
    invoiceDibatalkan,
    ...row
  } = order;
  return {
    ...row,
    selesaiGaransi: garansi(order),
    buktiFoto: foto(row.buktiFoto, picture),
    invoices: berfoto(row.invoices, picture),
    suratJalan: row.suratJalan.map((note) => ({ ...note, buktiFoto: foto(note.buktiFoto, picture) })),
  };
};

const berfoto = (invoices: IsiOrder["invoices"], picture: Picture): IsiOrder["invoices"] =>
  invoices.map((invoice) => ({ ...invoice, buktiFoto: foto(invoice.buktiFoto, picture) }));

export const foto = (bukti: readonly string[], picture: Picture): string[] =>
  bukti.flatMap((idBerkas) => picture(idBerkas) ?? []);
