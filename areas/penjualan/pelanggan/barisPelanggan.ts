import * as z from "zod/mini";
import { KolomTerisi } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import { row } from "#kernel/call.ts";
import { wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, idOf, tanggal, teks, uang, waktu } from "#kernel/row.ts";
import { hasilEmail, suratEmail } from "../email/isiEmail.ts";
import { keadaanInvoice, kepalaInvoice, nominalInvoice } from "../invoice/isiInvoice.ts";
import { customer, keadaanOrder, kepalaOrder, mesinBaris } from "../order/isiOrder.ts";
import {
  isianPelanggan,
  isianPercakapan,
  kepalaPelanggan,
  kreditPelanggan,
  SebutanPelanggan,
  summarisePelanggan,
} from "./isiPelanggan.ts";

/** The rows of customers as they are sent. */

export const Pelanggan = row({
  ...wireOf(kepalaPelanggan),
  ...wireOf(isianPelanggan),
  ...wireOf(summarisePelanggan),
  /** The days that count: the customer's own termin, or the company's. */
  terminBerlaku: z.int(),
  sales: z.nullable(row({ idUser: idOf("karyawan"), namaLengkap: z.string() })),
  /** Mails to its address were refused, or came back, since then and with these words. */
  emailDitolak: z.nullable(row({ alasan: z.string(), sejak: waktu })),
  kolomSendiri: z.array(KolomTerisi),
  versi: z.int(),
  aksi: row({
    ubah: Boleh,
    ubahSales: Boleh,
    arsip: Boleh,
    gabung: Boleh,
    pisah: Boleh,
    batalGabung: Boleh,
    batasKredit: Boleh,
  }),
});
export type Pelanggan = z.output<typeof Pelanggan>;

/** A customer with those around it. */
export const DetailPelanggan = row({
  ...Pelanggan.shape,
  ...wireOf(kreditPelanggan),
  /** What was ordered and is not paid, which the limit counts. */
  kreditTerpakai: uang,
  /** The customer into which this one was merged. */
  digabungKe: z.nullable(SebutanPelanggan),
  /** The customers that were merged into this one. */
  gabungan: z.array(row({ ...SebutanPelanggan.shape, jumlahOrder: z.int(), batalGabung: Boleh })),
  /** Others with the same telephone number. */
  nomorSama: z.array(SebutanPelanggan),
});
export type DetailPelanggan = z.output<typeof DetailPelanggan>;

/** A choice of the cart: what fills its form. */
export const PilihanPelanggan = row({
  ...SebutanPelanggan.shape,
  alamat: z.string(),
  email: z.string(),
  milikSaya: z.boolean(),
});
export type PilihanPelanggan = z.output<typeof PilihanPelanggan>;

/** Two customers that may be one, or one that may be several. */
export const Ragu = row({
  idRagu: z.int(),
  alasan: z.enum(["nomor", "nama", "instansi"]),
  pelanggan: row({ ...SebutanPelanggan.shape, jumlahOrder: z.int() }),
  lain: z.nullable(row({ ...SebutanPelanggan.shape, jumlahOrder: z.int() })),
  keterangan: z.string(),
});
export type Ragu = z.output<typeof Ragu>;

const { noTelp, namaCustomer, customerInstansi } = wireOf(customer);
/** An order of a customer, with what was typed then. */
export const OrderPelanggan = row({
  ...wireOf(kepalaOrder),
  ...wireOf({ statusSo: keadaanOrder.statusSo, statusPembayaran: keadaanOrder.statusPembayaran }),
  noTelp,
  namaCustomer,
  customerInstansi,
  sales: row({ namaLengkap: z.string() }),
  /** What is owed of it today. */
  piutang: uang,
});
export type OrderPelanggan = z.output<typeof OrderPelanggan>;

/** An invoice, with the money that it brought once it was approved. */
export const InvoicePelanggan = row({
  ...wireOf(kepalaInvoice),
  nominalBayar: nominalInvoice.nominalBayar.wire,
  nominalSisaBayar: nominalInvoice.nominalSisaBayar.wire,
  statusApprove: keadaanInvoice.statusApprove.wire,
  dibayar: uang,
  tglApprove: z.nullable(tanggal),
  /** The day of that money. */
  tanggalUang: z.nullable(tanggal),
  namaRekening: z.string(),
});
export type InvoicePelanggan = z.output<typeof InvoicePelanggan>;

/** Machines that left, and until when they are under warranty. */
export const MesinPelanggan = row({
  idSuratJalan: z.string(),
  idOrderan: idOf("orderan"),
  idSo: z.string(),
  ...wireOf({ kodeProduk: mesinBaris.kodeProduk, namaProduk: mesinBaris.namaProduk }),
  qty: z.int(),
  selesaiGaransi: atauKosong(tanggal),
  bergaransi: z.boolean(),
  nomorSeri: z.array(z.string()),
});
export type MesinPelanggan = z.output<typeof MesinPelanggan>;

export const Percakapan = row({
  idCatatan: z.int(),
  ...wireOf(isianPercakapan),
  waktu,
  selesai: z.nullable(waktu),
  user: row({ namaLengkap: z.string() }),
  aksi: row({ selesai: Boleh }),
});
export type Percakapan = z.output<typeof Percakapan>;

export const EmailPelanggan = row({
  idEmail: z.int(),
  /** The order, invoice or retur; null for a statement. */
  dokumen: atauKosong(teks),
  ...wireOf({ alamat: suratEmail.alamat, perihal: suratEmail.perihal, waktu: suratEmail.waktu }),
  ...wireOf(hasilEmail),
  user: row({ namaLengkap: z.string() }),
});
export type EmailPelanggan = z.output<typeof EmailPelanggan>;

/** What a merge will do, before it is done. */
export const DampakGabung = row({
  asal: Pelanggan,
  tujuan: Pelanggan,
  jumlahOrder: z.int(),
  piutang: uang,
  gabung: Boleh,
});
export type DampakGabung = z.output<typeof DampakGabung>;
