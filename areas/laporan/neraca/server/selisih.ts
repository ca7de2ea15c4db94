import { akun } from "#books/jurnal/akun.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { type BagianSelisih, isianNeraca, type Neraca, type PosManual } from "../contract.ts";

/**
 * Explains the difference between the two totals of Neraca. Buku Besar always balances, and has the same money, stock,
 * fixed assets and Hutang Usaha as Neraca. So the difference is how far the entered figures and the year's profit by cash
 * are from Buku Besar, plus accounts that only Buku Besar has.
 */

/** The balance of an account that statements show, debit positive: before the year of a day, and in it. */
export type SaldoAkun = {
  kode: string;
  nama: string;
  bawaan: string | null;
  jenis: "Aset" | "Kewajiban" | "Ekuitas" | "Pendapatan" | "Beban";
  lalu: Rupiah;
  tahunIni: Rupiah;
  /** The accounts whose lines count there; advances of customers are in the book of Piutang Pelanggan. */
  buku: BagianSelisih["akun"];
};

/** Balances of all accounts, except those whose figures Neraca and Buku Besar share. */
export const saldoSelainBuku = (db: Db, hari: Tanggal) => db<SaldoAkun[]>`
  select l.kode, l.nama, l.bawaan, m.jenis,
    coalesce(sum(h.saldo) filter (where h.tanggal < date_trunc('year', ${hari}::timestamp)), 0)::bigint as lalu,
    coalesce(sum(h.saldo) filter (where h.tanggal >= date_trunc('year', ${hari}::timestamp)), 0)::bigint as tahun_ini,
    jsonb_agg(distinct jsonb_build_object('idAkun', k.id_akun, 'kode', k.kode, 'nama', k.nama)) as buku
  from jurnal_harian h
  join bagan_masa m on m.id_akun = h.id_akun and m.mulai <= h.tanggal and h.tanggal < m.sampai
  join bagan_pada(${hari}) b on b.id_akun = h.id_akun join bagan_pada(${hari}) l on l.id_akun = m.id_akun_laporan
  join bagan_pada(${hari}) k on k.id_akun = case b.bawaan when 'uang-muka' then ${akun(db, "piutang")} else b.id_akun end
  where h.tanggal <= ${hari} and l.id_rekening is null and l.id_kategori_asset is null
    and coalesce(l.bawaan, '') not in ('persediaan', 'hutang-usaha')
  group by 1, 2, 3, 4 order by 1`;

/** The entered figures with an account in Buku Besar. Equity grows by kredit. */
const DIKETIK: Readonly<Record<string, PosManual>> = {
  piutang: "piutangUsaha",
  "piutang-karyawan": "piutangKaryawan",
  pembangunan: "pembangunan",
  "aset-lain": "assetLainLain",
  "laba-ditahan": "labaDitahan",
  deviden: "deviden",
};
const LABA: readonly SaldoAkun["jenis"][] = ["Pendapatan", "Beban"];

const bukuDari = (rows: readonly SaldoAkun[]) => rows.flatMap(({ buku }) => buku);
const jumlah = (rows: readonly SaldoAkun[], nilai: (row: SaldoAkun) => number) =>
  rows.reduce((sum, row) => sum + nilai(row), 0);
const saldo = ({ lalu, tahunIni }: SaldoAkun) => lalu + tahunIni;
const uang = (nilai: number) => nilai as Rupiah;

export function bagianSelisih(neraca: Neraca, akun: readonly SaldoAkun[]): BagianSelisih[] {
  const laba = akun.filter(({ jenis }) => LABA.includes(jenis));
  const neracaSaja = akun.filter(({ jenis }) => !LABA.includes(jenis));
  const diketik = Object.entries(DIKETIK).map(([bawaan, pos]) =>
    satuDiketik(
      neraca,
      pos,
      neracaSaja.filter((row) => row.bawaan === bawaan),
      laba,
    ),
  );
  // With Buku Besar only typed figures can differ: Neraca has a row for all the rest.
  if (neraca.dasar === "Buku Besar") return diketik.filter(({ neraca, bukuBesar }) => neraca || bukuBesar);
  const lain = neracaSaja.filter(({ bawaan }) => bawaan === null || !(bawaan in DIKETIK)).map(hanyaBukuBesar);
  const akrual = -jumlah(laba, (row) => row.tahunIni);
  const hasil: BagianSelisih = {
    kunci: "laba",
    nama: "Laba tahun berjalan: menurut kas dan menurut Buku Besar",
    neraca: neraca.labaTahunBerjalan,
    bukuBesar: uang(akrual),
    nominal: uang(akrual - neraca.labaTahunBerjalan),
    akun: [],
  };
  return [...diketik, ...lain, hasil].filter(({ nominal, neraca, bukuBesar }) => nominal !== 0 || neraca || bukuBesar);
}

/** The profits of former years belong to Laba Ditahan, also where nobody has carried them over. */
function satuDiketik(neraca: Neraca, pos: PosManual, rows: SaldoAkun[], laba: readonly SaldoAkun[]): BagianSelisih {
  const tercatat = pos === "labaDitahan" ? -jumlah(rows, saldo) - jumlah(laba, (row) => row.lalu) : jumlah(rows, saldo);
  // Laba Ditahan above the entered figure is missing equity; for Deviden and assets it is the other way round.
  const nominal = pos === "labaDitahan" ? tercatat - neraca[pos] : neraca[pos] - tercatat;
  return {
    kunci: pos,
    nama: `${isianNeraca[pos].short}: diketik dan tercatat`,
    neraca: neraca[pos],
    bukuBesar: uang(tercatat),
    nominal: uang(nominal),
    akun: bukuDari(rows),
  };
}

function hanyaBukuBesar(row: SaldoAkun): BagianSelisih {
  const milikAset = row.jenis === "Aset";
  return {
    kunci: row.kode,
    nama: row.nama,
    neraca: null,
    bukuBesar: uang(milikAset ? saldo(row) : -saldo(row)),
    nominal: uang(-saldo(row)),
    akun: bukuDari([row]),
  };
}
