import * as z from "zod/mini";
import { call, pageWith } from "#kernel/call.ts";
import { month, optional, paging } from "#kernel/fields.ts";
import { PAJAK } from "../faktur/contract.ts";
import { Omzet, RingkasanPphFinal } from "./isiPphFinal.ts";

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
};
