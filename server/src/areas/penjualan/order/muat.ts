import { keadaanInvoice, kepalaInvoice, nominalInvoice } from "#contract/penjualan/isiInvoice.ts";
import { barisOrder, customer, keadaanOrder, kepalaOrder, mesinBaris, penerima } from "#contract/penjualan/isiOrder.ts";
import { isianSuratJalan, keadaanBarang, kepalaSuratJalan } from "#contract/penjualan/isiSuratJalan.ts";
import type { BarisOrder, InvoiceOrder, Order, SuratJalanOrder } from "#contract/penjualan/order.ts";
import { found } from "#server/platform/http/refusal.ts";
import { columns } from "#server/platform/postgres/columns.ts";
import { type Db, type Fragment, plain } from "#server/platform/postgres/database.ts";
import {
  asArray,
  columnsOf,
  momentText,
  type Packed,
  packed,
  packedList,
  unpacked,
} from "#server/platform/postgres/packed.ts";

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
  const rows = await db<OrderTerkirim[]>`
    select isi.* from unnest(${[...ids]}::text[]) with ordinality h(id, ke)
    cross join lateral (${orderBernomor(db, db`h.id`)}) isi order by h.ke`;
  return rows.map(bacaOrder);
}

export async function satuOrder(db: Db, idSo: string): Promise<OrderRow> {
  const [row] = await muatOrder(db, [idSo]);
  return found(row, "Order");
}

/** An order as the database sends it; `bacaOrder` reads it. */
export type OrderTerkirim = { isi: unknown };

/** The statement that selects one order with all that belongs to it. */
export const orderBernomor = (db: Db, id: Fragment): Fragment => db`
  select ${plain(db, asArray(ORDER))} as isi from so s join karyawan k using (id_user) where s.id_so = ${id}`;

/** The database states the types: each field is a column of its contract's type. */
export const bacaOrder = ({ isi }: OrderTerkirim): OrderRow => unpacked(ORDER, isi) as OrderRow;

/** The employee `k` as a name. */
const NAMA = packed({ namaLengkap: "k.nama_lengkap" });

const fotoDari = (tabel: string, milik: string): string =>
  `array(select b.id_berkas from ${tabel} b where ${milik} order by b.urutan)`;

// Lines that were cancelled alone are left out; lines that were cancelled with their order stay readable.
const BARIS = packedList(
  packed({ ...columnsOf("o", barisOrder), produk: packed(columnsOf("o", mesinBaris)), berseri: "p.berseri" }),
  `from orderan o join produk p on p.id_produk = o.id_produk
    where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)`,
  "o.urutan",
);

const FOTO_INVOICE = fotoDari("invoice_bukti", "b.id_invoice = i.id_invoice");

const AKUN = packed({ idRekening: "r.id_rekening", namaRekening: "r.nama_rekening" });
/** The one account of an invoice is a list on the wire. */
const REKENING: Packed = { ...AKUN, read: (values, at) => [AKUN.read(values, at)] };

const INVOICE = packedList(
  packed({
    ...columnsOf("i", kepalaInvoice, nominalInvoice, keadaanInvoice),
    admin: NAMA,
    rekening: REKENING,
    bukti: FOTO_INVOICE,
  }),
  `from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
    where i.id_so = s.id_so and i.dihapus is null`,
  "i.ke",
);

/** The columns of an invoice `i` with its admin `k` and its account `r`. */
export const kolomInvoice = (db: Db): Fragment => db`
  ${columns(db, "i", kepalaInvoice, nominalInvoice, keadaanInvoice)},
  json_build_object('namaLengkap', k.nama_lengkap) as admin,
  json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening,
  ${plain(db, FOTO_INVOICE)} as bukti`;

const DI_SURAT = "b.id_surat_jalan = j.id_surat_jalan";

const SURAT_JALAN = packedList(
  packed({
    ...columnsOf("j", kepalaSuratJalan, keadaanBarang, isianSuratJalan),
    createdAt: momentText("j.dibuat"),
    versi: "j.versi",
    barang: packedList(
      packed({ idOrderan: "b.id_orderan", qty: "b.qty", qtyRetur: "b.qty_retur" }),
      `from surat_jalan_baris b where ${DI_SURAT}`,
      "b.id_orderan",
    ),
    seri: packedList(
      packed({ idOrderan: "b.id_orderan", nomor: "b.nomor", kembali: "b.kembali", idRetur: "b.id_retur" }),
      `from surat_jalan_seri b where ${DI_SURAT}`,
      "b.id_orderan, length(b.nomor), b.nomor",
    ),
    user: NAMA,
    bukti: fotoDari("surat_jalan_bukti", DI_SURAT),
  }),
  "from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so",
  "j.dibuat, j.id_surat_jalan",
);

const ORDER = packed({
  ...columnsOf("s", kepalaOrder, keadaanOrder, customer, penerima),
  versi: "s.versi",
  dibatalkanOleh: "s.dibatalkan_oleh",
  sales: NAMA,
  idPelanggan: "(select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so)",
  bukti: fotoDari("so_bukti", "b.id_so = s.id_so"),
  orders: BARIS,
  invoices: INVOICE,
  suratJalan: SURAT_JALAN,
});
