import * as z from "zod/mini";
import { answer, call, pieces, row } from "#kernel/call.ts";
import { integer, text } from "#kernel/fields.ts";
import { signedIn } from "#kernel/permission.ts";
import { stagedKey } from "#kernel/staged.ts";

/** Files that arrive in pieces, so that a broken connection loses no more than the piece under way. */
export const unggahan = {
  unggah: call("POST /unggahWeb/unggah", {
    summary: "Satu potongan berkas yang dikirim lebih dahulu, untuk panggilan yang menyusul",
    tindakan: "mengunggah berkas",
    permission: signedIn,
    input: z.object({
      kunci: stagedKey,
      /** Its place in the file, from 0 on; piece 0 comes first. */
      ke: integer("Urutan potongan", { max: 399 }),
      /** The path of the call that the file is for: whoever may not make it may not upload for it. */
      untuk: text("Panggilan", { max: 100 }),
    }),
    files: { potong: pieces() },
  }),
  getUnggahan: call("GET /unggahWeb/getUnggahan", {
    summary: "Potongan sebuah berkas yang sudah sampai",
    tindakan: "melihat unggahan",
    permission: signedIn,
    input: z.object({ kunci: stagedKey }),
    output: answer(row({ ke: z.array(z.int()) })),
  }),
};
