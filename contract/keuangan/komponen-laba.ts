import * as z from "zod/mini";
import { answer, call, pageOf, row } from "../kernel/call.ts";
import { id, text, wholeOrPaged } from "../kernel/fields.ts";
import { withMenu } from "../kernel/permission.ts";
import { Boleh, idOf } from "../kernel/row.ts";

export const PilihanKomponenLaba = row({ idKomponenLaba: idOf("komponenLaba"), namaKomponenLaba: z.string() });
export type PilihanKomponenLaba = z.output<typeof PilihanKomponenLaba>;

export const KomponenLaba = row({
  idKomponenLaba: idOf("komponenLaba"),
  namaKomponenLaba: z.string(),
  aksi: row({ edit: Boleh, hapus: Boleh }),
});
export type KomponenLaba = z.output<typeof KomponenLaba>;

const KOSONG = "Nama komponen laba tidak boleh kosong";
const idKomponenLaba = id("komponenLaba", "Komponen laba");
const namaKomponenLaba = text("Nama komponen laba", { max: 100 });

export const komponenLaba = {
  getKomponenLaba: call("GET /komponenLabaWeb/getKomponenLaba", {
    summary: "Daftar komponen laba",
    tindakan: "melihat komponen laba",
    permission: withMenu("Kebutuhan"),
    input: z.object(wholeOrPaged),
    output: pageOf(KomponenLaba),
    reads: ["komponenLaba", "kebutuhan"],
  }),
  getKomponenLabaDropdown: call("GET /komponenLabaWeb/getKomponenLabaDropdown", {
    summary: "Komponen laba yang dapat dipilih",
    tindakan: "melihat komponen laba",
    permission: withMenu("Kebutuhan", "Pengajuan"),
    output: answer(z.array(PilihanKomponenLaba)),
    reads: ["komponenLaba"],
  }),
  addKomponenLaba: call("POST /komponenLabaWeb/addKomponenLaba", {
    summary: "Menambahkan komponen laba",
    tindakan: "menambahkan komponen laba",
    permission: withMenu("Kebutuhan"),
    input: z.object({ namaKomponenLaba }),
    output: answer(row({ idKomponenLaba: idOf("komponenLaba") })),
    changes: ["komponenLaba"],
  }),
  updateKomponenLaba: call("PATCH /komponenLabaWeb/updateKomponenLaba", {
    summary: "Mengganti nama komponen laba",
    tindakan: "mengubah komponen laba",
    permission: withMenu("Kebutuhan"),
    input: z.object({ idKomponenLaba, namaKomponenLaba }),
    changes: ["komponenLaba", "kebutuhan"],
  }),
  deleteKomponenLaba: call("PATCH /komponenLabaWeb/deleteKomponenLaba", {
    summary: "Menghapus komponen laba yang tidak digunakan",
    tindakan: "menghapus komponen laba",
    permission: withMenu("Kebutuhan"),
    input: z.object({ idKomponenLaba }),
    changes: ["komponenLaba"],
  }),
  assignKomponenLaba: call("PATCH /komponenLabaWeb/assignKomponenLaba", {
    summary: "Menetapkan komponen laba sebuah kebutuhan",
    tindakan: "menetapkan komponen laba",
    permission: withMenu("Kebutuhan"),
    input: z.object({
      idKomponenLaba: id("komponenLaba", "Komponen laba", { empty: KOSONG }),
      idKebutuhan: id("kebutuhan", "Kebutuhan"),
    }),
    changes: ["komponenLaba", "kebutuhan", "neraca"],
  }),
  hapusAssignKomponenLaba: call("PATCH /komponenLabaWeb/hapusAssignKomponenLaba", {
    summary: "Melepas komponen laba sebuah kebutuhan",
    tindakan: "melepas komponen laba",
    permission: withMenu("Kebutuhan"),
    input: z.object({ idKebutuhan: id("kebutuhan", "Kebutuhan") }),
    changes: ["komponenLaba", "kebutuhan", "neraca"],
  }),
};
