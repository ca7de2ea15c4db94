import { orderDibatasi } from "#areas/penjualan/order/menjual.ts";
import { RANKED_ROLES } from "#kernel/permission.ts";
import type { Id } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { notFound } from "#platform/http/refusal.ts";
import { daysOf } from "#platform/list/bucket.ts";
import { type Asked, type CountedList, matching } from "#platform/list/countedPage.ts";
import { hanyaMilik, pelangganTerlihat, yangMelihatPelanggan } from "./pelanggan.ts";
import { setelan } from "./perusahaan.ts";

/** A person who sees own orders only; null where all may be seen. */
export type Milik = Id<"karyawan"> | null;

/** Whose orders are whose: of who made the order, and of who looks after its customer. */
const soMilik = (db: Db): Fragment => db`(
  select id_so, id_user from so
  union all
  select l.id_so, u.id_sales from so_pelanggan l join pelanggan p using (id_pelanggan)
  join pelanggan u on u.id_pelanggan = p.id_utama)`;

/** The person whose orders alone may be seen (setting "Sales hanya melihat pelanggannya sendiri"); null where all may. */
export async function milikOrder(db: Db, user: User): Promise<Milik> {
  if (!orderDibatasi(user)) return null;
  const { pelangganSendiri } = await setelan(db);
  return pelangganSendiri ? user.idUser : null;
}

/** `and` the order in this column is one of that person's; nothing where all may be seen. */
export const orderSaja = (db: Db, kolom: string, milik: Milik): Fragment =>
  milik === null ? db`` : db`and ${db(kolom)} in (select m.id_so from ${soMilik(db)} m where m.id_user = ${milik})`;

/** Of the employees `k` with role `r` those who see this order where each who sells sees the own ones only. */
export const yangMelihatOrder = (db: Db, idSo: Fragment): Fragment => db`
  (r.nama_role = any(${[...RANKED_ROLES]})
    or not ('Produk Card' = any(k.menu) or 'Sales Order' = any(k.menu) and r.nama_role <> 'Logistik'
      and not k.menu && array['Invoice', 'Pengajuan'])
    or exists (select from ${soMilik(db)} m where m.id_so = ${idSo} and m.id_user = k.id_user))`;

/** What is asked of a list for that person. The customers change hands apart from the list, so its rows are counted anew. */
export function askedOfMilik(db: Db, list: CountedList, kolom: string, asked: Asked, milik: Milik): Asked {
  if (milik === null) return asked;
  const where = db`true ${asked.filter ? db`and ${asked.filter.where}` : db``} ${orderSaja(db, kolom, milik)}`;
  const hanya = { ...asked, filter: { key: `${asked.filter?.key} ${milik}`, where } };
  const counters = db`
    select ${list.bucketing.of(db)} as ember, count(*) as jumlah from ${db(list.table)}
    where ${matching(db, list, hanya, daysOf(asked))} group by 1`;
  return { ...hanya, counters };
}

/** `and` the quotation `alias` is of that person, or for a customer whom the person looks after; nothing where all may be seen. */
export const penawaranSaja = (db: Db, alias: string, milik: Milik): Fragment =>
  milik === null
    ? db``
    : db`and (${db(`${alias}.idUser`)} = ${milik} or ${db(`${alias}.idPelanggan`)} in (
    select l.id_pelanggan from pelanggan l join pelanggan u on u.id_pelanggan = l.id_utama where u.id_sales = ${milik}))`;

/** Of the employees `k` those whose quotation it is, or who look after its customer, as `yangMelihatOrder`. */
const yangMelihatPenawaran = (db: Db, id: string): Fragment => db`
  (r.nama_role = any(${[...RANKED_ROLES]})
    or exists (select from penawaran p left join pelanggan l using (id_pelanggan) left join pelanggan u on u.id_pelanggan = l.id_utama
      where p.id_penawaran = ${id} and k.id_user in (p.id_user, u.id_sales)))`;

async function penawaranTerlihat(db: Db, user: User, id: string): Promise<boolean> {
  const milik = await milikOrder(db, user);
  if (milik === null) return true;
  const [row] = await db`
    select from penawaran p where p.id_penawaran = ${id} ${penawaranSaja(db, "p", milik)}`;
  return row !== undefined;
}

/** The order that a document belongs to, by the kinds of documents that belong to one. */
const ORDER_DARI = {
  order: (_db: Db, id: Fragment) => id,
  invoice: (db: Db, id: Fragment) => db`(select d.id_so from invoice d where d.id_invoice = ${id})`,
  // News of a delivery note leads to its order.
  suratJalan: (db: Db, id: Fragment) =>
    db`coalesce((select d.id_so from surat_jalan d where d.id_surat_jalan = ${id}), ${id})`,
  retur: (db: Db, id: Fragment) => db`(select d.id_so from retur d where d.id_retur = ${id})`,
  koreksi: (db: Db, id: Fragment) => db`(select d.id_so from koreksi d where d.id_koreksi = ${id})`,
  keluhan: (db: Db, id: Fragment) => db`(select d.id_so from keluhan d where d.id_keluhan = ${id})`,
  kunjungan: (db: Db, id: Fragment) =>
    db`(select d.id_so from kunjungan j join keluhan d using (id_keluhan) where j.id_kunjungan = ${id})`,
  orderan: (db: Db, id: Fragment) => db`(select d.id_so from orderan d where d.id_orderan::text = ${id})`,
} as const;
type JenisMilik = keyof typeof ORDER_DARI;
const JENIS_MILIK = Object.keys(ORDER_DARI) as JenisMilik[];
export const isMilikOrder = (jenis: string): jenis is JenisMilik => jenis in ORDER_DARI;

/** The order of a document of one of those kinds. */
export const orderDokumen = (db: Db, jenis: JenisMilik, id: Fragment): Fragment => ORDER_DARI[jenis](db, id);

/** The order of the document that two columns name; null for kinds that belong to none. */
export const orderKolom = (db: Db, jenis: Fragment, id: Fragment): Fragment => {
  const menurut = JENIS_MILIK.map((satu) => db`when ${satu} then ${ORDER_DARI[satu](db, id)}`);
  return db`case ${jenis} ${menurut.reduce((all, next) => db`${all} ${next}`)} end`;
};

/** The condition of `yangMelihat…` for this document; null for kinds that the setting hides from nobody. */
export function yangMelihatDokumen(db: Db, jenis: string, id: string): Fragment | null {
  if (jenis === "pelanggan") return yangMelihatPelanggan(db, id);
  if (jenis === "penawaran") return yangMelihatPenawaran(db, id);
  return isMilikOrder(jenis) ? yangMelihatOrder(db, orderDokumen(db, jenis, db`${id}::text`)) : null;
}

/** Whose orders, and whose customers, alone this person may see. */
export async function semuaMilik(db: Db, user: User): Promise<{ order: Milik; pelanggan: Milik }> {
  const [order, pelanggan] = await Promise.all([milikOrder(db, user), hanyaMilik(db, user)]);
  return { order, pelanggan };
}

/** `and` the document that two columns name is one of those. */
export const dokumenSaja = (
  db: Db,
  { order, pelanggan }: Record<"order" | "pelanggan", Milik>,
  { jenis, id }: Record<"jenis" | "id", Fragment>,
): Fragment => db`
  ${
    order === null
      ? db``
      : db`and (${orderKolom(db, jenis, id)} is null
    or ${orderKolom(db, jenis, id)} in (select m.id_so from ${soMilik(db)} m where m.id_user = ${order}))
    and (${jenis} is distinct from 'penawaran' or ${id} in (
      select p.id_penawaran from penawaran p where true ${penawaranSaja(db, "p", order)}))`
  }
  ${
    pelanggan === null
      ? db``
      : db`and (${jenis} is distinct from 'pelanggan' or ${id} in (
    select p.id_pelanggan::text from pelanggan p join pelanggan u on u.id_pelanggan = p.id_utama
    where u.id_sales = ${pelanggan}))`
  }`;

/** Whether this person may see a document: a customer or an order of somebody else may be hidden from who sells. */
export async function dokumenTerlihat(db: Db, user: User, jenis: string, id: string): Promise<boolean> {
  if (jenis === "pelanggan") return pelangganTerlihat(db, user, id);
  if (jenis === "penawaran") return penawaranTerlihat(db, user, id);
  if (!isMilikOrder(jenis)) return true;
  const milik = await milikOrder(db, user);
  if (milik === null) return true;
  const [row] = await db<{ lain: boolean }[]>`
    select exists (select from so s where s.id_so = o.id_so) and not exists (
      select from so s where s.id_so = o.id_so ${orderSaja(db, "s.idSo", milik)}) as lain
    from (select ${orderDokumen(db, jenis, db`${id}::text`)} as id_so) o`;
  return row?.lain !== true;
}

/** The orders among these that this person may see. */
export async function orderTerlihat(db: Db, user: User, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const milik = await milikOrder(db, user);
  if (milik === null) return new Set(ids);
  const rows = await db<{ idSo: string }[]>`
    select s.id_so from so s where s.id_so = any(${[...ids]}::text[]) ${orderSaja(db, "s.idSo", milik)}`;
  return new Set(rows.map(({ idSo }) => idSo));
}

/** The fields by which calls name an order or what belongs to one, and what is not found where it is somebody else's. */
const FIELDS: Readonly<Record<string, readonly [JenisMilik | "penawaran", string]>> = {
  idPenawaran: ["penawaran", "Penawaran"],
  idSo: ["order", "Order"],
  idInvoice: ["invoice", "Invoice"],
  idInv: ["invoice", "Invoice"],
  idSuratJalan: ["suratJalan", "Surat jalan"],
  idSj: ["suratJalan", "Surat jalan"],
  idRetur: ["retur", "Retur"],
  idKoreksi: ["koreksi", "Koreksi"],
  idOrderan: ["orderan", "Pesan langsung"],
  idKeluhan: ["keluhan", "Keluhan"],
  idKunjungan: ["kunjungan", "Kunjungan"],
};

/**
 * Refuses every call that names an order of somebody else, before it does anything: to this person there is no such order.
 * Fields that hold several are left to their calls, which leave out what is not found.
 */
export async function refuseOrderLain({ db, user }: { db: Db; user: User }, input: object): Promise<void> {
  if (!orderDibatasi(user)) return;
  for (const [field, value] of Object.entries(input)) {
    const known = FIELDS[field];
    if (!known || (typeof value !== "string" && typeof value !== "number")) continue;
    const [jenis, nama] = known;
    if (!(await dokumenTerlihat(db, user, jenis, String(value)))) throw notFound(nama);
  }
}
