import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { flag, id } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { field, inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, benar, idOf, teks } from "#kernel/row.ts";
import { TANPA_GARIS_MIRING } from "../kategori/contract.ts";

/** Fields typed for a location. */
export const isianLokasi = {
  namaLokasi: field.name("Nama Lokasi", { max: 100 }),
  singkatan: field.text("Singkatan", {
    max: 20,
    matches: TANPA_GARIS_MIRING,
    format: "Singkatan tidak boleh memuat garis miring",
  }),
};
export const pilihanLokasi = {
  idLokasi: field.shown("other", "ID Lokasi", idOf("lokasi"), { say: String }),
  ...isianLokasi,
};
/** True: Non-Aktif. */
export const isiLokasi = { ...pilihanLokasi, softDelete: field.shown("flag", "Status", benar) };
export const riwayatLokasi = { ...isianLokasi, status: field.shown("text", "Status", teks) };

export const PilihanLokasiAsset = row(wireOf(pilihanLokasi));
export type PilihanLokasiAsset = z.output<typeof PilihanLokasiAsset>;

export const LokasiAsset = row({ ...wireOf(isiLokasi), aksi: row({ status: Boleh, hapus: Boleh }) });
export type LokasiAsset = z.output<typeof LokasiAsset>;

const idLokasi = id("lokasi", "Lokasi asset");

export const lokasiAsset = {
  getLokasiAsset: call("GET /lokasiAssetWeb/getLokasiAsset", {
    summary: "Semua lokasi asset",
    tindakan: "melihat lokasi asset",
    permission: withMenu("Setting"),
    output: answer(z.array(LokasiAsset)),
    reads: ["lokasiAsset", "pengajuanAsset", "asset"],
  }),
  getDropDownLokasiAsset: call("GET /lokasiAssetWeb/getDropDownLokasiAsset", {
    summary: "Lokasi asset yang dapat dipilih",
    tindakan: "melihat lokasi asset",
    permission: withMenu("Setting", "Asset"),
    output: answer(z.array(PilihanLokasiAsset)),
    reads: ["lokasiAsset"],
  }),
  addLokasiAsset: call("POST /lokasiAssetWeb/addLokasiAsset", {
    summary: "Menambahkan lokasi asset",
    tindakan: "menambahkan lokasi asset",
    permission: withMenu("Setting"),
    input: z.object(inputOf(isianLokasi)),
    output: answer(row({ idLokasi: idOf("lokasi") })),
    changes: ["lokasiAsset"],
  }),
  nonAktifLokasiAsset: call("POST /lokasiAssetWeb/nonAktifLokasiAsset", {
    summary: "Mengaktifkan atau menonaktifkan lokasi asset",
    tindakan: "mengubah lokasi asset",
    permission: withMenu("Setting"),
    input: z.object({ idLokasi, softDelete: flag("Status lokasi") }),
    changes: ["lokasiAsset"],
  }),
  deleteLokasiAsset: call("POST /lokasiAssetWeb/deleteLokasiAsset", {
    summary: "Menghapus lokasi asset yang tidak digunakan",
    tindakan: "menghapus lokasi asset",
    permission: withMenu("Setting"),
    input: z.object({ idLokasi }),
    changes: ["lokasiAsset"],
  }),
};
