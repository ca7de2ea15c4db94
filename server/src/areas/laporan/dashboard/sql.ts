import type { Rupiah } from "#contract/kernel/types.ts";
import type { Db } from "#server/platform/postgres/database.ts";

export const saldoRekening = (db: Db) => db<{ namaRekening: string; saldoAkhir: Rupiah }[]>`
  select nama_rekening, saldo as saldo_akhir from rekening where not lainnya order by id_rekening`;
