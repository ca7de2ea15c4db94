import type { ValuesOf } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import { isiRetur, type KeputusanRetur, namaKeputusan } from "../isiRetur.ts";
import { type Diekspor, kolomRetur, returTerpilih } from "./sql.ts";

const BATCH = 1000;

type Baris = ValuesOf<typeof isiRetur> & {
  keputusan: KeputusanRetur | null;
  kodeProduk: string;
  namaProduk: string;
  qtyBaik: number;
  qtyRusak: number;
};

const KOLOM: readonly RowColumn<Baris>[] = showing(isiRetur, { others: [] }, [
  recordColumn(isiRetur, "idRetur"),
  recordColumn(isiRetur, "tglRetur"),
  recordColumn(isiRetur, "idSuratJalan"),
  recordColumn(isiRetur, "idSo"),
  recordColumn(isiRetur, "customerInstansi"),
  recordColumn(isiRetur, "namaCustomer"),
  { header: "Kode Mesin", kind: "text", value: (row: Baris) => row.kodeProduk },
  { header: "Nama Mesin", kind: "text", value: (row: Baris) => row.namaProduk },
  { header: "Baik", kind: "number", total: true, value: (row: Baris) => row.qtyBaik },
  { header: "Rusak", kind: "number", total: true, value: (row: Baris) => row.qtyRusak },
  recordColumn(isiRetur, "alasan"),
  recordColumn(isiRetur, "lanjut"),
  {
    header: "Keputusan",
    kind: "text",
    value: (row: Baris) => (row.keputusan ? namaKeputusan(row.keputusan) : "Menunggu"),
  },
  recordColumn(isiRetur, "tglPutus"),
  recordColumn(isiRetur, "nominal"),
  recordColumn(isiRetur, "catatan"),
]);

/** The lines of what came back, of the returs that the list shows, or of these. */
export const returXlsx = (db: Db, asked: Diekspor) =>
  streamXlsx({ sheet: "Retur", columns: KOLOM, rows: baris(db, asked) });

async function* baris(db: Db, asked: Diekspor) {
  const batches = db<Baris[]>`
    select ${kolomRetur(db)}, o.kode_produk, o.nama_produk, b.qty_baik, b.qty_rusak
    from (${returTerpilih(db, asked)}) f join retur r on r.id_retur = f.id join so s using (id_so)
    join retur_baris b using (id_retur) join orderan o using (id_orderan)
    order by f.ke, o.urutan`.cursor(BATCH);
  for await (const batch of batches) yield cellsOf(KOLOM, batch);
}
