import { POS_NERACA, type PosNeraca } from "#areas/keuangan/rekening/contract.ts";
import type { NilaiKategori } from "#books/asset/nilai.ts";
import type { DasarHari } from "#books/neraca/dasar.ts";
import type { PosisiBuku } from "#books/neraca/posisi.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { BulanLabaRugi } from "../../laba-rugi/contract.ts";
import { idNeracaOf, type Neraca, POS_MANUAL, type PosManual } from "../contract.ts";
import { mayFill } from "./rules.ts";
import type { Entri, NilaiHari, SaldoKas } from "./sql.ts";

/** Makes the columns of Neraca from their parts, without the database. */
export type Bahan = {
  kas: readonly SaldoKas[];
  persediaan: readonly NilaiHari[];
  hutang: readonly NilaiHari[];
  asset: readonly NilaiKategori[];
  manual: readonly Entri[];
  dasar: readonly DasarHari[];
  /** Of the days whose basis is Buku Besar. */
  posisi: readonly (PosisiBuku & { hari: Tanggal })[];
  /** The months of the year until the last day. */
  laba: readonly BulanLabaRugi[];
  tutupSampai: Tanggal | null;
};

/** The last day of each earlier month of the year, then the day itself. */
export function hariNeraca(sampai: Tanggal): Tanggal[] {
  const [tahun = 0, bulan = 1] = sampai.split("-").map(Number);
  const akhirBulan = (ke: number) => new Date(Date.UTC(tahun, ke, 0)).toISOString().slice(0, 10) as Tanggal;
  return [...Array.from({ length: bulan - 1 }, (_, at) => akhirBulan(at + 1)), sampai];
}

export function composeNeraca(hari: Tanggal, bahan: Bahan): Neraca {
  const rekening = bahan.kas.filter((row) => row.hari === hari).map(({ hari: _, ...row }) => row);
  const saldo = (pos: PosNeraca | null) =>
    rekening.reduce((sum, row) => (row.posNeraca === pos ? sum + row.saldo : sum), 0) as Rupiah;
  const kas = perPos(POS_NERACA, saldo);
  const entri = bahan.manual.find((row) => row.hari === hari);
  const posisi = bahan.posisi.find((row) => row.hari === hari);
  const { diketik, ...isian } = isianPada(entri, posisi);
  const hasil = laba(hari, bahan.laba);
  const asset = bahan.asset
    .filter((row) => row.hari === hari)
    .map(({ idKategoriAsset, namaKategori, nilaiBuku }) => ({
      idKategoriAsset,
      namaKategori,
      totalNilaiPenyusutan: nilaiBuku,
    }));
  const isi = {
    ...kas,
    rekeningLainnya: saldo(null),
    ...isian,
    ...lainnya(posisi, hasil.labaTahunBerjalan),
    persediaanStok: nilai(bahan.persediaan, hari),
    hutangUsaha: nilai(bahan.hutang, hari),
    ...hasil,
    asset,
  };
  return {
    idNeraca: idNeracaOf(hari),
    tglNeraca: hari,
    ...isi,
    ...totalNeraca(isi),
    rekening,
    dasar: bahan.dasar.find((row) => row.hari === hari)?.dasar ?? "Kas dan isian",
    diketik,
    manual: entri ? { tanggal: entri.tanggal, waktu: entri.waktu, nama: entri.namaUser } : null,
    versi: entri?.idNeracaManual ?? 0,
    aksi: { isi: mayFill(hari, bahan.tutupSampai) },
  };
}

/** The figures that can be typed, and which of them somebody typed over what Buku Besar says. */
function isianPada(entri: Entri | undefined, posisi: PosisiBuku | undefined) {
  const ketikan = posisi === undefined ? [] : POS_MANUAL.filter((pos) => entri && !entri.mengikuti.includes(pos));
  const isian = perPos(POS_MANUAL, (pos) =>
    posisi === undefined || ketikan.includes(pos) ? (entri?.[pos] ?? NOL) : posisi[pos],
  );
  return { ...isian, diketik: ketikan.map((pos) => ({ pos, bukuBesar: posisi?.[pos] ?? NOL })) };
}

/**
 * What only Buku Besar has. Of a year whose first months were closed with the other basis, the profit shown is the sum of
 * what its months say; the rest of the accrual profit is equity, so that the balance sheet balances.
 */
function lainnya(posisi: PosisiBuku | undefined, laba: Rupiah) {
  if (posisi === undefined) return { asetLainnya: NOL, kewajibanLainnya: NOL, ekuitasLainnya: NOL };
  const { asetLainnya, kewajibanLainnya, ekuitasLainnya, labaTahunBerjalan } = posisi;
  return {
    asetLainnya,
    kewajibanLainnya,
    ekuitasLainnya: (ekuitasLainnya + labaTahunBerjalan - laba) as Rupiah,
  };
}

type Isi = Omit<
  Neraca,
  | "idNeraca"
  | "tglNeraca"
  | "totalAset"
  | "totalKewajibanEkuitas"
  | "selisih"
  | "rekening"
  | "dasar"
  | "diketik"
  | "manual"
  | "versi"
  | "aksi"
>;

/** The month's result is part of the year's, so it is not added again. */
export function totalNeraca(isi: Isi): Pick<Neraca, "totalAset" | "totalKewajibanEkuitas" | "selisih"> {
  const kas = POS_NERACA.reduce((sum, pos) => sum + isi[pos], 0);
  const asset = isi.asset.reduce((sum, row) => sum + row.totalNilaiPenyusutan, 0);
  const lancar = kas + isi.rekeningLainnya + isi.piutangUsaha + isi.piutangKaryawan + isi.persediaanStok;
  const totalAset = lancar + asset + isi.pembangunan + isi.assetLainLain + isi.asetLainnya;
  const lain = isi.kewajibanLainnya + isi.ekuitasLainnya;
  const totalKewajibanEkuitas = isi.hutangUsaha + isi.labaDitahan + isi.labaTahunBerjalan - isi.deviden + lain;
  return {
    totalAset: totalAset as Rupiah,
    totalKewajibanEkuitas: totalKewajibanEkuitas as Rupiah,
    selisih: (totalAset - totalKewajibanEkuitas) as Rupiah,
  };
}

const NOL = 0 as Rupiah;
const nilai = (rows: readonly NilaiHari[], hari: Tanggal) => rows.find((row) => row.hari === hari)?.nilai ?? NOL;

const perPos = <Pos extends PosNeraca | PosManual>(pos: readonly Pos[], nilai: (pos: Pos) => Rupiah) =>
  Object.fromEntries(pos.map((name) => [name, nilai(name)])) as Record<Pos, Rupiah>;

function laba(hari: Tanggal, bulan: readonly BulanLabaRugi[]) {
  const sampai = bulan.filter((row) => row.bulan <= hari.slice(0, 7));
  return {
    labaBulanIni: sampai.find((row) => row.bulan === hari.slice(0, 7))?.laba ?? NOL,
    labaTahunBerjalan: sampai.reduce((sum, row) => sum + row.laba, 0) as Rupiah,
  };
}
