import type * as z from "zod/mini";
import { row } from "./call.ts";
import type { Problem } from "./problem.ts";
import { atauKosong, bilangan, teks } from "./row.ts";

/** A wrong cell of a file that was tried out. */
export const SelSalah = row({ baris: atauKosong(bilangan), kolom: atauKosong(teks), message: teks });
export type SelSalah = z.output<typeof SelSalah>;

/** So many of them are told. */
const PALING_BANYAK = 200;

type Refused = { errors: readonly Problem[]; message: string };

/** The wrong cells that a refusal names, and how many they are; one that names none is its sentence. */
export function wrongCells({ errors, message }: Refused): { salah: SelSalah[]; banyakSalah: number } {
  const problems: readonly Pick<Problem, "baris" | "kolom" | "message">[] = errors.length > 0 ? errors : [{ message }];
  const salah = problems
    .slice(0, PALING_BANYAK)
    .map(({ baris = null, kolom = null, message }) => ({ baris, kolom, message }));
  return { salah, banyakSalah: problems.length };
}
