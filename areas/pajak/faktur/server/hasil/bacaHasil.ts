import { ribuan } from "#kernel/format.ts";
import { type GridRow, readGrid } from "#platform/documents/xlsx/read.ts";
import { XlsxRefused } from "#platform/documents/xlsx/refused.ts";
import { cleanTeks } from "../../../server/xml.ts";
import { type BarisHasil, type HasilCoretax, HasilRefused, type JenisHasil } from "./hasilCoretax.ts";
import { findJudul, type KolomHasil, type LetakHasil } from "./judulHasil.ts";
import { readHari, readMasa, readSen, readStatus, readTahun } from "./nilaiHasil.ts";

const MAX_BARIS = 50_000;

/** The faktur of an uploaded list of Coretax, and why rows of it could not be read. */
export async function readHasil(path: string, jenis: JenisHasil): Promise<HasilCoretax> {
  try {
    return hasilOf(await readGrid(path, MAX_BARIS), jenis);
  } catch (error) {
    if (error instanceof XlsxRefused) throw new HasilRefused(error.message);
    throw error;
  }
}

export function hasilOf(rows: readonly GridRow[], jenis: JenisHasil): HasilCoretax {
  const letak = findJudul(rows, jenis);
  const hasil: HasilCoretax = { baris: [], masalah: [] };
  for (const row of rows.slice(rows.findIndex(({ baris }) => baris === letak.baris) + 1)) {
    const read = readRow(row, letak, jenis);
    if (typeof read === "string")
      hasil.masalah.push({ baris: row.baris, kalimat: `Baris ${ribuan(row.baris)}: ${read}` });
    else hasil.baris.push(read);
  }
  if (hasil.baris.length + hasil.masalah.length === 0) throw new HasilRefused("Daftar ini tidak berisi faktur.");
  return hasil;
}

/** A row, or the sentence why it is none. */
function readRow(row: GridRow, { kolom }: LetakHasil, jenis: JenisHasil): BarisHasil | string {
  const cell = (satu: KolomHasil): string => cleanTeks((row.sel[kolom.get(satu) ?? -1] ?? "").replace(/^\s*'/, ""));
  const salah = (sebutan: string, satu: KolomHasil) =>
    cell(satu) === "" ? `${sebutan} kosong.` : `${sebutan} "${cell(satu)}" tidak dikenal.`;
  const status = readStatus(cell("status"));
  if (status === null) return salah("Status faktur", "status");
  const tanggal = readHari(cell("tanggal"));
  if (tanggal === null) return salah("Tanggal faktur", "tanggal");
  const [masa, tahun] = [readMasa(cell("masa")), readTahun(cell("tahun"))];
  if (masa === null) return salah("Masa pajak", "masa");
  if (tahun === null) return salah("Tahun pajak", "tahun");
  const [dpp, dppLain, ppn] = [readSen(cell("dpp")), readSen(cell("dppLain")), readSen(cell("ppn"))];
  if (dpp === null) return salah("DPP", "dpp");
  if (dppLain === null) return salah("DPP nilai lain", "dppLain");
  if (ppn === null) return salah("PPN", "ppn");
  const nomorFaktur = cell("nomor").replace(/[\s.-]/g, "");
  // Excel cuts numbers after 15 digits and takes their first zero away.
  if (nomorFaktur !== "" && !/^\d{17}$/.test(nomorFaktur))
    return `Nomor faktur "${cell("nomor")}" bukan 17 angka. Jangan simpan ulang berkas dari Coretax di Excel.`;
  if (nomorFaktur === "" && (status === "disetujui" || jenis === "masukan")) return "Nomor faktur kosong.";
  return {
    ...{ baris: row.baris, referensi: cell("referensi"), nomorFaktur, tanggal, masa, tahun, status },
    ...{ dpp, dppLain, ppn, npwp: cell("npwp").replace(/[\s.-]/g, ""), nama: cell("nama") },
    ...{ masaKredit: readMasa(cell("masaKredit")), tahunKredit: readTahun(cell("tahunKredit")) },
  };
}
