import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { flag, id, integer, optional, text, withDefault } from "#kernel/fields.ts";
import { signedIn } from "#kernel/permission.ts";
import { daftar, tampilanDaftar } from "./tampilanDaftar.ts";

export const MAKS_TAMPILAN = 50;

const idTampilan = id("tampilan", "Tampilan");
const nama = text("Nama tampilan", { max: 60, empty: "Nama tampilan tidak boleh kosong" });
const isi = text("Isi tampilan", { max: 4000 });
const versi = optional<number, number | string>(integer("Versi"));

function terbaca({ isi }: { isi: string | null }): boolean {
  if (isi === null) return true;
  try {
    const ditulis: unknown = JSON.parse(isi);
    return typeof ditulis === "object" && ditulis !== null && !Array.isArray(ditulis);
  } catch {
    return false;
  }
}
const dapatDibaca = z.refine<{ isi: string | null }>(terbaca, {
  path: ["isi"],
  error: "Isi tampilan tidak dapat dibaca",
});

export const tampilan = {
  ...tampilanDaftar,
  addTampilan: call("POST /tampilanWeb/addTampilan", {
    summary: "Menyimpan tampilan daftar dengan nama",
    tindakan: "menyimpan tampilan",
    permission: signedIn,
    input: z
      .object({ daftar, nama, isi, bersama: withDefault<boolean, boolean | string>(flag("Untuk semua"), false) })
      .check(dapatDibaca),
    output: answer(row({ idTampilan: z.int() })),
    changes: ["tampilan"],
  }),
  /** What is not sent stays. */
  updateTampilan: call("PATCH /tampilanWeb/updateTampilan", {
    summary: "Mengubah nama, isi atau pembagian tampilan",
    tindakan: "mengubah tampilan",
    permission: signedIn,
    input: z
      .object({
        idTampilan,
        nama: optional(nama),
        isi: optional(isi),
        bersama: optional<boolean, boolean | string>(flag("Untuk semua")),
        versi,
      })
      .check(dapatDibaca),
    changes: ["tampilan"],
  }),
  deleteTampilan: call("PATCH /tampilanWeb/deleteTampilan", {
    summary: "Menghapus tampilan",
    tindakan: "menghapus tampilan",
    permission: signedIn,
    input: z.object({ idTampilan }),
    changes: ["tampilan"],
  }),
  /** Without a view the list opens for me as it is made. */
  setTampilanUtama: call("PATCH /tampilanWeb/setTampilanUtama", {
    summary: "Memilih tampilan yang membuka sebuah daftar bagi saya",
    tindakan: "memilih tampilan",
    permission: signedIn,
    input: z.object({ daftar, idTampilan: optional(idTampilan) }),
    changes: ["tampilan"],
  }),
};
