import * as z from "zod/mini";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import { id, wholeOrPaged } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { field, inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, idOf } from "#kernel/row.ts";

/** Fields typed for a profit component. */
export const isianKomponenLaba = { namaKomponenLaba: field.name("Nama Komponen Laba", { max: 100 }) };
export const isiKomponenLaba = {
  idKomponenLaba: field.shown("other", "ID Komponen", idOf("komponenLaba"), { say: String }),
  ...isianKomponenLaba,
};

export const PilihanKomponenLaba = row(wireOf(isiKomponenLaba));
export type PilihanKomponenLaba = z.output<typeof PilihanKomponenLaba>;

export const KomponenLaba = row({ ...wireOf(isiKomponenLaba), aksi: row({ edit: Boleh, hapus: Boleh }) });
export type KomponenLaba = z.output<typeof KomponenLaba>;

const KOSONG = "Nama komponen laba tidak boleh kosong";
/** The component of a need. */
export const komponenKebutuhan = { idKomponenLaba: field.id("komponenLaba", "Komponen Laba", { empty: KOSONG }) };

const idKomponenLaba = id("komponenLaba", "Komponen laba");
const idKebutuhan = id("kebutuhan", "Kebutuhan");
const isian = inputOf(isianKomponenLaba);

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
    input: z.object(isian),
    output: answer(row({ idKomponenLaba: idOf("komponenLaba") })),
    changes: ["komponenLaba"],
  }),
  updateKomponenLaba: call("PATCH /komponenLabaWeb/updateKomponenLaba", {
    summary: "Mengganti nama komponen laba",
    tindakan: "mengubah komponen laba",
    permission: withMenu("Kebutuhan"),
    input: z.object({ idKomponenLaba, ...isian }),
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
    input: z.object({ ...inputOf(komponenKebutuhan), idKebutuhan }),
    changes: ["komponenLaba", "kebutuhan", "neraca"],
  }),
  hapusAssignKomponenLaba: call("PATCH /komponenLabaWeb/hapusAssignKomponenLaba", {
    summary: "Melepas komponen laba sebuah kebutuhan",
    tindakan: "melepas komponen laba",
    permission: withMenu("Kebutuhan"),
    input: z.object({ idKebutuhan }),
    changes: ["komponenLaba", "kebutuhan", "neraca"],
  }),
};
