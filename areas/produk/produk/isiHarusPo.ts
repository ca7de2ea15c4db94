import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { idOf, tanggal, uang } from "#kernel/row.ts";

/** What is said of a product to reorder: what is on its way, what is lacking, and what is proposed to order. */
export const isiHarusPo = {
  /** The units that open purchase orders still bring, the first of them on `tglDeadline`. */
  datang: row({ unit: z.int(), po: z.int(), tglDeadline: z.nullable(tanggal) }),
  /** Units that lines made to order wait for and no open purchase order brings. */
  menunggu: z.int(),
  usulan: z.int(),
  /** Who delivered it last; the price is null for those who may not see it. */
  pemasok: z.nullable(
    row({
      idPemasok: idOf("pemasok"),
      nama: z.string(),
      hargaTerakhir: z.nullable(uang),
      hariKirim: z.nullable(z.int()),
    }),
  ),
};
