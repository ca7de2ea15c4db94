import { nilaiBergerak, nilaiSetelah } from "#books/stok/nilai.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { bookPage, offsetOf } from "#platform/list/paging.ts";
import type { KartuStok } from "../kartuStok.ts";
import type { StokRusak } from "../stokRusak.ts";

/** A page of a product's stock book, newest first; null if there is no such product. */
export async function pageOfKartu(db: Db, idProduk: Id<"produk">, asked: { page: number; limit: number }) {
  const [produk] = await db<
    { bukuUrut: number }[]
  >`select buku_urut from produk where id_produk = ${idProduk} and kategori_produk <> 'bahan'`;
  if (!produk) return null;
  const { first, last, total } = bookPage(asked, { upTo: produk.bukuUrut });
  const rows = await db<KartuStok[]>`
    select id_stok, tanggal, waktu, jenis, qty, saldo, harga_beli, ${nilaiBergerak(db)} as nilai,
      ${nilaiSetelah(db, "t")} as nilai_saldo, sumber, keterangan, nama_user as nama
    from stok t where id_produk = ${idProduk} and urut between ${first} and ${last}
    order by urut desc`;
  return { rows, total };
}

type RusakRow = Omit<StokRusak, "nilai"> & { nilai: Rupiah };

/** A page of the book of damaged goods, newest first; few products have one, and it is short. */
export async function pageOfStokRusak(db: Db, idProduk: Id<"produk">, asked: { page: number; limit: number }) {
  const [count] = await db<{ total: number }[]>`select count(*) as total from stok_rusak where id_produk = ${idProduk}`;
  const rows = await db<RusakRow[]>`
    select id_stok_rusak, waktu, jenis, qty, saldo, nilai, sumber, keterangan, nama_user as nama
    from stok_rusak where id_produk = ${idProduk}
    order by id_stok_rusak desc limit ${asked.limit} offset ${offsetOf(asked)}`;
  return { rows, total: count?.total ?? 0 };
}
