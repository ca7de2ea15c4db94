import { isianNeraca, type Neraca } from "./neraca.ts";

/** The balance sheet's fixed layout, the same on screen, in print and in a file. */
export type BarisNeraca = {
  kunci: string;
  nama: string;
  /** `info` is shown and not added up. */
  jenis: "judul" | "pos" | "info" | "total" | "selisih";
  /** One figure for each column; none in a heading. */
  nilai: number[];
};

type Pos = keyof { [Name in keyof Neraca as Neraca[Name] extends number ? Name : never]: true };
type Tetap = readonly [jenis: BarisNeraca["jenis"], nama: string, pos?: Pos];

/** Thirteen rows; those of the assets, one for each category, stand right after them. */
const ATAS: readonly Tetap[] = [
  ["judul", "ASET"],
  ["judul", "Aset Lancar"],
  ["judul", "Kas dan Setara Kas"],
  ["pos", "Kas Kecil", "kasKecil"],
  ["pos", "Kas Management", "kasManagement"],
  ["pos", "Bank BCA RJP", "bcaRjp"],
  ["pos", "Bank BCA Aneka", "bcaAneka"],
  ["pos", "Bank BRI RJP", "briRjp"],
  ["pos", "Bank BRI Aneka", "briAneka"],
  ["pos", isianNeraca.piutangUsaha.label, "piutangUsaha"],
  ["pos", isianNeraca.piutangKaryawan.label, "piutangKaryawan"],
  ["pos", "Persediaan Stok", "persediaanStok"],
  ["judul", "Aset Tetap"],
];

const BAWAH: readonly Tetap[] = [
  ["pos", isianNeraca.pembangunan.label, "pembangunan"],
  ["pos", isianNeraca.assetLainLain.label, "assetLainLain"],
  ["total", "Total Aset", "totalAset"],
  ["judul", "KEWAJIBAN DAN EKUITAS"],
  ["pos", "Hutang Usaha", "hutangUsaha"],
  ["pos", isianNeraca.labaDitahan.label, "labaDitahan"],
  ["info", "Laba Bulan Ini (termasuk dalam tahun berjalan)", "labaBulanIni"],
  ["pos", "Laba Tahun Berjalan", "labaTahunBerjalan"],
  ["pos", `${isianNeraca.deviden.label} (pengurang)`, "deviden"],
  ["total", "Total Kewajiban dan Ekuitas", "totalKewajibanEkuitas"],
  ["selisih", "Selisih", "selisih"],
];

export function barisNeraca(kolom: readonly Neraca[]): BarisNeraca[] {
  const tetap = ([jenis, nama, pos]: Tetap): BarisNeraca => ({
    kunci: pos ?? nama,
    nama,
    jenis,
    nilai: pos ? kolom.map((entri) => entri[pos]) : [],
  });
  const asset = (kolom[0]?.asset ?? []).map(({ idKategoriAsset, namaKategori }, at) => ({
    kunci: `asset-${idKategoriAsset}`,
    nama: namaKategori,
    jenis: "pos" as const,
    nilai: kolom.map((entri) => entri.asset[at]?.totalNilaiPenyusutan ?? 0),
  }));
  const atas = ATAS.map(tetap);
  // Not one of the thirteen: it is there only where money lies on accounts that feed none of the six rows.
  if (kolom.some(({ rekeningLainnya }) => rekeningLainnya !== 0)) {
    const sesudahBank = atas.findIndex(({ kunci }) => kunci === "briAneka") + 1;
    atas.splice(sesudahBank, 0, tetap(["pos", "Rekening Lainnya", "rekeningLainnya"]));
  }
  return [...atas, ...asset, ...BAWAH.map(tetap)];
}
