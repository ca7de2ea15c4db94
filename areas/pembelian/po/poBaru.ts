import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { id, optional } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { blankable, inputOf } from "#kernel/record.ts";
import { idOf } from "#kernel/row.ts";
import { hargaPo, kepalaPo, kesepakatanPo } from "./isiPo.ts";

/** The input of addPo. */
export const PoBaru = z.object({
  idProduk: id("produk", "Produk"),
  qty: kepalaPo.qty.input,
  /**
   * Price and total as the person saw them, compared with the server's; omitted by those who may not see prices.
   */
  ...inputOf(hargaPo),
  /** Today if not given. */
  tglOrder: blankable(kepalaPo.tglOrder).input,
  idPemasok: optional(id("pemasok", "Pemasok")),
  ...inputOf(kesepakatanPo),
});
export type PoBaru = z.output<typeof PoBaru>;

export const MAX_PO_SEKALIGUS = 50;
export const readPoBaru = itemOf(PoBaru, "PO tidak dapat dibaca");

/** What became of one of several purchase orders: 200, or the status and the reason of its refusal. */
export const HasilPo = row({ idProduk: idOf("produk"), status: z.int(), message: z.string() });
export type HasilPo = z.output<typeof HasilPo>;
