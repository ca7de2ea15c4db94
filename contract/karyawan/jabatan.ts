import * as z from "zod/mini";
import { answer, call, row } from "../kernel/call.ts";
import { id, text } from "../kernel/fields.ts";
import { withMenu } from "../kernel/permission.ts";
import { Boleh, idOf } from "../kernel/row.ts";

export const Jabatan = row({
  idJabatan: idOf("jabatan"),
  namaJabatan: z.string(),
  aksi: row({ edit: Boleh, hapus: Boleh }),
});
export type Jabatan = z.output<typeof Jabatan>;

const namaJabatan = text("Nama jabatan", { max: 100 });
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
    input: z.object({ namaJabatan }),
    output: answer(row({ idJabatan: idOf("jabatan") })),
    changes: ["jabatan"],
  }),
  updateJabatan: call("PATCH /jabatanWeb/updateJabatan", {
    summary: "Mengganti nama jabatan",
    tindakan: "mengubah jabatan",
    permission: withMenu("Setting"),
    input: z.object({ idJabatan, namaJabatan }),
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
