import type { RentangPenuh } from "#contract/kernel/range.ts";
import type { Rupiah, Tanggal } from "#contract/kernel/types.ts";
import {
  labelBarang,
  labelPembayaran,
  labelStatusSo,
  type StatusPembayaran,
  type StatusSo,
} from "#contract/penjualan/label.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { type ExportColumn, streamXlsx } from "#server/platform/xlsx/write.ts";
import type { IsiSuratJalan } from "./rules.ts";

const BATCH = 1000;

type Baris = IsiSuratJalan & {
  idSuratJalan: string;
  tglSurat: Tanggal;
  idSo: string;
  tglOrder: Tanggal;
  idInvoice: string;
  customerInstansi: string;
  namaCustomer: string;
  barang: string;
  jumlah: number;
  totalPembelian: Rupiah;
  statusSo: StatusSo;
  statusPembayaran: StatusPembayaran;
  namaLengkap: string;
};

type Kolom = ExportColumn & { value: (row: Baris) => unknown };

const KOLOM: readonly Kolom[] = [
  { header: "Kode Surat Jalan", kind: "text", value: (row) => row.idSuratJalan },
  { header: "Tanggal Surat", kind: "date", width: 14, value: (row) => row.tglSurat },
  { header: "Kode Order", kind: "text", value: (row) => row.idSo },
  { header: "Tanggal Order", kind: "date", width: 14, value: (row) => row.tglOrder },
  { header: "Kode Invoice", kind: "text", value: (row) => row.idInvoice },
  { header: "Instansi", kind: "text", value: (row) => row.customerInstansi },
  { header: "Nama Customer", kind: "text", value: (row) => row.namaCustomer },
  { header: "Produk", kind: "text", width: 40, value: (row) => row.barang },
  { header: "Jumlah Mesin", kind: "number", total: true, value: (row) => row.jumlah },
  { header: "Total Pembelian", kind: "money", total: true, value: (row) => row.totalPembelian },
  { header: "Status Barang", kind: "text", value: (row) => labelBarang(row.statusBarang) },
  { header: "Status Order", kind: "text", value: (row) => labelStatusSo(row.statusSo) },
  { header: "Status Pembayaran", kind: "text", value: (row) => labelPembayaran(row.statusPembayaran) },
  { header: "Nomor Resi", kind: "text", value: (row) => row.nomorResi },
  { header: "Nama Ekspedisi", kind: "text", value: (row) => row.namaEkspedisi },
  { header: "Alamat Ekspedisi", kind: "text", value: (row) => row.alamatEkspedisi },
  { header: "Telp Ekspedisi", kind: "text", value: (row) => row.telpEkspedisi },
  { header: "Nama Penerima", kind: "text", value: (row) => row.namaPenerima },
  { header: "Alamat Penerima", kind: "text", value: (row) => row.alamatPenerima },
  { header: "No Telp Penerima", kind: "text", value: (row) => row.noTelpPenerima },
  { header: "Keterangan", kind: "text", value: (row) => row.keterangan },
  { header: "Dibuat Oleh", kind: "text", value: (row) => row.namaLengkap },
];

/** The delivery notes of a time (the note's date), oldest first as a book is read. */
export const lembarSuratJalan = (db: Db, rentang: RentangPenuh) =>
  streamXlsx({ sheet: "Surat Jalan", columns: KOLOM, rows: baris(db, rentang) });

async function* baris(db: Db, { tglAwal, tglAkhir }: RentangPenuh) {
  const batches = db<Baris[]>`
    select j.id_surat_jalan, j.tgl_surat, j.id_so, s.tgl_order, j.id_invoice, s.customer_instansi, s.nama_customer,
      b.barang, b.jumlah, s.total_pembelian, j.status_barang, s.status_so, s.status_pembayaran, j.nomor_resi,
      j.nama_ekspedisi, j.alamat_ekspedisi, j.telp_ekspedisi, j.nama_penerima, j.alamat_penerima, j.no_telp_penerima,
      j.keterangan, k.nama_lengkap
    from surat_jalan j join so s using (id_so) join karyawan k on k.id_user = j.id_user
    cross join lateral (
      select string_agg(format('%s x %s', o.kode_produk, o.qty), ', ' order by o.urutan) as barang, sum(o.qty) as jumlah
      from orderan o where o.id_so = j.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)
    ) b
    where j.tgl_surat between ${tglAwal} and ${tglAkhir}
    order by j.tgl_surat, j.id_surat_jalan`.cursor(BATCH);
  for await (const batch of batches) yield batch.map((row) => KOLOM.map((kolom) => kolom.value(row)));
}
