import { waktu } from "#kernel/format.ts";
import { statementXlsx } from "#platform/documents/xlsx/statement.ts";
import { type LembarBuku, TANDA_TANGAN, tanpaNol } from "../lembar.ts";

type Pilihan = { nol: boolean; now: Date };

/** A statement as a spreadsheet. */
export function laporanBukuXlsx(lembar: LembarBuku, { nol, now }: Pilihan): Promise<Buffer> {
  const { nama, alamat, telepon, email } = lembar.kop;
  return statementXlsx({
    kop: [nama, ...alamat.split("\n"), [telepon, email].filter(Boolean).join(" / ")].filter((line) => line !== ""),
    judul: lembar.judul,
    keterangan: [lembar.masa, "Dalam rupiah", `Dicetak ${waktu(now)}`],
    tabel: lembar.tabel.map(({ kepala, kolom, baris }) => ({
      kepala,
      kolom: kolom.map((column) => column.nama),
      baris: (nol ? baris : tanpaNol(baris)).map(({ belumDipetakan, ...row }) => ({ ...row, mark: belumDipetakan })),
    })),
    catatan: lembar.catatan,
    tandaTangan: TANDA_TANGAN,
  });
}
