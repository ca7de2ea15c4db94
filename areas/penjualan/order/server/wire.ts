import * as z from "zod/mini";
import { longer, partOf, withPictures } from "#platform/db/packed.ts";
import type { ReadCtx, User } from "#platform/http/context.ts";
import { listRow } from "#platform/http/listRow.ts";
import { BarisOrder, IsiOrder, Order } from "../contract.ts";
import { bacaOrder, type OrderRow, type OrderTerkirim } from "./muat.ts";
import { bolehCancel, bolehKirimEmail, bolehSetor } from "./rules.ts";

type Picture = ReadCtx["picture"];

/** An order as answered: picture addresses, and what this person may do with it. */
export const wireOrder = (row: OrderRow, user: User, picture: Picture): Order => ({
  ...isiOrder(row, picture),
  aksi: aksi(row, user),
});

const Berbaris = z.object({
  orders: z.array(
    z.pick(BarisOrder, { qty: true, qtyGanti: true, qtyBersurat: true, qtyTerkirim: true, qtySelesai: true }),
  ),
});
const bacaBaris = partOf(IsiOrder, Berbaris);

type Dinilai = Omit<OrderTerkirim, "isi"> & z.output<typeof Berbaris>;

const aksi = (row: Dinilai, user: User): Order["aksi"] => ({
  cancel: bolehCancel(user, row),
  setor: bolehSetor(user, row),
  kirimEmail: bolehKirimEmail(row.email),
});

const dengan = longer(Order, IsiOrder);

/** The same for a list: who takes it packed gets what the database wrote, which is read only where a rule asks for lines. */
export const barisOrder = (row: OrderTerkirim, user: User, picture: Picture): Order =>
  listRow({
    packed() {
      const { statusSo, email, dibatalkanOleh, semuaKembali } = row;
      const order = {
        ...{ statusSo, email, dibatalkanOleh, semuaKembali },
        get orders() {
          return bacaBaris(row.isi).orders;
        },
      };
      return dengan(withPictures(row.isi, picture), { aksi: aksi(order, user) });
    },
    plain: () => wireOrder(bacaOrder(row), user, picture),
  });

/** The order without its actions: other screens of the area have their own. */
export const isiOrder = ({ dibatalkanOleh: _, semuaKembali: __, ...row }: OrderRow, picture: Picture): IsiOrder => ({
  ...row,
  buktiFoto: foto(row.buktiFoto, picture),
  invoices: row.invoices.map((invoice) => ({ ...invoice, buktiFoto: foto(invoice.buktiFoto, picture) })),
  suratJalan: row.suratJalan.map((note) => ({ ...note, buktiFoto: foto(note.buktiFoto, picture) })),
});

export const foto = (bukti: readonly string[], picture: Picture): string[] =>
  bukti.flatMap((idBerkas) => picture(idBerkas) ?? []);
