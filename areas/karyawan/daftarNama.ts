import { field } from "#kernel/record.ts";
import { benar, teks } from "#kernel/row.ts";

/** Fields in the history of roles. */
export const riwayatRole = {
  nama: field.shown("text", "Nama", teks),
  faktorKedua: field.shown("flag", "Wajib Faktor Kedua", benar),
};

/** Fields in the history of divisions and positions. */
export const riwayatNama = { nama: field.shown("text", "Nama", teks) };
