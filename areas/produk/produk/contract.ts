import * as z from "zod/mini";
import { KolomTerisi, nilaiKolom } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import { answer, call, images, pageOf, row, sheets } from "#kernel/call.ts";
import { Refused } from "#kernel/field.ts";
import { flag, id, integer, listOf, optional, paging, text, withDefault } from "#kernel/fields.ts";
import { ribuan } from "#kernel/format.ts";
import { itemBy, itemOf } from "#kernel/item.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, boleh, gambar, idOf, tidak, uang, waktu } from "#kernel/row.ts";
import { pilihan } from "#kernel/several.ts";
import { type Id, MAX_RUPIAH } from "#kernel/types.ts";
import { saringanProduk } from "./daftarProduk.ts";
import { isiHarusPo } from "./isiHarusPo.ts";
import {
  dataProduk,
  isianKeluarRusak,
  keadaanProduk,
  MAX_STOCK,
  seriProduk,
  stockAwal,
  stockTambahan,
} from "./isiProduk.ts";
import { KartuStok } from "./kartuStok.ts";
import { HalamanStokRusak, seriRusak } from "./stokRusak.ts";

export const MAX_FOTO = 5;
/** The most different machines in a cart or order. */
export const MAX_SEKALIGUS = 500;

/** A product without what the person may do with it. */
export const IsiProduk = row({
  idProduk: idOf("produk"),
  ...wireOf(dataProduk),
  ...wireOf(seriProduk),
  ...wireOf(keadaanProduk),
  fotoProduk: z.array(gambar),
  kolomSendiri: z.array(KolomTerisi),
  createdAt: waktu,
  updatedAt: waktu,
  /** Grows with every change; an edit form sends the version that it was filled from. */
  /** What the stock is worth; null for those who may not see purchase prices. */
  nilaiStok: z.nullable(uang),
  versi: z.int(),
});
export type IsiProduk = z.output<typeof IsiProduk>;
export const Produk = row({
  ...IsiProduk.shape,
  aksi: row({ edit: Boleh, po: Boleh, status: Boleh, koreksi: Boleh }),
});
export type Produk = z.output<typeof Produk>;

/** A product to reorder. */
export const ProdukHarusPo = z.extend(Produk, isiHarusPo);
export type ProdukHarusPo = z.output<typeof ProdukHarusPo>;

/** One line that tells machines of the same name apart. */
export const keteranganMesin = (mesin: { kodeProduk: string; tipe: string; kapasitas: string }): string =>
  [mesin.kodeProduk, mesin.tipe, mesin.kapasitas].filter((part) => part !== "" && part !== "-").join(" · ");

/** The problem if the value of the stock is more than an amount can be, or null. */
export function problemOfNilai(jumlah: number, hargaBeli: number): string | null {
  if (jumlah > MAX_STOCK) return `Jumlah stock maksimal ${ribuan(MAX_STOCK)}`;
  return jumlah * hargaBeli > MAX_RUPIAH ? "Nilai stock (jumlah x harga beli) terlalu besar" : null;
}

/** Whether a purchase order can be added; also answered to those who may not see the price. */
export function mayPo({ softDelete, hargaBeli }: { softDelete: boolean; hargaBeli: number }): Boleh {
  if (softDelete) return tidak("Produk tidak aktif");
  return hargaBeli > 0 ? boleh : tidak("Maaf harga beli belum diinput, silahkan input harga beli produk!!!");
}

export const ProdukBaru = z.object({ ...inputOf(dataProduk), ...inputOf(stockAwal), ...inputOf(seriProduk) });
export type ProdukBaru = z.output<typeof ProdukBaru>;

const idProduk = id("produk", "Produk");

const tempatFoto = itemBy(integer("Foto", { min: -MAX_FOTO, max: MAX_FOTO - 1 }), (raw): number => {
  const place = typeof raw === "string" && raw.trim() !== "" ? Number(raw) : raw;
  if (typeof place === "number" && Number.isInteger(place) && place >= -MAX_FOTO && place < MAX_FOTO) return place;
  throw new Refused("Foto tidak dikenal");
});

export const PerubahanProduk = z.object({
  idProduk,
  ...inputOf(dataProduk),
  ...inputOf(stockTambahan),
  /** New photos replace all existing ones. */
  updateFoto: withDefault<boolean, boolean | string>(flag("Update foto"), false),
  /**
   * All photos in their order: 0, 1, … for existing ones, -1, -2, … for those sent along. Others are removed. Without
   * it `updateFoto` decides.
   */
  susunanFoto: optional(listOf<number, number>("Foto", tempatFoto, { max: MAX_FOTO })),
  kolomSendiri: nilaiKolom,
  reminder: optional(flag("Reminder")),
  /** Without it the product keeps its switch. */
  berseri: optional(flag("Bernomor seri")),
  versi: optional(integer("Versi")),
});
export type PerubahanProduk = z.output<typeof PerubahanProduk>;

const fotoProduk = images(0, MAX_FOTO);
const pengelola = withRole(PRIVILEGED, "Produk");
const pembaca = withMenu("Produk", "Produk Card");

const idDiminta = itemOf(idProduk, "Produk tidak dikenal");

export const produk = {
  getProduk: call("GET /produkWeb/getProduk", {
    summary: "Daftar produk",
    tindakan: "melihat produk",
    permission: pembaca,
    input: z.object({ ...paging, ...saringanProduk }),
    output: pageOf(Produk),
    reads: ["produk", "kolomSendiri"],
  }),
  getProdukHarusPo: call("GET /produkWeb/getProdukHarusPo", {
    summary: "Daftar produk yang harus dipesan (PO), dengan usulan jumlahnya",
    tindakan: "melihat produk yang harus PO",
    permission: pembaca,
    input: z.object({ ...paging, cari: saringanProduk.cari, kategori: saringanProduk.kategori }),
    output: pageOf(ProdukHarusPo),
    reads: ["produk", "po", "orderan", "pemasok", "kolomSendiri"],
  }),
  getUsulanPo: call("GET /produkWeb/getUsulanPo", {
    summary: "Beberapa produk dengan usulan jumlah PO-nya",
    tindakan: "melihat usulan PO",
    permission: withMenu("Produk"),
    input: z.object({ idProduk: pilihan("Produk", idProduk) }),
    output: answer(z.array(ProdukHarusPo)),
    reads: ["produk", "po", "orderan", "pemasok", "kolomSendiri"],
  }),
  getTotalProdukHarusPo: call("GET /produkWeb/getTotalProdukHarusPo", {
    summary: "Jumlah produk yang harus dipesan dan belum dibuatkan PO",
    tindakan: "melihat produk yang harus PO",
    permission: pembaca,
    output: z.strictObject({ total: z.int() }),
    reads: ["produk"],
  }),
  getProdukDipilih: call("GET /produkWeb/getProdukDipilih", {
    summary: "Harga dan stock terbaru dari beberapa produk",
    tindakan: "melihat produk",
    permission: pembaca,
    input: z.object({ idProduk: listOf<Id<"produk">, number | string>("Produk", idDiminta, { max: MAX_SEKALIGUS }) }),
    output: answer(z.array(Produk)),
    reads: ["produk", "kolomSendiri"],
  }),
  getDetailProduk: call("GET /produkWeb/getDetailProduk", {
    summary: "Satu produk, menurut kode mesinnya",
    tindakan: "melihat produk",
    permission: pembaca,
    input: z.object({ kodeProduk: dataProduk.kodeProduk.input }),
    output: answer(Produk),
    reads: ["produk", "kolomSendiri"],
  }),
  getKartuStok: call("GET /produkWeb/getKartuStok", {
    summary: "Kartu stok produk",
    tindakan: "melihat kartu stok",
    permission: pembaca,
    input: z.object({ ...paging, idProduk }),
    output: pageOf(KartuStok),
    reads: ["produk"],
  }),
  getStokRusak: call("GET /produkWeb/getStokRusak", {
    summary: "Buku barang rusak sebuah produk",
    tindakan: "melihat kartu stok",
    permission: pembaca,
    input: z.object({ ...paging, idProduk }),
    output: HalamanStokRusak,
    reads: ["produk", "suratJalan"],
  }),
  exportExcelProduk: call("GET /produkWeb/exportExcelProduk", {
    summary: "Mengekspor data mesin ke file .xlsx",
    tindakan: "mengekspor produk",
    permission: pembaca,
    /** With `idProduk` these machines. */
    input: z.object({ ...saringanProduk, idProduk: optional(pilihan("Produk", idProduk)) }),
    answers: "xlsx",
  }),
  formatImportProduk: call("GET /produkWeb/formatImportProduk", {
    summary: "Format file impor produk",
    tindakan: "mengimpor produk",
    permission: pengelola,
    answers: "xlsx",
  }),
  importExcelProduk: call("POST /produkWeb/importExcelProduk", {
    summary: "Mengimpor produk baru dan Export Mesin yang diubah: semua baris atau tidak satu pun",
    tindakan: "mengimpor produk",
    permission: pengelola,
    files: { excelFile: sheets() },
    output: answer(row({ jumlah: z.int() })),
    changes: ["produk", "jurnal"],
  }),
  addProduk: call("POST /produkWeb/addProduk", {
    summary: "Menambahkan produk",
    tindakan: "menambahkan produk",
    permission: pengelola,
    input: z.extend(ProdukBaru, { kolomSendiri: nilaiKolom }),
    files: { fotoProduk },
    output: answer(row({ idProduk: idOf("produk") })),
    changes: ["produk", "jurnal"],
  }),
  editProduk: call("PATCH /produkWeb/editProduk", {
    summary: "Mengubah data produk dan menambah stock-nya",
    tindakan: "mengubah produk",
    permission: pengelola,
    input: PerubahanProduk,
    files: { fotoProduk },
    changes: ["produk", "jurnal"],
  }),
  undoFotoProduk: call("PATCH /produkWeb/undoFotoProduk", {
    summary: "Mengembalikan foto produk yang tadi dihapus atau diganti",
    tindakan: "mengubah produk",
    permission: pengelola,
    input: z.object({ idProduk }),
    changes: ["produk"],
  }),
  deleteProduk: call("PATCH /produkWeb/deleteProduk", {
    summary: "Mengaktifkan atau menonaktifkan produk",
    tindakan: "mengaktifkan atau menonaktifkan produk",
    permission: pengelola,
    input: z.object({ idProduk, statusProduk: flag("Status produk") }),
    changes: ["produk"],
  }),
  koreksiStok: call("PATCH /produkWeb/koreksiStok", {
    summary: "Mengoreksi stock produk dengan hasil hitungan",
    tindakan: "mengoreksi stock produk",
    permission: pengelola,
    input: z.object({
      idProduk,
      jumlahStock: integer("Jumlah stock", { max: MAX_STOCK }),
      keterangan: text("Keterangan", { max: 500 }),
      /**
       * The stock on the person's screen, because goods may move between the count and its correction. A client that
       * omits it is not checked.
       */
      stockDilihat: optional(integer("Stock yang dilihat", { max: MAX_STOCK })),
    }),
    changes: ["produk", "jurnal"],
  }),
  keluarkanRusak: call("POST /produkWeb/keluarkanRusak", {
    summary: "Mencatat barang rusak yang selesai diperbaiki atau dibuang",
    tindakan: "mengeluarkan barang rusak",
    permission: pengelola,
    input: z.object({ idProduk, ...inputOf(isianKeluarRusak), seri: seriRusak }),
    changes: ["produk", "suratJalan", "neraca", "jurnal"],
  }),
};
