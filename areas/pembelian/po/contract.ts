import * as z from "zod/mini";
import { isianUang } from "#areas/keuangan/pengajuan/isianUang.ts";
import { DampakRekening, Kekurangan } from "#areas/keuangan/rekening/dampakRekening.ts";
import { answer, call, pageOf, proofs, row } from "#kernel/call.ts";
import { date, email, flag, id, integer, listOf, optional, paging, text, urutan, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, PRODUCTION, withMenu, withRole } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, gambar, idOf, Pdf, Pesan, tanggal, uang, waktu } from "#kernel/row.ts";
import { pilihan } from "#kernel/several.ts";
import { isianSurat, jawabanDraf } from "#kernel/surat.ts";
import { grafikPo } from "./grafikPo.ts";
import { hargaPo, kepalaPo, lunasPo, MAX_QTY_PO, mesinPo, pemasokPo } from "./isiPo.ts";
import { HasilPo, MAX_PO_SEKALIGUS, PoBaru, readPoBaru } from "./poBaru.ts";
import { saringanPo, URUT_PO } from "./saringanPo.ts";

/** A line made to order that is linked to a purchase order. */
export const OrderanPo = row({
  idOrderan: idOf("orderan"),
  idSo: z.string(),
  customerInstansi: z.string(),
  namaCustomer: z.string(),
  qty: z.int(),
  qtyDilayani: z.int(),
  /** The link is released: the line waits for nothing more. */
  dilepas: z.boolean(),
  /** Lines whose production has begun get units first. */
  tglAwalPengerjaan: z.nullable(tanggal),
});
export type OrderanPo = z.output<typeof OrderanPo>;

/** An arrival, and where its units went; with numbers below zero it was taken back. */
export const HistoryPo = row({
  tglUpdate: waktu,
  selesai: z.int(),
  untukOrderan: z.int(),
  untukStock: z.int(),
  keterangan: z.string(),
  nama: z.string(),
});
export type HistoryPo = z.output<typeof HistoryPo>;

export const Po = row({
  ...wireOf(kepalaPo),
  produk: row(wireOf(mesinPo)),
  ...wireOf(hargaPo),
  ...wireOf(lunasPo),
  /** How many of its units suppliers have billed; null for those who may not pay purchase orders. */
  qtyDitagih: z.nullable(z.int()),
  /** The supplier, as it is after all merging; null where nobody said. */
  idPemasok: z.nullable(idOf("pemasok")),
  ...wireOf(pemasokPo),
  /** What a pack of a material is called; "" of a machine. */
  satuan: z.string(),
  /** Unfinished after its deadline. */
  terlambat: z.boolean(),
  user: row({ namaLengkap: z.string() }),
  orderan: z.array(OrderanPo),
  /** Oldest first. */
  history: z.array(HistoryPo),
  aksi: row({ selesai: Boleh, bayar: Boleh, cancel: Boleh }),
});
export type Po = z.output<typeof Po>;

/** The payment of a purchase order. */
export const PembayaranPo = row({ idPengajuan: z.string(), namaRekening: z.string(), buktiFoto: z.array(gambar) });
export type PembayaranPo = z.output<typeof PembayaranPo>;

/** A bill of its supplier with units of it. */
const TagihanPo = row({ idTagihan: z.string(), nomor: z.string(), unit: z.int(), sisa: uang });

/** A purchase order in detail. `pembayaran` is null until it is paid, and for those who may not pay purchase orders, as
 * `tagihan` is for them. */
export const PoLengkap = z.extend(Po, {
  pembayaran: z.nullable(PembayaranPo),
  tagihan: z.nullable(z.array(TagihanPo)),
});
export type PoLengkap = z.output<typeof PoLengkap>;

/** What paying a purchase order does to the account that is chosen. */
const DampakBayar = row({ rekening: DampakRekening, kekurangan: Kekurangan });
export type DampakBayar = z.output<typeof DampakBayar>;

const idPo = text("Id PO", { max: 40 });
const idRekening = id("rekening", "Rekening", { empty: "Rekening tidak boleh kosong." });
const menu = "Purchase Order";

export const po = {
  addPo: call("POST /poWeb/addPo", {
    summary: "Membuat PO",
    tindakan: "membuat PO",
    permission: withMenu("Produk", "Bahan"),
    input: PoBaru,
    output: answer(row({ idPo: z.string(), kloter: z.string() })),
    changes: ["po", "produk", "orderan", "pemasok"],
  }),
  /** Each is an action of its own: one that is refused does not stop the others. */
  addBeberapaPo: call("POST /poWeb/addBeberapaPo", {
    summary: "Membuat beberapa PO, masing-masing dengan hasilnya",
    tindakan: "membuat PO",
    permission: withMenu("Produk", "Bahan"),
    input: z.object({
      po: listOf<PoBaru, z.input<typeof PoBaru>>("PO", readPoBaru, { min: 1, max: MAX_PO_SEKALIGUS }),
    }),
    output: answer(z.array(HasilPo)),
    changes: ["po", "produk", "orderan", "pemasok"],
  }),
  getPo: call("GET /poWeb/getPo", {
    summary: "Daftar PO",
    tindakan: "melihat PO",
    permission: withMenu(menu),
    input: z.object({ ...paging, ...saringanPo, urut: urutan(URUT_PO) }),
    output: pageOf(Po),
    reads: ["po", "orderan", "order", "pemasok"],
  }),
  getGrafikPo: grafikPo.get,
  exportGrafikPo: grafikPo.file,
  getDetailPo: call("GET /poWeb/getDetailPo", {
    summary: "Satu PO dengan riwayat, pesan langsung dan pembayarannya",
    tindakan: "melihat PO",
    permission: withMenu(menu),
    input: z.object({ idPo }),
    output: answer(PoLengkap),
    reads: ["po", "orderan", "order", "pemasok"],
  }),
  /** With prices for those who may see them. */
  cetakPoPdf: call("GET /poWeb/cetakPoPdf", {
    summary: "Mencetak PO untuk pemasoknya",
    tindakan: "mencetak PO",
    permission: withMenu(menu),
    input: z.object({ idPo }),
    output: answer(Pdf),
    reads: ["po", "pemasok", "perusahaan"],
    neverKept: true,
  }),
  getPesanPo: call("GET /poWeb/getPesanPo", {
    summary: "Teks WhatsApp PO kepada pemasoknya",
    tindakan: "mengirim WhatsApp",
    permission: withMenu(menu),
    input: z.object({ idPo }),
    output: answer(Pesan),
    reads: ["po", "pemasok", "perusahaan"],
  }),
  getDrafEmailPo: call("GET /poWeb/getDrafEmailPo", {
    summary: "Email PO yang siap dikirim",
    tindakan: "mengirim email PO",
    permission: withMenu(menu),
    input: z.object({ idPo }),
    output: jawabanDraf,
    reads: ["po", "pemasok", "perusahaan"],
  }),
  /** With prices where the sender may see them, as `cetakPoPdf`. */
  kirimEmailPo: call("POST /poWeb/kirimEmailPo", {
    summary: "Mengirim PO ke email pemasoknya",
    tindakan: "mengirim email PO",
    permission: withMenu(menu),
    input: z.object({ idPo, email: withDefault<string, string>(email(), ""), ...isianSurat }),
    changes: ["email", "po"],
  }),
  exportPo: call("GET /poWeb/exportPo", {
    summary: "Mengekspor PO ke file .xlsx",
    tindakan: "mengekspor PO",
    permission: withMenu(menu),
    /** With `idPo` these, of whatever day. */
    input: berentang(z.object({ ...rentang, idPo: optional(pilihan("PO", idPo)) })),
    answers: "xlsx",
  }),
  cancelPo: call("PATCH /poWeb/cancelPo", {
    summary: "Membatalkan PO",
    tindakan: "membatalkan PO",
    permission: withRole(PRIVILEGED, menu),
    input: z.object({ idPo }),
    changes: ["po", "produk", "orderan"],
  }),
  updatePoSelesai: call("PATCH /poWeb/updatePoSelesai", {
    summary: "Mencatat mesin PO yang selesai",
    tindakan: "menyelesaikan PO",
    permission: withRole(PRODUCTION, menu),
    input: z.object({
      idPo,
      selesai: integer("Jumlah mesin selesai", { min: 1, max: MAX_QTY_PO }),
      idProduk: optional(id("produk", "Produk")),
      /**
       * How many units were finished on the person's screen. If two people report the same units, the second is
       * refused; a client that omits it is not checked.
       */
      qtySelesai: optional(integer("Jumlah yang sudah selesai", { max: MAX_QTY_PO })),
    }),
    changes: ["po", "produk", "orderan", "order", "suratJalan", "neraca", "jurnal"],
  }),
  undoPoSelesai: call("PATCH /poWeb/undoPoSelesai", {
    summary: "Mengurungkan hitungan mesin PO selesai yang terakhir",
    tindakan: "mengurungkan mesin selesai",
    permission: withRole(PRODUCTION, menu),
    input: z.object({
      idPo,
      /** How many units that count brought. */
      selesai: integer("Jumlah mesin selesai", { min: 1, max: MAX_QTY_PO }),
      /** How many were finished after it. */
      qtySelesai: integer("Jumlah yang sudah selesai", { min: 1, max: MAX_QTY_PO }),
    }),
    changes: ["po", "produk", "orderan", "order", "suratJalan", "neraca", "jurnal"],
  }),
  getDampakBayar: call("GET /poWeb/getDampakBayar", {
    summary: "Apa yang terjadi bila PO dibayar dari sebuah rekening",
    tindakan: "membayar PO",
    permission: withRole(PRIVILEGED, menu),
    input: z.object({ idPo, idRekening }),
    output: answer(DampakBayar),
    reads: ["po", "rekening"],
  }),
  /** The server computes the amount and sets the date: today, or the named day of the money. */
  updatePoLunas: call("POST /poWeb/updatePoLunas", {
    summary: "Mencatat pembayaran PO",
    tindakan: "membayar PO",
    permission: withRole(PRIVILEGED, menu),
    input: z.object({
      idPo,
      statusPembayaran: flag("Status pembayaran", { empty: "*status pembayaran tidak boleh kosong" }),
      dateLunas: optional(date("Tanggal lunas")),
      ...inputOf(isianUang),
      idRekening,
    }),
    files: { dokumen: proofs(1, 2) },
    changes: ["po", "pengajuan", "simpanan", "rekening", "neraca", "jurnal"],
  }),
};
