import type { SaldoRekening } from "#contract/laporan/dashboard.ts";
import type { Db } from "#server/platform/postgres/database.ts";

export const saldoRekening = (db: Db) => db<SaldoRekening[]>`
  select nama_rekening, saldo as saldo_akhir from rekening where not lainnya order by id_rekening`;
