import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { choice, id, integer, listOf, optional, text, withDefault } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { signedIn } from "#kernel/permission.ts";
import { Boleh, idOf, waktu } from "#kernel/row.ts";
import type { Id } from "#kernel/types.ts";
import { JENIS_KOMENTAR } from "./jenisKomentar.ts";

export const MAX_KOMENTAR = 2000;

export const Komentar = row({
  idKomentar: z.int(),
  nama: z.string(),
  /** Blank once it is deleted. */
  isi: z.string(),
  dibuat: waktu,
  diubah: z.nullable(waktu),
  dihapus: z.nullable(waktu),
  versi: z.int(),
  aksi: row({ ubah: Boleh, hapus: Boleh, urung: Boleh }),
});
export type Komentar = z.output<typeof Komentar>;

const dokumen = { jenis: choice("Jenis", JENIS_KOMENTAR), id: text("Id", { max: 100 }) };
const isi = text("Komentar", { max: MAX_KOMENTAR, lines: true, empty: "Komentar tidak boleh kosong." });
const idKomentar = id("komentar", "Komentar");

const bacaOrang = itemOf(id("karyawan", "Orang"), "Orang yang disebut tidak dikenal");
/** The people that the text names with an @; each must be allowed to see the document. */
const sebut = withDefault<Id<"karyawan">[], readonly (number | string)[] | string>(
  listOf<Id<"karyawan">, number | string>("Sebutan", bacaOrang, { max: 20 }),
  [],
);
const versi = optional<number, number | string>(integer("Versi"));

/** Whoever may read the history of a document may talk about it. */
export const komentar = {
  getKomentar: call("GET /komentarWeb/getKomentar", {
    summary: "Komentar satu dokumen",
    tindakan: "melihat komentar",
    permission: signedIn,
    input: z.object(dokumen),
    output: answer(z.array(Komentar)),
    reads: ["komentar"],
  }),
  /** Those who may see the document. */
  getSebutan: call("GET /komentarWeb/getSebutan", {
    summary: "Orang yang dapat disebut pada komentar dokumen ini",
    tindakan: "menyebut orang",
    permission: signedIn,
    /** Without an id: those who may see some document of that kind. */
    input: z.object({ jenis: dokumen.jenis, id: optional(dokumen.id) }),
    output: answer(z.array(row({ idUser: idOf("karyawan"), nama: z.string() }))),
    reads: ["karyawan"],
  }),
  addKomentar: call("POST /komentarWeb/addKomentar", {
    summary: "Menulis komentar",
    tindakan: "menulis komentar",
    permission: signedIn,
    input: z.object({ ...dokumen, isi, sebut }),
    output: answer(row({ idKomentar: z.int() })),
    changes: ["komentar", "kabar"],
  }),
  updateKomentar: call("PATCH /komentarWeb/updateKomentar", {
    summary: "Mengubah komentar sendiri",
    tindakan: "mengubah komentar",
    permission: signedIn,
    input: z.object({ idKomentar, isi, sebut, versi }),
    changes: ["komentar", "kabar"],
  }),
  /** What is deleted is quoted in no news either. */
  deleteKomentar: call("PATCH /komentarWeb/deleteKomentar", {
    summary: "Menghapus komentar",
    tindakan: "menghapus komentar",
    permission: signedIn,
    input: z.object({ idKomentar }),
    changes: ["komentar", "kabar"],
  }),
  undoDeleteKomentar: call("PATCH /komentarWeb/undoDeleteKomentar", {
    summary: "Mengembalikan komentar yang tadi dihapus sendiri",
    tindakan: "mengembalikan komentar",
    permission: signedIn,
    input: z.object({ idKomentar }),
    changes: ["komentar", "kabar"],
  }),
};
