import type * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { blankable, field } from "#kernel/record.ts";
import { atauKosong, bilangan, idOf, teks } from "#kernel/row.ts";

/** The distance between two maintenances: whichever is over first. Both left out: the product is not maintained any more. */
export const isianAturan = {
  bulan: blankable(field.number("Tiap (bulan)", { min: 1, max: 240 })),
  jam: blankable(field.number("Tiap (jam mesin)", { min: 1, max: 1_000_000 })),
};

export const wireAturan = {
  idProduk: idOf("produk"),
  namaProduk: teks,
  bulan: atauKosong(bilangan),
  jam: atauKosong(bilangan),
};
const AturanPerawatan = row(wireAturan);
export type AturanPerawatan = z.output<typeof AturanPerawatan>;
