import { inOrder } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import { customer } from "../../order/isiOrder.ts";
import { isiRevisi, pokokPenawaran, statusPenawaran } from "../isiPenawaran.ts";
import { type Diekspor, type PenawaranRow, penawaranTerpilih } from "./sql.ts";

const KOLOM: readonly RowColumn<PenawaranRow>[] = showing(
  { ...pokokPenawaran, ...isiRevisi },
  { others: ["disetujuiSidik"] },
  [
    recordColumn(pokokPenawaran, "idPenawaran"),
    recordColumn(pokokPenawaran, "revisi"),
    recordColumn(pokokPenawaran, "tglPenawaran"),
    recordColumn({ status: statusPenawaran }, "status"),
    ...inOrder(customer)("customerInstansi", "namaCustomer", "alamatCustomer", "noTelp", "email").map((name) =>
      recordColumn(isiRevisi, name),
    ),
    recordColumn(isiRevisi, "ppnDiAtas", { total: true }),
    recordColumn(isiRevisi, "total", { total: true }),
    recordColumn(isiRevisi, "berlakuSampai"),
    recordColumn(pokokPenawaran, "tindakLanjut"),
    { header: "Sales", kind: "text", value: (row: PenawaranRow) => row.sales.namaLengkap },
    recordColumn(isiRevisi, "dikirim"),
    recordColumn(isiRevisi, "disetujui"),
    recordColumn(isiRevisi, "disetujuiNama"),
    recordColumn(pokokPenawaran, "idSo"),
    recordColumn(pokokPenawaran, "alasanKalah"),
    recordColumn(pokokPenawaran, "keteranganKalah"),
    recordColumn(isiRevisi, "catatan"),
    recordColumn(pokokPenawaran, "catatanInternal"),
  ],
);

/** Quotations as the list shows them, or these. */
export const penawaranXlsx = (db: Db, asked: Diekspor, today: Tanggal) =>
  streamXlsx({ sheet: "Penawaran", columns: KOLOM, rows: baris(db, asked, today) });

async function* baris(db: Db, asked: Diekspor, today: Tanggal): AsyncGenerator<unknown[][]> {
  for await (const batch of penawaranTerpilih(db, today, asked)) yield cellsOf(KOLOM, batch);
}
