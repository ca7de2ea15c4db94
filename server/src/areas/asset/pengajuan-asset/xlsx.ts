import { labelMasuk } from "#contract/asset/pengajuan-asset.ts";
import type { RentangPenuh } from "#contract/kernel/range.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { type ExportColumn, streamXlsx } from "#server/platform/xlsx/write.ts";
import { type PengajuanAssetRow, semuaPengajuanAsset } from "./sql.ts";

type Column = ExportColumn & { value: (row: PengajuanAssetRow) => unknown };

const COLUMNS: readonly Column[] = [
  { header: "ID Pengajuan", kind: "text", value: (row) => row.idPengajuanAsset },
  { header: "Tanggal Pengajuan", kind: "date", width: 18, value: (row) => row.tglPengajuan },
  { header: "Nama Barang", kind: "text", value: (row) => row.namaBarang },
  { header: "Kategori", kind: "text", value: (row) => row.kategoriAsset[0]?.namaKategori },
  { header: "Lokasi", kind: "text", value: (row) => row.lokasiAsset[0]?.namaLokasi },
  { header: "Rekening", kind: "text", value: (row) => row.rekening[0]?.namaRekening },
  { header: "Harga", kind: "money", width: 22, value: (row) => row.harga },
  { header: "Status", kind: "text", value: (row) => row.statusPengajuan },
  // What was really paid: only approved requests count.
  { header: "Harga Disetujui", kind: "money", width: 22, total: true, value: dibayar },
  { header: "Deskripsi", kind: "text", value: (row) => row.deskripsiPengajuan },
  { header: "Diajukan Oleh", kind: "text", value: (row) => row.userPengajuan[0]?.namaLengkap },
  { header: "Diproses Oleh", kind: "text", value: (row) => row.userApprove[0]?.namaLengkap },
  { header: "Tanggal Diproses", kind: "date", width: 18, value: (row) => row.tglApprove },
  { header: "Note", kind: "text", value: (row) => row.note },
  { header: "Status Asset", kind: "text", value: masuk },
  { header: "Tanggal Masuk", kind: "date", width: 15, value: (row) => row.tglMasuk },
  { header: "Kode Asset", kind: "text", value: (row) => row.asset?.kodeAsset },
];
const BATCH = 500;

function dibayar({ statusPengajuan, harga }: PengajuanAssetRow) {
  return statusPengajuan === "Disetujui" ? harga : null;
}

function masuk({ statusPengajuan, masukAsset }: PengajuanAssetRow) {
  return statusPengajuan === "Disetujui" ? labelMasuk(masukAsset) : null;
}

/** All requests of a time, whatever became of them. */
export function lembarPengajuanAsset(db: Db, rentang: RentangPenuh) {
  async function* rows() {
    for await (const batch of semuaPengajuanAsset(db, rentang, BATCH)) {
      yield batch.map((row) => COLUMNS.map((column) => column.value(row)));
    }
  }
  return streamXlsx({ sheet: "Pengajuan Asset", columns: COLUMNS, rows: rows() });
}
