import type { Readable } from "node:stream";
import { tanggal } from "#kernel/format.ts";
import { type ExportColumn, streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { Neraca } from "../contract.ts";
import { barisNeraca } from "../tata-letak.ts";

/** Neraca as on the screen, a column for each day. */
export function neracaXlsx(kolom: readonly Neraca[]): Readable {
  const columns: ExportColumn[] = [
    { header: "Pos", kind: "text", width: 44 },
    ...kolom.map(({ tglNeraca }) => ({ header: tanggal(tglNeraca), kind: "money" as const, width: 22 })),
  ];
  const rows = barisNeraca(kolom).map(({ nama, jenis, nilai }) => [
    jenis === "pos" || jenis === "info" ? `    ${nama}` : nama,
    ...nilai,
  ]);
  return streamXlsx({ sheet: "Neraca", columns, rows: sekali(rows) });
}

async function* sekali(rows: unknown[][]): AsyncGenerator<unknown[][]> {
  yield rows;
}
