import { createHash } from "node:crypto";
import { rupiah, tanggal } from "#kernel/format.ts";
import { hargaBersih } from "../../order/diskon.ts";
import { kodeRevisi } from "../label.ts";
import type { Kepala } from "./pdf.ts";
import type { RevisiRow } from "./sql.ts";

/**
 * The paper of a revision as plain text: all that its page and its PDF say of the offer. The customer agrees to this text,
 * it is stored as it is, and its SHA-256 is what anybody can compute of it again.
 */
export function teksKertas(perusahaan: string, row: Kepala, isi: RevisiRow): string {
  return [
    `PENAWARAN ${kodeRevisi(row.idPenawaran, isi.revisi)}`,
    `Dari: ${perusahaan}, ${row.sales.namaLengkap}`,
    `Tanggal: ${tanggal(row.tglPenawaran)}`,
    `Berlaku sampai: ${tanggal(isi.berlakuSampai)}`,
    `Untuk: ${isi.customerInstansi}, ${isi.namaCustomer}, ${isi.noTelp}, ${isi.email}, ${isi.alamatCustomer}`,
    ...isi.baris.map(
      (line, at) =>
        `${at + 1}. ${line.kodeProduk} ${line.namaProduk} ${line.tipe} ${line.kapasitas}: ${line.qty} x (${rupiah(line.harga)} - ${rupiah(line.diskon)}) = ${rupiah(line.qty * hargaBersih(line))}`,
    ),
    `PPN di dalam total: ${rupiah(isi.ppnDiAtas)}`,
    `Total: ${rupiah(isi.total)}`,
    `Catatan: ${isi.catatan}`,
  ].join("\n");
}

export const sidikKertas = (teks: string): string => createHash("sha256").update(teks, "utf8").digest("hex");
