import * as z from "zod/mini";
import { answer, row } from "./call.ts";
import type { Field } from "./field.ts";
import { listOf } from "./fields.ts";
import { itemOf } from "./item.ts";
import { Pdf } from "./row.ts";

/** The most rows of a list that one call takes at once. */
export const MAKS_BANYAK = 100;

/** The rows that somebody chose in a list, by their keys. */
export const pilihan = <Key extends string | number, In>(label: string, key: Field<Key, In>) =>
  listOf<Key, In>(label, itemOf(key, `${label} tidak dikenal`), {
    min: 1,
    max: MAKS_BANYAK,
    empty: `Pilih ${label.toLowerCase()} dahulu`,
  });

/** The status of what is done, and of what is on its way. */
export const BERHASIL = 200;
export const MENYUSUL = 202;

/** What became of one of several rows: 200, 202 while it is on its way, or the status and the reason of its refusal. */
export const HasilSatu = row({ id: z.string(), status: z.int(), message: z.string() });
export type HasilSatu = z.output<typeof HasilSatu>;

export const HasilBanyak = answer(z.array(HasilSatu));
/** The papers of all that can be printed in one file, null where none can. */
export const PdfBanyak = answer(row({ pdf: z.nullable(Pdf), hasil: z.array(HasilSatu) }));
