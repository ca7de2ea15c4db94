import type { Readable } from "node:stream";
import type { Tanggal } from "#kernel/types.ts";
import { type ExportColumn, streamXlsx } from "#platform/documents/xlsx/write.ts";
import { namaPendek } from "../../bulan.ts";
import { compareLaporan, hariSama, kepalaBulan, masihBerjalan, perubahan } from "../banding.ts";
import type { BulanLabaRugi } from "../contract.ts";
import { matriks } from "../matriks.ts";

/** The table of the screen, with needs indented below their component. */
export function labaRugiXlsx(data: readonly BulanLabaRugi[]): Readable {
  const columns: ExportColumn[] = [
    { header: "Komponen / Kebutuhan", kind: "text", width: 40 },
    ...data.map(({ bulan }) => ({ header: namaPendek(bulan), kind: "money" as const, width: 20 })),
    { header: "Total", kind: "money", width: 22 },
  ];
  const rows = matriks(data).map(({ nama, jenis, nilai, total }) => [
    jenis === "kebutuhan" ? `    ${nama}` : nama,
    ...nilai,
    total,
  ]);
  return streamXlsx({ sheet: "Laba Rugi", columns, rows: sekali(rows) });
}

/** A month beside another one: the difference in rupiah and per cent, and in the words of the screen. */
export function bandingXlsx(kini: BulanLabaRugi, lalu: BulanLabaRugi, today: Tanggal): Readable {
  const berjalan = masihBerjalan(kini.bulan, today);
  const hari = hariSama(kini.bulan, today);
  const columns: ExportColumn[] = [
    { header: "Komponen / Kebutuhan", kind: "text", width: 40 },
    { header: kepalaBulan(kini.bulan, hari), kind: "money", width: 20 },
    { header: kepalaBulan(lalu.bulan, hari), kind: "money", width: 20 },
    { header: "Selisih", kind: "money", width: 20 },
    { header: "Selisih (%)", kind: "number", width: 14 },
    { header: "Perubahan", kind: "text", width: 22 },
  ];
  const rows = compareLaporan(kini, lalu).map((row) => [
    row.jenis === "kebutuhan" ? `    ${row.nama}` : row.nama,
    ...[row.kini, row.lalu, row.selisih, row.persen, perubahan(row, berjalan)],
  ]);
  return streamXlsx({ sheet: "Perbandingan", columns, rows: sekali(rows) });
}

async function* sekali(rows: unknown[][]): AsyncGenerator<unknown[][]> {
  yield rows;
}
