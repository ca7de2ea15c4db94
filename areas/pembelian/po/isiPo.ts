import { rupiah } from "#kernel/format.ts";
import { blankable, field } from "#kernel/record.ts";
import { atauKosong, benar, bilangan, idOf, salahSatu, tanggal, teks } from "#kernel/row.ts";
import { MAX_RUPIAH, type Rupiah } from "#kernel/types.ts";

export const STATUS_PO = ["Proses", "Selesai"] as const;
export type StatusPo = (typeof STATUS_PO)[number];
/** A cancelled purchase order is on no list; only its history shows the status. */
export const labelStatusPo = (status: StatusPo | "Dibatalkan"): string => (status === "Proses" ? "Diproses" : status);
/** What the list can be filtered by, by those who may pay purchase orders. */
export const BAYAR_PO = ["Belum Dibayar", "Sudah Dibayar"] as const;
export type BayarPo = (typeof BAYAR_PO)[number];
export const labelBayarPo = (sudah: boolean): BayarPo => (sudah ? "Sudah Dibayar" : "Belum Dibayar");

export const JUMLAH_MINIMAL = "*jumlah PO minimal 1";
/** More units of a machine than any purchase order has. */
export const MAX_QTY_PO = 1_000_000;

export const totalPo = (qty: number, hargaSatuan: number): Rupiah => (qty * hargaSatuan) as Rupiah;

/** The problem of a quantity at that price, or null; shown while typing. */
export function problemOfTotalPo(qty: number, hargaSatuan: number): string | null {
  if (totalPo(qty, hargaSatuan) <= MAX_RUPIAH) return null;
  return `Total harga PO melebihi ${rupiah(MAX_RUPIAH)}, kurangi jumlahnya`;
}

/** What is counted on a purchase order: machines, or the packs of a material. */
export const sebutanUnit = ({ satuan }: { satuan: string }): string => satuan || "mesin";

/** The purchase order's own fields. */
export const kepalaPo = {
  idPo: field.shown("text", "Kode PO", teks),
  idProduk: field.shown("other", "Produk", idOf("produk")),
  kloter: field.shown("text", "Kloter", teks),
  kodeProduk: field.shown("text", "Kode Mesin", teks),
  namaProduk: field.shown("text", "Nama Mesin", teks),
  qty: field.number("Jumlah PO", {
    short: "Qty",
    min: 1,
    max: MAX_QTY_PO,
    empty: JUMLAH_MINIMAL,
    tooSmall: JUMLAH_MINIMAL,
  }),
  qtySelesai: field.shown("number", "Selesai", bilangan),
  statusPo: field.shown("choice", "Status PO", salahSatu(STATUS_PO), { say: labelStatusPo }),
  tglOrder: field.day("Tanggal Order"),
  tglDeadline: field.shown("day", "Deadline", tanggal),
  tglSelesai: field.shown("day", "Tanggal Selesai", atauKosong(tanggal)),
};

/** The machine at the time of the order. */
export const mesinPo = {
  kapasitas: field.shown("text", "Kapasitas", teks),
  tipe: field.shown("text", "Tipe", teks),
};

/** null for those who may not see purchase prices. */
export const hargaPo = {
  hargaSatuan: blankable(field.money("Harga Satuan")),
  totalHarga: blankable(field.money("Total Harga")),
};

/** Of whom it is bought, as it was called then; "" where nobody said. */
export const pemasokPo = { namaPemasok: field.shown("text", "Pemasok", teks) };

/** What may be agreed with the supplier; blank: the product's own price, and the company's days of production. */
export const kesepakatanPo = {
  hargaPemasok: blankable(field.money("Harga dari Pemasok", { min: 1 })),
  hariKirim: blankable(field.number("Lama Kirim (hari)", { spoken: "Lama kirim", min: 0, max: 3650 })),
};

/** null for those who may not pay purchase orders. */
export const lunasPo = {
  statusPembayaran: field.shown("flag", "Status Pembayaran", atauKosong(benar), {
    say: (sudah) => labelBayarPo(sudah === true),
  }),
  tglLunas: field.shown("day", "Tanggal Lunas", atauKosong(tanggal)),
};

/** Fields in the history of a purchase order. */
export const riwayatPo = {
  kloter: kepalaPo.kloter,
  kodeProduk: kepalaPo.kodeProduk,
  namaProduk: kepalaPo.namaProduk,
  tglOrder: kepalaPo.tglOrder,
  tglDeadline: kepalaPo.tglDeadline,
  qty: kepalaPo.qty,
  untukPesanLangsung: field.shown("number", "Untuk Pesan Langsung", atauKosong(bilangan)),
  qtySelesai: kepalaPo.qtySelesai,
  ...hargaPo,
  pemasok: field.shown("text", "Pemasok", teks),
  statusPo: kepalaPo.statusPo,
  ...lunasPo,
  pengajuan: field.shown("text", "Pengajuan", teks),
  keterangan: field.shown("text", "Keterangan", teks),
  email: field.shown("text", "Email", teks),
  tautan: field.shown("text", "Tautan PDF", teks),
};
