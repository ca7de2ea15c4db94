import { selisihTagihan } from "#books/pesanan/selisih.ts";
import { kolomPenyetuju, type Penyetuju } from "#company/batas.ts";
import { izinDitunggu } from "#company/koreksi.ts";
import { namesOf, type ValuesOf } from "#kernel/record.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { rowsFor } from "#platform/db/columns.ts";
import { type Db, type Tx, translating } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { contains } from "#platform/list/search.ts";
import type { StatusPembayaran, StatusSo, TipeSo } from "../../order/label.ts";
import { type InvoiceRow as InvoiceIsiRow, kolomInvoice } from "../../order/server/load.ts";
import { kepalaInvoice, nominalInvoice, rekeningInvoice } from "../isiInvoice.ts";
import { rekeningTidakDikenal } from "./rules.ts";

/** The order's data that its invoices need. */
export type SoRow = {
  idSo: string;
  tipeSo: TipeSo;
  statusSo: StatusSo;
  statusPembayaran: StatusPembayaran;
  statusLunas: boolean;
  tglOrder: Tanggal;
  customerInstansi: string;
  namaCustomer: string;
  email: string;
  totalPembelian: Rupiah;
  totalTambahanOnline: Rupiah;
  /** What was changed of the amount due since the last approved invoice. */
  selisihTagihan: Rupiah;
  /** The permission that it waits for. */
  izin: string | null;
};

/** An invoice as stored, with picture ids. */
export type InvoiceRow = InvoiceIsiRow & {
  bukti: string[];
  ke: number;
  dihapus: boolean;
  orderBerubah: boolean;
  tglApprove: Tanggal | null;
  tanggalUang: Tanggal | null;
  namaApprove: string | null;
  idRekening: Id<"rekening">;
  idUser: Id<"karyawan">;
  kodeUnik: number | null;
  versi: number;
  penyetuju: readonly Penyetuju[];
};

const selectSo = (db: Db) => db`
  select id_so, tipe_so, status_so, status_pembayaran, status_lunas, tgl_order, customer_instansi, nama_customer,
    email, total_pembelian, total_tambahan_online, ${selisihTagihan(db, db`so.id_so`)} as selisih_tagihan,
    ${izinDitunggu(db, db`so.id_so`)} as izin
  from so`;

export async function orderDari(db: Db, idSo: string): Promise<SoRow | undefined> {
  const [row] = await db<SoRow[]>`${selectSo(db)} where id_so = ${idSo}`;
  return row;
}

/** The order, locked as `lockSo` does; its own columns are read as they are once the lock is there. */
export async function orderTerkunci(tx: Tx, idSo: string): Promise<SoRow | undefined> {
  const [row] = await tx<SoRow[]>`${selectSo(tx)} where id_so = ${idSo} for update`;
  return row;
}

/** The same of several, locked in the order of their ids. */
export const ordersTerkunci = (tx: Tx, ids: readonly string[]): Promise<SoRow[]> => tx<SoRow[]>`
  ${selectSo(tx)} where id_so = any(${[...ids]}::text[]) order by id_so for update`;

/** The order of an invoice, which an invoice never changes, locked in the same way. */
export async function orderTerkunciDari(tx: Tx, idInvoice: string): Promise<SoRow | undefined> {
  const [row] = await tx<SoRow[]>`
    ${selectSo(tx)} where id_so = (select id_so from invoice where id_invoice = ${idInvoice}) for update`;
  return row;
}

/** The same order's invoices, asked for in the same breath. */
export const rangkaianDari = (db: Db, idInvoice: string): Promise<InvoiceRow[]> => db<InvoiceRow[]>`
  ${select(db)} where i.id_so = (select id_so from invoice where id_invoice = ${idInvoice}) and i.dihapus is null
  order by i.ke`;

const select = (db: Db) => db`
  select ${kolomInvoice(db)}, i.ke, i.dihapus is not null as dihapus, i.tgl_approve, u.tgl_approve as tanggal_uang, a.nama_lengkap as nama_approve,
    i.order_berubah, i.id_rekening, i.id_user, i.kode_unik, i.versi, ${kolomPenyetuju(db, "invoice", db`i.id_invoice`, db`i.versi`)}
  from invoice i
  join karyawan k using (id_user)
  join rekening r using (id_rekening)
  left join karyawan a on a.id_user = i.id_user_approve
  left join pengajuan u on u.id_invoice = i.id_invoice
  cross join lateral (select lower(i.id_invoice || E'\n' || r.nama_rekening || E'\n' || k.nama_lengkap) as teks_cari) c`;

/** The invoices of an order that are not deleted, oldest first. */
export function rangkaianInvoice(db: Db, idSo: string): Promise<InvoiceRow[]> {
  return db<InvoiceRow[]>`${select(db)} where i.id_so = ${idSo} and i.dihapus is null order by i.ke`;
}

export async function pageOfInvoice(db: Db, idSo: string, cari: string, limit: number, offset: number) {
  const matching = db`
    ${select(db)} where i.id_so = ${idSo} and i.dihapus is null ${contains(db, "c.teksCari", cari)}`;
  const [rows, [count]] = await Promise.all([
    db<InvoiceRow[]>`${matching} order by i.ke desc limit ${limit} offset ${offset}`,
    db<{ total: number }[]>`select count(*) as total from (${matching}) cocok`,
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** One invoice, even if deleted. */
export async function invoiceBernomor(db: Db, idInvoice: string): Promise<InvoiceRow | undefined> {
  const [row] = await db<InvoiceRow[]>`${select(db)} where i.id_invoice = ${idInvoice}`;
  return row;
}

/** The orders that have one of these invoices. */
export async function orderBerinvoice(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db<{ idSo: string }[]>`
    select distinct id_so from invoice where id_invoice = any(${[...ids]}::text[])`;
  return rows.map(({ idSo }) => idSo);
}

const NOMINAL = namesOf({ ...nominalInvoice, ...rekeningInvoice });
const KOLOM = [...NOMINAL, ...namesOf(kepalaInvoice), "ke", "perubahan", "kodeUnik", "dibuat", "idUser"];

type Nominal = ValuesOf<typeof nominalInvoice & typeof rekeningInvoice>;
type InvoiceIsi = Nominal & ValuesOf<typeof kepalaInvoice> & { ke: number };

const kalimat = { invoice_id_rekening_fkey: rekeningTidakDikenal };

/** `perubahan`: what it takes up of changes of the amount due. `kodeUnik`: the code of its payment. */
export type InvoiceDisimpan = InvoiceIsi & { perubahan: Rupiah; kodeUnik: number | null };

export async function insertInvoices({ tx, user, now }: Deed, invoices: readonly InvoiceDisimpan[]): Promise<void> {
  const rows = invoices.map((invoice) => ({ ...invoice, dibuat: now, idUser: user.idUser }));
  await translating(() => tx`insert into invoice (${tx(KOLOM)}) ${rowsFor(tx, "invoice", rows, KOLOM)}`, kalimat);
}

export const insertInvoice = (deed: Deed, invoice: InvoiceDisimpan): Promise<void> => insertInvoices(deed, [invoice]);

/** What marketplaces kept of these invoices, which wait. */
export const changeJasaOnline = (tx: Tx, rows: readonly { idInvoice: string; jasaOnline: Rupiah }[]) => tx`
  update invoice i set jasa_online = r."jasaOnline", versi = i.versi + 1
  from jsonb_to_recordset(${tx.json(rows)}) as r("idInvoice" text, "jasaOnline" bigint)
  where i.id_invoice = r."idInvoice"`;

export async function changeInvoice(tx: Tx, idInvoice: string, row: Nominal): Promise<void> {
  await translating(
    () => tx`update invoice set ${tx(row, ...NOMINAL)}, order_berubah = false, versi = versi + 1
             where id_invoice = ${idInvoice}`,
    kalimat,
  );
}

export async function noteBuktiInvoice(tx: Tx, idInvoice: string): Promise<void> {
  await tx`update invoice set versi = versi + 1 where id_invoice = ${idInvoice}`;
}

export async function changeRekeningInvoice(tx: Tx, idInvoice: string, idRekening: Id<"rekening">): Promise<void> {
  await translating(
    () => tx`update invoice set id_rekening = ${idRekening}, versi = versi + 1 where id_invoice = ${idInvoice}`,
    kalimat,
  );
}

/** Marks an invoice as deleted. Its number stays taken; no list or sum shows it. */
export async function markInvoiceRemoved({ tx, now }: Deed, idInvoice: string): Promise<void> {
  await tx`update invoice set dihapus = ${now}, versi = versi + 1 where id_invoice = ${idInvoice}`;
}

/** Approves an invoice; it takes up what was changed of the amount due. Answers whether goods of its order have left. */
export async function acceptInvoice(
  { tx, user, today }: Deed,
  idInvoice: string,
  { pph, ppn }: { pph: Rupiah; ppn: Rupiah },
): Promise<boolean> {
  // One statement: what follows in the same breath sees both.
  const [row] = await tx<{ keluar: boolean }[]>`
    with setuju as (
      update invoice set status_approve = 'Disetujui', tgl_approve = ${today}, id_user_approve = ${user.idUser},
        pph_dipotong = ${pph}, ppn_dipungut = ${ppn}, versi = versi + 1
      where id_invoice = ${idInvoice} returning id_so),
    bukti as (
      insert into bukti_potong (id_invoice, nominal) select ${idInvoice}, ${pph} where ${pph}::bigint > 0),
    tagihan as (
      update so_tagihan t set id_invoice = ${idInvoice} from setuju s where t.id_so = s.id_so and t.id_invoice is null)
    select exists (
      select from surat_jalan j where j.id_so = s.id_so and j.status_barang in ('Kirim', 'Diambil')) as keluar
    from setuju s`;
  return row?.keluar ?? false;
}

/** The money that came for an approved invoice. */
export type UangInvoice = { idRekening: Id<"rekening">; nominal: Rupiah };

export async function uangInvoice(db: Db, idInvoice: string): Promise<UangInvoice | undefined> {
  const [row] = await db<UangInvoice[]>`
    select id_rekening_tujuan as id_rekening, nominal_pengajuan as nominal from pengajuan
    where id_invoice = ${idInvoice} and tipe_pengajuan = 'masuk'`;
  return row;
}

/**
 * Cancels an approved invoice: it leaves the chain of its order, and what it took up of the amount due is open again. After
 * the first one what changed the order stands in its total.
 */
export async function markInvoiceCancelled({ tx, now }: Deed, idInvoice: string): Promise<void> {
  await tx`
    with batal as (
      update invoice set status_approve = 'Dibatalkan', dibatalkan = ${now}, dihapus = ${now}, versi = versi + 1
      where id_invoice = ${idInvoice} returning id_so, ke),
    hapus as (
      delete from so_tagihan t using batal b where t.id_so = b.id_so and b.ke = 1 and t.jenis in ('perubahan', 'kembali'))
    update so_tagihan t set id_invoice = null from batal b
    where t.id_invoice = ${idInvoice} and not (b.ke = 1 and t.jenis in ('perubahan', 'kembali'))`;
}

/** The amounts of a waiting invoice after its order changed. */
export async function recomputeInvoice(
  tx: Tx,
  idInvoice: string,
  row: Omit<Nominal, "idRekening" | "jasaOnline"> & { totalPembelian: Rupiah; perubahan: Rupiah },
): Promise<void> {
  await tx`
    update invoice set ${tx(row)}, order_berubah = true, versi = versi + 1 where id_invoice = ${idInvoice}`;
}

/** Lines made to order that wait for the first approved invoice. */
const menungguProduksi = (db: Db, idSo: string) => db`
  id_so = ${idSo} and sumber_produk = 'PL' and dibatalkan is null and tgl_awal_pengerjaan is null`;

export async function barisMenungguProduksi(db: Db, idSo: string, today: Tanggal, hari: number) {
  const [row] = await db<{ baris: number; tglDeadline: Tanggal }[]>`
    select count(*) as baris, ${today}::date + ${hari}::int as tgl_deadline
    from orderan where ${menungguProduksi(db, idSo)}`;
  return row && row.baris > 0 ? row : null;
}

/** What another program promised already stays promised. */
export async function startProduction({ tx, today }: Deed, idSo: string, hari: number): Promise<void> {
  await tx`
    update orderan set tgl_awal_pengerjaan = ${today}, tgl_deadline = coalesce(tgl_deadline, ${today}::date + ${hari}::int)
    where ${menungguProduksi(tx, idSo)}`;
}
