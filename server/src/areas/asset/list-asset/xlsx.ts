import { kondisiOf, NAMA_KONDISI } from "#contract/asset/list-asset.ts";
import type { Penyusutan } from "#contract/asset/penyusutan.ts";
import type { Tanggal } from "#contract/kernel/types.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { type ExportColumn, streamXlsx } from "#server/platform/xlsx/write.ts";
import { penyusutanKini } from "./rules.ts";
import { type AssetRow, semuaAsset } from "./sql.ts";

type Column = ExportColumn & { value: (row: AssetRow, susut: Penyusutan) => unknown };

/** What is out of use is no part of any total. */
const dihitung = (value: (row: AssetRow, susut: Penyusutan) => number) => ({
  kind: "money" as const,
  width: 22,
  total: true,
  value: (row: AssetRow, susut: Penyusutan) => (row.softDelete ? null : value(row, susut)),
});

const COLUMNS: readonly Column[] = [
  { header: "Kode Asset", kind: "text", value: (row) => row.kodeAsset },
  { header: "Nama Barang", kind: "text", value: (row) => row.namaBarang },
  { header: "Kategori", kind: "text", value: (row) => row.kategoriAsset[0]?.namaKategori },
  { header: "Lokasi", kind: "text", value: (row) => row.lokasiAsset[0]?.namaLokasi },
  { header: "Tanggal Masuk", kind: "date", width: 15, value: (row) => row.tglAssetMasuk },
  { header: "Pembagi (Bulan)", kind: "number", value: (row) => row.pembagi },
  { header: "Harga", kind: "money", width: 22, value: (row) => row.harga },
  { header: "Kondisi", kind: "text", value: (row) => NAMA_KONDISI[kondisiOf(row.softDelete)] },
  { header: "Keterangan", kind: "text", value: (row) => row.keterangan },
  { header: "Harga Perolehan", ...dihitung((row) => row.harga) },
  { header: "Susut Per Bulan", ...dihitung((_, susut) => susut.hargaSusutPerBulan) },
  { header: "Akumulasi Susut", ...dihitung((_, susut) => susut.akumulasiSusut) },
  { header: "Nilai Buku", kind: "money", width: 22, total: true, value: (_, susut) => susut.totalSusut },
  { header: "No Pengajuan Asset", kind: "text", value: (row) => row.idPengajuanAsset },
];
const BATCH = 1000;

/** All assets as they stand on that day. */
export function lembarAsset(db: Db, hari: Tanggal) {
  async function* rows() {
    for await (const batch of semuaAsset(db, BATCH)) {
      yield batch.map((row) => {
        const susut = penyusutanKini(row, hari);
        return COLUMNS.map((column) => column.value(row, susut));
      });
    }
  }
  return streamXlsx({ sheet: "Asset", columns: COLUMNS, rows: rows() });
}
