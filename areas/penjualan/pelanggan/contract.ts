import * as z from "zod/mini";
import { nilaiKolom, saringanKolom } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import {
  cari,
  choice,
  flag,
  id,
  integer,
  listOf,
  optional,
  paging,
  pencarian,
  text,
  urutan,
  withDefault,
} from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { PRIVILEGED, STAFF_KEEPERS, withMenu, withRole } from "#kernel/permission.ts";
import { inputOf } from "#kernel/record.ts";
import { idOf } from "#kernel/row.ts";
import { pilihan } from "#kernel/several.ts";
import {
  DampakGabung,
  DetailPelanggan,
  EmailPelanggan,
  InvoicePelanggan,
  MesinPelanggan,
  OrderPelanggan,
  Pelanggan,
  PilihanPelanggan,
  Ragu,
} from "./barisPelanggan.ts";
import { isianPelanggan, kreditPelanggan, SebutanPelanggan, salesPelanggan } from "./isiPelanggan.ts";
import { percakapan } from "./percakapan.ts";

export const MILIK = ["saya", "semua"] as const;
export const KELOMPOK = ["aktif", "arsip"] as const;
/** What the list can be sorted by. */
export const URUT_PELANGGAN = ["nama", "sisa", "terlambat"] as const;
export type UrutPelanggan = (typeof URUT_PELANGGAN)[number];

/** The shortest text for which the cart proposes customers. */
export const CARI_TERPENDEK = 3;
export const BANYAK_PILIHAN = 8;

const bacaKode = itemOf(text("Order", { max: 40 }));

const idPelanggan = id("pelanggan", "Pelanggan");
const dua = { dari: idPelanggan, ke: id("pelanggan", "Pelanggan tujuan", { empty: "Pilih pelanggan tujuan." }) };
const versi = optional(integer("Versi"));
const permission = withMenu("Pelanggan");
const merapikan = withRole(STAFF_KEEPERS, "Pelanggan");
const bagian = z.object({ idPelanggan, ...paging });
const changes = ["pelanggan", "piutang"] as const;
const reads = [
  "pelanggan",
  "order",
  "invoice",
  "suratJalan",
  "pengajuan",
  "jurnal",
  "perusahaan",
  "kolomSendiri",
] as const;

/** Which customers: `milik` has no value where the person has not chosen; sales people then see their own. */
const saringan = {
  cari,
  milik: optional(choice("Milik", MILIK)),
  kelompok: withDefault(choice("Kelompok", KELOMPOK), "aktif"),
  kolom: saringanKolom,
  urut: urutan(URUT_PELANGGAN, { terbaru: null, piutang: "-sisa" }),
};

const Isian = { ...inputOf(isianPelanggan), ...inputOf(salesPelanggan), kolomSendiri: nilaiKolom };
/** Others with the number of what was saved. */
const Tersimpan = answer(row({ idPelanggan: idOf("pelanggan"), nomorSama: z.array(SebutanPelanggan) }));

export const pelanggan = {
  getPelanggan: call("GET /pelangganWeb/getPelanggan", {
    summary: "Daftar pelanggan",
    tindakan: "melihat pelanggan",
    permission,
    input: z.object({ ...paging, ...saringan }),
    output: pageOf(Pelanggan),
    reads,
  }),
  getDetailPelanggan: call("GET /pelangganWeb/getDetailPelanggan", {
    summary: "Satu pelanggan dengan ringkasan ordernya",
    tindakan: "melihat pelanggan",
    permission,
    input: z.object({ idPelanggan }),
    output: answer(DetailPelanggan),
    reads,
  }),
  cariPelanggan: call("GET /pelangganWeb/cariPelanggan", {
    summary: "Pelanggan yang cocok dengan tiga huruf atau angka, untuk mengisi keranjang",
    tindakan: "mencari pelanggan",
    permission: withMenu("Produk Card", "Pelanggan"),
    input: z.object({ q: pencarian(100) }),
    output: answer(z.array(PilihanPelanggan)),
    reads: ["pelanggan", "perusahaan"],
  }),
  getPilihanSales: call("GET /pelangganWeb/getPilihanSales", {
    summary: "Karyawan yang dapat menjadi penanggung jawab pelanggan",
    tindakan: "melihat pelanggan",
    permission,
    output: answer(z.array(row({ idUser: idOf("karyawan"), namaLengkap: z.string() }))),
    reads: ["karyawan"],
  }),
  addPelanggan: call("POST /pelangganWeb/addPelanggan", {
    summary: "Menambahkan pelanggan",
    tindakan: "menambahkan pelanggan",
    permission,
    input: z.object(Isian),
    output: Tersimpan,
    changes,
  }),
  updatePelanggan: call("PATCH /pelangganWeb/updatePelanggan", {
    summary: "Mengubah pelanggan",
    tindakan: "mengubah pelanggan",
    permission,
    input: z.object({ idPelanggan, ...Isian, versi }),
    output: Tersimpan,
    changes,
  }),
  aturBatasKredit: call("PATCH /pelangganWeb/aturBatasKredit", {
    summary: "Menentukan berapa seorang pelanggan boleh berutang",
    tindakan: "menentukan batas kredit",
    permission: withRole(PRIVILEGED, "Pelanggan"),
    input: z.object({ idPelanggan, ...inputOf(kreditPelanggan), versi }),
    changes,
  }),
  arsipkanPelanggan: call("PATCH /pelangganWeb/arsipkanPelanggan", {
    summary: "Mengarsipkan pelanggan, atau mengembalikannya",
    tindakan: "mengarsipkan pelanggan",
    permission: merapikan,
    input: z.object({ idPelanggan, arsip: flag("Arsip") }),
    changes,
  }),
  getDampakGabungPelanggan: call("GET /pelangganWeb/getDampakGabungPelanggan", {
    summary: "Apa yang terjadi bila dua pelanggan digabung",
    tindakan: "menggabungkan pelanggan",
    permission: merapikan,
    input: z.object(dua),
    output: answer(DampakGabung),
    reads,
  }),
  gabungPelanggan: call("POST /pelangganWeb/gabungPelanggan", {
    summary: "Menggabungkan pelanggan ke pelanggan lain",
    tindakan: "menggabungkan pelanggan",
    permission: merapikan,
    input: z.object(dua),
    changes,
  }),
  batalGabungPelanggan: call("POST /pelangganWeb/batalGabungPelanggan", {
    summary: "Membatalkan penggabungan pelanggan",
    tindakan: "membatalkan penggabungan pelanggan",
    permission: merapikan,
    input: z.object({ idPelanggan }),
    changes,
  }),
  pisahkanPelanggan: call("POST /pelangganWeb/pisahkanPelanggan", {
    summary: "Memisahkan order seorang pelanggan menjadi pelanggan baru",
    tindakan: "memisahkan pelanggan",
    permission: merapikan,
    input: z.object({
      idPelanggan,
      ...inputOf({ instansi: isianPelanggan.instansi, nama: isianPelanggan.nama, telepon: isianPelanggan.telepon }),
      idSo: listOf<string, string>("Order", bacaKode, { min: 1, max: 500, empty: "Pilih order yang dipisahkan." }),
    }),
    output: answer(row({ idPelanggan: idOf("pelanggan") })),
    changes,
  }),
  getRagu: call("GET /pelangganWeb/getRagu", {
    summary: "Pelanggan yang mungkin sama, atau mungkin beberapa",
    tindakan: "merapikan pelanggan",
    permission: merapikan,
    input: z.object(paging),
    output: pageOf(Ragu),
    reads: ["pelanggan", "order"],
  }),
  putuskanRagu: call("POST /pelangganWeb/putuskanRagu", {
    summary: "Mencatat bahwa pelanggan memang sudah benar",
    tindakan: "merapikan pelanggan",
    permission: merapikan,
    input: z.object({ idRagu: integer("Baris", { min: 1 }) }),
    changes: ["pelanggan"],
  }),
  getOrderPelanggan: call("GET /pelangganWeb/getOrderPelanggan", {
    summary: "Order seorang pelanggan",
    tindakan: "melihat pelanggan",
    permission,
    input: bagian,
    output: pageOf(OrderPelanggan),
    reads,
  }),
  getInvoicePelanggan: call("GET /pelangganWeb/getInvoicePelanggan", {
    summary: "Invoice dan pembayaran seorang pelanggan",
    tindakan: "melihat pelanggan",
    permission,
    input: bagian,
    output: pageOf(InvoicePelanggan),
    reads,
  }),
  getMesinPelanggan: call("GET /pelangganWeb/getMesinPelanggan", {
    summary: "Mesin yang sudah diterima pelanggan dan garansinya",
    tindakan: "melihat pelanggan",
    permission,
    input: bagian,
    output: pageOf(MesinPelanggan),
    reads,
  }),
  getEmailPelanggan: call("GET /pelangganWeb/getEmailPelanggan", {
    summary: "Email yang dikirim ke pelanggan",
    tindakan: "melihat pelanggan",
    permission,
    input: bagian,
    output: pageOf(EmailPelanggan),
    reads: ["pelanggan", "email", "order"],
  }),
  ...percakapan,
  exportPelanggan: call("GET /pelangganWeb/exportPelanggan", {
    summary: "Mengekspor pelanggan ke file .xlsx",
    tindakan: "mengekspor pelanggan",
    permission,
    /** With `idPelanggan` these alone. */
    input: z.object({ ...saringan, idPelanggan: optional(pilihan("Pelanggan", idPelanggan)) }),
    answers: "xlsx",
  }),
};
