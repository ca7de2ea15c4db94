import { field } from "#kernel/record.ts";
import { benar, tanggal } from "#kernel/row.ts";

export const riwayatMulai = {
  tanggal: field.shown("day", "Hari Terakhir Program Lama", tanggal),
  ditutup: field.shown("flag", "Ditutup", benar),
};
