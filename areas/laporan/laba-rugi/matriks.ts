import type { AsalKomponen, AsalLaba, BulanLabaRugi, KebutuhanLaba } from "./contract.ts";

/** Laba Rugi as a table, the same on screen, in print and in a spreadsheet. */
export type BarisMatriks = {
  kunci: string;
  nama: string;
  jenis: "komponen" | "kebutuhan" | "laba kotor" | "laba" | "tanpa grup" | "tanpa komponen";
  /** One figure per month. */
  nilai: number[];
  total: number;
  /** What a click on a cell opens; null for totals, and for what leads to Buku Besar. */
  sel: { asal: AsalLaba; id: number } | null;
  /** The row is what Buku Besar says beyond the money. */
  bukuBesar?: boolean;
};

type Kelompok = {
  kunci: string;
  nama: string;
  asal: AsalKomponen;
  nominal: (bulan: BulanLabaRugi) => number;
  isi: (bulan: BulanLabaRugi) => readonly KebutuhanLaba[];
};

/** Components with their needs, the result, and below it the needs without a component. */
export function matriks(data: readonly BulanLabaRugi[]): BarisMatriks[] {
  const first = data[0];
  if (!first) return [];
  const komponen = first.komponen.flatMap(({ idKomponenLaba, namaKomponenLaba, asal }, at) => [
    ...kelompok(data, {
      kunci: `k${idKomponenLaba}`,
      nama: namaKomponenLaba,
      asal,
      nominal: (bulan) => bulan.komponen[at]?.nominal ?? 0,
      isi: (bulan) => bulan.komponen[at]?.kebutuhan ?? [],
    }),
    ...(asal === "HPP" ? [labaKotor(data, at)] : []),
  ]);
  const tanpa = kelompok(data, {
    kunci: "tanpa",
    nama: "Tanpa Komponen",
    asal: "kebutuhan",
    nominal: (bulan) => jumlah(bulan.tanpaKomponen.map((row) => row.nominal)),
    isi: (bulan) => bulan.tanpaKomponen,
  });
  const [judul, ...isi] = tanpa;
  return [
    ...komponen,
    ...hasil(data),
    ...(judul && isi.length > 0 ? [{ ...judul, jenis: "tanpa komponen" as const }, ...isi] : []),
  ];
}

/** Sales less the cost of the goods: the components down to HPP, which is the one at `hpp`. */
const labaKotor = (data: readonly BulanLabaRugi[], hpp: number): BarisMatriks =>
  baris(
    "laba-kotor",
    "Laba Kotor",
    "laba kotor",
    data.map(({ komponen }) => jumlah(komponen.slice(0, hpp + 1).map(({ nominal }) => nominal))),
  );

/** The result; for the accounts of a group with the difference to the result of all accounts, which Neraca shows. */
function hasil(data: readonly BulanLabaRugi[]): BarisMatriks[] {
  const lengkap = data[0]?.komponen.some(({ asal }) => asal === "HPP");
  const laba = data.map((bulan) => bulan.laba);
  const nama = lengkap ? "Laba / Rugi" : "Laba / Rugi (sebelum HPP dan penyusutan)";
  const rows = [baris("laba", nama, "laba", laba)];
  if (data[0]?.rekeningTanpaGrup == null) return rows;
  const lain = data.map((bulan) => bulan.rekeningTanpaGrup ?? 0);
  const semua = laba.map((nilai, at) => nilai + (lain[at] ?? 0));
  return [
    ...rows,
    baris("tanpa-grup", "Rekening tanpa grup", "tanpa grup", lain),
    baris("laba-semua", "Laba / Rugi semua rekening", "laba", semua),
  ];
}

function kelompok(data: readonly BulanLabaRugi[], { kunci, nama, asal, nominal, isi }: Kelompok): BarisMatriks[] {
  const rows = (data[0] ? isi(data[0]) : []).map(({ idKebutuhan, namaKebutuhan }, at) =>
    baris(
      `${kunci}-${idKebutuhan}`,
      namaKebutuhan,
      "kebutuhan",
      data.map((bulan) => isi(bulan)[at]?.nominal ?? 0),
      asal === "Buku Besar" ? null : { asal, id: idKebutuhan },
    ),
  );
  if (asal === "Buku Besar") for (const row of rows) row.bukuBesar = true;
  return [baris(kunci, nama, "komponen", data.map(nominal)), ...rows];
}

const baris = (
  kunci: string,
  nama: string,
  jenis: BarisMatriks["jenis"],
  nilai: number[],
  sel: BarisMatriks["sel"] = null,
): BarisMatriks => ({ kunci, nama, jenis, nilai, total: jumlah(nilai), sel });

const jumlah = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
