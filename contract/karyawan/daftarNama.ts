import { field } from "../kernel/record.ts";
import { teks } from "../kernel/row.ts";

/** Fields in the history of divisions, positions and roles. */
export const riwayatNama = { nama: field.shown("text", "Nama", teks) };
