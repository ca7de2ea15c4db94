import * as z from "zod/mini";
import { answer, call, row } from "../kernel/call.ts";
import { id, text } from "../kernel/fields.ts";
import { withMenu } from "../kernel/permission.ts";
import { Boleh, idOf } from "../kernel/row.ts";

export const Divisi = row({
  idDivisi: idOf("divisi"),
  namaDivisi: z.string(),
  aksi: row({ edit: Boleh, hapus: Boleh }),
});
export type Divisi = z.output<typeof Divisi>;

const namaDivisi = text("Nama divisi", { max: 100 });
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
    input: z.object({ namaDivisi }),
    output: answer(row({ idDivisi: idOf("divisi") })),
    changes: ["divisi"],
  }),
  updateDivisi: call("PATCH /divisiWeb/updateDivisi", {
    summary: "Mengganti nama divisi",
    tindakan: "mengubah divisi",
    permission: withMenu("Setting"),
    input: z.object({ idDivisi, namaDivisi }),
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
