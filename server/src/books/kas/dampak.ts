import type { Id } from "#contract/kernel/types.ts";
import type { DampakRekening } from "#contract/keuangan/pengajuan.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { masalahGeseran, type Rekening } from "./kas.ts";

/** Accounts as they are now, not locked: for what is shown before somebody decides. */
export async function bacaRekening(db: Db, ids: readonly Id<"rekening">[]): Promise<Map<number, Rekening>> {
  const rows = await db<Rekening[]>`
    select id_rekening, nama_rekening, saldo, lainnya from rekening where id_rekening = any(${[...ids]})`;
  return new Map(rows.map((row) => [row.idRekening, row]));
}

/** What a movement would do to an account. A positive `nominal` comes in, a negative one goes out. */
export const dampakPada = (rekening: Rekening, nominal: number): DampakRekening => ({
  namaRekening: rekening.namaRekening,
  saldoSebelum: rekening.saldo,
  nominal: nominal as DampakRekening["nominal"],
  saldoSesudah: (rekening.saldo + nominal) as DampakRekening["saldoSesudah"],
  alasan: masalahGeseran(rekening, nominal),
});
