import type { Name } from "../kernel/record.ts";
import { POS_NERACA } from "../keuangan/rekening.ts";
import { angkaNeraca, type Neraca } from "./neraca.ts";

/** The balance sheet's fixed layout, the same on screen, in print and in a file. */
export type BarisNeraca = {
  kunci: string;
  nama: string;
  /** `info` is shown and not added up. */
  jenis: "judul" | "pos" | "info" | "total" | "selisih";
  /** One figure for each column; none in a heading. */
  nilai: number[];
};

type Pos = Name<typeof angkaNeraca>;
/** A heading has words of its own; a figure may have some behind its name. */
type Tetap = readonly ["judul", nama: string] | readonly [jenis: Angka, pos: Pos, catatan?: string];
type Angka = Exclude<BarisNeraca["jenis"], "judul">;

/** Thirteen rows, and one where accounts feed none of them; those of the assets, one for each category, stand below. */
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
  ["total", "totalAset"],
  ["judul", "KEWAJIBAN DAN EKUITAS"],
  ["pos", "hutangUsaha"],
  ["pos", "labaDitahan"],
  ["info", "labaBulanIni", "(termasuk dalam tahun berjalan)"],
  ["pos", "labaTahunBerjalan"],
  ["pos", "deviden", "(pengurang)"],
  ["total", "totalKewajibanEkuitas"],
  ["selisih", "selisih"],
];

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
  // There only where money lies on accounts that feed none of the six rows.
  const adaLainnya = kolom.some(({ rekeningLainnya }) => rekeningLainnya !== 0);
  const atas = ATAS.filter(([, pos]) => adaLainnya || pos !== "rekeningLainnya");
  return [...atas.map(tetap), ...asset, ...BAWAH.map(tetap)];
}
