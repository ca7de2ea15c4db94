import type { GridRow } from "#platform/documents/xlsx/read.ts";
import { HasilRefused, type JenisHasil } from "./hasilCoretax.ts";

const KOLOM = [
  ...(["npwp", "nama", "nomor", "tanggal", "masa", "tahun", "status"] as const),
  ...(["dpp", "dppLain", "ppn", "referensi", "masaKredit", "tahunKredit"] as const),
] as const;
export type KolomHasil = (typeof KOLOM)[number];
export type LetakHasil = { baris: number; kolom: ReadonlyMap<KolomHasil, number> };

const SAMA: Readonly<Partial<Record<KolomHasil, readonly string[]>>> = {
  nomor: ["Nomor Faktur Pajak", "Nomor Faktur", "No Faktur", "No Faktur Pajak"],
  tanggal: ["Tanggal Faktur Pajak", "Tanggal Faktur", "Tgl Faktur"],
  masa: ["Masa Pajak", "Masa"],
  tahun: ["Tahun", "Tahun Pajak"],
  status: ["Status Faktur", "Status Faktur Pajak", "Status"],
  dpp: ["Harga Jual/Penggantian/DPP", "Harga Jual/Penggantian", "DPP"],
  dppLain: ["DPP Nilai Lain/DPP", "DPP Nilai Lain"],
  ppn: ["PPN"],
  referensi: ["Referensi"],
  masaKredit: ["Masa Pajak Pengkreditan", "Masa Pajak Pengkreditkan", "Masa Pengkreditan"],
  tahunKredit: ["Tahun Pajak Pengkreditan", "Tahun Pajak Pengkreditkan", "Tahun Pengkreditan"],
};

/** The words with which Coretax heads each column, and those that a list must have. */
const WORDS: Readonly<Record<JenisHasil, Readonly<Partial<Record<KolomHasil, readonly string[]>>>>> = {
  keluaran: {
    ...SAMA,
    npwp: ["NPWP Pembeli / Identitas lainnya", "NPWP Pembeli", "NPWP/NIK Pembeli"],
    nama: ["Nama Pembeli"],
  },
  masukan: { ...SAMA, npwp: ["NPWP Penjual", "NPWP/NIK Penjual"], nama: ["Nama Penjual"] },
};
const PERLU: Readonly<Record<JenisHasil, readonly KolomHasil[]>> = {
  keluaran: ["npwp", "nama", "nomor", "tanggal", "masa", "tahun", "status", "dpp", "dppLain", "ppn", "referensi"],
  masukan: ["npwp", "nama", "nomor", "tanggal", "masa", "tahun", "status", "dpp", "dppLain", "ppn"],
};

const WITHIN = 20;
const plain = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Where the columns of such a list stand; a file that is none is refused. */
export function findJudul(rows: readonly GridRow[], jenis: JenisHasil): LetakHasil {
  const lain = jenis === "keluaran" ? "masukan" : "keluaran";
  const kepala = rows.slice(0, WITHIN).find((row) => ofParty(row, jenis) || ofParty(row, lain));
  if (kepala === undefined) {
    const menu = jenis === "keluaran" ? "Pajak Keluaran" : "Pajak Masukan";
    throw new HasilRefused(
      `Berkas ini bukan daftar faktur dari Coretax. Unduh dari e-Faktur › ${menu} sebagai Excel, lalu unggah tanpa diubah.`,
    );
  }
  if (!ofParty(kepala, jenis))
    throw new HasilRefused(`Berkas ini berisi faktur ${lain}, bukan ${jenis}. Unggah di daftar faktur ${lain}.`);
  const kolom = placesOf(kepala, jenis);
  const hilang = PERLU[jenis].filter((satu) => !kolom.has(satu)).map((satu) => WORDS[jenis][satu]?.[0] ?? satu);
  if (hilang.length > 0)
    throw new HasilRefused(
      `Kolom ${hilang.join(", ")} tidak ditemukan. Unduh lagi dari Coretax dan unggah tanpa diubah.`,
    );
  return { baris: kepala.baris, kolom };
}

/** The heading of the other party tells one list from the other. */
const ofParty = (row: GridRow, jenis: JenisHasil): boolean => {
  const places = placesOf(row, jenis);
  return places.has("npwp") && places.has("nomor");
};

function placesOf(row: GridRow, jenis: JenisHasil): Map<KolomHasil, number> {
  const headings = row.sel.map(plain);
  const found = new Map<KolomHasil, number>();
  for (const satu of KOLOM) {
    const word = WORDS[jenis][satu]?.map(plain).find((kata) => headings.includes(kata));
    if (word !== undefined) found.set(satu, headings.indexOf(word));
  }
  return found;
}
