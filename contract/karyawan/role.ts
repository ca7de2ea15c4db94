import * as z from "zod/mini";
import { answer, call, row } from "../kernel/call.ts";
import { id, text } from "../kernel/fields.ts";
import { withMenu } from "../kernel/permission.ts";
import { Boleh, idOf } from "../kernel/row.ts";

export const Role = row({ idRole: idOf("role"), namaRole: z.string(), aksi: row({ edit: Boleh, hapus: Boleh }) });
export type Role = z.output<typeof Role>;

const namaRole = text("Nama role", { max: 100 });
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
    input: z.object({ namaRole }),
    output: answer(row({ idRole: idOf("role") })),
    changes: ["role"],
  }),
  updateRole: call("PATCH /roleWeb/updateRole", {
    summary: "Mengganti nama role",
    tindakan: "mengubah role",
    permission: withMenu("Setting"),
    input: z.object({ idRole, namaRole }),
    changes: ["role", "karyawan", "profil"],
  }),
  deleteRole: call("PATCH /roleWeb/deleteRole", {
    summary: "Menghapus role yang tidak digunakan",
    tindakan: "menghapus role",
    permission: withMenu("Setting"),
    input: z.object({ idRole }),
    changes: ["role"],
  }),
};
