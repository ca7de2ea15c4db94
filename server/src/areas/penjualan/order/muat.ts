import { keadaanInvoice, kepalaInvoice, nominalInvoice } from "#contract/penjualan/isiInvoice.ts";
import { barisOrder, customer, keadaanOrder, kepalaOrder, mesinBaris, penerima } from "#contract/penjualan/isiOrder.ts";
import { isianSuratJalan, keadaanBarang, kepalaSuratJalan } from "#contract/penjualan/isiSuratJalan.ts";
import type { BarisOrder, InvoiceOrder, Order, SuratJalanOrder } from "#contract/penjualan/order.ts";
import { found } from "#server/platform/http/refusal.ts";
import { columns, jsonRow, momentJson } from "#server/platform/postgres/columns.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";

/** Orders as stored with their lines, invoices and delivery notes, with picture ids. */
export type InvoiceRow = Omit<InvoiceOrder, "buktiFoto"> & { bukti: string[] };
export type SuratJalanRow = Omit<SuratJalanOrder, "buktiFoto"> & { bukti: string[] };
type SoRow = Omit<Order, "aksi" | "buktiFoto" | "orders" | "invoices" | "suratJalan"> & {
  bukti: string[];
  dibatalkanOleh: string;
};
export type OrderRow = SoRow & { orders: BarisOrder[]; invoices: InvoiceRow[]; suratJalan: SuratJalanRow[] };

/** The orders with these codes, in that order, by one statement. */
export async function muatOrder(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return db<OrderRow[]>`
    select isi.* from unnest(${[...ids]}::text[]) with ordinality h(id, ke)
    cross join lateral (${orderBernomor(db, db`h.id`)}) isi order by h.ke`;
}

export async function satuOrder(db: Db, idSo: string): Promise<OrderRow> {
  const [row] = await muatOrder(db, [idSo]);
  return found(row, "Order");
}

/** The statement that selects one order with all that belongs to it, as JSON inside its row. */
export const orderBernomor = (db: Db, id: Fragment): Fragment => db`
  select ${columns(db, "s", kepalaOrder, keadaanOrder, customer, penerima)}, s.versi, s.dibatalkan_oleh,
    ${namaJson(db)} as sales,
    (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so) as id_pelanggan,
    array(select id_berkas from so_bukti b where b.id_so = s.id_so order by urutan) as bukti,
    ${baris(db)} as orders, ${invoice(db)} as invoices, ${suratJalan(db)} as surat_jalan
  from so s join karyawan k using (id_user) where s.id_so = ${id}`;

/** The employee `k` as a name. */
const namaJson = (db: Db): Fragment => db`json_build_object('namaLengkap', k.nama_lengkap)`;

const daftar = (db: Db, row: Fragment, urutan: Fragment, dari: Fragment): Fragment => db`
  coalesce((select json_agg(${row} order by ${urutan}) ${dari}), '[]')`;

// Lines that were cancelled alone are left out; lines that were cancelled with their order stay readable.
const baris = (db: Db): Fragment => {
  const more = { produk: jsonRow(db, "o", [mesinBaris]), berseri: db`p.berseri` };
  const dari = db`
    from orderan o join produk p on p.id_produk = o.id_produk
    where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)`;
  return daftar(db, jsonRow(db, "o", [barisOrder], more), db`o.urutan`, dari);
};

/** What an invoice `i` has beside its columns: its admin `k`, account `r` and pictures. */
const padaInvoice = (db: Db) => ({
  admin: namaJson(db),
  rekening: db`json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening))`,
  bukti: db`array(select id_berkas from invoice_bukti b where b.id_invoice = i.id_invoice order by urutan)`,
});

/** The columns of an invoice `i`. */
export const kolomInvoice = (db: Db): Fragment => {
  const { admin, rekening, bukti } = padaInvoice(db);
  return db`
    ${columns(db, "i", kepalaInvoice, nominalInvoice, keadaanInvoice)}, ${admin} as admin, ${rekening} as rekening,
    ${bukti} as bukti`;
};

const invoice = (db: Db): Fragment => {
  const row = jsonRow(db, "i", [kepalaInvoice, nominalInvoice, keadaanInvoice], padaInvoice(db));
  const dari = db`
    from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
    where i.id_so = s.id_so and i.dihapus is null`;
  return daftar(db, row, db`i.ke`, dari);
};

const suratJalan = (db: Db): Fragment => {
  const milik = db`where b.id_surat_jalan = j.id_surat_jalan`;
  const row = jsonRow(db, "j", [kepalaSuratJalan, keadaanBarang, isianSuratJalan], {
    createdAt: momentJson(db, "j.dibuat"),
    versi: db`j.versi`,
    barang: db`array(
      select json_build_object('idOrderan', b.id_orderan, 'qty', b.qty, 'qtyRetur', b.qty_retur)
      from surat_jalan_baris b ${milik} order by b.id_orderan)`,
    seri: db`array(
      select json_build_object('idOrderan', b.id_orderan, 'nomor', b.nomor, 'kembali', b.kembali, 'idRetur', b.id_retur)
      from surat_jalan_seri b ${milik} order by b.id_orderan, length(b.nomor), b.nomor)`,
    user: namaJson(db),
    bukti: db`array(select id_berkas from surat_jalan_bukti b ${milik} order by urutan)`,
  });
  const dari = db`from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so`;
  return daftar(db, row, db`j.dibuat, j.id_surat_jalan`, dari);
};
