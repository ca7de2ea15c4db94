import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Produk } from "../contract.ts";
import { dataProduk, keadaanProduk, seriProduk } from "../isiProduk.ts";

/** A product as stored. */
export type ProdukRow = Omit<Produk, "aksi" | "fotoProduk" | "hargaBeli"> & {
  hargaBeli: NonNullable<Produk["hargaBeli"]>;
  foto: string[];
};

/** The statement of products `p`. */
export const selectProduk = (db: Db): Fragment => db`
  select p.id_produk, ${columns(db, "p", dataProduk, seriProduk, keadaanProduk)}, p.versi,
    array(select f.id_berkas::text from produk_foto f where f.id_produk = p.id_produk order by f.urutan) as foto
  from produk p`;
