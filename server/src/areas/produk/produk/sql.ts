import type { Id } from "#contract/kernel/types.ts";
import type { KartuStok, Kategori, PerubahanProduk, Produk, ProdukBaru } from "#contract/produk/produk.ts";
import { conflict } from "#server/platform/http/refusal.ts";
import { type Db, type Fragment, type Tx, translating } from "#server/platform/postgres/database.ts";
import { offsetOf, reach } from "#server/platform/postgres/paging.ts";
import { contains } from "#server/platform/postgres/search.ts";

/** A product as stored. */
export type ProdukRow = Omit<Produk, "aksi" | "fotoProduk" | "hargaBeli"> & {
  hargaBeli: NonNullable<Produk["hargaBeli"]>;
  foto: string[];
};

/** The columns a person types. One list for adding, changing and importing. */
export const KOLOM = [
  "kodeProduk",
  "namaProduk",
  "kapasitas",
  "kategoriProduk",
  "tipe",
  "hargaProduk",
  "hargaBeli",
  "minimalStock",
] as const satisfies readonly (keyof ProdukBaru)[];

const select = (db: Db) => db`
  select p.id_produk, ${db(KOLOM.map((kolom) => `p.${kolom}`))}, p.jumlah_stock, p.stock_sales, p.must_po, p.status_po,
    p.soft_delete, p.created_at, p.updated_at, p.versi,
    array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
  from produk p`;

export type Dicari = { page: number; limit: number; cari: string; kategori: Kategori | null };

const berkategori = (db: Db, kategori: Kategori | null): Fragment =>
  kategori === null ? db`` : db`and kategori_produk = ${kategori}`;

/** The words of the partial index of products that have to be ordered. */
const harusPo = (db: Db): Fragment => db`and not soft_delete and must_po and jumlah_stock <= minimal_stock`;

type Halaman = { rows: ProdukRow[]; total: number };

export function halaman(db: Db, dicari: Dicari, yang: "semua" | "harus PO"): Promise<Halaman> {
  return dicari.cari === "" && yang === "semua" ? halamanSemua(db, dicari) : halamanCocok(db, dicari, yang);
}

/** Any page of everything is found through the counts per 1024 ids: at most that many are walked. */
async function halamanSemua(db: Db, dicari: Dicari): Promise<Halaman> {
  const offset = offsetOf(dicari);
  const [place] = await db<{ total: number; blok: number | null; sebelum: number | null }[]>`
    with per_blok as (
      select blok, sum(banyak)::int as banyak from produk_banyak where true ${berkategori(db, dicari.kategori)} group by 1
    ), sampai as (
      select blok, banyak, sum(banyak) over (order by blok desc)::int as sampai from per_blok
    )
    select (select coalesce(sum(banyak), 0)::int from per_blok) as total, mulai.blok, mulai.sebelum
    from (select) satu left join (
      select blok, sampai - banyak as sebelum from sampai where sampai > ${offset} order by blok desc limit 1
    ) mulai on true`;
  if (!place || place.blok === null || place.sebelum === null) return { rows: [], total: place?.total ?? 0 };
  const ids = db`
    select id_produk from produk where id_produk < ${(place.blok + 1) * 1024} ${berkategori(db, dicari.kategori)}
    order by id_produk desc limit ${dicari.limit} offset ${offset - place.sebelum}`;
  return { rows: await denganId(db, ids), total: place.total };
}

/** A text that more than this share of the newest machines holds is counted on the index that holds the texts. */
const UMUM = 0.1;
const CONTOH = 500;

async function halamanCocok(db: Db, dicari: Dicari, yang: "semua" | "harus PO"): Promise<Halaman> {
  const kategori = berkategori(db, dicari.kategori);
  const saringan = db`true ${kategori} ${yang === "harus PO" ? harusPo(db) : db``}`;
  const ada = contains(db, "teksCari", dicari.cari);
  // Whether a text is rare or common decides which index counts it sooner; a plan made beforehand can not know.
  const [count] = await db<{ total: number; umum: boolean }[]>`
    with contoh as materialized (
      select count(*) filter (where true ${ada}) > count(*) * ${UMUM}::float as umum
      from (select teks_cari from produk where true ${kategori} order by id_produk desc limit ${CONTOH}) terbaru
    )
    select umum, case when umum then (select count(*) filter (where true ${ada}) from produk where ${saringan})
      else (select count(*) from produk where ${saringan} ${ada}) end as total
    from contoh`;
  const { total, umum } = count ?? { total: 0, umum: false };
  const { backwards, skip, take } = reach(total, dicari);
  const ids = db`
    select id_produk from produk where ${saringan} ${umum ? contains(db, "teksCari", dicari.cari, "row by row") : ada}
    order by id_produk ${backwards ? db`asc` : db`desc`} limit ${take} offset ${skip}`;
  return { rows: await denganId(db, ids), total };
}

const denganId = (db: Db, ids: Fragment) =>
  db<ProdukRow[]>`${select(db)} join (${ids}) halaman using (id_produk) order by id_produk desc`;

/** What has to be ordered and is not on any open purchase order yet. */
export async function totalHarusPo(db: Db): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select count(*) as total from produk where not status_po ${harusPo(db)}`;
  return row?.total ?? 0;
}

export function beberapa(db: Db, ids: readonly Id<"produk">[]) {
  return db<ProdukRow[]>`${select(db)} where p.id_produk = any(${[...ids]}) order by p.id_produk`;
}

/** All products in batches, newest first, for a file. */
export async function* semua(db: Db, batch: number): AsyncGenerator<ProdukRow[]> {
  yield* db<ProdukRow[]>`${select(db)} order by p.id_produk desc`.cursor(batch);
}

/** The product, locked until the transaction ends. */
export async function terkunci(tx: Tx, idProduk: Id<"produk">): Promise<ProdukRow | undefined> {
  const [row] = await tx<ProdukRow[]>`${select(tx)} where p.id_produk = ${idProduk} for update of p`;
  return row;
}

/** Products by their ids, locked in the one order that all actions keep. */
export async function terkunciSemua(tx: Tx, ids: readonly Id<"produk">[]): Promise<ProdukRow[]> {
  if (ids.length === 0) return [];
  return tx<ProdukRow[]>`${select(tx)} where p.id_produk = any(${[...ids]}) order by p.id_produk for update of p`;
}

const dipakai = (kodeProduk: string) => {
  const message = `Kode mesin ${kodeProduk} sudah digunakan`;
  return { produk_kode_unik: () => conflict(message, [{ field: "kodeProduk", message }]) };
};

export async function tambah(tx: Tx, row: ProdukBaru, now: Date): Promise<Id<"produk">> {
  const record = { ...row, createdAt: now, updatedAt: now };
  const [added] = await translating(
    () => tx<{ idProduk: Id<"produk"> }[]>`
      insert into produk ${tx(record, ...KOLOM, "createdAt", "updatedAt")} returning id_produk`,
    dipakai(row.kodeProduk),
  );
  if (!added) throw new Error("insert answered no row");
  return added.idProduk;
}

export async function ubah(tx: Tx, row: PerubahanProduk, mustPo: boolean, now: Date): Promise<void> {
  const record = { ...row, mustPo, updatedAt: now };
  await translating(
    () => tx`
      update produk set ${tx(record, ...KOLOM, "mustPo", "updatedAt")}, versi = versi + 1
      where id_produk = ${row.idProduk}`,
    dipakai(row.kodeProduk),
  );
}

export async function ubahStatus(tx: Tx, idProduk: Id<"produk">, softDelete: boolean, now: Date): Promise<void> {
  await tx`
    update produk set soft_delete = ${softDelete}, updated_at = ${now}, versi = versi + 1 where id_produk = ${idProduk}`;
}

/** The product's photos, in this order, instead of those it had; answers those. */
export async function gantiFoto(tx: Tx, idProduk: Id<"produk">, foto: readonly string[]): Promise<string[]> {
  const former = await tx<
    { idBerkas: string }[]
  >`delete from produk_foto where id_produk = ${idProduk} returning id_berkas`;
  await tx`
    insert into produk_foto (id_produk, urutan, id_berkas)
    select ${idProduk}, f.urutan, f.id from unnest(${[...foto]}::uuid[]) with ordinality f(id, urutan)`;
  return former.map((row) => row.idBerkas);
}

type KartuRow = Omit<KartuStok, "hargaBeli"> & { hargaBeli: NonNullable<KartuStok["hargaBeli"]> };

/** One page of a product's book, newest first; null when there is no such product. */
export async function kartu(db: Db, idProduk: Id<"produk">, asked: { page: number; limit: number }) {
  const [produk] = await db<{ bukuUrut: number }[]>`select buku_urut from produk where id_produk = ${idProduk}`;
  if (!produk) return null;
  // The book is numbered without a gap: its length is known, and every page is found at once.
  const upTo = produk.bukuUrut - (asked.page - 1) * asked.limit;
  const rows = await db<KartuRow[]>`
    select id_stok, tanggal, waktu, jenis, qty, saldo, harga_beli, sumber, keterangan, nama_user as nama
    from stok where id_produk = ${idProduk} and urut between ${upTo - asked.limit + 1} and ${upTo}
    order by urut desc`;
  return { rows, total: produk.bukuUrut };
}
