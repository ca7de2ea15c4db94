import { hutangBertempo, umurHutang } from "#books/pembelian/hutang.ts";
import { namesOf, type ValuesOf } from "#kernel/record.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { JumlahUmur } from "#kernel/umur.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import { orderBy, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import type { Pemasok } from "../barisPemasok.ts";
import type { KeadaanPemasok, UrutPemasok } from "../contract.ts";
import { isianPemasok } from "../isiPemasok.ts";

/** A supplier as stored, with what its purchase orders say. */
export type PemasokRow = Omit<Pemasok, "aksi" | "hutang"> & {
  hutang: Rupiah;
  digabungKe: { idPemasok: Id<"pemasok">; nama: string } | null;
};

/** What is owed to each supplier. */
const hutangnya = (db: Db, today: Tanggal): Fragment => db`
  select id_pemasok, sum(sisa)::bigint as hutang, max(hari) as hari from (${hutangBertempo(db, today)}) h
  where id_pemasok is not null group by 1`;

/** Their purchase orders, with those of suppliers merged into them. */
const ponya = (db: Db, yang: Fragment): Fragment => db`
  select m.pokok as id_pemasok, sum(b.jumlah_po)::int as jumlah_po, max(b.tgl_po) as po_terakhir
  from pemasok m join produk_pemasok b using (id_pemasok) where ${yang} group by 1`;

/** What the list is asked with; without a state it holds all. */
type Disaring = { cari: string; keadaan: KeadaanPemasok | null; urut: Urut<UrutPemasok> };
type Dicari = Disaring & { page: number; limit: number };

/** Without purchase orders, or without debt, a supplier stands where those of nothing do. */
const URUTAN: Sorts<UrutPemasok> = {
  by: {
    nama: (db) => db`lower(p.nama)`,
    jumlahPo: (db) => db`coalesce(b.jumlah_po, 0)`,
    poTerakhir: (db) => db`coalesce(b.po_terakhir, '-infinity')`,
    sisa: (db) => db`coalesce(h.hutang, 0)`,
    hariLewat: (db) => db`coalesce(h.hari, -100000)`,
  },
  last: "p.idPemasok",
};

/** `and` the supplier has this text; it is found by the names and numbers of those merged into it too. */
export const memuat = (db: Db, cari: string): Fragment =>
  cari === "" ? db`` : db`and p.id_pemasok in (select pokok from pemasok where true ${contains(db, "teksCari", cari)})`;

/** The condition that a supplier `p` is in the list: it was not merged into another. */
const yangDicari = (db: Db, { cari, keadaan }: Disaring): Fragment => db`
  p.digabung_ke is null ${keadaan === null ? db`` : db`and (p.arsip is not null) = ${keadaan === "arsip"}`}
  ${memuat(db, cari)}`;

/** The ids of the list in its order. */
function terurut(db: Db, today: Tanggal, dicari: Disaring): Fragment {
  const urut = dicari.urut ?? "nama";
  const po = () => db`left join (${ponya(db, db`true`)}) b using (id_pemasok)`;
  const hutang = () => db`left join (${hutangnya(db, today)}) h using (id_pemasok)`;
  const ukuran = { nama: () => db``, jumlahPo: po, poTerakhir: po, sisa: hutang, hariLewat: hutang };
  return db`
    select p.id_pemasok as id from pemasok p ${ukuran[urut.replace("-", "") as UrutPemasok]()}
    where ${yangDicari(db, dicari)} order by ${orderBy(db, URUTAN, urut)}`;
}

/** One page of the suppliers. */
export async function pageOfPemasok(db: Db, today: Tanggal, dicari: Dicari) {
  const [found, [count]] = await Promise.all([
    db<{ id: Id<"pemasok"> }[]>`
      ${terurut(db, today, dicari)} limit ${dicari.limit} offset ${offsetOf(dicari)}`,
    db<{ total: number }[]>`select count(*)::int as total from pemasok p where ${yangDicari(db, dicari)}`,
  ]);
  const ids = found.map(({ id }) => id);
  return { rows: await loadPemasok(db, today, ids), total: count?.total ?? 0 };
}

/** The suppliers with these ids, in that order. */
export async function loadPemasok(db: Db, today: Tanggal, ids: readonly Id<"pemasok">[]): Promise<PemasokRow[]> {
  if (ids.length === 0) return [];
  return db<PemasokRow[]>`
    select p.id_pemasok, ${columns(db, "p", isianPemasok)}, p.arsip is not null as arsip, p.versi,
      coalesce(b.jumlah_po, 0) as jumlah_po, b.po_terakhir, coalesce(h.hutang, 0) as hutang, h.hari as hari_lewat,
      case when g.id_pemasok is not null then jsonb_build_object('idPemasok', g.id_pemasok, 'nama', g.nama) end as digabung_ke
    from unnest(${[...ids]}::integer[]) with ordinality wanted(id_pemasok, urutan) join pemasok p using (id_pemasok)
    left join pemasok g on g.id_pemasok = p.digabung_ke
    left join (${ponya(db, db`m.pokok = any(${[...ids]}::integer[])`)}) b on b.id_pemasok = p.id_pemasok
    left join (${hutangnya(db, today)}) h on h.id_pemasok = p.id_pemasok
    order by wanted.urutan`;
}

export async function findPemasok(db: Db, today: Tanggal, id: Id<"pemasok">): Promise<PemasokRow | undefined> {
  const [row] = await loadPemasok(db, today, [id]);
  return row;
}

/** What is owed to it, by age. */
export async function umurPemasok(db: Db, today: Tanggal, id: Id<"pemasok">): Promise<JumlahUmur> {
  const [row] = await db<JumlahUmur[]>`
    select ${umurHutang(db)} from (${hutangBertempo(db, today)}) h where id_pemasok = ${id}`;
  if (!row) throw new Error("a sum answered no row");
  return row;
}

/** What a file of suppliers holds: what the list shows, or these alone. */
export type Diekspor = Disaring & { idPemasok: readonly Id<"pemasok">[] | null };

export async function allPemasok(db: Db, today: Tanggal, dicari: Diekspor): Promise<PemasokRow[]> {
  if (dicari.idPemasok) return loadPemasok(db, today, dicari.idPemasok);
  const rows = await db<{ id: Id<"pemasok"> }[]>`${terurut(db, today, dicari)}`;
  const ids = rows.map(({ id }) => id);
  return loadPemasok(db, today, ids);
}

/** Suppliers that are about to change, locked in the order of their ids until the transaction ends. */
export async function lockPemasok({ tx, today }: Deed, ids: readonly Id<"pemasok">[]): Promise<PemasokRow[]> {
  await tx`select 1 from pemasok where id_pemasok = any(${[...ids]}) order by id_pemasok for no key update`;
  return loadPemasok(tx, today, ids);
}

type Isian = ValuesOf<typeof isianPemasok>;
export const KOLOM = namesOf(isianPemasok);

export async function insertPemasok({ tx, user, now }: Deed, isian: Isian): Promise<Id<"pemasok">> {
  const baru = { ...isian, dibuat: now, idUser: user.idUser };
  const [row] = await tx<{ idPemasok: Id<"pemasok"> }[]>`
    insert into pemasok ${tx(baru, ...KOLOM, "dibuat", "idUser")} returning id_pemasok`;
  if (!row) throw new Error("insert answered no row");
  return row.idPemasok;
}

export async function changePemasok(tx: Tx, idPemasok: Id<"pemasok">, isian: Isian): Promise<void> {
  await tx`update pemasok set ${tx(isian, ...KOLOM)}, versi = versi + 1 where id_pemasok = ${idPemasok}`;
}

export async function changeArsipPemasok({ tx, now }: Deed, idPemasok: Id<"pemasok">, arsip: boolean): Promise<void> {
  await tx`update pemasok set arsip = ${arsip ? now : null}, versi = versi + 1 where id_pemasok = ${idPemasok}`;
}

/** `termin`: in how many days it is paid, by the company's own rule where it has none. */
export type PokokPemasok = { idPemasok: Id<"pemasok">; nama: string; arsip: boolean; termin: number };

/** The supplier that this one is after all merging; null where it does not exist. */
export const pokokPemasok = (db: Db, idPemasok: Id<"pemasok">): Promise<PokokPemasok | null> =>
  readPokok(db, db`select pokok from pemasok where id_pemasok = ${idPemasok}`);

/** The same, for who compares it with the suppliers of other documents: it is merged into no other meanwhile. */
export const lockPokokPemasok = (tx: Tx, idPemasok: Id<"pemasok">): Promise<PokokPemasok | null> =>
  readPokok(tx, tx`select pokok from pemasok where id_pemasok = ${idPemasok} for share`);

async function readPokok(db: Db, pokok: Fragment): Promise<PokokPemasok | null> {
  const [row] = await db<PokokPemasok[]>`
    with m as materialized (${pokok})
    select k.id_pemasok, k.nama, k.arsip is not null as arsip, coalesce(k.termin, a.termin_pemasok) as termin
    from m join pemasok k on k.id_pemasok = m.pokok cross join perusahaan a`;
  return row ?? null;
}
