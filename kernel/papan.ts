import * as z from "zod/mini";
import { answer, row } from "./call.ts";

/** The most cards of a column; its list has them all. */
export const MAX_KARTU = 20;

/** The answer of a board: each column with how many it has in all, and the first of them. */
export const papanOf = <Kolom extends string, Kartu extends z.ZodMiniType>(kolom: readonly Kolom[], kartu: Kartu) =>
  answer(z.array(row({ kolom: z.enum(kolom), jumlah: z.int(), kartu: z.array(kartu) })));
