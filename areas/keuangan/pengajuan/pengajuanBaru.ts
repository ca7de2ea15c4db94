import * as z from "zod/mini";
import { evenWithProblems } from "#kernel/evenWithProblems.ts";
import { optional, text } from "#kernel/fields.ts";
import { inputOf } from "#kernel/record.ts";
import { berasal, bertujuan, permintaan, sisiPengajuan } from "./isiPengajuan.ts";

/** What is typed for a request: its type says which of the two accounts it needs. */

export const isian = z.object({ ...inputOf(permintaan), ...inputOf(sisiPengajuan) });
type Isian = z.output<typeof isian>;

/** The problems of the two accounts for the chosen type; without a type both are required. */
function masalahRekening({ tipePengajuan, idRekeningAsal, idRekeningTujuan }: Partial<Isian>) {
  const problems: { field: "idRekeningAsal" | "idRekeningTujuan"; message: string }[] = [];
  if (berasal(tipePengajuan) && idRekeningAsal === null) {
    problems.push({ field: "idRekeningAsal", message: "Rekening asal tidak boleh kosong." });
  }
  if (bertujuan(tipePengajuan) && idRekeningTujuan === null) {
    problems.push({ field: "idRekeningTujuan", message: "Rekening tujuan tidak boleh kosong." });
  }
  if (tipePengajuan === "pindah" && idRekeningAsal !== null && idRekeningAsal === idRekeningTujuan) {
    problems.push({ field: "idRekeningTujuan", message: "Rekening tujuan harus berbeda dari rekening asal." });
  }
  return problems;
}

export const sisinya = z.check<Isian>(
  (payload) => {
    for (const { field, message } of masalahRekening(payload.value)) {
      payload.issues.push({ code: "custom", path: [field], message, input: payload.value });
    }
  },
  { when: evenWithProblems },
);
/** `idKunjungan`: the visit of service that it pays. */
export const PengajuanBaru = z
  .object({ ...isian.shape, idKunjungan: optional(text("Kode kunjungan", { max: 40 })) })
  .check(sisinya);
export type PengajuanBaru = Isian;
