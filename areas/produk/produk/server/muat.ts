import { type Db, type Fragment, plain } from "#platform/db/database.ts";
import { columnsOf, momentText, packedAs, pictureId, readPacked } from "#platform/db/packed.ts";
import { IsiProduk, type Produk } from "../contract.ts";
import { dataProduk, keadaanProduk, seriProduk } from "../isiProduk.ts";

/** A product as stored. */
export type ProdukRow = Omit<Produk, "aksi" | "fotoProduk" | "hargaBeli"> & {
  hargaBeli: NonNullable<Produk["hargaBeli"]>;
  foto: string[];
};

/** A product as the database sends it, and what the rules of every list ask of it. */
export type ProdukTerkirim = Pick<ProdukRow, "softDelete" | "hargaBeli"> & { isi: string };

const PRODUK = packedAs(IsiProduk, {
  idProduk: "p.id_produk",
  ...columnsOf("p", dataProduk),
  ...columnsOf("p", seriProduk),
  ...columnsOf("p", keadaanProduk),
  fotoProduk: `array(select ${pictureId("f.id_berkas")} from produk_foto f where f.id_produk = p.id_produk order by f.urutan)`,
  createdAt: momentText("p.created_at"),
  updatedAt: momentText("p.updated_at"),
  versi: "p.versi",
});

/** The statement of products `p`. */
export const selectProduk = (db: Db): Fragment => db`
  select p.id_produk, ${plain(db, PRODUK)}::text as isi, p.soft_delete, p.harga_beli from produk p`;

export function bacaProduk({ isi, hargaBeli }: ProdukTerkirim): ProdukRow {
  const { fotoProduk: foto, ...row } = readPacked(IsiProduk, isi);
  return { ...row, hargaBeli, foto };
}
