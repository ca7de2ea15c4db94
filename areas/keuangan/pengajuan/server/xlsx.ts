import { showing } from "#kernel/showing.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { exportName } from "#platform/documents/xlsx/exportName.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { Sheet } from "#platform/http/context.ts";
import { isiPengajuan, NAMA_TIPE, type TipePengajuan } from "../isiPengajuan.ts";
import { allPengajuan, type Diekspor, type PengajuanRow } from "./sql.ts";

const BATCH = 500;

type Kolom = RowColumn<PengajuanRow>;

const teks = (header: string, value: Kolom["value"]): Kolom => ({ header, kind: "text", value });

/** Only approved requests have moved money, each in the column of its direction. */
const bergerak = (tipe: TipePengajuan): Kolom => ({
  header: NAMA_TIPE[tipe],
  kind: "money",
  width: 22,
  total: true,
  value: (row) => (row.statusPengajuan === "Disetujui" && row.tipePengajuan === tipe ? row.nominalPengajuan : null),
});

const COLUMNS: readonly Kolom[] = showing(isiPengajuan, { others: ["idKebutuhan"] }, [
  recordColumn(isiPengajuan, "idPengajuan"),
  recordColumn(isiPengajuan, "tglPengajuan", { width: 18 }),
  recordColumn(isiPengajuan, "kebutuhan"),
  recordColumn(isiPengajuan, "tipePengajuan", { header: "Tipe" }),
  recordColumn(isiPengajuan, "rekeningAsal"),
  recordColumn(isiPengajuan, "rekeningTujuan"),
  recordColumn(isiPengajuan, "nominalPengajuan", { header: "Nominal Pengajuan", width: 22 }),
  recordColumn(isiPengajuan, "statusPengajuan"),
  bergerak("masuk"),
  bergerak("keluar"),
  bergerak("pindah"),
  recordColumn(isiPengajuan, "deskripsiPengajuan"),
  recordColumn(isiPengajuan, "userPengajuan"),
  recordColumn(isiPengajuan, "userApprove"),
  recordColumn(isiPengajuan, "tglApprove", { header: "Tanggal Diproses", width: 18 }),
  recordColumn(isiPengajuan, "note"),
  teks("No SO", (row) => row.inv?.idSo),
  teks("No Invoice", (row) => row.inv?.idInvoice),
  teks("Kloter PO", (row) => row.po?.kloter),
  teks("No Pengajuan Asset", (row) => row.asset?.idPengajuanAsset ?? row.pelepasan?.idPelepasanAsset),
]);

async function* baris(db: Db, asked: Diekspor): AsyncGenerator<unknown[][]> {
  for await (const rows of allPengajuan(db, asked, BATCH)) yield cellsOf(COLUMNS, rows);
}

/** The requests that the list shows, or these. */
export function pengajuanXlsx(db: Db, asked: Diekspor, today: Tanggal): Sheet {
  const name = exportName("Mutasi", asked, today);
  return { name, content: streamXlsx({ sheet: "Mutasi", columns: COLUMNS, rows: baris(db, asked) }) };
}
