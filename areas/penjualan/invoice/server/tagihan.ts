import { findRekening } from "#books/kas/rekening.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, invalid } from "#platform/http/refusal.ts";
import { computeTagihan, type IsianTagihan, problemOfTagihan, type Rangkaian, type Tagihan } from "../tagihan.ts";
import { rekeningKosong, rekeningTidakDikenal } from "./rules.ts";

export const BUKTI_INVOICE = "invoice_bukti";

/**
 * Computes the amounts of an invoice. Refuses with all problems; one with an amount fixed earlier is a conflict (409).
 */
export function tagihanDari(rangkaian: Rangkaian, isian: IsianTagihan): Tagihan {
  const masalah = problemOfTagihan(rangkaian, isian).map(({ field, message, bentrok }) => ({
    problem: { field, message },
    bentrok,
  }));
  const bentrok = masalah.filter((one) => one.bentrok);
  const [first, ...rest] = (bentrok.length > 0 ? bentrok : masalah).map((one) => one.problem);
  if (first && bentrok.length > 0) throw conflict(first.message, [first, ...rest]);
  if (first) throw invalid([first, ...rest]);
  return computeTagihan(rangkaian, isian);
}

export function refuseTotalBerubah(changed: Problem | null): void {
  if (changed) throw conflict(changed.message, [changed]);
}

export async function rekeningPenerima({ tx }: Deed, idRekening: Id<"rekening">) {
  const rekening = await findRekening(tx, idRekening);
  if (!rekening) throw rekeningTidakDikenal();
  if (rekening.lainnya) throw rekeningKosong();
  return rekening;
}
