import { seesHargaBeli } from "#kernel/permission.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { User } from "#platform/http/context.ts";
import type { Kerusakan } from "../contract.ts";
import { isiKerusakan } from "../isiKerusakan.ts";

const COLUMNS: readonly RowColumn<Kerusakan>[] = [
  recordColumn(isiKerusakan, "kodeProduk", { width: 22 }),
  recordColumn(isiKerusakan, "namaProduk", { width: 40 }),
  recordColumn(isiKerusakan, "asal", { width: 20 }),
  recordColumn(isiKerusakan, "bulan"),
  recordColumn(isiKerusakan, "unit", { total: true }),
  recordColumn(isiKerusakan, "kerusakan", { total: true }),
  recordColumn(isiKerusakan, "persen"),
  recordColumn(isiKerusakan, "kunjungan", { total: true }),
];
const BIAYA: RowColumn<Kerusakan> = recordColumn(isiKerusakan, "biaya", { total: true, width: 20 });

/** What the screen shows; the cost only for those who may see it. */
export function kerusakanXlsx(user: User, rows: readonly Kerusakan[]) {
  const columns = seesHargaBeli(user) ? [...COLUMNS, BIAYA] : COLUMNS;
  async function* batches() {
    yield cellsOf(columns, rows);
  }
  return streamXlsx({ sheet: "Kerusakan Mesin", columns, rows: batches() });
}
