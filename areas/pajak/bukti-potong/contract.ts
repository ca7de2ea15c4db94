import * as z from "zod/mini";
import { call, pageWith, row } from "#kernel/call.ts";
import { cari, choice, integer, month, optional, paging, text } from "#kernel/fields.ts";
import { inputOf } from "#kernel/record.ts";
import { bilangan, uang } from "#kernel/row.ts";
import { PAJAK } from "../faktur/contract.ts";
import {
  BuktiPotong,
  isianBukti,
  PotongPemasok,
  RingkasanPotong,
  STATUS_BUKTI,
  STATUS_POTONG,
} from "./isiBuktiPotong.ts";

const bulan = month("Bulan");

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
  /** What the company kept of suppliers in a month, the latest first; what is to be made is of any month. */
  getPotongPemasok: call("GET /pajakWeb/getPotongPemasok", {
    summary: "PPh 23 yang dipotong dari pemasok sebulan",
    tindakan: "melihat bukti potong",
    permission: PAJAK,
    input: z.object({ ...paging, cari, bulan: optional(bulan), status: optional(choice("Status", STATUS_POTONG)) }),
    output: pageWith(PotongPemasok, { ringkasan: RingkasanPotong }),
    reads: ["potongPemasok", "pemasok", "pajak"],
  }),
  catatPotongPemasok: call("PATCH /pajakWeb/catatPotongPemasok", {
    summary: "Mencatat nomor bukti potong yang dibuat untuk pemasok",
    tindakan: "mencatat bukti potong",
    permission: PAJAK,
    input: z.object({ idPengajuan: text("Pengajuan", { max: 40 }), ...inputOf(isianBukti), versi: integer("Versi") }),
    changes: ["potongPemasok"],
  }),
  unduhBerkasPotong: call("GET /pajakWeb/unduhBerkasPotong", {
    summary: "Mengunduh berkas bukti potong sebulan untuk diimpor ke Coretax",
    tindakan: "mengunduh berkas bukti potong",
    permission: PAJAK,
    input: z.object({ bulan }),
    answers: "file",
  }),
};
