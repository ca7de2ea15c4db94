import { selisihTagihan } from "#books/pesanan/selisih.ts";
import { columns, momentText, named, pairs } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { found } from "#platform/http/refusal.ts";
import { keadaanInvoice, kepalaInvoice, nominalInvoice } from "../../invoice/isiInvoice.ts";
import { isianSuratJalan, keadaanBarang, kepalaSuratJalan } from "../../surat-jalan/isiSuratJalan.ts";
import type { InvoiceOrder, IsiOrder, Order } from "../contract.ts";
import { barisOrder, customer, keadaanOrder, kepalaOrder, mesinBaris, penerima } from "../isiOrder.ts";

/** Orders as stored with their lines, invoices and delivery notes; `buktiFoto` are ids of pictures. */
export type OrderRow = IsiOrder &
  Pick<Order, "revisi" | "idKunjungan" | "lama" | "ppnDiAtas" | "selisihTagihan" | "invoiceDibatalkan"> & {
    dibatalkanOleh: string;
    /** Goods have left, and all of them came back. */
    semuaKembali: boolean;
  };
export type SuratJalanRow = IsiOrder["suratJalan"][number];
export type InvoiceRow = Omit<InvoiceOrder, "buktiFoto">;

/** The orders with these codes, in that order, by one statement. */
export async function loadOrder(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await db<OrderRow[]>`
    select isi.* from unnest(${[...ids]}::text[]) with ordinality h(id, ke)
    cross join lateral (${orderBernomor(db, db`h.id`)}) isi order by h.ke`;
  return [...rows];
}

export async function findOrder(db: Db, idSo: string): Promise<OrderRow> {
  const [row] = await loadOrder(db, [idSo]);
  return found(row, "Order");
}

/** The statement that selects one order with all that belongs to it, as JSON inside its row. */
export const orderBernomor = (db: Db, id: Fragment): Fragment => db`
  select ${columns(db, "s", kepalaOrder, keadaanOrder, customer, penerima)}, ${orang(db)} as sales,
    (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so) as id_pelanggan,
    ${bukti(db, db`so_bukti b where b.id_so = s.id_so`)} as bukti_foto,
    ${baris(db)} as orders, ${invoices(db, db`i.dihapus is null`)} as invoices,
    ${invoices(db, db`i.dibatalkan is not null`)} as invoice_dibatalkan, ${suratJalan(db)} as surat_jalan, s.versi, s.dibatalkan_oleh, s.revisi,
    (select t.id_kunjungan from kunjungan_order t where t.id_so = s.id_so) as id_kunjungan,
    (select json_build_object('nomor', l.nomor, 'tanggal', l.tanggal, 'catatan', l.catatan) from order_lama l where l.id_so = s.id_so) as lama,
    case when s.harga_tanpa_ppn then ppn_dari(s.total_pembelian, s.ppn_atas, s.ppn_bawah) else 0 end as ppn_di_atas,
    ${selisihTagihan(db, db`s.id_so`)} as selisih_tagihan,
    exists (select from retur r where r.id_so = s.id_so) and not exists (
      select from surat_jalan j join surat_jalan_baris b using (id_surat_jalan)
      where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur) as semua_kembali
  from so s join karyawan k using (id_user) where s.id_so = ${id}`;

/** The employee `k` as a name. */
const orang = (db: Db): Fragment => db`json_build_object('namaLengkap', k.nama_lengkap)`;

/** The ids of the pictures `b`. */
const bukti = (db: Db, rows: Fragment): Fragment => db`array(select b.id_berkas::text from ${rows} order by b.urutan)`;

// Lines that were cancelled alone are left out; lines that were cancelled with their order stay readable.
const baris = (db: Db): Fragment => db`
  coalesce((
    select json_agg(baris) from (
      select ${named(db, "o", barisOrder)}, json_build_object(${pairs(db, "o", mesinBaris)}) as produk, p.berseri
      from orderan o join produk p on p.id_produk = o.id_produk
      where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan) order by o.urutan) baris), '[]')`;

/** The account `r` of an invoice, in a list. */
const rekening = (db: Db): Fragment => db`
  json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening))`;

const buktiInvoice = (db: Db): Fragment => bukti(db, db`invoice_bukti b where b.id_invoice = i.id_invoice`);

const invoices = (db: Db, yang: Fragment): Fragment => db`
  coalesce((
    select json_agg(invoice) from (
      select ${named(db, "i", kepalaInvoice, nominalInvoice, keadaanInvoice)}, ${orang(db)} as admin,
        ${rekening(db)} as rekening, ${buktiInvoice(db)} as "buktiFoto"
      from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
      where i.id_so = s.id_so and ${yang} order by i.ke, i.urut) invoice), '[]')`;

/** The columns of an invoice `i` with its admin `k` and its account `r`. */
export const kolomInvoice = (db: Db): Fragment => db`
  ${columns(db, "i", kepalaInvoice, nominalInvoice, keadaanInvoice)}, ${orang(db)} as admin, ${rekening(db)} as rekening,
  ${buktiInvoice(db)} as bukti`;

const suratJalan = (db: Db): Fragment => db`
  coalesce((
    select json_agg(surat) from (
      select ${named(db, "j", kepalaSuratJalan, keadaanBarang, isianSuratJalan)},
        array(
          select json_build_object('idOrderan', b.id_orderan, 'qty', b.qty, 'qtyRetur', b.qty_retur)
          from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan order by b.id_orderan) as barang,
        array(
          select json_build_object('idOrderan', b.id_orderan, 'nomor', b.nomor, 'kembali', b.kembali, 'idRetur', b.id_retur)
          from surat_jalan_seri b where b.id_surat_jalan = j.id_surat_jalan
          order by b.id_orderan, length(b.nomor), b.nomor) as seri,
        ${momentText(db, db`j.dibuat`)} as "createdAt", json_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) as "user",
        ${bukti(db, db`surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan`)} as "buktiFoto", j.versi
      from surat_jalan j join karyawan k using (id_user)
      where j.id_so = s.id_so order by j.dibuat, j.id_surat_jalan) surat), '[]')`;
