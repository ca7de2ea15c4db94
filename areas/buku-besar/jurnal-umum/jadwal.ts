import type { Rupiah, Tanggal } from "#kernel/types.ts";

/** What becomes of a typed entry by itself after its own day. */
export const ULANGAN = ["Sekali", "Balik otomatis", "Berulang", "Dibagi rata"] as const;
export type Ulangan = (typeof ULANGAN)[number];
export const ARTI_ULANGAN: Readonly<Record<Ulangan, string>> = {
  Sekali: "Sekali",
  "Balik otomatis": "Balik otomatis tanggal 1 bulan berikutnya",
  Berulang: "Berulang setiap bulan, nominal tetap",
  "Dibagi rata": "Total dibagi rata per bulan",
};
/** The most entries that one form leads to: ten years. */
export const MAX_ULANG = 120;

export const berkala = (ulangan: string): boolean => ulangan === "Berulang" || ulangan === "Dibagi rata";

type Sisi = { debit: Rupiah; kredit: Rupiah };
export type Tahap = { ke: number; tanggal: Tanggal; baris: Sisi[] };
export type Berulang = { tanggal: Tanggal; ulangan: Ulangan; ulangSampai: Tanggal | null; baris: readonly Sisi[] };

/** The same day of a later month, or the last one of a shorter month. */
function bulanLagi(hari: Tanggal, bulan: number): Tanggal {
  const [tahun = 0, ke = 0, tanggal = 0] = hari.split("-").map(Number);
  const akhir = new Date(Date.UTC(tahun, ke + bulan, 0));
  akhir.setUTCDate(Math.min(tanggal, akhir.getUTCDate()));
  return akhir.toISOString().slice(0, 10) as Tanggal;
}

/** The days of all entries, that of the first one included. */
function hariJadwal({ tanggal, ulangan, ulangSampai }: Berulang): Tanggal[] {
  if (ulangan === "Sekali") return [tanggal];
  if (ulangan === "Balik otomatis") return [tanggal, `${bulanLagi(tanggal, 1).slice(0, 7)}-01` as Tanggal];
  const hari = Array.from({ length: MAX_ULANG + 1 }, (_, bulan) => bulanLagi(tanggal, bulan));
  return hari.filter((satu) => ulangSampai !== null && satu <= ulangSampai);
}

const jumlah = (baris: readonly Sisi[], sisi: keyof Sisi): number => baris.reduce((sum, satu) => sum + satu[sisi], 0);

/**
 * The part of each line in one of `banyak` months. Both sides must come to the same amount every month, although every
 * line is rounded: the last line of each side takes what its side lacks, and the last month takes the rest.
 */
function bagian(baris: readonly Sisi[], ke: number, banyak: number): Sisi[] {
  const sebulan = baris.map(({ debit, kredit }) => ({
    debit: Math.floor(debit / banyak),
    kredit: Math.floor(kredit / banyak),
  }));
  for (const sisi of ["debit", "kredit"] as const) {
    const terakhir = baris.findLastIndex((satu) => satu[sisi] > 0);
    const penerima = sebulan[terakhir];
    if (penerima) penerima[sisi] += Math.floor(jumlah(baris, sisi) / banyak) - jumlah(sebulan as Sisi[], sisi);
  }
  if (ke < banyak) return sebulan as Sisi[];
  return baris.map(({ debit, kredit }, at) => ({
    debit: (debit - (sebulan[at]?.debit ?? 0) * (banyak - 1)) as Rupiah,
    kredit: (kredit - (sebulan[at]?.kredit ?? 0) * (banyak - 1)) as Rupiah,
  }));
}

/** All entries that a form leads to, the first one included. */
export function jadwalDari(isian: Berulang): Tahap[] {
  const { ulangan, baris } = isian;
  const hari = hariJadwal(isian);
  return hari.map((tanggal, at) => {
    const ke = at + 1;
    if (ulangan === "Dibagi rata") return { ke, tanggal, baris: bagian(baris, ke, hari.length) };
    const balik = ulangan === "Balik otomatis" && ke === 2;
    return {
      ke,
      tanggal,
      baris: baris.map(({ debit, kredit }) => (balik ? { debit: kredit, kredit: debit } : { debit, kredit })),
    };
  });
}

/** What is wrong with the days or parts of a repeated entry, at its field. */
export function masalahUlangan(isian: Berulang): { field: "ulangSampai" | "baris"; message: string } | null {
  if (!berkala(isian.ulangan)) return null;
  if (isian.ulangSampai === null) return { field: "ulangSampai", message: "Sampai tanggal tidak boleh kosong." };
  const tahap = jadwalDari(isian);
  if (tahap.length < 2) {
    return { field: "ulangSampai", message: "Sampai tanggal paling cepat sebulan setelah tanggal jurnal" };
  }
  if (tahap.length > MAX_ULANG)
    return { field: "ulangSampai", message: `Jurnal berulang paling banyak ${MAX_ULANG} kali` };
  // A line is on one side; a part of it that is 0 or less could not be booked.
  if (tahap.some(({ baris }) => baris.some(({ debit, kredit }) => debit < 0 || kredit < 0 || debit + kredit === 0))) {
    return { field: "baris", message: `Nominal satu baris terlalu kecil untuk dibagi ${tahap.length} bulan` };
  }
  return null;
}
