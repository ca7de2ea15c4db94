import { seesHargaBeli } from "#kernel/permission.ts";
import { showing } from "#kernel/showing.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { User } from "#platform/http/context.ts";
import { isiPemasok } from "../isiPemasok.ts";
import { allPemasok, type Diekspor, type PemasokRow } from "./sql.ts";

const COLUMNS: readonly RowColumn<PemasokRow>[] = showing(
  isiPemasok,
  { others: ["idPemasok", "hutang", "hariLewat"] },
  [
    recordColumn(isiPemasok, "nama"),
    recordColumn(isiPemasok, "kontak"),
    recordColumn(isiPemasok, "telepon"),
    recordColumn(isiPemasok, "email"),
    recordColumn(isiPemasok, "alamat"),
    recordColumn(isiPemasok, "npwp"),
    recordColumn(isiPemasok, "termin"),
    recordColumn(isiPemasok, "jumlahPo"),
    recordColumn(isiPemasok, "poTerakhir", { width: 14 }),
    recordColumn(isiPemasok, "arsip"),
    recordColumn(isiPemasok, "catatan"),
  ],
);
const HUTANG: RowColumn<PemasokRow> = recordColumn(isiPemasok, "hutang", { total: true, width: 20 });

/** The suppliers with what is owed to them that day, which only some may see. */
export async function pemasokXlsx(db: Db, user: User, today: Tanggal, dicari: Diekspor) {
  const columns = seesHargaBeli(user) ? [...COLUMNS, HUTANG] : COLUMNS;
  const rows = await allPemasok(db, today, dicari);
  async function* batches() {
    yield cellsOf(columns, rows);
  }
  return streamXlsx({ sheet: "Pemasok", columns, rows: batches() });
}
