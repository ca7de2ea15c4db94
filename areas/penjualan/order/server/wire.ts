import type { ReadCtx, User } from "#platform/http/context.ts";
import type { IsiOrder, Order } from "../contract.ts";
import { garansi } from "./dibatalkan.ts";
import type { OrderRow } from "./load.ts";
import { mayCancel, maySendEmail, maySetor } from "./rules.ts";

type Picture = ReadCtx["picture"];

/** An order as answered: picture addresses, and what this person may do with it. */
export const wireOrder = (row: OrderRow, user: User, picture: Picture): Order => ({
  ...isiOrder(row, picture),
  aksi: { cancel: mayCancel(user, row), setor: maySetor(user, row), kirimEmail: maySendEmail(row.email) },
});

/** The order without its actions: other screens of the area have their own. */
export const isiOrder = ({ dibatalkanOleh: _, semuaKembali: __, ...row }: OrderRow, picture: Picture): IsiOrder => ({
  ...row,
  selesaiGaransi: garansi(row),
  buktiFoto: foto(row.buktiFoto, picture),
  invoices: row.invoices.map((invoice) => ({ ...invoice, buktiFoto: foto(invoice.buktiFoto, picture) })),
  suratJalan: row.suratJalan.map((note) => ({ ...note, buktiFoto: foto(note.buktiFoto, picture) })),
});

export const foto = (bukti: readonly string[], picture: Picture): string[] =>
  bukti.flatMap((idBerkas) => picture(idBerkas) ?? []);
