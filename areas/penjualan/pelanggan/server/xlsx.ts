import type { Readable } from "node:stream";
import { kolomAktif } from "#company/kolomSendiri.ts";
import { exportColumnsOf } from "#company/lembarKolom.ts";
import { inOrder } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import { isianPelanggan, kepalaPelanggan, summarisePelanggan } from "../isiPelanggan.ts";
import { allId, type Diekspor, loadPelanggan, type PelangganRow } from "./sql.ts";

const KOLOM: readonly RowColumn<PelangganRow>[] = showing(
  { ...kepalaPelanggan, ...summarisePelanggan },
  { others: ["arsip", "orderLama"] },
  [
    recordColumn(kepalaPelanggan, "idPelanggan"),
    ...inOrder(isianPelanggan)("nama", "instansi", "telepon", "email", "alamat", "npwp", "termin", "catatan").map(
      (name) => recordColumn(isianPelanggan, name),
    ),
    { header: "Penanggung Jawab", kind: "text", value: (row: PelangganRow) => row.sales?.namaLengkap ?? "" },
    recordColumn(summarisePelanggan, "jumlahOrder"),
    recordColumn(summarisePelanggan, "orderTerakhir"),
    recordColumn(summarisePelanggan, "totalPembelian", { total: true }),
    recordColumn(summarisePelanggan, "piutang", { total: true }),
    recordColumn(summarisePelanggan, "terlambat", { total: true }),
  ],
);

const SEKALIGUS = 1000;

/** The customers of a list in its order, or these. */
export async function pelangganXlsx(db: Db, asked: Diekspor, today: Tanggal): Promise<Readable> {
  const columns = [...KOLOM, ...exportColumnsOf(await kolomAktif(db, "pelanggan"))];
  async function* rows(): AsyncGenerator<unknown[][]> {
    const ids = await allId(db, asked, today);
    for (let at = 0; at < ids.length; at += SEKALIGUS) {
      yield cellsOf(columns, await loadPelanggan(db, ids.slice(at, at + SEKALIGUS), today));
    }
  }
  return streamXlsx({ sheet: "Pelanggan", columns, rows: rows() });
}
