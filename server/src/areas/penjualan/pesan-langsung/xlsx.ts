import type { RentangPenuh } from "#contract/kernel/range.ts";
import { labelProduksi } from "#contract/penjualan/label.ts";
import type { PesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { type ExportColumn, streamXlsx } from "#server/platform/xlsx/write.ts";
import { kolomIsi } from "./sql.ts";

const BATCH = 1000;

type Baris = Omit<PesanLangsung, "aksi" | "po" | "idProduk">;

type Kolom = ExportColumn & { value: (row: Baris) => unknown };

const KOLOM: readonly Kolom[] = [
  { header: "Kode Order", kind: "text", value: (row) => row.idSo },
  { header: "Tanggal Order", kind: "date", width: 14, value: (row) => row.tglOrder },
  { header: "Instansi", kind: "text", value: (row) => row.order.customerInstansi },
  { header: "Nama Customer", kind: "text", value: (row) => row.order.namaCustomer },
  { header: "Alamat", kind: "text", value: (row) => row.order.alamatCustomer },
  { header: "No Telp", kind: "text", value: (row) => row.order.noTelp },
  { header: "Kode Mesin", kind: "text", value: (row) => row.produk.kodeProduk },
  { header: "Nama Mesin", kind: "text", value: (row) => row.produk.namaProduk },
  { header: "Kapasitas", kind: "text", value: (row) => row.produk.kapasitas },
  { header: "Tipe", kind: "text", value: (row) => row.produk.tipe },
  { header: "Qty", kind: "number", total: true, value: (row) => row.qty },
  { header: "Selesai", kind: "number", total: true, value: (row) => row.qtySelesai },
  { header: "Status Produksi", kind: "text", value: (row) => labelProduksi(row.statusProduk) },
  { header: "Tanggal Mulai", kind: "date", width: 14, value: (row) => row.tglAwalPengerjaan },
  { header: "Deadline", kind: "date", width: 14, value: (row) => row.tglDeadline },
  { header: "Tanggal Selesai", kind: "date", width: 15, value: (row) => row.tglSelesai },
];

/** The lines made to order of a time (the order's date), oldest first as a book is read. */
export const lembarPl = (db: Db, rentang: RentangPenuh) =>
  streamXlsx({ sheet: "Pesan Langsung", columns: KOLOM, rows: baris(db, rentang) });

async function* baris(db: Db, { tglAwal, tglAkhir }: RentangPenuh) {
  const batches = db<Baris[]>`
    select ${kolomIsi(db)}
    from orderan o join so s using (id_so)
    where o.sumber_produk = 'PL' and o.dibatalkan is null and o.tgl_order between ${tglAwal} and ${tglAkhir}
    order by o.tgl_order, o.id_orderan`.cursor(BATCH);
  for await (const batch of batches) yield batch.map((row) => KOLOM.map((kolom) => kolom.value(row)));
}
