import { revisiTerakhir } from "#company/revisi.ts";
import type { Db } from "#platform/db/database.ts";
import { riwayatPengajuan } from "../isiPengajuan.ts";
import type { PengajuanRow } from "./sql.ts";

/** The fields of a request in its history: names instead of ids. */
export const catatan = (row: PengajuanRow) => ({
  kebutuhan: row.kebutuhan[0]?.namaKebutuhan,
  tipe: row.tipePengajuan,
  rekeningAsal: row.rekeningAsal[0]?.namaRekening,
  rekeningTujuan: row.rekeningTujuan[0]?.namaRekening,
  nominal: row.nominalPengajuan,
  deskripsi: row.deskripsiPengajuan,
  tglPengajuan: row.tglPengajuan,
  bukti: row.buktiFotoPengajuan,
  status: row.statusPengajuan,
});

export const revisiPada = (db: Db, row: PengajuanRow) =>
  revisiTerakhir(db, { jenis: "pengajuan", id: row.idPengajuan, isi: catatan(row), of: riwayatPengajuan });
