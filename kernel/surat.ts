import * as z from "zod/mini";
import { answer, row } from "./call.ts";
import { flag, text, withDefault } from "./fields.ts";
import { atauKosong, teks } from "./row.ts";

/** What the sender changed of a mail; the text that is ready stays where these are blank. */
export const isianSurat = {
  perihal: withDefault<string, string>(text("Perihal", { max: 200 }), ""),
  isi: withDefault<string, string>(text("Isi email", { max: 5000, lines: true }), ""),
};

/** Whether a paper has its labels in English too. */
export const pilihanBahasa = { dwibahasa: withDefault<boolean, boolean | string>(flag("Dwibahasa"), false) };

/** A mail before it is sent: to whom, with which text, and the names of what is attached. */
export const DrafEmail = row({
  alamat: teks,
  perihal: teks,
  isi: teks,
  lampiran: z.array(teks),
  /** Why this server cannot mail anything as it is set up now. */
  kendala: atauKosong(teks),
});
export type DrafEmail = z.output<typeof DrafEmail>;
export const jawabanDraf = answer(DrafEmail);
