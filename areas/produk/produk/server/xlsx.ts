import { kolomAktif } from "#company/kolomSendiri.ts";
import { exportColumnsOf } from "#company/lembarKolom.ts";
import { waktu } from "#kernel/format.ts";
import { seesHargaBeli } from "#kernel/permission.ts";
import { showing } from "#kernel/showing.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { ReadCtx, Sheet } from "#platform/http/context.ts";
import { dataProduk, keadaanProduk, seriProduk, stockAwal } from "../isiProduk.ts";
import type { ProdukRow } from "./load.ts";
import { PENANDA, penandaDari } from "./penanda.ts";
import { allProduk, type Diekspor } from "./sql.ts";

const BATCH = 500;

type Column = RowColumn<ProdukRow> & { rahasia?: boolean };
const COLUMNS: readonly Column[] = showing(
  { ...dataProduk, ...seriProduk, ...keadaanProduk },
  { others: ["jumlahRusak"] },
  [
    recordColumn(dataProduk, "kodeProduk"),
    recordColumn(dataProduk, "namaProduk"),
    { ...recordColumn(dataProduk, "kategoriProduk"), value: (row) => row.kategoriProduk },
    recordColumn(dataProduk, "tipe"),
    recordColumn(dataProduk, "kapasitas"),
    recordColumn(dataProduk, "hargaProduk"),
    { ...recordColumn(dataProduk, "hargaBeli"), rahasia: true },
    recordColumn(keadaanProduk, "jumlahStock", { header: stockAwal.jumlahStock.label, total: true }),
    recordColumn(keadaanProduk, "stockSales", { total: true }),
    recordColumn(dataProduk, "minimalStock"),
    { header: "Nilai Stock", kind: "money", total: true, value: (row) => row.nilaiStok, rahasia: true },
    recordColumn(seriProduk, "berseri"),
    recordColumn(keadaanProduk, "mustPo"),
    recordColumn(keadaanProduk, "statusPo"),
    recordColumn(keadaanProduk, "softDelete"),
    recordColumn(keadaanProduk, "createdAt"),
    recordColumn(keadaanProduk, "updatedAt"),
  ],
);

/** The products asked for, streamed from the database. The file can be changed and imported again. */
export async function produkXlsx(
  { db, user, now }: Pick<ReadCtx, "db" | "user" | "now">,
  asked: Diekspor,
): Promise<Sheet> {
  const columns: RowColumn<ProdukRow>[] = [
    ...COLUMNS.filter((column) => !column.rahasia || seesHargaBeli(user)),
    ...exportColumnsOf(await kolomAktif(db, "produk")),
    { header: PENANDA, kind: "text", value: penandaDari },
  ];
  async function* rows() {
    for await (const batch of allProduk(db, asked, BATCH)) yield cellsOf(columns, batch);
  }
  // File names cannot contain a colon.
  const name = `Export Mesin ${waktu(now).replaceAll(":", ".")}.xlsx`;
  return { name, content: streamXlsx({ sheet: "Mesin", columns, rows: rows() }) };
}
