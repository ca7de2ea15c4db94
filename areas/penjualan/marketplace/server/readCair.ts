import type { Problem } from "#kernel/problem.ts";
import { MAX_RUPIAH, type Rupiah, type Tanggal } from "#kernel/types.ts";
import type { BarisBerkas, Berkas } from "./readBerkas.ts";
import { problemAt, readDay, readNomor } from "./readPesanan.ts";

/** A row of a settlement. `ke`: which of the equal rows of the file it is. */
export type Cair = { nomor: string; tanggal: Tanggal; nominal: Rupiah; pengembalian: Rupiah; ke: number };

/** The rows of a settlement; sums below and between them have no order. */
export function readCair(berkas: Berkas, problems: Problem[]): Cair[] {
  const ke = new Map<string, number>();
  return berkas.rows.flatMap((row) => {
    if ((row.sel.nomor ?? "") === "" || row.sel.nomor === "-") return [];
    const nomor = readNomor(berkas, row, problems);
    const tanggal = readDay(row.sel.tanggal ?? "");
    if (tanggal === null) problems.push(problemAt(berkas, row, "tanggal", "bukan tanggal"));
    const nominal = readUang(berkas, row, "nominal", problems);
    const pengembalian = row.sel.pengembalian === undefined ? 0 : readUang(berkas, row, "pengembalian", problems);
    if (nomor === null || tanggal === null || nominal === null || pengembalian === null) return [];
    const isi = { nomor, tanggal, nominal: nominal as Rupiah, pengembalian: Math.abs(pengembalian) as Rupiah };
    const kunci = Object.values(isi).join(" ");
    const nth = (ke.get(kunci) ?? 0) + 1;
    ke.set(kunci, nth);
    return [{ ...isi, ke: nth }];
  });
}

function readUang(berkas: Berkas, row: BarisBerkas, kolom: string, problems: Problem[]): number | null {
  const text = row.sel[kolom] ?? "";
  const nilai = text === "" || text === "-" ? 0 : Number(text);
  if (/^-?\d*(\.0+)?$/.test(text) && Number.isSafeInteger(nilai) && Math.abs(nilai) <= MAX_RUPIAH) return nilai;
  problems.push(problemAt(berkas, row, kolom, "bukan jumlah rupiah bulat"));
  return null;
}
