import { pick } from "#kernel/record.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { kepalaInvoice } from "../../invoice/isiInvoice.ts";
import { keadaanOrder, kepalaOrder } from "../../order/isiOrder.ts";
import type { EmailPelanggan, InvoicePelanggan, MesinPelanggan, OrderPelanggan } from "../barisPelanggan.ts";
import { anggota } from "./sql.ts";

/** The parts of a customer's detail: orders, invoices, machines and mails, each a page, newest first. */
type Bagian = { idPelanggan: Id<"pelanggan">; page: number; limit: number };

const milik = (db: Db, { idPelanggan }: Bagian): Fragment => db`
  select l.id_so from so_pelanggan l where l.id_pelanggan in (${anggota(db, db`${idPelanggan}::int`)})`;

async function halaman<Row extends object>(db: Db, asked: Bagian, kolom: Fragment, dari: Fragment, urutan: Fragment) {
  const [rows, [count]] = await Promise.all([
    db<Row[]>`select ${kolom} ${dari} order by ${urutan} limit ${asked.limit} offset ${offsetOf(asked)}`,
    db<{ total: number }[]>`select count(*) as total ${dari}`,
  ]);
  return { rows: [...rows], total: count?.total ?? 0 };
}

const STATUS = pick(keadaanOrder, "statusSo", "statusPembayaran");

export const orderPelanggan = (db: Db, asked: Bagian) =>
  halaman<OrderPelanggan>(
    db,
    asked,
    db`${columns(db, "s", kepalaOrder, STATUS)}, s.no_telp, s.nama_customer, s.customer_instansi,
      jsonb_build_object('namaLengkap', k.nama_lengkap) as sales, greatest(coalesce(j.saldo, 0), 0) as piutang`,
    db`from (${milik(db, asked)}) m join so s using (id_so) join karyawan k using (id_user)
       left join jurnal_piutang j using (id_so)`,
    db`s.tgl_order desc, s.urut desc`,
  );

/** Of an Online order the marketplace pays its surcharge with the invoice; it is no part of `dibayar`. */
export const invoicePelanggan = (db: Db, asked: Bagian) =>
  halaman<InvoicePelanggan>(
    db,
    asked,
    db`${columns(db, "i", kepalaInvoice)}, i.nominal_bayar, i.nominal_sisa_bayar, i.status_approve,
      i.nominal_bayar - i.nominal_sisa_bayar as dibayar, i.tgl_approve, u.tgl_approve as tanggal_uang,
      r.nama_rekening`,
    db`from (${milik(db, asked)}) m join invoice i using (id_so) join rekening r using (id_rekening)
       left join pengajuan u on u.id_invoice = i.id_invoice where i.dihapus is null`,
    db`i.tgl_invoice desc, i.urut desc`,
  );

/** Units that left with a delivery note; their warranty counts from the day on which that note's goods first left. */
export const mesinPelanggan = (db: Db, asked: Bagian, today: Tanggal) =>
  halaman<MesinPelanggan>(
    db,
    asked,
    db`j.id_surat_jalan, o.id_orderan, o.id_so, o.kode_produk, o.nama_produk, b.qty - b.qty_retur as qty, g.selesai as selesai_garansi,
      coalesce(g.selesai >= ${today}::date, false) as bergaransi,
      array(select x.nomor from surat_jalan_seri x where (x.id_surat_jalan, x.id_orderan) = (b.id_surat_jalan, b.id_orderan)
        and x.id_retur is null order by x.nomor) as nomor_seri`,
    db`from (${milik(db, asked)}) m join surat_jalan j using (id_so) join surat_jalan_baris b using (id_surat_jalan)
       join orderan o using (id_orderan)
       cross join lateral (select garansi_sampai(j.tgl_keluar, o.id_produk) as selesai) g
       where j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur`,
    db`j.tgl_keluar desc nulls last, j.id_surat_jalan desc, b.id_orderan`,
  );

export const emailPelanggan = (db: Db, asked: Bagian) =>
  halaman<EmailPelanggan>(
    db,
    asked,
    db`e.id_email, coalesce(e.id_invoice, e.id_so, e.id_retur) as dokumen, e.alamat, e.perihal, e.waktu, e.status, e.alasan,
      jsonb_build_object('namaLengkap', k.nama_lengkap) as "user"`,
    db`from (
         select e.* from (${milik(db, asked)}) m join email e using (id_so)
         union all
         select e.* from (${milik(db, asked)}) m join retur r using (id_so) join email e using (id_retur)
         union all
         select e.* from email e where e.id_pelanggan in (${anggota(db, db`${asked.idPelanggan}::int`)})) e
       join karyawan k using (id_user)`,
    db`e.id_email desc`,
  );
