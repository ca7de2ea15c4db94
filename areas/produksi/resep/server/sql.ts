import { resepKini, resepTerurai } from "#books/produksi/resep.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { momentText } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import type { PilihanResep, Resep, ResepProduk, VersiResep } from "../contract.ts";

export type ResepRow = Omit<Resep, "upah" | "biaya"> & { upah: Rupiah; biaya: Rupiah };

/** What a unit of a material is worth now, in rupiah for a thousandth; its pack's price where there is no stock. */
const hargaKini = (db: Db): Fragment => db`
  coalesce((select t.nilai_saldo::numeric / nullif(t.saldo, 0) from stok t where t.id_produk = m.id_produk and t.urut = m.buku_urut),
    m.harga_beli::numeric / m.isi_beli)`;

/** What is made by a recipe that holds, by name; the cost is that of today. */
export async function pageOfResep(db: Db, asked: { page: number; limit: number; cari: string }, today: Tanggal) {
  const yang = db`
    from produk p cross join lateral (${resepKini(db, db`p.id_produk`, db`${today}::date`)}) k
    where exists (select from resep r where r.id_produk = p.id_produk) ${contains(db, "teksCari", asked.cari)}`;
  const [rows, [jumlah]] = await Promise.all([
    db<ResepRow[]>`
      with halaman as materialized (
        select p.id_produk, p.kode_produk, p.nama_produk, p.kategori_produk, k.id_resep, k.versi, k.upah ${yang}
        order by lower(p.nama_produk), p.id_produk limit ${asked.limit} offset ${offsetOf(asked)}),
      terurai as materialized (${resepTerurai(db, db`select id_produk from halaman`, db`${today}::date`)})
      select h.id_produk, h.kode_produk, h.nama_produk, h.kategori_produk, h.versi, r.mulai, h.upah,
        (select count(*)::int from resep_bahan b where b.id_resep = h.id_resep) as jumlah_bahan,
        (select round(sum(t.kali * coalesce(t.upah, ${hargaKini(db)} * 1000)))::bigint
         from terurai t join produk m using (id_produk) where t.akar = h.id_produk) as biaya
      from halaman h join resep r using (id_resep) order by lower(h.nama_produk), h.id_produk`,
    db<{ total: number }[]>`select count(*)::int as total ${yang}`,
  ]);
  return { rows, total: jumlah?.total ?? 0 };
}

type VersiRow = Omit<VersiResep, "upah" | "bahan"> & {
  upah: Rupiah;
  bahan: (Omit<VersiResep["bahan"][number], "biaya"> & { biaya: Rupiah })[];
};
export type ResepProdukRow = Omit<ResepProduk, "versi" | "terakhir"> & { kategoriProduk: string; versi: VersiRow[] };

/** A product with all its versions, the newest first; quantities in thousandths. */
export async function findResep(db: Db, idProduk: Id<"produk">, today: Tanggal): Promise<ResepProdukRow | undefined> {
  const [row] = await db<ResepProdukRow[]>`
    select p.id_produk, p.kode_produk, p.nama_produk, p.kategori_produk, coalesce((
      select jsonb_agg(jsonb_build_object('versi', r.versi, 'mulai', r.mulai, 'berlaku', r.berlaku, 'upah', r.upah,
        'catatan', r.catatan, 'nama', k.nama_lengkap, 'dibuat', ${momentText(db, db`r.dibuat`)}, 'bahan', coalesce((
          select jsonb_agg(jsonb_build_object('idProduk', b.id_produk, 'kodeProduk', m.kode_produk, 'namaProduk', m.nama_produk,
            'satuan', m.satuan, 'qty', b.qty, 'stock', m.jumlah_stock,
            'resep', exists (${resepKini(db, db`b.id_produk`, db`${today}::date`)}),
            'biaya', round(b.qty * ${hargaKini(db)})::bigint) order by m.nama_produk, b.id_produk)
          from resep_bahan b join produk m using (id_produk) where b.id_resep = r.id_resep), '[]')) order by r.versi desc)
      from resep r join karyawan k using (id_user) where r.id_produk = p.id_produk), '[]') as versi
    from produk p where p.id_produk = ${idProduk}`;
  return row;
}

const BANYAK = 20;

/** Products, or materials alone, by name or code. */
export const pilihanResep = (db: Db, { cari, bahan }: { cari: string; bahan: boolean }) => db<PilihanResep[]>`
  select id_produk, kode_produk, nama_produk, satuan from produk
  where not soft_delete ${bahan ? db`and kategori_produk = 'bahan'` : db``} ${contains(db, "teksCari", cari)}
  order by id_produk desc limit ${BANYAK}`;

export type BahanTersimpan = { idProduk: Id<"produk">; namaProduk: string; satuan: string; kategoriProduk: string };

/** What the recipe names, locked so that nothing of it changes meanwhile. */
export const lockDisebut = (tx: Tx, ids: readonly Id<"produk">[]) => tx<BahanTersimpan[]>`
  select id_produk, nama_produk, satuan, kategori_produk from produk where id_produk = any(${[...ids]}::int[])
  order by id_produk for no key update`;

/** How deep recipes lie under these products, and whether one of them is made of `idProduk`. */
export async function lihatBawah(tx: Tx, ids: readonly Id<"produk">[], idProduk: Id<"produk">, hari: Tanggal) {
  const [row] = await tx<{ dalam: number; melingkar: boolean }[]>`
    with recursive bawah as (
      select p.id_produk, 1 as tingkat from unnest(${[...ids]}::int[]) p(id_produk)
      union
      select b.id_produk, w.tingkat + 1
      from bawah w cross join lateral (${resepKini(tx, tx`w.id_produk`, tx`${hari}::date`)}) r
      join resep_bahan b on b.id_resep = r.id_resep
      where w.tingkat <= 20)
    select coalesce(max(tingkat), 0)::int as dalam, coalesce(bool_or(id_produk = ${idProduk}), false) as melingkar from bawah`;
  return row ?? { dalam: 0, melingkar: false };
}

type Versi = {
  idProduk: Id<"produk">;
  versi: number;
  mulai: Tanggal;
  upah: Rupiah;
  berlaku: boolean;
  catatan: string;
};

export async function insertResep(deed: Deed, versi: Versi, bahan: readonly { idProduk: Id<"produk">; qty: number }[]) {
  const { tx, now, user } = deed;
  const [row] = await tx<{ idResep: number }[]>`
    insert into resep ${tx({ ...versi, dibuat: now, idUser: user.idUser })} returning id_resep`;
  if (!row) throw new Error("insert answered no row");
  await tx`
    insert into resep_bahan (id_resep, id_produk, qty)
    select ${row.idResep}, id, qty from jsonb_to_recordset(${tx.json(bahan.map(({ idProduk: id, qty }) => ({ id, qty })))})
      as b(id int, qty int)`;
}
