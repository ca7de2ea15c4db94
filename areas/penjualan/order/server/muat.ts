import { columns } from "#platform/db/columns.ts";
import { type Db, type Fragment, plain } from "#platform/db/database.ts";
import { columnsOf, momentText, packedAs, pictureId, readPacked } from "#platform/db/packed.ts";
import { found } from "#platform/http/refusal.ts";
import { keadaanInvoice, kepalaInvoice, nominalInvoice } from "../../invoice/isiInvoice.ts";
import { isianSuratJalan, keadaanBarang, kepalaSuratJalan } from "../../surat-jalan/isiSuratJalan.ts";
import { type InvoiceOrder, IsiOrder } from "../contract.ts";
import { barisOrder, customer, keadaanOrder, kepalaOrder, mesinBaris, penerima } from "../isiOrder.ts";

/** Orders as stored with their lines, invoices and delivery notes; `buktiFoto` are ids of pictures. */
export type OrderRow = IsiOrder & Pick<OrderTerkirim, "dibatalkanOleh" | "semuaKembali">;
export type SuratJalanRow = IsiOrder["suratJalan"][number];
export type InvoiceRow = Omit<InvoiceOrder, "buktiFoto">;

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

/** An order as the database sends it, and what the rules of every list ask of it. */
export type OrderTerkirim = Pick<IsiOrder, "statusSo" | "email"> & {
  isi: string;
  dibatalkanOleh: string;
  /** Goods have left, and all of them came back. */
  semuaKembali: boolean;
};

/** The statement that selects one order with all that belongs to it. */
export const orderBernomor = (db: Db, id: Fragment): Fragment => db`
  select ${plain(db, ORDER)}::text as isi, s.status_so, s.email, s.dibatalkan_oleh,
    exists (select from retur r where r.id_so = s.id_so) and not exists (
      select from surat_jalan j join surat_jalan_baris b using (id_surat_jalan)
      where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur) as semua_kembali
  from so s join karyawan k using (id_user) where s.id_so = ${id}`;

export const bacaOrder = ({ isi, dibatalkanOleh, semuaKembali }: OrderTerkirim): OrderRow => ({
  ...readPacked(IsiOrder, isi),
  dibatalkanOleh,
  semuaKembali,
});

/** The employee `k` as a name. */
const NAMA = { namaLengkap: "k.nama_lengkap" };

const fotoDari = (tabel: string, milik: string, isi = "b.id_berkas"): string =>
  `array(select ${isi} from ${tabel} b where ${milik} order by b.urutan)`;
const buktiFoto = (tabel: string, milik: string) => ({ buktiFoto: fotoDari(tabel, milik, pictureId("b.id_berkas")) });

// Lines that were cancelled alone are left out; lines that were cancelled with their order stay readable.
const BARIS = {
  each: { ...columnsOf("o", barisOrder), produk: columnsOf("o", mesinBaris), berseri: "p.berseri" },
  from: {
    rows: `from orderan o join produk p on p.id_produk = o.id_produk
      where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)`,
    order: "o.urutan",
  },
};

const DI_INVOICE = "b.id_invoice = i.id_invoice";

const INVOICE = {
  each: {
    ...columnsOf("i", kepalaInvoice),
    ...columnsOf("i", nominalInvoice),
    ...columnsOf("i", keadaanInvoice),
    admin: NAMA,
    rekening: { each: { idRekening: "r.id_rekening", namaRekening: "r.nama_rekening" } },
    ...buktiFoto("invoice_bukti", DI_INVOICE),
  },
  from: {
    rows: `from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
      where i.id_so = s.id_so and i.dihapus is null`,
    order: "i.ke",
  },
};

/** The columns of an invoice `i` with its admin `k` and its account `r`. */
export const kolomInvoice = (db: Db): Fragment => db`
  ${columns(db, "i", kepalaInvoice, nominalInvoice, keadaanInvoice)},
  json_build_object('namaLengkap', k.nama_lengkap) as admin,
  json_build_array(json_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening,
  ${plain(db, fotoDari("invoice_bukti", DI_INVOICE))} as bukti`;

const DI_SURAT = "b.id_surat_jalan = j.id_surat_jalan";

const SURAT_JALAN = {
  each: {
    ...columnsOf("j", kepalaSuratJalan),
    ...columnsOf("j", keadaanBarang),
    ...columnsOf("j", isianSuratJalan),
    createdAt: momentText("j.dibuat"),
    versi: "j.versi",
    barang: {
      each: { idOrderan: "b.id_orderan", qty: "b.qty", qtyRetur: "b.qty_retur" },
      from: { rows: `from surat_jalan_baris b where ${DI_SURAT}`, order: "b.id_orderan" },
    },
    seri: {
      each: { idOrderan: "b.id_orderan", nomor: "b.nomor", kembali: "b.kembali", idRetur: "b.id_retur" },
      from: { rows: `from surat_jalan_seri b where ${DI_SURAT}`, order: "b.id_orderan, length(b.nomor), b.nomor" },
    },
    user: NAMA,
    ...buktiFoto("surat_jalan_bukti", DI_SURAT),
  },
  from: {
    rows: "from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so",
    order: "j.dibuat, j.id_surat_jalan",
  },
};

const ORDER = packedAs(IsiOrder, {
  ...columnsOf("s", kepalaOrder),
  ...columnsOf("s", keadaanOrder),
  ...columnsOf("s", customer),
  ...columnsOf("s", penerima),
  sales: NAMA,
  idPelanggan: "(select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so)",
  ...buktiFoto("so_bukti", "b.id_so = s.id_so"),
  orders: BARIS,
  invoices: INVOICE,
  suratJalan: SURAT_JALAN,
  versi: "s.versi",
});
