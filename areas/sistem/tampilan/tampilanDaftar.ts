import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { signedIn } from "#kernel/permission.ts";
import { Boleh } from "#kernel/row.ts";

/** A list as somebody keeps it under a name. */
export const Tampilan = row({
  idTampilan: z.int(),
  nama: z.string(),
  bersama: z.boolean(),
  /** Who made it. */
  oleh: z.string(),
  milikSaya: z.boolean(),
  /** The list opens with it for me. */
  utama: z.boolean(),
  /** JSON of the browser: search, filters, order, columns. A list reads of it what it still knows. */
  isi: z.string(),
  versi: z.int(),
  aksi: row({ ubah: Boleh, bersama: Boleh }),
});
export type Tampilan = z.output<typeof Tampilan>;

/** Which list: the address of its screen, and its name where the screen has several. */
export const daftar = text("Daftar", { max: 100 });

/** What every list asks; what changes a view comes with the panel that does it. */
export const tampilanDaftar = {
  /** Mine, and those of everybody, by name. */
  getTampilan: call("GET /tampilanWeb/getTampilan", {
    summary: "Tampilan tersimpan sebuah daftar",
    tindakan: "melihat tampilan",
    permission: signedIn,
    input: z.object({ daftar }),
    output: answer(z.array(Tampilan)),
    reads: ["tampilan"],
  }),
};
