import { POS_NERACA } from "#areas/keuangan/rekening/contract.ts";
import type { Name } from "#kernel/record.ts";
import { angkaNeraca, type Neraca } from "./contract.ts";

/** The layout of Neraca, the same on screen, in print and in a spreadsheet. */
export type BarisNeraca = {
  kunci: string;
  nama: string;
  /** `info` is shown, but not added up. */
  jenis: "judul" | "pos" | "info" | "total" | "selisih";
  /** One figure per column; none for a heading. */
  nilai: number[];
};

type Pos = Name<typeof angkaNeraca>;
/** A heading has its own text; the label of a figure may have a suffix. */
type Tetap = readonly ["judul", nama: string] | readonly [jenis: Angka, pos: Pos, catatan?: string];
type Angka = Exclude<BarisNeraca["jenis"], "judul">;

/** Thirteen rows, and one for accounts that count in none of them. The asset categories come below. */
const ATAS: readonly Tetap[] = [
  ["judul", "ASET"],
  ["judul", "Aset Lancar"],
  ["judul", "Kas dan Setara Kas"],
  ...POS_NERACA.map((pos) => ["pos", pos] as const),
  ["pos", "rekeningLainnya"],
  ["pos", "piutangUsaha"],
  ["pos", "piutangKaryawan"],
  ["pos", "persediaanStok"],
  ["judul", "Aset Tetap"],
];

const BAWAH: readonly Tetap[] = [
  ["pos", "pembangunan"],
  ["pos", "assetLainLain"],
  ["pos", "asetLainnya"],
  ["total", "totalAset"],
  ["judul", "KEWAJIBAN DAN EKUITAS"],
  ["pos", "hutangUsaha"],
  ["pos", "kewajibanLainnya"],
  ["pos", "labaDitahan"],
  ["info", "labaBulanIni", "(termasuk dalam tahun berjalan)"],
  ["pos", "labaTahunBerjalan"],
  ["pos", "deviden", "(pengurang)"],
  ["pos", "ekuitasLainnya"],
  ["total", "totalKewajibanEkuitas"],
  ["selisih", "selisih"],
];

/** Accounts that count in none of the six cash rows, and what only Buku Besar has: shown only where there is something. */
const HANYA_BILA_ADA = ["rekeningLainnya", "asetLainnya", "kewajibanLainnya", "ekuitasLainnya"] as const;

export function barisNeraca(kolom: readonly Neraca[]): BarisNeraca[] {
  const tetap = ([jenis, pos, catatan]: Tetap): BarisNeraca => {
    if (jenis === "judul") return { kunci: pos, nama: pos, jenis, nilai: [] };
    const nama = [angkaNeraca[pos].short, catatan].filter(Boolean).join(" ");
    return { kunci: pos, nama, jenis, nilai: kolom.map((entri) => entri[pos]) };
  };
  const asset = (kolom[0]?.asset ?? []).map(({ idKategoriAsset, namaKategori }, at) => ({
    kunci: `asset-${idKategoriAsset}`,
    nama: namaKategori,
    jenis: "pos" as const,
    nilai: kolom.map((entri) => entri.asset[at]?.totalNilaiPenyusutan ?? 0),
  }));
  const tampak = ([, pos]: Tetap) =>
    !HANYA_BILA_ADA.some((nama) => nama === pos && kolom.every((entri) => entri[nama] === 0));
  return [...ATAS.filter(tampak).map(tetap), ...asset, ...BAWAH.filter(tampak).map(tetap)];
}
