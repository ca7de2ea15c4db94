import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { field, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, salahSatu, tanggal, teks, uang } from "#kernel/row.ts";

export const STATUS_BUKTI = ["Ditunggu", "Diterima"] as const;
export type StatusBukti = (typeof STATUS_BUKTI)[number];

export const isianBukti = {
  nomor: field.text("Nomor Bukti Potong", { max: 40 }),
  tglBukti: field.day("Tanggal Bukti Potong"),
};

export const isiBuktiPotong = {
  idInvoice: field.shown("text", "Invoice", teks),
  namaCustomer: field.shown("text", "Pelanggan", teks),
  tglApprove: field.shown("day", "Dipotong", tanggal),
  nominal: field.shown("money", "PPh 23", uang),
  nomor: field.shown("text", "Nomor Bukti Potong", teks),
  tglBukti: field.shown("day", "Tanggal Bukti Potong", atauKosong(tanggal)),
  status: field.shown("choice", "Status", salahSatu(STATUS_BUKTI)),
};
/** PPh 23 that a customer kept of an invoice, with its proof. */
export const BuktiPotong = row({
  ...wireOf(isiBuktiPotong),
  idSo: z.string(),
  /** Its invoice was cancelled since. */
  batal: z.boolean(),
  versi: z.int(),
  aksi: row({ catat: Boleh }),
});
export type BuktiPotong = z.output<typeof BuktiPotong>;

export const riwayatBukti = { nomor: isianBukti.nomor, tglBukti: isiBuktiPotong.tglBukti };
