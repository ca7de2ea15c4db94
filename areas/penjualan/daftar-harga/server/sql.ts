import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { type Db, type Fragment, type Tx, translating } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { found, invalidField } from "#platform/http/refusal.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains, has } from "#platform/list/search.ts";
import type { BarisDiisi, BarisHarga, DaftarHarga, DetailDaftarHarga } from "../contract.ts";

export type IdDaftar = Id<"daftarHarga">;
export type Kepala = Pick<DaftarHarga, "nama" | "kelompok" | "mulai" | "sampai"> & { aktif: boolean };

/** `milik`: a person who sees the own customers alone; the others are counted to nobody. */
const select = (db: Db, hari: Tanggal, milik: Id<"karyawan"> | null): Fragment => db`
  select d.id_daftar_harga, d.nama, d.kelompok, d.mulai, d.sampai, d.aktif, d.versi,
    case when not d.aktif then 'Tidak Aktif' when d.mulai > ${hari} then 'Akan Datang'
      when d.sampai < ${hari} then 'Berakhir' else 'Berlaku' end as status,
    (select count(*)::int from (${pelangganDari(db, milik)}) l) as jumlah_pelanggan,
    (select count(*)::int from (${hargaPada(db, hari)}) b) as jumlah_harga
  from daftar_harga d`;

/** The customers whom the list `d` names, after all merging. */
const pelangganDari = (db: Db, milik: Id<"karyawan"> | null): Fragment => db`
  select distinct u.id_pelanggan, u.nama, u.instansi from daftar_harga_pelanggan l join pelanggan p using (id_pelanggan)
  join pelanggan u on u.id_pelanggan = p.id_utama
  where l.id_daftar_harga = d.id_daftar_harga ${milik === null ? db`` : db`and u.id_sales = ${milik}`}`;

/** The prices of the list `d` on a day, by product. */
const hargaPada = (db: Db, hari: Tanggal): Fragment => db`
  select s.* from (
    select distinct on (b.id_produk) b.id_produk, b.harga, b.persen, b.mulai from daftar_harga_baris b
    where b.id_daftar_harga = d.id_daftar_harga and b.mulai <= ${hari} order by b.id_produk, b.mulai desc) s
  where num_nonnulls(s.harga, s.persen) = 1`;

type Halaman = { page: number; limit: number; cari: string };
type Melihat = { hari: Tanggal; milik: Id<"karyawan"> | null };

/** A page by name: a company has a few dozen lists. */
export async function pageOfDaftar(db: Db, { page, limit, cari }: Halaman, { hari, milik }: Melihat) {
  const where = db`where true ${cari === "" ? db`` : db`and ${has(db, db`lower(d.nama || ' ' || d.kelompok)`, cari.toLowerCase())}`}`;
  const [count] = await db<{ total: number }[]>`select count(*)::int as total from daftar_harga d ${where}`;
  const rows = await db<DaftarHarga[]>`
    ${select(db, hari, milik)} ${where} order by lower(d.nama) limit ${limit} offset ${offsetOf({ page, limit })}`;
  return { rows: [...rows], total: count?.total ?? 0 };
}

export async function findDaftar(db: Db, id: IdDaftar, { hari, milik }: Melihat): Promise<DetailDaftarHarga> {
  const [row] = await db<DaftarHarga[]>`${select(db, hari, milik)} where d.id_daftar_harga = ${id}`;
  const daftar = found(row, "Daftar harga");
  const [pelanggan, perubahan] = await Promise.all([
    db<DetailDaftarHarga["pelanggan"][number][]>`
      select l.* from daftar_harga d cross join lateral (${pelangganDari(db, milik)}) l
      where d.id_daftar_harga = ${id} order by l.nama, l.id_pelanggan`,
    db<DetailDaftarHarga["perubahan"][number][]>`
      select mulai, count(*)::int as jumlah from daftar_harga_baris where id_daftar_harga = ${id}
      group by mulai order by mulai desc limit 100`,
  ]);
  return { ...daftar, pelanggan: [...pelanggan], perubahan: [...perubahan] };
}

/** The prices of a list on a day, in the order of the products. */
const barisPada = (db: Db, id: IdDaftar, hari: Tanggal): Fragment => db`
  select p.id_produk, p.kode_produk, p.nama_produk, p.harga_produk, b.harga, b.persen::float8 as persen, b.mulai,
    harga_daftar(p.harga_produk, b.harga, b.persen) as harga_jadi, p.teks_cari
  from daftar_harga d cross join lateral (${hargaPada(db, hari)}) b join produk p on p.id_produk = b.id_produk
  where d.id_daftar_harga = ${id}`;

export async function pageOfHarga(db: Db, id: IdDaftar, hari: Tanggal, { page, limit, cari }: Halaman) {
  const cocok = contains(db, "teksCari", cari);
  const [count] = await db<{ total: number }[]>`
    select count(*)::int as total from (${barisPada(db, id, hari)}) b where true ${cocok}`;
  const rows = await db<BarisHarga[]>`
    select id_produk, kode_produk, nama_produk, harga_produk, harga, persen, mulai, harga_jadi
    from (${barisPada(db, id, hari)}) b where true ${cocok}
    order by id_produk limit ${limit} offset ${offsetOf({ page, limit })}`;
  return { rows: [...rows], total: count?.total ?? 0 };
}

/** Every price of a list on a day. */
export async function readHarga(db: Db, id: IdDaftar, hari: Tanggal): Promise<BarisHarga[]> {
  const rows = await db<BarisHarga[]>`
    select id_produk, kode_produk, nama_produk, harga_produk, harga, persen, mulai, harga_jadi
    from (${barisPada(db, id, hari)}) b order by id_produk`;
  return [...rows];
}

export type Terkunci = Kepala & { versi: number };

/** Locked until the transaction ends: prices of a list are set one after the other. */
export async function lockDaftar(tx: Tx, id: IdDaftar): Promise<Terkunci> {
  const [row] = await tx<Terkunci[]>`
    select nama, kelompok, mulai, sampai, aktif, versi from daftar_harga where id_daftar_harga = ${id} for update`;
  return found(row, "Daftar harga");
}

const NAMA = { daftar_harga_nama_unik: () => invalidField("nama", "Nama daftar harga ini sudah dipakai") };

export async function insertDaftar({ tx, user, now }: Deed, kepala: Kepala): Promise<IdDaftar> {
  const rows = await translating(
    () => tx<{ id: IdDaftar }[]>`
      insert into daftar_harga ${tx({ ...kepala, dibuat: now, idUser: user.idUser })} returning id_daftar_harga as id`,
    NAMA,
  );
  return found(rows[0], "Daftar harga").id;
}

export const changeDaftar = (tx: Tx, id: IdDaftar, kepala: Kepala) =>
  translating(() => tx`update daftar_harga set ${tx(kepala)}, versi = versi + 1 where id_daftar_harga = ${id}`, NAMA);

/** Puts these customers in the place of those whom a list names; answers them by name, for the history. */
export async function setPelanggan(tx: Tx, id: IdDaftar, pelanggan: readonly Id<"pelanggan">[]): Promise<string[]> {
  const ids = [...new Set(pelanggan)];
  const rows = await tx<{ nama: string }[]>`
    select concat_ws(' · ', nama, nullif(instansi, '')) as nama from pelanggan where id_pelanggan = any(${ids}::int[])
    order by nama, id_pelanggan`;
  if (rows.length < ids.length) throw invalidField("pelanggan", "Pelanggan tidak dikenal");
  await tx`delete from daftar_harga_pelanggan where id_daftar_harga = ${id} and id_pelanggan <> all(${ids}::int[])`;
  await tx`
    insert into daftar_harga_pelanggan (id_daftar_harga, id_pelanggan)
    select ${id}::int, p from unnest(${ids}::int[]) p on conflict do nothing`;
  return rows.map(({ nama }) => nama);
}

export const namaPelanggan = async (tx: Tx, id: IdDaftar): Promise<string[]> => {
  const rows = await tx<{ nama: string }[]>`
    select concat_ws(' · ', p.nama, nullif(p.instansi, '')) as nama from daftar_harga_pelanggan l
    join pelanggan p using (id_pelanggan) where l.id_daftar_harga = ${id} order by p.nama, p.id_pelanggan`;
  return rows.map(({ nama }) => nama);
};

/** Sets prices from a day on; those that another change set for that same day give way. */
export async function putHarga(deed: Deed, id: IdDaftar, mulai: Tanggal, baris: readonly BarisDiisi[]): Promise<void> {
  const { tx, user, now } = deed;
  await tx`
    insert into daftar_harga_baris (id_daftar_harga, id_produk, mulai, harga, persen, dibuat, id_user)
    select ${id}::int, r."idProduk", ${mulai}::date, r.harga, r.persen, ${now}, ${user.idUser}::int
    from jsonb_to_recordset(${tx.json(baris.map((satu) => ({ ...satu })))}) as r("idProduk" int, harga bigint, persen numeric)
    on conflict (id_daftar_harga, id_produk, mulai) do update
      set harga = excluded.harga, persen = excluded.persen, dibuat = excluded.dibuat, id_user = excluded.id_user`;
  await tx`update daftar_harga set versi = versi + 1 where id_daftar_harga = ${id}`;
}

/** Sellable products by their ids, with their own prices. */
export async function namaProduk(tx: Tx, ids: readonly Id<"produk">[]) {
  return tx<{ idProduk: Id<"produk">; namaProduk: string; hargaProduk: Rupiah }[]>`
    select id_produk, nama_produk, harga_produk from produk
    where id_produk = any(${[...ids]}::int[]) and kategori_produk <> 'bahan'`;
}

type Kelompok = { nama: string; kelompok: string; utama: boolean };

/** The price group of a customer, locked until the transaction ends; `utama` unless it was merged into another one. */
export async function lockKelompok(tx: Tx, idPelanggan: Id<"pelanggan">): Promise<Kelompok | undefined> {
  const [row] = await tx<Kelompok[]>`
    select nama, kelompok_harga as kelompok, id_utama = id_pelanggan as utama from pelanggan
    where id_pelanggan = ${idPelanggan} for update`;
  return row;
}

export async function changeKelompok(tx: Tx, idPelanggan: Id<"pelanggan">, kelompok: string): Promise<void> {
  await tx`update pelanggan set kelompok_harga = ${kelompok}, versi = versi + 1 where id_pelanggan = ${idPelanggan}`;
}
