import * as z from "zod/mini";
import { call, pageWith, row } from "#kernel/call.ts";
import { cari, choice, integer, optional, paging, text } from "#kernel/fields.ts";
import { inputOf } from "#kernel/record.ts";
import { bilangan, uang } from "#kernel/row.ts";
import { PAJAK } from "../faktur/contract.ts";
import { BuktiPotong, isianBukti, STATUS_BUKTI } from "./isiBuktiPotong.ts";

export const buktiPotong = {
  /** The latest first; those whose proof is to come are a task. */
  getBuktiPotong: call("GET /pajakWeb/getBuktiPotong", {
    summary: "PPh 23 yang dipotong pelanggan dengan bukti potongnya",
    tindakan: "melihat bukti potong",
    permission: PAJAK,
    input: z.object({ ...paging, cari, status: optional(choice("Status", STATUS_BUKTI)) }),
    output: pageWith(BuktiPotong, { ditunggu: row({ banyak: bilangan, nominal: uang }) }),
    reads: ["buktiPotong", "invoice", "order"],
  }),
  catatBuktiPotong: call("PATCH /pajakWeb/catatBuktiPotong", {
    summary: "Mencatat nomor bukti potong yang diterima",
    tindakan: "mencatat bukti potong",
    permission: PAJAK,
    input: z.object({ idInvoice: text("Invoice", { max: 40 }), ...inputOf(isianBukti), versi: integer("Versi") }),
    changes: ["buktiPotong"],
  }),
};
