import type { Readable } from "node:stream";
import type { Rentang } from "#contract/kernel/range.ts";
import type { Rupiah, Tanggal } from "#contract/kernel/types.ts";
import {
  berhenti,
  DIBATALKAN,
  labelPembayaran,
  labelProduksi,
  labelSetor,
  labelStatusSo,
  type StatusPembayaran,
  type StatusProduk,
  type StatusSo,
  type SumberProduk,
  type TipeSo,
} from "#contract/penjualan/label.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { within } from "#server/platform/postgres/search.ts";
import { type ExportColumn, streamXlsx } from "#server/platform/xlsx/write.ts";

/** One row for each line of an order: what can be filtered and summed in a spreadsheet. */
type Baris = {
  tglOrder: Tanggal;
  idSo: string;
  tipeSo: TipeSo;
  statusSo: StatusSo;
  statusPembayaran: StatusPembayaran;
  statusSetor: boolean;
  selesaiGaransi: Tanggal | null;
  customerInstansi: string;
  namaCustomer: string;
  noTelp: string;
  email: string;
  sales: string;
  kodeProduk: string;
  namaProduk: string;
  sumberProduk: SumberProduk;
  qty: number;
  qtySelesai: number;
  statusProduk: StatusProduk;
  hargaProduk: Rupiah;
  totalHarga: Rupiah;
  totalTambahanHargaOnline: Rupiah;
};

type Kolom = ExportColumn & { value: (row: Baris) => unknown };

const statusBaris = ({ statusSo, statusProduk }: Baris) =>
  berhenti(statusSo, statusProduk) ? DIBATALKAN : labelProduksi(statusProduk);

const KOLOM: readonly Kolom[] = [
  { header: "Tanggal Order", kind: "date", value: (row) => row.tglOrder },
  { header: "Kode Order", kind: "text", value: (row) => row.idSo },
  { header: "Tipe Order", kind: "text", value: (row) => row.tipeSo },
  { header: "Status Order", kind: "text", value: (row) => labelStatusSo(row.statusSo) },
  { header: "Status Pembayaran", kind: "text", value: (row) => labelPembayaran(row.statusPembayaran) },
  { header: "Setor", kind: "text", value: (row) => labelSetor(row.statusSetor) },
  { header: "Selesai Garansi", kind: "date", value: (row) => row.selesaiGaransi },
  { header: "Instansi", kind: "text", value: (row) => row.customerInstansi },
  { header: "Nama Customer", kind: "text", value: (row) => row.namaCustomer },
  { header: "No Telp", kind: "text", value: (row) => row.noTelp },
  { header: "Email", kind: "text", value: (row) => row.email },
  { header: "Sales", kind: "text", value: (row) => row.sales },
  { header: "Kode Produk", kind: "text", value: (row) => row.kodeProduk },
  { header: "Nama Produk", kind: "text", value: (row) => row.namaProduk },
  { header: "Sumber", kind: "text", value: (row) => row.sumberProduk },
  { header: "Qty", kind: "number", value: (row) => row.qty },
  { header: "Qty Selesai", kind: "number", value: (row) => row.qtySelesai },
  { header: "Status Produk", kind: "text", value: statusBaris },
  { header: "Harga Produk", kind: "money", value: (row) => row.hargaProduk },
  { header: "Total Harga", kind: "money", total: true, value: (row) => row.totalHarga },
  { header: "Total Tambahan Online", kind: "money", total: true, value: (row) => row.totalTambahanHargaOnline },
];

const SEKALIGUS = 1000;

/** The orders of these days, newest first, streamed line by line. */
export function eksporOrder(db: Db, rentang: Rentang): Readable {
  return streamXlsx({ sheet: "Order", columns: KOLOM, rows: baris(db, rentang) });
}

async function* baris(db: Db, rentang: Rentang): AsyncGenerator<unknown[][]> {
  const rows = db<Baris[]>`
    select s.tgl_order, s.id_so, s.tipe_so, s.status_so, s.status_pembayaran, s.status_setor, s.selesai_garansi,
      s.customer_instansi, s.nama_customer, s.no_telp, s.email, k.nama_lengkap as sales, o.kode_produk, o.nama_produk,
      o.sumber_produk, o.qty, o.qty_selesai, o.status_produk, o.harga_produk, o.total_harga,
      o.total_tambahan_harga_online
    from so s join karyawan k using (id_user) join orderan o using (id_so)
    where (o.dibatalkan is null or o.dibatalkan = s.dibatalkan) ${within(db, "s.tglOrder", rentang)}
    order by s.tgl_order desc, s.urut desc, o.urutan`.cursor(SEKALIGUS);
  for await (const batch of rows) yield batch.map((row) => KOLOM.map((kolom) => kolom.value(row)));
}
