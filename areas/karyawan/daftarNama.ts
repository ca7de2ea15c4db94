import { blankable, field } from "#kernel/record.ts";
import { benar, teks } from "#kernel/row.ts";

/** The most that the people of a role give off a price without asking, in per cent. */
export const batasDiskonRole = {
  batasDiskon: blankable(field.number("Batas Diskon (%)", { short: "Batas Diskon", min: 0, max: 100 })),
};

/** Fields in the history of roles. */
export const riwayatRole = {
  nama: field.shown("text", "Nama", teks),
  faktorKedua: field.shown("flag", "Wajib Faktor Kedua", benar),
  batasDiskon: batasDiskonRole.batasDiskon,
};

/** Fields in the history of divisions and positions. */
export const riwayatNama = { nama: field.shown("text", "Nama", teks) };
