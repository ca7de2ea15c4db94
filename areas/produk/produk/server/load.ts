import { nilaiSetelah } from "#books/stok/nilai.ts";
import { kolomTerisi } from "#company/kolomSendiri.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Produk } from "../contract.ts";
import { dataProduk, keadaanProduk, seriProduk } from "../isiProduk.ts";

/** A product as stored. */
export type ProdukRow = Omit<Produk, "aksi" | "fotoProduk" | "hargaBeli" | "nilaiStok"> & {
  hargaBeli: NonNullable<Produk["hargaBeli"]>;
  nilaiStok: NonNullable<Produk["nilaiStok"]>;
  foto: string[];
};

/** The statement of products `p`; materials are none. */
export const selectProduk = (db: Db): Fragment => db`
  select p.id_produk, ${columns(db, "p", dataProduk, seriProduk, keadaanProduk)}, p.versi, coalesce((
      select ${nilaiSetelah(db, "t")} from stok t where t.id_produk = p.id_produk and t.urut = p.buku_urut), 0) as nilai_stok,
    array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto,
    ${kolomTerisi(db, "produk", db`p.id_produk`)} as kolom_sendiri
  from (select * from produk where kategori_produk <> 'bahan') p`;
