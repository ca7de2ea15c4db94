import * as z from "zod/mini";
import { integer, listOf, text } from "./fields.ts";
import { itemOf } from "./item.ts";

/** A file larger than this may arrive in pieces of this size, before the call that it belongs to. */
export const PIECE_BYTES = 64 * 1024;
/** The name of the form field that names such files in the place of the files themselves. */
export const STAGED = "unggahan";

/** What the sender calls the file: nobody else's can be named, because pieces are kept under the person. */
export const stagedKey = text("Kunci unggahan", { max: 64, matches: /^[A-Za-z0-9]{16,64}$/ });

const StagedFile = z.object({
  /** The file field of the call. */
  kolom: text("Kolom", { max: 40 }),
  kunci: stagedKey,
  /** The number of its pieces. */
  potong: integer("Jumlah potongan", { min: 1, max: 1000 }),
  nama: text("Nama berkas", { max: 200 }),
});
export type StagedFile = z.output<typeof StagedFile>;

export const stagedFiles = listOf<StagedFile, z.input<typeof StagedFile>>(
  "Unggahan",
  itemOf(StagedFile, "Unggahan tidak dapat dibaca"),
  { max: 100 },
);
