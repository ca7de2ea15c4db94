import { sebutanPelanggan } from "#company/pelanggan.ts";
import type { Id } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import type { IdentitasPelanggan, IdentitasProduk, Pajak } from "../isiPajak.ts";

export type PajakRow = Omit<Pajak, "ketentuan" | "aksi">;

export async function loadPajak(db: Db): Promise<PajakRow> {
  const [row] = await db<
    PajakRow[]
  >`select pkp_sejak, npwp, nitku, penandatangan, harga_termasuk, pph_final, versi from pajak_perusahaan`;
  if (!row) throw new Error("The tax settings are missing");
  return row;
}

export async function lockPajak(tx: Tx): Promise<PajakRow> {
  await tx`select 1 from pajak_perusahaan for update`;
  return loadPajak(tx);
}

/** A customer is what it was merged into. */
export async function findIdentitasPelanggan(
  db: Db,
  idPelanggan: Id<"pelanggan">,
): Promise<IdentitasPelanggan | undefined> {
  const [row] = await db<IdentitasPelanggan[]>`
    select u.id_pelanggan, ${sebutanPelanggan(db, db`u.instansi`, db`u.nama`)} as nama, coalesce(u.npwp, '') as npwp,
      coalesce(t.dokumen, 'NPWP') as dokumen, coalesce(t.nomor, '') as nomor, coalesce(t.nitku, '000000') as nitku,
      coalesce(t.negara, 'IDN') as negara, coalesce(t.kode_transaksi, '04') as kode_transaksi,
      coalesce(t.fasilitas, '') as fasilitas, coalesce(t.versi, 0) as versi
    from pelanggan p join pelanggan u on u.id_pelanggan = p.id_utama
    left join pajak_pelanggan t on t.id_pelanggan = u.id_pelanggan
    where p.id_pelanggan = ${idPelanggan}`;
  return row;
}

export type ProdukRow = Omit<IdentitasProduk, "namaKode" | "namaSatuan">;

const kolomProduk = (db: Db): Fragment => db`
  p.id_produk, p.kode_produk, p.nama_produk, coalesce(t.jenis, 'A') as jenis, coalesce(t.kode, '000000') as kode,
  coalesce(t.satuan, 'UM.0018') as satuan, coalesce(t.versi, 0) as versi`;

type DicariProduk = { page: number; limit: number; cari: string; idProduk: Id<"produk"> | null };

export async function pageOfProduk(db: Db, dicari: DicariProduk) {
  const yang = db`not p.soft_delete and p.kategori_produk <> 'bahan' ${dicari.idProduk ? db`and p.id_produk = ${dicari.idProduk}` : db``}
    ${contains(db, "p.teksCari", dicari.cari)}`;
  const [rows, [jumlah]] = await Promise.all([
    db<ProdukRow[]>`
      select ${kolomProduk(db)} from produk p left join pajak_produk t using (id_produk) where ${yang}
      order by p.id_produk desc limit ${dicari.limit} offset ${offsetOf(dicari)}`,
    db<{ total: number }[]>`select count(*)::int as total from produk p where ${yang}`,
  ]);
  return { rows, total: jumlah?.total ?? 0 };
}

export async function findProduk(db: Db, idProduk: Id<"produk">): Promise<ProdukRow | undefined> {
  const [row] = await db<ProdukRow[]>`
    select ${kolomProduk(db)} from produk p left join pajak_produk t using (id_produk) where p.id_produk = ${idProduk}`;
  return row;
}
