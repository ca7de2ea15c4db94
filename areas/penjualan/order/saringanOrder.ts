import { cari, choice, optional, urutan } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { rentang } from "#kernel/range.ts";
import { STATUS_SO } from "./label.ts";

export const SEMUA_YANG_MELIHAT_ORDER = withMenu("Sales Order", "Invoice", "Surat Jalan", "Pesan Langsung");

/** What the list of orders can be sorted by. */
export const URUT_ORDER = ["tglOrder", "totalPembelian", "namaCustomer"] as const;
export type UrutOrder = (typeof URUT_ORDER)[number];

/** How far an order is paid; without an approved invoice it has no state of payment. */
export const BAYAR = ["Belum Dibayar", "Proses", "Lunas"] as const;

/** What a list of orders, and a file of them, is asked with. */
export const saringanOrder = {
  cari,
  ...rentang,
  statusSo: optional(choice("Status order", STATUS_SO)),
  bayar: optional(choice("Pembayaran", BAYAR)),
  urut: urutan(URUT_ORDER),
};
