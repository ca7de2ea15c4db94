import { resepTerurai } from "#books/produksi/resep.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";

/** More open lines than a workshop of this size has; beyond them nothing is planned. */
export const MAKS_PESANAN = 2000;

export type Pesanan = {
  idOrderan: Id<"orderan">;
  idSo: string;
  idProduk: Id<"produk">;
  namaProduk: string;
  customer: string;
  qty: number;
  tglDeadline: Tanggal | null;
};
export type Bahan = {
  idProduk: Id<"produk">;
  kodeProduk: string;
  namaProduk: string;
  satuan: string;
  satuanBeli: string;
  isiBeli: number;
  hargaBeli: Rupiah;
  softDelete: boolean;
  minimalStock: number;
  jumlahStock: number;
  datang: { idPo: string; kloter: string; jumlah: number; tglDeadline: Tanggal }[];
};
/** What one unit of a machine takes of a material, in thousandths. */
export type Takaran = { akar: Id<"produk">; idProduk: Id<"produk">; qty: number };

/** Lines with a recipe that are not finished, the earliest deadline first; without one last. */
export const pesananTerbuka = (db: Db, today: Tanggal) => db<Pesanan[]>`
  select o.id_orderan, o.id_so, o.id_produk, o.nama_produk, coalesce(nullif(s.customer_instansi, ''), s.nama_customer) as customer,
    o.qty - o.qty_selesai as qty, o.tgl_deadline
  from orderan o join so s using (id_so)
  where o.sumber_produk = 'PL' and o.status_produk = 'Progress' and o.dibatalkan is null
    and (select r.berlaku from resep r where r.id_produk = o.id_produk and r.mulai <= ${today}
      order by r.mulai desc, r.versi desc limit 1)
  order by o.tgl_deadline nulls last, o.id_orderan limit ${MAKS_PESANAN}`;

export const takaran = (db: Db, idProduk: readonly Id<"produk">[], today: Tanggal) => db<Takaran[]>`
  select akar, id_produk, (sum(kali) * 1000)::float8 as qty
  from (${resepTerurai(db, db`select unnest(${[...idProduk]}::int[])`, db`${today}::date`)}) t
  where id_resep is null group by 1, 2`;

/** These materials, and those at their minimum, with what is on its way. */
export const bahanPerlu = (db: Db, idProduk: readonly Id<"produk">[]) => db<Bahan[]>`
  select p.id_produk, p.kode_produk, p.nama_produk, p.satuan, p.satuan_beli, p.isi_beli, p.harga_beli, p.soft_delete,
    p.minimal_stock, p.jumlah_stock,
    coalesce((
      select jsonb_agg(jsonb_build_object('idPo', o.id_po, 'kloter', o.kloter, 'jumlah', (o.qty - o.qty_selesai) * o.isi,
        'tglDeadline', o.tgl_deadline) order by o.tgl_deadline, o.urut)
      from po o where o.id_produk = p.id_produk and o.status_po = 'Proses' and o.dibatalkan is null), '[]') as datang
  from produk p
  where p.kategori_produk = 'bahan'
    and (p.id_produk = any(${[...idProduk]}::int[]) or not p.soft_delete and p.jumlah_stock < p.minimal_stock)
  order by lower(p.nama_produk), p.id_produk`;
