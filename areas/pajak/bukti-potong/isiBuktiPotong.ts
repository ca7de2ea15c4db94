import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { field, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, bilangan, salahSatu, tanggal, teks, uang } from "#kernel/row.ts";

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

export const STATUS_POTONG = ["Perlu dibuat", "Dibuat", "Dibatalkan"] as const;
export type StatusPotong = (typeof STATUS_POTONG)[number];

export const isiPotong = {
  tanggal: field.shown("day", "Dipotong", tanggal),
  namaPemasok: field.shown("text", "Pemasok", teks),
  nomorTagihan: field.shown("text", "Nomor Tagihan", teks),
  kodeObjek: field.shown("text", "Kode Objek", teks),
  dasar: field.shown("money", "Dasar", uang),
  nominal: field.shown("money", "PPh 23", uang),
  nomor: field.shown("text", "Nomor Bukti Potong", teks),
  tglBukti: field.shown("day", "Tanggal Bukti Potong", atauKosong(tanggal)),
  status: field.shown("choice", "Status", salahSatu(STATUS_POTONG)),
};
/** PPh 23 that the company kept of a payment to a supplier. */
export const PotongPemasok = row({
  idPengajuan: z.string(),
  idTagihan: z.string(),
  ...wireOf(isiPotong),
  versi: z.int(),
  aksi: row({ catat: Boleh }),
});
export type PotongPemasok = z.output<typeof PotongPemasok>;

/** Why the file of a month is not made, and the supplier with whom it is put right. */
export const MasalahPotong = row({ kalimat: z.string(), idPemasok: z.nullable(z.int()), namaPemasok: z.string() });
export type MasalahPotong = z.output<typeof MasalahPotong>;

export const RingkasanPotong = row({
  bulan: z.string(),
  banyak: bilangan,
  nominal: uang,
  /** What is owed to the tax office by the books, of any month, with the needs that count on its account. */
  hutang: z.int(),
  masalah: z.array(MasalahPotong),
});
export type RingkasanPotong = z.output<typeof RingkasanPotong>;

export const riwayatBukti = { nomor: isianBukti.nomor, tglBukti: isiBuktiPotong.tglBukti };
