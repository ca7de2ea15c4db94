import { waktu } from "#kernel/format.ts";
import { seesHargaBeli } from "#kernel/permission.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { ReadCtx, Sheet } from "#platform/http/context.ts";
import type { Bahan } from "../contract.ts";
import { dataBahan, keadaanBahan } from "../isiBahan.ts";
import { allBahan, type Dicari } from "./sql.ts";
import { wire } from "./wire.ts";

const BATCH = 500;

type Column = RowColumn<Bahan> & { rahasia?: boolean };
const jumlah = (header: string, value: (row: Bahan) => number): Column => ({ header, kind: "decimal", value });
const COLUMNS: readonly Column[] = [
  recordColumn(dataBahan, "kodeProduk"),
  recordColumn(dataBahan, "namaProduk"),
  recordColumn(dataBahan, "satuan"),
  recordColumn(dataBahan, "satuanBeli"),
  jumlah(dataBahan.isiBeli.label, (row) => row.isiBeli),
  jumlah(keadaanBahan.jumlahStock.label, (row) => row.jumlahStock),
  jumlah(dataBahan.minimalStock.label, (row) => row.minimalStock),
  jumlah("Akan Datang", (row) => row.datang),
  { ...recordColumn(dataBahan, "hargaBeli"), rahasia: true },
  { header: "Nilai Stock", kind: "money", total: true, value: (row) => row.nilaiStok, rahasia: true },
  recordColumn(keadaanBahan, "softDelete"),
];

/** The materials asked for. */
export function bahanXlsx({ db, user, now }: Pick<ReadCtx, "db" | "user" | "now">, asked: Dicari): Sheet {
  const columns = COLUMNS.filter((column) => !column.rahasia || seesHargaBeli(user));
  async function* rows() {
    for await (const batch of allBahan(db, asked, BATCH)) {
      yield cellsOf(
        columns,
        batch.map((row) => wire(row, user)),
      );
    }
  }
  return {
    name: `Export Bahan ${waktu(now).replaceAll(":", ".")}.xlsx`,
    content: streamXlsx({ sheet: "Bahan", columns, rows: rows() }),
  };
}
