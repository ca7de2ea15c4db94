import { nilaiBergerak, nilaiSetelah } from "#books/stok/nilai.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { type Db, type Fragment, type Tx, translating } from "#platform/db/database.ts";
import { conflict } from "#platform/http/refusal.ts";
import { bookPage, offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import type { Bahan, KartuBahan } from "../contract.ts";

/** A material as stored: its quantities in thousandths. */
export type BahanRow = Omit<Bahan, "aksi" | "hargaBeli" | "nilaiStok"> & { hargaBeli: Rupiah; nilaiStok: Rupiah };

const select = (db: Db): Fragment => db`
  select p.id_produk, p.kode_produk, p.nama_produk, p.satuan, p.satuan_beli, p.isi_beli, p.harga_beli, p.minimal_stock,
    p.jumlah_stock, p.soft_delete, p.updated_at, p.versi,
    coalesce((select sum((o.qty - o.qty_selesai) * o.isi) from po o
      where o.id_produk = p.id_produk and o.status_po = 'Proses' and o.dibatalkan is null), 0)::int as datang,
    coalesce((select ${nilaiSetelah(db, "t")} from stok t where t.id_produk = p.id_produk and t.urut = p.buku_urut), 0) as nilai_stok
  from produk p where p.kategori_produk = 'bahan'`;

export type Dicari = { cari: string; kurang: boolean };

const cocok = (db: Db, { cari, kurang }: Dicari): Fragment => db`
  ${contains(db, "teksCari", cari)} ${kurang ? db`and not p.soft_delete and p.jumlah_stock <= p.minimal_stock` : db``}`;

/** A page by name; materials are some hundreds. */
export async function pageOfBahan(db: Db, asked: Dicari & { page: number; limit: number }) {
  const [rows, [jumlah]] = await Promise.all([
    db<BahanRow[]>`
      ${select(db)} ${cocok(db, asked)}
      order by lower(p.nama_produk), p.id_produk limit ${asked.limit} offset ${offsetOf(asked)}`,
    db<{ total: number }[]>`
      select count(*)::int as total from produk p where p.kategori_produk = 'bahan' ${cocok(db, asked)}`,
  ]);
  return { rows, total: jumlah?.total ?? 0 };
}

export async function* allBahan(db: Db, asked: Dicari, batch: number): AsyncGenerator<BahanRow[]> {
  yield* db<BahanRow[]>`${select(db)} ${cocok(db, asked)} order by lower(p.nama_produk), p.id_produk`.cursor(batch);
}

export async function findBahan(db: Db, idProduk: Id<"produk">): Promise<BahanRow | undefined> {
  const [row] = await db<BahanRow[]>`${select(db)} and p.id_produk = ${idProduk}`;
  return row;
}

/** The material, locked until the transaction ends. */
export async function lockBahan(tx: Tx, idProduk: Id<"produk">): Promise<BahanRow | undefined> {
  await tx`select 1 from produk where id_produk = ${idProduk} for update`;
  return findBahan(tx, idProduk);
}

export type KartuRow = Omit<KartuBahan, "nilai" | "nilaiSaldo"> & { nilai: Rupiah; nilaiSaldo: Rupiah };

/** A page of a material's book, newest first; null if there is no such material. */
export async function pageOfKartuBahan(db: Db, idProduk: Id<"produk">, asked: { page: number; limit: number }) {
  const [bahan] = await db<{ bukuUrut: number }[]>`
    select buku_urut from produk where id_produk = ${idProduk} and kategori_produk = 'bahan'`;
  if (!bahan) return null;
  const { first, last, total } = bookPage(asked, { upTo: bahan.bukuUrut });
  const rows = await db<KartuRow[]>`
    select id_stok, tanggal, waktu, jenis, qty, saldo, ${nilaiBergerak(db)} as nilai, ${nilaiSetelah(db, "t")} as nilai_saldo,
      sumber, keterangan, nama_user as nama
    from stok t where id_produk = ${idProduk} and urut between ${first} and ${last} order by urut desc`;
  return { rows, total };
}

export type Isian = {
  kodeProduk: string;
  namaProduk: string;
  satuan: string;
  satuanBeli: string;
  isiBeli: number;
  hargaBeli: Rupiah;
  minimalStock: number;
};
/** The columns that a person types. */
export const KOLOM = [
  "kodeProduk",
  "namaProduk",
  "satuan",
  "satuanBeli",
  "isiBeli",
  "hargaBeli",
  "minimalStock",
] as const;

const dipakai = (kodeProduk: string) => {
  const message = `Kode ${kodeProduk} sudah digunakan`;
  return { produk_kode_unik: () => conflict(message, [{ field: "kodeProduk", message }]) };
};

export async function insertBahan(tx: Tx, row: Isian, now: Date): Promise<Id<"produk">> {
  const record = { ...row, kategoriProduk: "bahan", hargaProduk: 0, mustPo: false, createdAt: now, updatedAt: now };
  const [added] = await translating(
    () => tx<{ idProduk: Id<"produk"> }[]>`
      insert into produk ${tx(record, ...KOLOM, "kategoriProduk", "hargaProduk", "mustPo", "createdAt", "updatedAt")}
      returning id_produk`,
    dipakai(row.kodeProduk),
  );
  if (!added) throw new Error("insert answered no row");
  return added.idProduk;
}

export async function changeBahan(tx: Tx, idProduk: Id<"produk">, row: Isian, now: Date): Promise<void> {
  const record = { ...row, updatedAt: now };
  await translating(
    () => tx`update produk set ${tx(record, ...KOLOM, "updatedAt")}, versi = versi + 1 where id_produk = ${idProduk}`,
    dipakai(row.kodeProduk),
  );
}

export async function changeStatus(tx: Tx, idProduk: Id<"produk">, softDelete: boolean, now: Date): Promise<void> {
  await tx`
    update produk set soft_delete = ${softDelete}, updated_at = ${now}, versi = versi + 1 where id_produk = ${idProduk}`;
}

/** Whether the material has moved, or stands in a recipe or purchase order: then its unit is fixed. */
export async function terpakai(tx: Tx, idProduk: Id<"produk">): Promise<boolean> {
  const [row] = await tx<{ ya: boolean }[]>`
    select exists (select from stok where id_produk = ${idProduk}) or exists (select from po where id_produk = ${idProduk})
      or exists (select from resep_bahan where id_produk = ${idProduk})
      or exists (select from resep where id_produk = ${idProduk}) as ya`;
  return row?.ya ?? false;
}
