import { blankable, field } from "#kernel/record.ts";

/** The day on which the money moved, where whoever decides names it; blank for today. */
export const isianUang = { tanggalUang: blankable(field.day("Tanggal Uang", { spoken: "Tanggal uang" })) };
