import { type Of, showing } from "#kernel/showing.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import { isianKategori } from "../../kategori/contract.ts";
import { isiAsset, isiSusut } from "../contract.ts";
import type { Penyusutan } from "../penyusutan.ts";
import { penyusutanKini } from "./rules.ts";
import { type AssetRow, allAsset, type Diekspor } from "./sql.ts";

type Baris = AssetRow & Penyusutan;

const UANG = { width: 22 };
/** Totals leave out assets that are out of the books. */
const dihitung = <const N extends string>(column: RowColumn<Baris> & Of<N>): RowColumn<Baris> & Of<N> => ({
  ...column,
  ...UANG,
  total: true,
  value: (row) => (row.dibukukan ? column.value(row) : null),
});

const COLUMNS: readonly RowColumn<Baris>[] = showing({ ...isiAsset, ...isiSusut }, { others: ["idAsset"] }, [
  recordColumn(isiAsset, "kodeAsset"),
  recordColumn(isiAsset, "namaBarang"),
  recordColumn(isiAsset, "kategoriAsset"),
  recordColumn(isiAsset, "lokasiAsset"),
  recordColumn(isiAsset, "tglAssetMasuk", { header: "Tanggal Masuk", width: 15 }),
  recordColumn(isianKategori, "pembagi"),
  recordColumn(isiAsset, "harga", UANG),
  recordColumn(isiAsset, "softDelete"),
  recordColumn(isiAsset, "keterangan"),
  dihitung(recordColumn(isiAsset, "harga", { header: "Harga Perolehan" })),
  dihitung(recordColumn(isiSusut, "hargaSusutPerBulan", { header: "Susut Per Bulan" })),
  dihitung(recordColumn(isiSusut, "akumulasiSusut")),
  recordColumn(isiSusut, "totalSusut", { ...UANG, total: true }),
  recordColumn(isiAsset, "idPengajuanAsset", { header: "No Pengajuan Asset" }),
]);
const BATCH = 1000;

/** The assets that the list shows, or these, with their value on that day. */
export function assetXlsx(db: Db, hari: Tanggal, asked: Diekspor) {
  async function* rows() {
    for await (const batch of allAsset(db, asked, BATCH)) {
      const baris = batch.map((row) => ({ ...row, ...penyusutanKini(row, hari) }));
      yield cellsOf(COLUMNS, baris);
    }
  }
  return streamXlsx({ sheet: "Asset", columns: COLUMNS, rows: rows() });
}
