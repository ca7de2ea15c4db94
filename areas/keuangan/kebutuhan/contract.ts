import * as z from "zod/mini";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import { id, wholeOrPaged } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { field, inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, benar, idOf, teks } from "#kernel/row.ts";
import { PilihanKomponenLaba } from "../komponen-laba/contract.ts";

/** Fields typed for a need. */
export const isianKebutuhan = { namaKebutuhan: field.name("Nama Kebutuhan", { max: 100 }) };
/** A need in a select. */
export const pilihanKebutuhan = {
  idKebutuhan: field.shown("other", "ID Kebutuhan", idOf("kebutuhan"), { say: String }),
  ...isianKebutuhan,
};
export const isiKebutuhan = {
  ...pilihanKebutuhan,
  /** An array of none or one. */
  komponenLaba: field.shown("other", "Komponen Laba", z.array(PilihanKomponenLaba), {
    say: ([komponen]) => komponen?.namaKomponenLaba ?? "",
  }),
};
/** Fields in its history: the name of the component. */
export const riwayatKebutuhan = {
  ...isianKebutuhan,
  komponenLaba: field.shown("text", isiKebutuhan.komponenLaba.label, teks),
  biayaProduksi: field.shown("flag", "Biaya Produksi", benar),
};

export const PilihanKebutuhan = row(wireOf(pilihanKebutuhan));
export type PilihanKebutuhan = z.output<typeof PilihanKebutuhan>;
/** `ajukan`: whether a request may have it. Every need can be chosen as a filter. */
const KebutuhanDropdown = row({ ...PilihanKebutuhan.shape, aksi: row({ ajukan: Boleh }) });

export const Kebutuhan = row({
  ...wireOf(isiKebutuhan),
  aksi: row({ edit: Boleh, hapus: Boleh, assign: Boleh, lepas: Boleh }),
});
export type Kebutuhan = z.output<typeof Kebutuhan>;

const idKebutuhan = id("kebutuhan", "Kebutuhan");
const isian = inputOf(isianKebutuhan);

export const kebutuhan = {
  getKebutuhan: call("GET /kebutuhanWeb/getKebutuhan", {
    summary: "Daftar kebutuhan",
    tindakan: "melihat kebutuhan",
    permission: withMenu("Kebutuhan"),
    input: z.object(wholeOrPaged),
    output: pageOf(Kebutuhan),
    reads: ["kebutuhan", "komponenLaba", "pengajuan"],
  }),
  getKebutuhanDropdown: call("GET /kebutuhanWeb/getKebutuhanDropdown", {
    summary: "Kebutuhan yang dapat dipilih",
    tindakan: "melihat kebutuhan",
    permission: withMenu("Kebutuhan", "Pengajuan"),
    output: answer(z.array(KebutuhanDropdown)),
    reads: ["kebutuhan"],
  }),
  addKebutuhan: call("POST /kebutuhanWeb/addKebutuhan", {
    summary: "Menambahkan kebutuhan",
    tindakan: "menambahkan kebutuhan",
    permission: withMenu("Kebutuhan"),
    input: z.object(isian),
    output: answer(row({ idKebutuhan: idOf("kebutuhan") })),
    changes: ["kebutuhan", "akun"],
  }),
  updateKebutuhan: call("PATCH /kebutuhanWeb/updateKebutuhan", {
    summary: "Mengganti nama kebutuhan",
    tindakan: "mengubah kebutuhan",
    permission: withMenu("Kebutuhan"),
    input: z.object({ idKebutuhan, ...isian }),
    changes: ["kebutuhan", "pengajuan", "simpanan"],
  }),
  deleteKebutuhan: call("PATCH /kebutuhanWeb/deleteKebutuhan", {
    summary: "Menghapus kebutuhan yang tidak digunakan",
    tindakan: "menghapus kebutuhan",
    permission: withMenu("Kebutuhan"),
    input: z.object({ idKebutuhan }),
    changes: ["kebutuhan", "komponenLaba", "akun"],
  }),
};
