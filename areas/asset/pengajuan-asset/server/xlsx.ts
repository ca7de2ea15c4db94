import { showing } from "#kernel/showing.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import { isiPengajuanAsset } from "../contract.ts";
import { allPengajuanAsset, type Diekspor, type PengajuanAssetRow } from "./sql.ts";

const status = recordColumn(isiPengajuanAsset, "masukAsset");

const COLUMNS: readonly RowColumn<PengajuanAssetRow>[] = showing(isiPengajuanAsset, { others: [] }, [
  recordColumn(isiPengajuanAsset, "idPengajuanAsset"),
  recordColumn(isiPengajuanAsset, "tglPengajuan", { width: 18 }),
  recordColumn(isiPengajuanAsset, "namaBarang"),
  recordColumn(isiPengajuanAsset, "kategoriAsset"),
  recordColumn(isiPengajuanAsset, "lokasiAsset"),
  recordColumn(isiPengajuanAsset, "rekening"),
  recordColumn(isiPengajuanAsset, "harga", { width: 22 }),
  recordColumn(isiPengajuanAsset, "statusPengajuan"),
  // Only approved requests were paid.
  { header: "Harga Disetujui", kind: "money", width: 22, total: true, value: dibayar },
  recordColumn(isiPengajuanAsset, "deskripsiPengajuan"),
  recordColumn(isiPengajuanAsset, "userPengajuan"),
  recordColumn(isiPengajuanAsset, "userApprove"),
  recordColumn(isiPengajuanAsset, "tglApprove", { header: "Tanggal Diproses", width: 18 }),
  recordColumn(isiPengajuanAsset, "note"),
  { ...status, value: (row) => (row.statusPengajuan === "Disetujui" ? status.value(row) : null) },
  recordColumn(isiPengajuanAsset, "tglMasuk", { width: 15 }),
  { header: "Kode Asset", kind: "text", value: (row) => row.asset?.kodeAsset },
]);
const BATCH = 500;

function dibayar({ statusPengajuan, harga }: PengajuanAssetRow) {
  return statusPengajuan === "Disetujui" ? harga : null;
}

/** The requests that the list shows, or these. */
export function pengajuanAssetXlsx(db: Db, asked: Diekspor) {
  async function* rows() {
    for await (const batch of allPengajuanAsset(db, asked, BATCH)) {
      yield cellsOf(COLUMNS, batch);
    }
  }
  return streamXlsx({ sheet: "Pengajuan Asset", columns: COLUMNS, rows: rows() });
}
