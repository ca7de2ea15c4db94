import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { id } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { field, inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, idOf } from "#kernel/row.ts";

export const isianJabatan = { namaJabatan: field.name("Nama Jabatan", { max: 100 }) };
export const pilihanJabatan = {
  idJabatan: field.shown("other", "ID Jabatan", idOf("jabatan"), { say: String }),
  ...isianJabatan,
};

/** The position in the answer for an employee. */
export const PilihanJabatan = row(wireOf(pilihanJabatan));
export type PilihanJabatan = z.output<typeof PilihanJabatan>;

export const Jabatan = row({ ...wireOf(pilihanJabatan), aksi: row({ edit: Boleh, hapus: Boleh }) });
export type Jabatan = z.output<typeof Jabatan>;

const idJabatan = id("jabatan", "Jabatan");

export const jabatan = {
  getJabatan: call("GET /jabatanWeb/getJabatan", {
    summary: "Semua jabatan",
    tindakan: "melihat jabatan",
    permission: withMenu("Setting", "Karyawan"),
    output: answer(z.array(Jabatan)),
    reads: ["jabatan"],
  }),
  addJabatan: call("POST /jabatanWeb/addJabatan", {
    summary: "Menambahkan jabatan",
    tindakan: "menambahkan jabatan",
    permission: withMenu("Setting"),
    input: z.object(inputOf(isianJabatan)),
    output: answer(row({ idJabatan: idOf("jabatan") })),
    changes: ["jabatan"],
  }),
  updateJabatan: call("PATCH /jabatanWeb/updateJabatan", {
    summary: "Mengganti nama jabatan",
    tindakan: "mengubah jabatan",
    permission: withMenu("Setting"),
    input: z.object({ idJabatan, ...inputOf(isianJabatan) }),
    changes: ["jabatan", "karyawan", "profil"],
  }),
  deleteJabatan: call("PATCH /jabatanWeb/deleteJabatan", {
    summary: "Menghapus jabatan yang tidak digunakan",
    tindakan: "menghapus jabatan",
    permission: withMenu("Setting"),
    input: z.object({ idJabatan }),
    changes: ["jabatan"],
  }),
};
