import { revisiTerakhir } from "#company/revisi.ts";
import type { Db } from "#platform/db/database.ts";
import { riwayatPengajuanAsset } from "../contract.ts";
import type { PengajuanAssetRow } from "./sql.ts";

/** The fields of a request in its history: names instead of ids. */
export const catatan = (row: PengajuanAssetRow) => ({
  namaBarang: row.namaBarang,
  kategori: row.kategoriAsset[0]?.namaKategori,
  lokasi: row.lokasiAsset[0]?.namaLokasi,
  rekening: row.rekening[0]?.namaRekening,
  harga: row.harga,
  deskripsi: row.deskripsiPengajuan,
  tglPengajuan: row.tglPengajuan,
  bukti: row.buktiFotoPengajuan,
  status: row.statusPengajuan,
});

export const revisiPada = (db: Db, row: PengajuanAssetRow) =>
  revisiTerakhir(db, {
    jenis: "pengajuanAsset",
    id: row.idPengajuanAsset,
    isi: catatan(row),
    of: riwayatPengajuanAsset,
  });
