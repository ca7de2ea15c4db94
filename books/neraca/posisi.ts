import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

/**
 * What Buku Besar says of the rows of Neraca that no other book has: receivables and the other figures that can be typed,
 * and its accounts that Neraca has no row for. Money, stock, fixed assets and Hutang Usaha are the same in both.
 */
export type PosisiBuku = {
  piutangUsaha: Rupiah;
  piutangKaryawan: Rupiah;
  pembangunan: Rupiah;
  assetLainLain: Rupiah;
  /** With the results of former years, also where nobody has carried them over. */
  labaDitahan: Rupiah;
  deviden: Rupiah;
  asetLainnya: Rupiah;
  kewajibanLainnya: Rupiah;
  ekuitasLainnya: Rupiah;
  /** The accrual result of the year until the day. */
  labaTahunBerjalan: Rupiah;
};

/** Whether an account `l` is one of those that Neraca and Buku Besar do not share. */
export const selainBuku = (db: Db): Fragment => db`
  l.id_rekening is null and l.id_kategori_asset is null and coalesce(l.bawaan, '') not in ('persediaan', 'hutang-usaha')`;

/**
 * Sums of balances with debit above zero as the columns of `PosisiBuku`: `saldo` of an account `l` of the kind `jenis`,
 * `tahun_ini` where it moved in the year of the day.
 */
export const kolomPosisi = (db: Db, { jenis, saldo, tahunIni }: Record<"jenis" | "saldo" | "tahunIni", Fragment>) => {
  const akun = (bawaan: string) => db`coalesce(sum(${saldo}) filter (where l.bawaan = ${bawaan}), 0)::bigint`;
  const lain = (kata: string) => db`
    coalesce(sum(${saldo}) filter (where ${jenis} = ${kata} and coalesce(l.bawaan, '') not in ('piutang', 'piutang-karyawan',
      'pembangunan', 'aset-lain', 'laba-ditahan', 'deviden')), 0)::bigint`;
  const hasil = (masa: Fragment) => db`
    coalesce(sum(${saldo}) filter (where ${jenis} in ('Pendapatan', 'Beban') and ${masa}), 0)::bigint`;
  return db`
    ${akun("piutang")} as piutang_usaha, ${akun("piutang-karyawan")} as piutang_karyawan,
    ${akun("pembangunan")} as pembangunan, ${akun("aset-lain")} as asset_lain_lain,
    -${akun("laba-ditahan")} - ${hasil(db`not ${tahunIni}`)} as laba_ditahan, ${akun("deviden")} as deviden,
    ${lain("Aset")} as aset_lainnya, -${lain("Kewajiban")} as kewajiban_lainnya, -${lain("Ekuitas")} as ekuitas_lainnya,
    -${hasil(tahunIni)} as laba_tahun_berjalan`;
};

/** What Buku Besar says at the end of each of these days. */
export const posisiPada = (db: Db, days: readonly Tanggal[]) => db<(PosisiBuku & { hari: Tanggal })[]>`
  with jumlah as materialized (
    -- The number of given days before this one.
    select id_akun, date_trunc('month', tanggal::timestamp)::date as bulan,
      width_bucket(tanggal - 1, ${[...days].sort()}::date[]) as sebelum, sum(saldo)::bigint as saldo
    from jurnal_harian where tanggal <= ${[...days].sort().at(-1) ?? null}::date group by 1, 2, 3)
  select h.hari, ${kolomPosisi(db, {
    jenis: db`m.jenis`,
    saldo: db`j.saldo`,
    tahunIni: db`j.bulan >= date_trunc('year', h.hari::timestamp)`,
  })}
  from (select hari, row_number() over (order by hari) as ke from unnest(${[...days]}::date[]) x(hari)) h
  left join jumlah j on j.sebelum < h.ke
  left join bagan_masa m on m.id_akun = j.id_akun and m.mulai <= j.bulan and j.bulan < m.sampai
  left join akun l on l.id_akun = m.id_akun_laporan and ${selainBuku(db)}
  where j.id_akun is null or l.id_akun is not null
  group by 1`;
