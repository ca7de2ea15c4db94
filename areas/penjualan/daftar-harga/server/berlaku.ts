import type { ProdukTerkunci } from "#books/stok/stok.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { HargaPelanggan } from "../contract.ts";

/** The lists that hold for a customer on a day: first those that name it, then its group's; of several the newest. */
const daftarBerlaku = (db: Db, idPelanggan: Id<"pelanggan">, hari: Tanggal): Fragment => db`
  select d.id_daftar_harga, d.nama, d.mulai, d.id_daftar_harga in (
      select l.id_daftar_harga from daftar_harga_pelanggan l join pelanggan p using (id_pelanggan)
      where p.id_utama = u.id_pelanggan) as langsung
  from pelanggan c join pelanggan u on u.id_pelanggan = c.id_utama, daftar_harga d
  where c.id_pelanggan = ${idPelanggan} and d.aktif and d.mulai <= ${hari} and (d.sampai is null or d.sampai >= ${hari})
    and (d.kelompok <> '' and lower(d.kelompok) = lower(u.kelompok_harga) or d.id_daftar_harga in (
      select l.id_daftar_harga from daftar_harga_pelanggan l join pelanggan p using (id_pelanggan)
      where p.id_utama = u.id_pelanggan))`;

type DaftarPelanggan = { kelompok: string; daftar: string[] };

/** The price group of a customer, and the lists that hold for it on a day, the one that counts first. */
export async function daftarPelanggan(
  db: Db,
  idPelanggan: Id<"pelanggan">,
  hari: Tanggal,
): Promise<DaftarPelanggan | undefined> {
  const [row] = await db<DaftarPelanggan[]>`
    select u.kelompok_harga as kelompok, array(
      select d.nama from (${daftarBerlaku(db, idPelanggan, hari)}) d
      order by d.langsung desc, d.mulai desc, d.id_daftar_harga desc) as daftar
    from pelanggan p join pelanggan u on u.id_pelanggan = p.id_utama where p.id_pelanggan = ${idPelanggan}`;
  return row;
}

/** What a customer pays for those of these products that a list has for it on a day. */
export async function hargaPelanggan(
  db: Db,
  idPelanggan: Id<"pelanggan">,
  hari: Tanggal,
  ids: readonly Id<"produk">[],
): Promise<HargaPelanggan[]> {
  const rows = await db<HargaPelanggan[]>`
    select distinct on (p.id_produk) p.id_produk, harga_daftar(p.harga_produk, b.harga, b.persen) as harga, d.nama as daftar
    from (${daftarBerlaku(db, idPelanggan, hari)}) d
    join produk p on p.id_produk = any(${[...new Set(ids)]}::int[])
    cross join lateral (
      select b.harga, b.persen from daftar_harga_baris b
      where b.id_daftar_harga = d.id_daftar_harga and b.id_produk = p.id_produk and b.mulai <= ${hari}
      order by b.mulai desc limit 1) b
    where num_nonnulls(b.harga, b.persen) = 1
    order by p.id_produk, d.langsung desc, d.mulai desc, d.id_daftar_harga desc`;
  return [...rows];
}

/** A product at the price of a customer, with the name of the list that says so and what it costs everybody else. */
export type ProdukBerharga = ProdukTerkunci & { daftarHarga?: string; hargaSendiri?: Rupiah };

/** The products at the prices of a list; all others at their own. */
export function menurutDaftar(
  produk: ReadonlyMap<number, ProdukTerkunci>,
  harga: readonly HargaPelanggan[],
): ReadonlyMap<number, ProdukBerharga> {
  if (harga.length === 0) return produk;
  const berharga = new Map<number, ProdukBerharga>(produk);
  for (const { idProduk, harga: hargaProduk, daftar } of harga) {
    const satu = berharga.get(idProduk);
    if (satu) berharga.set(idProduk, { ...satu, hargaProduk, daftarHarga: daftar, hargaSendiri: satu.hargaProduk });
  }
  return berharga;
}

/** Behind a price that a list says, its name. */
export const sebutDaftar = ({ daftarHarga }: Pick<ProdukBerharga, "daftarHarga">): string =>
  daftarHarga === undefined ? "" : ` (Daftar harga: ${daftarHarga})`;

/** The products at the prices of who ordered, where it is known. */
export async function untukPemesan(
  db: Db,
  { idPelanggan, listProduk }: { idPelanggan?: Id<"pelanggan"> | null; listProduk?: readonly object[] | undefined },
  hari: Tanggal,
  produk: ReadonlyMap<number, ProdukTerkunci>,
): Promise<ReadonlyMap<number, ProdukBerharga>> {
  if (!idPelanggan || !listProduk) return produk;
  const ids = [...produk.values()].map(({ idProduk }) => idProduk);
  return menurutDaftar(produk, await hargaPelanggan(db, idPelanggan, hari, ids));
}
