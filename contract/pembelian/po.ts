import * as z from "zod/mini";
import { rupiah as tulisRupiah } from "../format.ts";
import { answer, call, images, pageOf, row } from "../kernel/call.ts";
import { cari, choice, date, flag, id, integer, optional, paging, rupiah, text } from "../kernel/fields.ts";
import { PRIVILEGED, PRODUCTION, withMenu, withRole } from "../kernel/permission.ts";
import { berentang, rentang } from "../kernel/range.ts";
import { Boleh, gambar, idOf, tanggal, uang, waktu } from "../kernel/row.ts";
import { MAX_RUPIAH, type Rupiah } from "../kernel/types.ts";

export const STATUS_PO = ["Proses", "Selesai"] as const;
export type StatusPo = (typeof STATUS_PO)[number];
export const labelStatusPo = (status: StatusPo): string => (status === "Proses" ? "Diproses" : "Selesai");
export const labelBayarPo = (sudah: boolean): string => (sudah ? "Sudah Dibayar" : "Belum Dibayar");

export const JUMLAH_MINIMAL = "*jumlah PO minimal 1";
/** More of one machine than any supplier sends at once. */
export const MAX_QTY_PO = 1_000_000;

export const totalPo = (qty: number, hargaSatuan: number): Rupiah => (qty * hargaSatuan) as Rupiah;

/** What is wrong with a quantity at that price; null where nothing is. The form says it while typing. */
export function masalahTotalPo(qty: number, hargaSatuan: number): string | null {
  if (totalPo(qty, hargaSatuan) <= MAX_RUPIAH) return null;
  return `Total harga PO melebihi ${tulisRupiah(MAX_RUPIAH)}, kurangi jumlahnya`;
}

/** A line made to order that a purchase order serves. */
export const OrderanPo = row({
  idOrderan: idOf("orderan"),
  idSo: z.string(),
  customerInstansi: z.string(),
  namaCustomer: z.string(),
  qty: z.int(),
  qtyDilayani: z.int(),
  /** Nothing more of this purchase order is waited for. */
  dilepas: z.boolean(),
  /** Units reach only lines whose production has begun. */
  tglAwalPengerjaan: z.nullable(tanggal),
});
export type OrderanPo = z.output<typeof OrderanPo>;

/** What arrived at one time, and where it went. */
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
  idPo: z.string(),
  idProduk: idOf("produk"),
  kloter: z.string(),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  produk: row({ kapasitas: z.string(), tipe: z.string() }),
  qty: z.int(),
  qtySelesai: z.int(),
  /** null for those who may not see purchase prices. */
  hargaSatuan: z.nullable(uang),
  totalHarga: z.nullable(uang),
  statusPo: z.enum(STATUS_PO),
  /** null for those who have nothing to do with its payment. */
  statusPembayaran: z.nullable(z.boolean()),
  tglLunas: z.nullable(tanggal),
  tglOrder: tanggal,
  tglDeadline: tanggal,
  tglSelesai: z.nullable(tanggal),
  /** Past its deadline and not finished. */
  terlambat: z.boolean(),
  user: row({ namaLengkap: z.string() }),
  orderan: z.array(OrderanPo),
  /** Oldest first. */
  history: z.array(HistoryPo),
  aksi: row({ selesai: Boleh, bayar: Boleh, cancel: Boleh }),
});
export type Po = z.output<typeof Po>;

/** How a purchase order was paid. */
export const PembayaranPo = row({ idPengajuan: z.string(), namaRekening: z.string(), buktiFoto: z.array(gambar) });
export type PembayaranPo = z.output<typeof PembayaranPo>;

/** Everything about one; null for the payment while there is none, and for those who have nothing to do with it. */
export const PoLengkap = z.extend(Po, { pembayaran: z.nullable(PembayaranPo) });
export type PoLengkap = z.output<typeof PoLengkap>;

const idPo = text("Id PO", { max: 40 });
const menu = "Purchase Order";

export const po = {
  addPo: call("POST /poWeb/addPo", {
    summary: "Membuat PO",
    tindakan: "membuat PO",
    permission: withMenu("Produk"),
    input: z.object({
      idProduk: id("produk", "Produk"),
      qty: integer("Jumlah PO", { min: 1, max: MAX_QTY_PO, empty: JUMLAH_MINIMAL, tooSmall: JUMLAH_MINIMAL }),
      /** What was seen, compared with the server's own; of no account from those who may not see the price. */
      hargaSatuan: optional(rupiah("Harga satuan")),
      totalHarga: optional(rupiah("Total harga")),
      /** Today where nothing is said. */
      tglOrder: optional(date("Tanggal order")),
    }),
    output: answer(row({ idPo: z.string(), kloter: z.string() })),
    changes: ["po", "produk", "orderan"],
  }),
  getPo: call("GET /poWeb/getPo", {
    summary: "Daftar PO",
    tindakan: "melihat PO",
    permission: withMenu(menu),
    input: z.object({ ...paging, cari, statusPo: choice("Status PO", STATUS_PO) }),
    output: pageOf(Po),
    reads: ["po", "orderan", "order"],
  }),
  getDetailPo: call("GET /poWeb/getDetailPo", {
    summary: "Satu PO dengan riwayat, pesan langsung dan pembayarannya",
    tindakan: "melihat PO",
    permission: withMenu(menu),
    input: z.object({ idPo }),
    output: answer(PoLengkap),
    reads: ["po", "orderan", "order"],
  }),
  exportPo: call("GET /poWeb/exportPo", {
    summary: "Mengekspor PO ke file .xlsx",
    tindakan: "mengekspor PO",
    permission: withMenu(menu),
    input: berentang(z.object({ ...rentang })),
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
       * How many were finished when the person looked. Of two people who report the same machines, the second is told
       * of the first; a client that does not say what it saw is taken at its word.
       */
      qtySelesai: optional(integer("Jumlah yang sudah selesai", { max: MAX_QTY_PO })),
    }),
    changes: ["po", "produk", "orderan", "order", "suratJalan", "neraca"],
  }),
  /** The amount is the server's own, and the books carry the server's day. */
  updatePoLunas: call("POST /poWeb/updatePoLunas", {
    summary: "Mencatat pembayaran PO",
    tindakan: "membayar PO",
    permission: withRole(PRIVILEGED, menu),
    input: z.object({
      idPo,
      statusPembayaran: flag("Status pembayaran", { empty: "*status pembayaran tidak boleh kosong" }),
      dateLunas: optional(date("Tanggal lunas")),
      idRekening: id("rekening", "Rekening", { empty: "Rekening tidak boleh kosong." }),
    }),
    files: { dokumen: images(1, 2) },
    changes: ["po", "pengajuan", "simpanan", "rekening", "neraca"],
  }),
};
