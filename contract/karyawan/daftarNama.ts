import { field } from "../kernel/record.ts";
import { teks } from "../kernel/row.ts";

/** What the history of a list of names tells of: divisions, positions, roles. */
export const riwayatNama = { nama: field.shown("text", "Nama", teks) };
