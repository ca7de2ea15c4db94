import * as z from "zod/mini";
import { answer, call, pageOf, row } from "../kernel/call.ts";
import { id, text, wholeOrPaged } from "../kernel/fields.ts";
import { withMenu } from "../kernel/permission.ts";
import { Boleh, idOf } from "../kernel/row.ts";
import { PilihanKomponenLaba } from "./komponen-laba.ts";

export const PilihanKebutuhan = row({ idKebutuhan: idOf("kebutuhan"), namaKebutuhan: z.string() });
export type PilihanKebutuhan = z.output<typeof PilihanKebutuhan>;

export const Kebutuhan = row({
  idKebutuhan: idOf("kebutuhan"),
  namaKebutuhan: z.string(),
  /** None or one. */
  komponenLaba: z.array(PilihanKomponenLaba),
  aksi: row({ edit: Boleh, hapus: Boleh, assign: Boleh, lepas: Boleh }),
});
export type Kebutuhan = z.output<typeof Kebutuhan>;

const idKebutuhan = id("kebutuhan", "Kebutuhan");
const namaKebutuhan = text("Nama kebutuhan", { max: 100 });

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
    output: answer(z.array(PilihanKebutuhan)),
    reads: ["kebutuhan"],
  }),
  addKebutuhan: call("POST /kebutuhanWeb/addKebutuhan", {
    summary: "Menambahkan kebutuhan",
    tindakan: "menambahkan kebutuhan",
    permission: withMenu("Kebutuhan"),
    input: z.object({ namaKebutuhan }),
    output: answer(row({ idKebutuhan: idOf("kebutuhan") })),
    changes: ["kebutuhan"],
  }),
  updateKebutuhan: call("PATCH /kebutuhanWeb/updateKebutuhan", {
    summary: "Mengganti nama kebutuhan",
    tindakan: "mengubah kebutuhan",
    permission: withMenu("Kebutuhan"),
    input: z.object({ idKebutuhan, namaKebutuhan }),
    changes: ["kebutuhan", "pengajuan", "simpanan"],
  }),
  deleteKebutuhan: call("PATCH /kebutuhanWeb/deleteKebutuhan", {
    summary: "Menghapus kebutuhan yang tidak digunakan",
    tindakan: "menghapus kebutuhan",
    permission: withMenu("Kebutuhan"),
    input: z.object({ idKebutuhan }),
    changes: ["kebutuhan", "komponenLaba"],
  }),
};
