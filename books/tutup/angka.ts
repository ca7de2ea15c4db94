import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { padaHari } from "../asset/nilai.ts";
import { angkaBukuBesar } from "./angkaBukuBesar.ts";
import { angkaLabaRugi, bahanLaba } from "./angkaLabaRugi.ts";
import { angkaNeraca, bahanNeraca } from "./angkaNeraca.ts";

/** The last days of the months of 60 years, which contain every book. */
const SEMUA_AKHIR = Array.from({ length: 12 * 60 }, (_, bulan) => {
  const hari = new Date(Date.UTC(2000, bulan + 1, 0));
  return hari.toISOString().slice(0, 10) as Tanggal;
});

export const akhirBulan = (bulan: Tanggal): Tanggal => {
  const [tahun = 0, ke = 0] = bulan.split("-").map(Number);
  return new Date(Date.UTC(tahun, ke, 0)).toISOString().slice(0, 10) as Tanggal;
};

/**
 * What the reports say of whole months, figure by figure: `(bulan, laporan, kunci, nama, nominal)`, without those of 0.
 * `bulan` selects the first days of the months; `dikenal` names them where they are known, which is quicker. These are
 * kept when a month is closed (`tutup_buku_angka`), shown before it is, and compared by the books check.
 */
export const angkaBulan = (db: Db, bulan: Fragment, dikenal?: readonly Tanggal[]): Fragment => db`
  with b as materialized (
    select awal, (awal + interval '1 month - 1 day')::date as akhir from (${bulan}) x(awal)),
  -- The result of the year needs its months from January.
  m as materialized (
    select g::date as awal, (g + interval '1 month - 1 day')::date as akhir
    from (select date_trunc('year', min(awal)::timestamp) as mulai, max(awal)::timestamp as selesai from b) s
    cross join generate_series(s.mulai, s.selesai, '1 month') g),
  ${padaHari(db, dikenal?.map(akhirBulan) ?? SEMUA_AKHIR)},
  saldo_bulan as materialized (
    select id_akun, date_trunc('month', tanggal::timestamp)::date as bulan, sum(debit) as debit, sum(kredit) as kredit,
      sum(saldo) as saldo
    from jurnal_harian where tanggal <= (select max(akhir) from b) group by 1, 2),
  tempat as materialized (
    select s.*, m.id_akun_laporan, m.jenis from saldo_bulan s
    join bagan_masa m on m.id_akun = s.id_akun and m.mulai <= s.bulan and s.bulan < m.sampai),
  ${bahanLaba(db)},
  ${bahanNeraca(db)}
  select a.bulan, a.laporan, a.kunci, a.nama, a.nominal::bigint as nominal from (
    ${angkaLabaRugi(db)} union all ${angkaNeraca(db)} union all ${angkaBukuBesar(db)}
  ) a(bulan, laporan, kunci, nama, nominal)
  join b on b.awal = a.bulan where a.nominal <> 0`;
