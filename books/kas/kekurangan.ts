import type { Kekurangan } from "#areas/keuangan/rekening/dampakRekening.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Rekening } from "./kas.ts";

/** What an account lacks to pay an amount, and the accounts that have as much, the fullest first. */
export async function kekuranganOf(db: Db, rekening: Rekening, nominal: number): Promise<Kekurangan> {
  const { idRekening, saldo, lainnya } = rekening;
  const kurang = (nominal - saldo) as Rupiah;
  if (kurang <= 0 || lainnya) return null;
  const sumber = await db<NonNullable<Kekurangan>["sumber"]>`
    select id_rekening, nama_rekening, saldo from rekening
    where saldo >= ${kurang} and id_rekening <> ${idRekening} and not lainnya
    order by saldo desc, id_rekening limit 5`;
  return { idRekening, kurang, sumber: [...sumber] };
}
