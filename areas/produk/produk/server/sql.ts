import { berkolom } from "#company/kolomSendiri.ts";
import { namesOf } from "#kernel/record.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { type Db, type Fragment, type Tx, translating } from "#platform/db/database.ts";
import { conflict } from "#platform/http/refusal.ts";
import { byNumber } from "#platform/list/bucket.ts";
import type { Asked, CountedList, Rows } from "#platform/list/countedPage.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import { orderBy, pageInOrder, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import type { PerubahanProduk, ProdukBaru, ProdukHarusPo } from "../contract.ts";
import type { Stok, UrutProduk } from "../daftarProduk.ts";
import { dataProduk, type Kategori } from "../isiProduk.ts";
import { type ProdukRow, selectProduk } from "./load.ts";

/** The columns that a person types. */
export const KOLOM = namesOf(dataProduk);

export type Dicari = { page: number; limit: number; cari: string; kategori: Kategori | null };

const berkategori = (db: Db, kategori: Kategori | null): Fragment =>
  kategori === null ? db`kategori_produk <> 'bahan'` : db`kategori_produk = ${kategori}`;

const daftar = (kategori: Kategori | null): CountedList => ({
  name: kategori === null ? "produk" : `produk-${kategori}`,
  table: "produk",
  id: "idProduk",
  bucketing: byNumber("idProduk"),
  text: "teksCari",
  where: (db) => berkategori(db, kategori),
});
const LIST = { semua: daftar(null), utama: daftar("utama"), upgrade: daftar("upgrade") };

/** What the list shows besides its category and its search. */
export type Disaring = { stok: Stok; kolom: string | null; urut: Urut<UrutProduk> };

const berstok = (db: Db, stok: Stok): Fragment => (stok === null ? db`` : db`and stock_sales > 0`);

/** What the products of a list, a file or a change of many are. */
export const terpilih = (db: Db, { cari, kategori, stok, kolom }: Terpilih): Fragment => db`
  ${berkategori(db, kategori)} ${berstok(db, stok)} ${contains(db, "teksCari", cari)}
  ${berkolom(db, "produk", kolom, db`id_produk`)}`;
type Terpilih = Pick<Dicari & Disaring, "cari" | "kategori" | "stok" | "kolom">;

/** Stock and own fields move without the list's trigger: what is filtered by them is counted each time. */
function disaring(db: Db, asked: Dicari & Disaring): Pick<Asked, "filter" | "counters"> {
  const { stok, kolom } = asked;
  if (stok === null && kolom === null) return {};
  return {
    filter: {
      key: `${stok} ${kolom}`,
      where: db`true ${berstok(db, stok)} ${berkolom(db, "produk", kolom, db`id_produk`)}`,
    },
    counters: db`
      select ${byNumber("idProduk").of(db)} as ember, count(*) as jumlah from produk
      where ${terpilih(db, asked)} group by 1`,
  };
}

/** A page, newest first unless asked otherwise. */
export const pageOfProduk = (db: Db, asked: Dicari & Disaring): Promise<Rows<ProdukRow>> =>
  pageInOrder(
    db,
    LIST[asked.kategori ?? "semua"],
    { ...asked, ...disaring(db, asked) },
    URUTAN,
    (id) => db`${selectProduk(db)} where p.id_produk = ${id}`,
  );

/** Each has an index of its category. */
const URUTAN: Sorts<UrutProduk> = {
  by: {
    kodeProduk: (db) => db`lower(kode_produk)`,
    namaProduk: (db) => db`lower(nama_produk)`,
    hargaProduk: (db) => db`harga_produk`,
    jumlahStock: (db) => db`jumlah_stock`,
    stockSales: (db) => db`stock_sales`,
    minimalStock: (db) => db`minimal_stock`,
  },
  last: "idProduk",
};

/** The condition of the partial index of products to reorder. */
const harusPo = (db: Db): Fragment => db`and not soft_delete and must_po and jumlah_stock <= minimal_stock`;

/** What a product to reorder gets, besides what it has. */
export type HarusPoRow = ProdukRow & UntukHarusPo;
type UntukHarusPo = {
  datang: ProdukHarusPo["datang"];
  menunggu: number;
  /** Units on their way that no line made to order waits for. */
  datangBebas: number;
  /** The quantity that at least two of its last five purchase orders had; null if no two had the same. */
  lazim: number | null;
  pemasok: { idPemasok: Id<"pemasok">; nama: string; hargaTerakhir: Rupiah; hariKirim: number | null } | null;
};

/** A page of products to reorder; they are few, and all in an index of their own. */
export async function pageOfHarusPo(db: Db, dicari: Dicari): Promise<{ rows: HarusPoRow[]; total: number }> {
  const cocok = db`${berkategori(db, dicari.kategori)} ${harusPo(db)} ${contains(db, "teksCari", dicari.cari)}`;
  const [count] = await db<{ total: number }[]>`select count(*) as total from produk where ${cocok}`;
  const rows = await denganUsulan(
    db,
    db`(select id_produk from produk where ${cocok} order by id_produk desc limit ${dicari.limit} offset ${offsetOf(dicari)})`,
  );
  return { rows, total: count?.total ?? 0 };
}

/** These products with what is said of one to reorder. */
export const usulanProduk = (db: Db, ids: readonly Id<"produk">[]) =>
  denganUsulan(db, db`(select id_produk from produk where id_produk = any(${[...ids]}))`);

async function denganUsulan(db: Db, halaman: Fragment): Promise<HarusPoRow[]> {
  const rows = await db<HarusPoRow[]>`
    select p.*, d.datang, d.unit - t.dinanti as datang_bebas, l.kurang - t.dinanti as menunggu, z.qty as lazim, m.pemasok
    from (
      ${selectProduk(db)} join ${halaman} halaman using (id_produk)) p
    cross join lateral (
      select coalesce(sum(o.qty - o.qty_selesai), 0)::int as unit,
        jsonb_build_object('unit', coalesce(sum(o.qty - o.qty_selesai), 0), 'po', count(*), 'tglDeadline', min(o.tgl_deadline))
          as datang
      from po o where o.id_produk = p.id_produk and o.status_po = 'Proses' and o.dibatalkan is null) d
    cross join lateral (
      select coalesce(sum(o.qty - o.qty_selesai), 0)::int as kurang, array_agg(o.id_orderan) as baris
      from orderan o where o.id_produk = p.id_produk and o.sumber_produk = 'PL' and o.status_produk = 'Progress'
        and o.dibatalkan is null) l
    cross join lateral (
      select coalesce(sum(n.qty - n.qty_dilayani), 0)::int as dinanti
      from po_orderan n where n.id_orderan = any(l.baris) and not n.dilepas) t
    left join lateral (
      select qty from (
        select qty, ke from po where id_produk = p.id_produk and dibatalkan is null order by ke desc limit 5) terakhir
      group by qty having count(*) > 1 order by count(*) desc, max(ke) desc limit 1) z on true
    left join lateral (
      select jsonb_build_object('idPemasok', k.id_pemasok, 'nama', k.nama, 'hargaTerakhir', b.harga_terakhir,
          'hariKirim', b.hari_kirim) as pemasok
      from produk_pemasok b join pemasok s using (id_pemasok) join pemasok k on k.id_pemasok = s.pokok join po o using (id_po)
      where b.id_produk = p.id_produk and k.arsip is null order by o.urut desc limit 1) m on true
    order by p.id_produk desc`;
  return [...rows];
}

/** The number of products to reorder that are not on an open purchase order. */
export async function totalHarusPo(db: Db): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select count(*) as total from produk where not status_po ${harusPo(db)}`;
  return row?.total ?? 0;
}

export const beberapaProduk = async (db: Db, ids: readonly Id<"produk">[]): Promise<ProdukRow[]> =>
  db<ProdukRow[]>`${selectProduk(db)} where p.id_produk = any(${[...ids]}) order by p.id_produk`;

export async function findProduk(db: Db, kodeProduk: string): Promise<ProdukRow | undefined> {
  const [row] = await db<ProdukRow[]>`${selectProduk(db)} where lower(p.kode_produk) = lower(${kodeProduk})`;
  return row;
}

/** What a file of products holds: what the list would show, or these alone. */
export type Diekspor = Omit<Dicari, "page" | "limit"> & Disaring & { idProduk: readonly Id<"produk">[] | null };

/** The products of a file in batches, newest first unless asked otherwise. */
export async function* allProduk(db: Db, asked: Diekspor, batch: number): AsyncGenerator<ProdukRow[]> {
  const { idProduk, urut } = asked;
  const cocok = idProduk ? db`id_produk = any(${[...idProduk]})` : terpilih(db, asked);
  const by = urut === null ? db`id_produk desc` : orderBy(db, URUTAN, urut);
  yield* db<ProdukRow[]>`${selectProduk(db)} where ${cocok} order by ${by}`.cursor(batch);
}

/** The product, locked until the transaction ends. */
export async function lockProduk(tx: Tx, idProduk: Id<"produk">): Promise<ProdukRow | undefined> {
  const [row] = await tx<ProdukRow[]>`${selectProduk(tx)} where p.id_produk = ${idProduk} for update of p`;
  return row;
}

/** The products with these ids, locked in the order of their ids as every action does. */
export async function lockAllProduk(tx: Tx, ids: readonly Id<"produk">[]): Promise<ProdukRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx<ProdukRow[]>`
    ${selectProduk(tx)} where p.id_produk = any(${[...ids]}) order by p.id_produk for update of p`;
  return [...rows];
}

const dipakai = (kodeProduk: string) => {
  const message = `Kode mesin ${kodeProduk} sudah digunakan`;
  return { produk_kode_unik: () => conflict(message, [{ field: "kodeProduk", message }]) };
};

export async function insertProduk(tx: Tx, row: ProdukBaru, now: Date): Promise<Id<"produk">> {
  const record = { ...row, createdAt: now, updatedAt: now };
  const [added] = await translating(
    () => tx<{ idProduk: Id<"produk"> }[]>`
      insert into produk ${tx(record, ...KOLOM, "berseri", "createdAt", "updatedAt")} returning id_produk`,
    dipakai(row.kodeProduk),
  );
  if (!added) throw new Error("insert answered no row");
  return added.idProduk;
}

/** The switches of a product that an edit may leave as they are. */
type Saklar = { mustPo: boolean; berseri: boolean };

export async function changeProduk(tx: Tx, row: PerubahanProduk, saklar: Saklar, now: Date): Promise<void> {
  const record = { ...row, ...saklar, updatedAt: now };
  await translating(
    () => tx`
      update produk set ${tx(record, ...KOLOM, "mustPo", "berseri", "updatedAt")}, versi = versi + 1
      where id_produk = ${row.idProduk}`,
    dipakai(row.kodeProduk),
  );
}

export async function noteFotoProduk(tx: Tx, idProduk: Id<"produk">, now: Date): Promise<void> {
  await tx`update produk set updated_at = ${now}, versi = versi + 1 where id_produk = ${idProduk}`;
}

export async function changeStatusProduk(
  tx: Tx,
  idProduk: Id<"produk">,
  softDelete: boolean,
  now: Date,
): Promise<void> {
  await tx`
    update produk set soft_delete = ${softDelete}, updated_at = ${now}, versi = versi + 1 where id_produk = ${idProduk}`;
}
