import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Tanggal } from "#kernel/types.ts";
import { namaBulan } from "../../bulan.ts";

/** Whether the figures of a day may be entered: not in a closed month (Tutup Buku). */
export const mayFill = (hari: Tanggal, tutupSampai: Tanggal | null): Boleh =>
  tutupSampai !== null && hari <= tutupSampai ? tidak(`Bulan ${namaBulan(hari.slice(0, 7))} sudah ditutup`) : boleh;
