import * as z from "zod/mini";
import { TERMIN } from "#areas/sistem/perusahaan/contract.ts";
import { blankable, field } from "#kernel/record.ts";
import { atauKosong, benar, bilangan, idOf, tanggal, teks, uang, waktu } from "#kernel/row.ts";
import { isiUmur } from "#kernel/umur.ts";

const TELEPON = "Format telepon salah, pakai angka, spasi, tanda hubung atau +.";
const NPWP = "NPWP terdiri dari 15 atau 16 angka.";

/** What is typed of a customer. */
export const isianPelanggan = {
  instansi: blankable(field.text("Instansi")),
  nama: field.text("Nama", { spoken: "Nama pelanggan" }),
  telepon: blankable(
    field.text("No Telp", { spoken: "No telp", max: 25, matches: /^[0-9+][0-9 ()+.-]{4,}$/, format: TELEPON }),
  ),
  email: blankable(field.email("Email")),
  alamat: blankable(field.lines("Alamat")),
  npwp: blankable(field.text("NPWP", { max: 25, matches: /^[ .-]*(?:[0-9][ .-]*){15,16}$/, format: NPWP })),
  termin: blankable(field.number("Termin (hari)", { short: "Termin", spoken: "Termin", ...TERMIN })),
  catatan: blankable(field.lines("Catatan")),
};
/** Who looks after the customer. */
export const salesPelanggan = {
  idSales: blankable(field.id("karyawan", "Penanggung Jawab")),
};

/** How much the customer may owe; null: as much as is ordered. */
export const kreditPelanggan = {
  batasKredit: blankable(field.money("Batas Kredit", { min: 0 })),
};

/** What follows from the customer's orders. */
export const summarisePelanggan = {
  jumlahOrder: field.shown("number", "Jumlah Order", bilangan),
  totalPembelian: field.shown("money", "Total Pembelian", uang),
  orderTerakhir: field.shown("day", "Order Terakhir", atauKosong(tanggal)),
  piutang: field.shown("money", "Piutang", uang),
  terlambat: field.shown("money", "Lewat Jatuh Tempo", uang),
};

export const kepalaPelanggan = {
  idPelanggan: field.shown("other", "ID Pelanggan", idOf("pelanggan"), { say: String }),
  arsip: field.shown("flag", "Arsip", benar),
  /** How many orders the upgrade grouped in this customer; null for one that came later. */
  orderLama: field.shown("number", "Order Lama", atauKosong(bilangan)),
};

export const riwayatPelanggan = {
  ...isianPelanggan,
  sales: field.shown("text", "Penanggung Jawab", teks),
  batasKredit: kreditPelanggan.batasKredit,
  kelompokHarga: field.shown("text", "Kelompok Harga", teks),
  arsip: kepalaPelanggan.arsip,
  digabungKe: field.shown("text", "Digabung ke", teks),
  order: field.shown("text", "Order", teks),
  pengingat: field.shown("text", "Pengingat", teks),
  piutangAwal: field.shown("text", "Piutang Awal", teks),
  percakapan: field.shown("text", "Percakapan", teks),
};

/** What was said, and the next step. */
export const isianPercakapan = {
  tanggal: field.day("Tanggal"),
  isi: field.lines("Isi Percakapan", { spoken: "Isi percakapan", max: 1000 }),
  langkah: blankable(field.text("Langkah Berikutnya")),
  tglLangkah: blankable(field.day("Tanggal Langkah")),
};

/** The ages of a customer's debt, and since when the oldest is due. */
export const isiPiutang = {
  sisa: field.shown("money", "Total Piutang", uang),
  ...isiUmur,
  tempoTerlama: field.shown("day", "Jatuh Tempo Terlama", tanggal),
  hariTerlama: field.shown("number", "Hari", bilangan),
};

/** An order that is not paid in full though its goods left. */
export const isiOrderTerbuka = {
  idSo: field.shown("text", "Order", teks),
  idInvoice: field.shown("text", "Invoice", atauKosong(teks)),
  tanggal: field.shown("day", "Tanggal Invoice", tanggal),
  jatuhTempo: field.shown("day", "Jatuh Tempo", tanggal),
  hari: field.shown("number", "Hari", bilangan),
  tagihan: field.shown("money", "Tagihan", uang),
  sisa: field.shown("money", "Sisa", uang),
};

export const CARA_PENGINGAT = ["Email", "WhatsApp", "Telepon", "Surat"] as const;
export type CaraPengingat = (typeof CARA_PENGINGAT)[number];

export const isiPengingat = {
  waktu: field.shown("moment", "Waktu", waktu),
  cara: field.choice("Cara", CARA_PENGINGAT),
  nominal: field.shown("money", "Piutang Saat Itu", uang),
  terlambat: field.shown("money", "Lewat Jatuh Tempo", uang),
  catatan: blankable(field.text("Catatan", { max: 500 })),
};

/** The customer of an order, or the one beside a debt. */
export const SebutanPelanggan = z.strictObject({
  idPelanggan: idOf("pelanggan"),
  instansi: z.string(),
  nama: z.string(),
  telepon: z.string(),
});
export type SebutanPelanggan = z.output<typeof SebutanPelanggan>;
