import * as z from "zod/mini";
import { call, pageWith } from "#kernel/call.ts";
import { integer, month, optional, paging } from "#kernel/fields.ts";
import { inputOf } from "#kernel/record.ts";
import { PAJAK } from "../faktur/contract.ts";
import { isianSetor, Omzet, RingkasanPphFinal } from "./isiPphFinal.ts";

export const pphFinal = {
  /** The turnover of a month by its documents, the latest first. */
  getPphFinal: call("GET /pajakWeb/getPphFinal", {
    summary: "Omzet sebulan dan PPh finalnya",
    tindakan: "melihat PPh final",
    permission: PAJAK,
    input: z.object({ ...paging, bulan: optional(month("Bulan")) }),
    output: pageWith(Omzet, { ringkasan: RingkasanPphFinal }),
    reads: ["jurnal", "pajak"],
  }),
  /** What was paid of a month; an amount of 0 takes a note back. */
  catatSetorFinal: call("PATCH /pajakWeb/catatSetorFinal", {
    summary: "Mencatat setoran PPh final sebulan",
    tindakan: "mencatat setoran PPh final",
    permission: PAJAK,
    input: z.object({ bulan: month("Bulan"), ...inputOf(isianSetor), versi: integer("Versi") }),
    changes: ["pajak"],
  }),
};
