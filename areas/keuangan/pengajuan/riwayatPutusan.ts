import { field } from "#kernel/record.ts";
import { benar, teks } from "#kernel/row.ts";

/** What the history of whatever is decided says of the decision, besides status and note. */
export const riwayatPutusan = {
  ditarik: field.shown("flag", "Ditarik", benar),
  persetujuan: field.shown("text", "Persetujuan", teks),
  putusanSendiri: field.shown("text", "Memutuskan Pengajuan Sendiri", teks, { short: "Pengajuan Sendiri" }),
};
