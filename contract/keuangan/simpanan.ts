import * as z from "zod/mini";
import { answer, call, pageWith, row } from "../kernel/call.ts";
import { id, paging } from "../kernel/fields.ts";
import { withMenu } from "../kernel/permission.ts";
import { berentang, rentang } from "../kernel/range.ts";
import { tanggal, uang, waktu } from "../kernel/row.ts";
import { idPengajuan, isiPengajuan } from "./pengajuan.ts";

/** One row of an account's book, with the request behind it. */
export const Simpanan = row({
  /** The row's number in the book of its account. */
  urut: z.int(),
  rekeningTujuan: isiPengajuan.rekeningTujuan,
  rekeningAsal: isiPengajuan.rekeningAsal,
  kebutuhan: isiPengajuan.kebutuhan,
  pengajuan: z.array(row(isiPengajuan)),
  debit: z.nullable(uang),
  kredit: z.nullable(uang),
  saldoAkhir: uang,
  tglDebitKredit: tanggal,
  waktu,
});
export type Simpanan = z.output<typeof Simpanan>;

const idRekening = id("rekening", "Rekening", { empty: "Rekening tidak boleh kosong." });

export const simpanan = {
  getSimpananByRekening: call("GET /pengajuanWeb/getSimpananByRekening", {
    summary: "Buku kas sebuah rekening",
    tindakan: "melihat simpanan rekening",
    permission: withMenu("Simpanan"),
    input: berentang(z.object({ ...paging, idRekening, ...rentang })),
    output: pageWith(Simpanan, {
      /** The balance now. */
      saldoAkhirTotal: uang,
      /** The balance before the first day asked for. */
      saldoAwal: uang,
      /** The balance at the end of the last day asked for. */
      saldoAkhir: uang,
    }),
    reads: ["simpanan", "rekening", "kebutuhan", "karyawan"],
  }),
  getDetailSimpanan: call("GET /pengajuanWeb/getDetailSimpanan", {
    summary: "Satu baris buku kas sebuah rekening dengan pengajuannya",
    tindakan: "melihat simpanan rekening",
    permission: withMenu("Simpanan"),
    input: z.object({ idRekening, idPengajuan }),
    output: answer(Simpanan),
    reads: ["simpanan", "rekening", "kebutuhan", "karyawan"],
  }),
  exportSimpananRekening: call("GET /pengajuanWeb/exportSimpananRekening", {
    summary: "Mengekspor simpanan rekening ke file .xlsx",
    tindakan: "mengekspor simpanan rekening",
    permission: withMenu("Simpanan"),
    input: berentang(z.object({ idRekening, ...rentang })),
    answers: "xlsx",
  }),
};
