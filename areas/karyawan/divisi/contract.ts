import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { id } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { field, inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, idOf } from "#kernel/row.ts";

export const isianDivisi = { namaDivisi: field.name("Nama Divisi", { max: 100 }) };
export const pilihanDivisi = {
  idDivisi: field.shown("other", "ID Divisi", idOf("divisi"), { say: String }),
  ...isianDivisi,
};

/** The division in the answer for an employee. */
export const PilihanDivisi = row(wireOf(pilihanDivisi));
export type PilihanDivisi = z.output<typeof PilihanDivisi>;

export const Divisi = row({ ...wireOf(pilihanDivisi), aksi: row({ edit: Boleh, hapus: Boleh }) });
export type Divisi = z.output<typeof Divisi>;

const idDivisi = id("divisi", "Divisi");

export const divisi = {
  getDivisi: call("GET /divisiWeb/getDivisi", {
    summary: "Semua divisi",
    tindakan: "melihat divisi",
    permission: withMenu("Setting", "Karyawan"),
    output: answer(z.array(Divisi)),
    reads: ["divisi"],
  }),
  addDivisi: call("POST /divisiWeb/addDivisi", {
    summary: "Menambahkan divisi",
    tindakan: "menambahkan divisi",
    permission: withMenu("Setting"),
    input: z.object(inputOf(isianDivisi)),
    output: answer(row({ idDivisi: idOf("divisi") })),
    changes: ["divisi"],
  }),
  updateDivisi: call("PATCH /divisiWeb/updateDivisi", {
    summary: "Mengganti nama divisi",
    tindakan: "mengubah divisi",
    permission: withMenu("Setting"),
    input: z.object({ idDivisi, ...inputOf(isianDivisi) }),
    changes: ["divisi", "karyawan", "profil"],
  }),
  deleteDivisi: call("PATCH /divisiWeb/deleteDivisi", {
    summary: "Menghapus divisi yang tidak digunakan",
    tindakan: "menghapus divisi",
    permission: withMenu("Setting"),
    input: z.object({ idDivisi }),
    changes: ["divisi"],
  }),
};
