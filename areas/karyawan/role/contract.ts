import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { flag, id } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { field, inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, idOf } from "#kernel/row.ts";
import { batasDiskonRole } from "../daftarNama.ts";

export const isianRole = { namaRole: field.name("Nama Role", { max: 100 }) };
export const pilihanRole = {
  idRole: field.shown("other", "ID Role", idOf("role"), { say: String }),
  ...isianRole,
};

/** The role in the answer for an employee. */
export const PilihanRole = row(wireOf(pilihanRole));
export type PilihanRole = z.output<typeof PilihanRole>;

export const Role = row({
  ...wireOf(pilihanRole),
  /** Its people must have a second factor. */
  faktorKedua: z.boolean(),
  ...wireOf(batasDiskonRole),
  aksi: row({ edit: Boleh, hapus: Boleh, faktorKedua: Boleh, batasDiskon: Boleh }),
});
export type Role = z.output<typeof Role>;

const idRole = id("role", "Role");

export const role = {
  getRole: call("GET /roleWeb/getRole", {
    summary: "Semua role",
    tindakan: "melihat role",
    permission: withMenu("Setting", "Karyawan"),
    output: answer(z.array(Role)),
    reads: ["role"],
  }),
  addRole: call("POST /roleWeb/addRole", {
    summary: "Menambahkan role",
    tindakan: "menambahkan role",
    permission: withMenu("Setting"),
    input: z.object(inputOf(isianRole)),
    output: answer(row({ idRole: idOf("role") })),
    changes: ["role"],
  }),
  updateRole: call("PATCH /roleWeb/updateRole", {
    summary: "Mengganti nama role",
    tindakan: "mengubah role",
    permission: withMenu("Setting"),
    input: z.object({ idRole, ...inputOf(isianRole) }),
    changes: ["role", "karyawan", "profil"],
  }),
  setFaktorKedua: call("PATCH /roleWeb/setFaktorKedua", {
    summary: "Menentukan apakah sebuah role wajib memakai faktor kedua",
    tindakan: "mengatur faktor kedua role",
    permission: withRole(["Super Admin"]),
    input: z.object({ idRole, wajib: flag("Wajib faktor kedua") }),
    changes: ["role", "profil"],
  }),
  setBatasDiskon: call("PATCH /roleWeb/setBatasDiskon", {
    summary: "Menentukan diskon yang boleh diberikan sebuah role tanpa persetujuan",
    tindakan: "mengatur batas diskon role",
    permission: withRole(PRIVILEGED),
    input: z.object({ idRole, ...inputOf(batasDiskonRole) }),
    changes: ["role"],
  }),
  deleteRole: call("PATCH /roleWeb/deleteRole", {
    summary: "Menghapus role yang tidak digunakan",
    tindakan: "menghapus role",
    permission: withMenu("Setting"),
    input: z.object({ idRole }),
    changes: ["role"],
  }),
};
