import { field } from "#kernel/record.ts";
import { benar, tanggal, teks } from "#kernel/row.ts";

export const riwayatMulai = {
  tanggal: field.shown("day", "Hari Terakhir Program Lama", tanggal),
  akunLama: field.shown("text", "Akun Program Lama", teks),
  ditutup: field.shown("flag", "Ditutup", benar),
};
