import { seesHargaBeli } from "#kernel/permission.ts";
import type { Tanggal } from "#kernel/types.ts";
import { labelUmur, umurDari } from "#kernel/umur.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { User } from "#platform/http/context.ts";
import { isiHutangPo } from "../contract.ts";
import { allHutangPo, type Diekspor, type TerhutangRow } from "./sql.ts";

const COLUMNS: readonly RowColumn<TerhutangRow>[] = [
  recordColumn(isiHutangPo, "nama"),
  recordColumn(isiHutangPo, "idPo"),
  recordColumn(isiHutangPo, "kloter"),
  recordColumn(isiHutangPo, "namaProduk"),
  recordColumn(isiHutangPo, "datang", { total: true }),
  recordColumn(isiHutangPo, "sejak", { width: 14 }),
  recordColumn(isiHutangPo, "jatuhTempo", { width: 14 }),
  recordColumn(isiHutangPo, "hari"),
  { header: "Umur", kind: "text", value: ({ hari }) => labelUmur(umurDari(hari ?? -1)) },
];
const SISA: RowColumn<TerhutangRow> = recordColumn(isiHutangPo, "sisa", { total: true, width: 20 });

/** What was owed that day; amounts only for those who may see them. */
export async function hutangXlsx(db: Db, user: User, pada: Tanggal, dicari: Diekspor) {
  const columns = seesHargaBeli(user) ? [...COLUMNS, SISA] : COLUMNS;
  const rows = await allHutangPo(db, pada, dicari);
  async function* batches() {
    yield cellsOf(columns, rows);
  }
  return streamXlsx({ sheet: "Hutang", columns, rows: batches() });
}
