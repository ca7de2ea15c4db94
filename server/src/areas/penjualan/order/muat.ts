import { keadaanInvoice, kepalaInvoice, nominalInvoice } from "#contract/penjualan/isiInvoice.ts";
import { barisOrder, customer, keadaanOrder, kepalaOrder, mesinBaris, penerima } from "#contract/penjualan/isiOrder.ts";
import { isianSuratJalan, keadaanBarang, kepalaSuratJalan } from "#contract/penjualan/isiSuratJalan.ts";
import type { BarisOrder, InvoiceOrder, Order, SuratJalanOrder } from "#contract/penjualan/order.ts";
import { found } from "#server/platform/http/refusal.ts";
import { columns, jsonOf } from "#server/platform/postgres/columns.ts";
import type { Db } from "#server/platform/postgres/database.ts";

/** Orders as stored with their lines, invoices and delivery notes, with picture ids. */
export type InvoiceRow = Omit<InvoiceOrder, "buktiFoto"> & { bukti: string[] };
export type SuratJalanRow = Omit<SuratJalanOrder, "buktiFoto"> & { idSo: string; bukti: string[] };
type BarisRow = BarisOrder & { idSo: string };
type SoRow = Omit<Order, "aksi" | "buktiFoto" | "orders" | "invoices" | "suratJalan"> & {
  bukti: string[];
  dibatalkanOleh: string;
};
export type OrderRow = SoRow & { orders: BarisOrder[]; invoices: InvoiceRow[]; suratJalan: SuratJalanRow[] };

/** The orders with these codes, in that order, always by four statements. */
export async function muatOrder(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const [orders, lines, invoices, notes] = await Promise.all([
    so(db, ids),
    baris(db, ids),
    invoice(db, ids),
    suratJalan(db, ids),
  ]);
  const linesOf = grouped(lines);
  const invoicesOf = grouped(invoices);
  const notesOf = grouped(notes);
  return orders.map((row) => ({
    ...row,
    orders: (linesOf.get(row.idSo) ?? []).map(({ idSo: _, ...line }) => line),
    invoices: invoicesOf.get(row.idSo) ?? [],
    suratJalan: notesOf.get(row.idSo) ?? [],
  }));
}

export async function satuOrder(db: Db, idSo: string): Promise<OrderRow> {
  const [row] = await muatOrder(db, [idSo]);
  return found(row, "Order");
}

function grouped<Row extends { idSo: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, (row) => row.idSo);
}

const so = (db: Db, ids: readonly string[]) => db<SoRow[]>`
  select ${columns(db, "s", kepalaOrder, keadaanOrder, customer, penerima)}, s.versi, s.dibatalkan_oleh,
    jsonb_build_object('namaLengkap', k.nama_lengkap) as sales,
    (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so) as id_pelanggan,
    array(select id_berkas from so_bukti b where b.id_so = s.id_so order by urutan) as bukti
  from unnest(${[...ids]}::text[]) with ordinality wanted(id_so, urutan)
  join so s using (id_so) join karyawan k using (id_user)
  order by wanted.urutan`;

// Lines that were cancelled alone are left out; lines that were cancelled with their order stay readable.
const baris = (db: Db, ids: readonly string[]) => db<BarisRow[]>`
  select o.id_so, ${columns(db, "o", barisOrder)}, ${jsonOf(db, "o", mesinBaris)} as produk, p.berseri
  from orderan o join so s using (id_so) join produk p on p.id_produk = o.id_produk
  where o.id_so = any(${[...ids]}) and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)
  order by o.id_so, o.urutan`;

/** The columns of an invoice `i` with its admin `k`, account `r` and pictures. */
export const kolomInvoice = (db: Db) => db`
  ${columns(db, "i", kepalaInvoice, nominalInvoice, keadaanInvoice)},
  jsonb_build_object('namaLengkap', k.nama_lengkap) as admin,
  jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening,
  array(select id_berkas from invoice_bukti b where b.id_invoice = i.id_invoice order by urutan) as bukti`;

const invoice = (db: Db, ids: readonly string[]) => db<InvoiceRow[]>`
  select ${kolomInvoice(db)}
  from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
  where i.id_so = any(${[...ids]}) and i.dihapus is null
  order by i.id_so, i.ke`;

const suratJalan = (db: Db, ids: readonly string[]) => db<SuratJalanRow[]>`
  select j.id_so, ${columns(db, "j", kepalaSuratJalan, keadaanBarang, isianSuratJalan)}, j.dibuat as created_at, j.versi,
    array(select jsonb_build_object('idOrderan', b.id_orderan, 'qty', b.qty, 'qtyRetur', b.qty_retur) from surat_jalan_baris b
          where b.id_surat_jalan = j.id_surat_jalan order by b.id_orderan) as barang,
    array(select jsonb_build_object('idOrderan', n.id_orderan, 'nomor', n.nomor, 'kembali', n.kembali, 'idRetur', n.id_retur)
          from surat_jalan_seri n where n.id_surat_jalan = j.id_surat_jalan
          order by n.id_orderan, length(n.nomor), n.nomor) as seri,
    jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
    array(select id_berkas from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan order by urutan) as bukti
  from surat_jalan j join karyawan k using (id_user)
  where j.id_so = any(${[...ids]}) order by j.id_so, j.dibuat, j.id_surat_jalan`;
