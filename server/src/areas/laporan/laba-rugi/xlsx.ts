import type { Readable } from "node:stream";
import { namaPendek } from "#contract/laporan/bulan.ts";
import type { BulanLabaRugi } from "#contract/laporan/laba-rugi.ts";
import { matriks } from "#contract/laporan/matriks.ts";
import { type ExportColumn, streamXlsx } from "#server/platform/xlsx/write.ts";

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

async function* sekali(rows: unknown[][]): AsyncGenerator<unknown[][]> {
  yield rows;
}
