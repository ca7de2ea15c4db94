import { plainName } from "#company/saldoAwal.ts";
import type { Problem } from "#kernel/problem.ts";
import { blankable, field, orElse } from "#kernel/record.ts";
import type { Rupiah } from "#kernel/types.ts";
import { recordRows } from "#platform/documents/xlsx/recordRows.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import { isianPelanggan } from "../../../pelanggan/isiPelanggan.ts";
import { isianKepala } from "../../isiOrder.ts";

/** The rows of a file of open orders, a line of an order each. */

const QTY = { min: 0, max: 1_000_000 };
const lama = {
  nomor: field.text("Nomor Order Lama", { max: 60 }),
  tglOrder: isianKepala.tglOrder,
  pelanggan: field.text("Pelanggan"),
  telepon: isianPelanggan.telepon,
  alamat: isianPelanggan.alamat,
  sales: blankable(field.text("Sales")),
  produk: field.text("Kode atau Nama Produk"),
  namaProduk: blankable(field.text("Nama bila Kodenya Lain")),
  qty: field.number("Qty Dipesan atau Sisanya", QTY),
  terkirim: orElse(field.number("Qty Sudah Dikirim", QTY), 0),
  harga: field.money("Harga per Unit"),
  deadline: blankable(field.day("Deadline")),
  dp: orElse(field.money("DP Diterima"), 0 as Rupiah),
  rekening: blankable(field.text("Rekening DP")),
  catatan: blankable(field.lines("Catatan")),
};
const { columns, at, read } = recordRows(lama);

export { at, columns, read as readBaris };
export type BarisLama = NonNullable<ReturnType<typeof read>>;

export const JUDUL_ORDER_LAMA: Readonly<Record<keyof typeof lama, string>> = {
  nomor:
    "No Pesanan | No. Pesanan | Nomor Pesanan | No Order | No. Order | Nomor Order | No SO | No. SO | Nomor SO | " +
    "Order Reference | Sales Order | Sales Order No | Order Number | Nomor | Number | Reference | ID | Nomor Transaksi",
  tglOrder:
    "Tanggal | Tgl Pesanan | Tanggal Pesanan | Tgl Order | Tgl SO | Order Date | Transaction Date | Date | Tanggal Transaksi",
  pelanggan:
    "Nama Pelanggan | Pelanggan | Nama Customer | Customer | Customer Name | Kontak | Nama Kontak | Partner | Nama",
  telepon:
    "No Telepon | No. Telepon | Telp | No Telp | No HP | Handphone | WhatsApp | Phone | Mobile | Contact Mobile No | " +
    "Customer/Phone | Contact Phone | Mobile No",
  alamat:
    "Alamat Kirim | Alamat Pengiriman | Alamat Pelanggan | Shipping Address | Delivery Address | Address | " +
    "Customer Address | Alamat Penagihan | Billing Address",
  sales: "Salesperson | Sales Person | Penjual | Nama Penjual | Nama Sales | Tenaga Penjual | Sales Rep | NIK Sales",
  produk:
    "Kode Produk | Kode Barang | Kode Mesin | Kode # | SKU | Item Code | Item Code (Items) | Product Code | " +
    "Kode Produk/SKU | Order Lines/Product/Internal Reference | Nama Produk | Nama Barang | Order Lines/Product | " +
    "Item Name (Items) | Item Name | Product | Product Name | Item | Produk | Barang | Kode",
  namaProduk:
    "Nama Produk | Nama Barang | Order Lines/Product | Item Name | Item Name (Items) | Product Name | Order Lines/Description | Deskripsi",
  qty:
    "Sisa Qty | Sisa Kuantitas | Sisa Pesanan | Belum Dikirim | Belum Terkirim | Kts Belum Dikirim | Kuantitas Sisa | " +
    "Outstanding Qty | Qty to Deliver | Order Lines/Quantity | Quantity (Items) | Kuantitas | Kts | Qty | Quantity | Jumlah",
  terkirim:
    "Terkirim | Kts Terkirim | Kuantitas Terkirim | Kuantitas Dikirim | Sudah Dikirim | Qty Terkirim | Delivered Qty | " +
    "Delivered Quantity | Order Lines/Delivered Quantity | Order Lines/Quantity Delivered | Delivered Qty (Items) | " +
    "Delivered",
  harga:
    "Harga Satuan | @Harga | Harga | Harga Jual | Unit Price | Order Lines/Unit Price | Rate (Items) | Rate | Price | " +
    "Harga Jual Satuan",
  deadline:
    "Tgl Kirim | Tanggal Kirim | Tgl Pengiriman | Tanggal Pengiriman | Estimasi Kirim | Jatuh Tempo | Delivery Date | " +
    "Delivery Date (Items) | Commitment Date | Expected Date | Due Date | Shipping Date",
  dp: "DP | Uang Muka | Nilai DP | Jumlah DP | Sudah Dibayar | Advance Paid | Down Payment | Deposit | Dibayar",
  rekening: "Rekening | Akun DP | Akun Kas/Bank | Bank | Kas/Bank | Rekening Tujuan | Paid To | Deposit To | Journal",
  catatan: "Keterangan | Memo | Pesan | Note | Notes | Terms and conditions | Message | No PO | PO No",
};

/** What a file says of the whole order; of these only the note may differ from line to line, and then the first one counts. */
const TENTANG_ORDER = ["tglOrder", "pelanggan", "telepon", "alamat", "sales", "dp", "rekening", "catatan"] as const;

const cell = (row: SheetRow, key: string): string => (row.values[key] ?? "").trim();
export const nomorOf = (row: SheetRow): string => cell(row, "nomor").toLowerCase();

/**
 * Rows with what other programs write once for each order: a line without a number belongs to the order above it, and what is blank
 * is as in the first line that says it.
 */
export function completeRows(rows: readonly SheetRow[], problems: Problem[]): SheetRow[] {
  let nomor = "";
  const bernomor = rows.map((row) => {
    nomor = cell(row, "nomor") || nomor;
    return { ...row, values: { ...row.values, nomor } };
  });
  const disebut = new Map<string, Map<string, SheetRow>>();
  for (const row of bernomor) {
    const milik = disebut.get(nomorOf(row)) ?? new Map<string, SheetRow>();
    disebut.set(nomorOf(row), milik);
    for (const key of TENTANG_ORDER) {
      const pertama = milik.get(key);
      if (cell(row, key) === "") continue;
      if (!pertama) milik.set(key, row);
      else if (key !== "catatan" && plainName(cell(pertama, key)) !== plainName(cell(row, key))) {
        problems.push(at(row, key, `Berbeda dari baris ${pertama.baris} order yang sama`));
      }
    }
  }
  return bernomor.map((row) => {
    const milik = disebut.get(nomorOf(row));
    const isi = TENTANG_ORDER.map((key) => [key, milik?.get(key)?.values[key] ?? ""]);
    return { ...row, values: { ...row.values, ...Object.fromEntries(isi) } };
  });
}
