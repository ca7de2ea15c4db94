import type { RentangPenuh } from "#kernel/range.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { SaldoRekening } from "../contract.ts";

export const saldoRekening = (db: Db) => db<SaldoRekening[]>`
  select id_rekening, nama_rekening, saldo as saldo_akhir from rekening where not lainnya order by id_rekening`;

/** What all accounts held together at the end of each month of the range, and on its last day. */
export const saldoPada = (db: Db, { tglAwal, tglAkhir }: RentangPenuh) => db<{ hari: Tanggal; saldo: Rupiah }[]>`
  select b.hari, (
    select coalesce(sum(k.saldo), 0)::bigint from rekening r cross join lateral kas_pada(r.id_rekening, b.hari) k
    where not r.lainnya) as saldo
  from (
    select least((m + interval '1 month' - interval '1 day')::date, ${tglAkhir}::date) as hari
    from generate_series(date_trunc('month', ${tglAwal}::timestamp), ${tglAkhir}::timestamp, '1 month') m) b
  order by 1`;
