import { dampakPada } from "#books/kas/dampak.ts";
import { kekuranganOf } from "#books/kas/kekurangan.ts";
import { readRekening } from "#books/kas/rekening.ts";
import type { Id } from "#kernel/types.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import type { DampakBayar } from "../contract.ts";
import { findPo } from "./load.ts";

type Dipilih = { idPo: string; idRekening: Id<"rekening"> };

/** The effect of a payment on the account, shown before it is made. */
export async function getDampakBayar({ db }: ReadCtx, { idPo, idRekening }: Dipilih): Promise<DampakBayar> {
  const [row, rekening] = await Promise.all([findPo(db, idPo), readRekening(db, [idRekening])]);
  const { totalHarga } = found(row, "PO");
  const pembayar = found(rekening.get(idRekening), "Rekening");
  return { rekening: dampakPada(pembayar, -totalHarga), kekurangan: await kekuranganOf(db, pembayar, totalHarga) };
}
