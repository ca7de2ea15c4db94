import type { Id, Rupiah } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { offsetOf } from "#platform/list/paging.ts";
import type { CatatanPemasok, HargaPemasok, PilihanPemasok, PoPemasok, ProdukPemasok } from "../barisPemasok.ts";
import { isianCatatanPemasok } from "../isiPemasok.ts";
import { memuat } from "./sql.ts";

/** A supplier and all that were merged into it. */
const anggota = (db: Db, idPemasok: Id<"pemasok">): Fragment =>
  db`array(select id_pemasok from pemasok where pokok = ${idPemasok})`;

/** The products. Of several suppliers that are one after merging, the newest purchase order counts as the last. */
export const produkPemasok = (db: Db, idPemasok: Id<"pemasok">) => db<ProdukPemasok[]>`
  select id_produk, id_po, kode_produk, nama_produk, jumlah_po, qty, harga_terakhir, tgl_po, hari_kirim
  from (
    select distinct on (b.id_produk) b.id_produk, b.id_po, d.kode_produk, d.nama_produk, b.harga_terakhir, b.tgl_po,
      b.hari_kirim, sum(b.jumlah_po) over w::int as jumlah_po, sum(b.qty) over w::bigint as qty
    from produk_pemasok b join produk d using (id_produk) join po using (id_po)
    where b.id_pemasok = any(${anggota(db, idPemasok)})
    window w as (partition by b.id_produk) order by b.id_produk, po.urut desc) t
  order by tgl_po desc, id_produk`;

export type PoPemasokRow = Omit<PoPemasok, "totalHarga" | "aksi"> & {
  totalHarga: Rupiah;
  statusPembayaran: boolean;
  qtyDitagih: number;
};

/**
 * The arrivals of a purchase order `p` that were not taken back. Only the last count can be taken back, so an arrival stands
 * where nothing after it went below what had come with it.
 */
const tetapDatang = (db: Db): Fragment => db`
  select * from (
    select d.*, min(d.jumlah) over (order by d.id_po_riwayat rows between current row and unbounded following) as tersisa
    from (select h.*, sum(h.selesai) over (order by h.id_po_riwayat) as jumlah from po_riwayat h where h.id_po = p.id_po) d) t
  where t.selesai > 0 and t.tersisa >= t.jumlah`;

/** A page of the purchase orders, newest first, each with its arrivals and its payment. */
export async function pageOfPoPemasok(db: Db, idPemasok: Id<"pemasok">, halaman: { page: number; limit: number }) {
  const milik = db`p.id_pemasok = any(${anggota(db, idPemasok)}) and p.dibatalkan is null`;
  const [rows, [count]] = await Promise.all([
    db<PoPemasokRow[]>`
      select p.id_po, p.kloter, p.nama_produk, p.qty, p.qty_selesai, p.status_po, p.tgl_order, p.tgl_selesai,
        p.nama_pemasok, p.total_harga, p.status_pembayaran, p.qty_ditagih,
        coalesce((select jsonb_agg(jsonb_build_object('tanggal', (r.tgl_update at time zone 'Asia/Jakarta')::date,
            'selesai', r.selesai) order by r.id_po_riwayat)
          from (${tetapDatang(db)}) r), '[]') as kedatangan,
        (select jsonb_build_object('tanggal', p.tgl_lunas, 'idPengajuan', g.id_pengajuan, 'namaRekening', k.nama_rekening)
          from pengajuan g join rekening k on k.id_rekening = g.id_rekening_asal where g.id_po = p.id_po) as pembayaran
      from po p where ${milik} order by p.urut desc limit ${halaman.limit} offset ${offsetOf(halaman)}`,
    db<{ total: number }[]>`select count(*)::int as total from po p where ${milik}`,
  ]);
  return { rows, total: count?.total ?? 0 };
}

const TERBANYAK_HARGA = 100;

/** The prices of a product, newest first. */
export const hargaPemasok = (db: Db, idPemasok: Id<"pemasok">, idProduk: Id<"produk">) => db<HargaPemasok[]>`
  select p.id_po, p.kloter, p.tgl_order, p.qty, p.harga_satuan,
    case when p.status_po = 'Selesai' then (
      select max((r.tgl_update at time zone 'Asia/Jakarta')::date) from po_riwayat r
      where r.id_po = p.id_po and r.selesai > 0) - p.tgl_order end as hari_kirim
  from po p
  where p.id_produk = ${idProduk} and p.id_pemasok = any(${anggota(db, idPemasok)}) and p.dibatalkan is null
  order by p.urut desc limit ${TERBANYAK_HARGA}`;

const TERBANYAK_PILIHAN = 20;
type Dipilih = { cari: string; idProduk: Id<"produk"> | null };

/** Suppliers in use: those who delivered the product first, the latest before the others. */
export const pilihanPemasok = (db: Db, { cari, idProduk }: Dipilih) => db<PilihanPemasok[]>`
  select p.id_pemasok, p.nama, p.kontak, p.telepon,
    case when b.id_po is not null then jsonb_build_object('hargaTerakhir', b.harga_terakhir, 'tglPo', b.tgl_po,
      'hariKirim', b.hari_kirim, 'jumlahPo', b.jumlah_po) end as pernah
  from pemasok p left join (
    select distinct on (m.pokok) m.pokok, b.id_po, b.harga_terakhir, b.tgl_po, b.hari_kirim, po.urut,
      sum(b.jumlah_po) over (partition by m.pokok)::int as jumlah_po
    from produk_pemasok b join pemasok m using (id_pemasok) join po using (id_po)
    where b.id_produk = ${idProduk} order by m.pokok, po.urut desc) b on b.pokok = p.id_pemasok
  where p.digabung_ke is null and p.arsip is null ${memuat(db, cari)}
  order by b.urut desc nulls last, lower(p.nama), p.id_pemasok limit ${TERBANYAK_PILIHAN}`;

const TERBANYAK_CATATAN = 100;

/** The notes, newest first but steps that wait before them, with those of suppliers merged into it. */
export const catatanPemasok = (db: Db, idPemasok: Id<"pemasok">) => db<Omit<CatatanPemasok, "aksi">[]>`
  select c.id_pemasok_catatan, ${columns(db, "c", isianCatatanPemasok)}, c.waktu, c.selesai,
    jsonb_build_object('namaLengkap', u.nama_lengkap) as "user"
  from pemasok_catatan c join karyawan u using (id_user)
  where c.id_pemasok = any(${anggota(db, idPemasok)})
  order by (c.langkah <> '' and c.selesai is null) desc, c.tanggal desc, c.id_pemasok_catatan desc limit ${TERBANYAK_CATATAN}`;

type Catatan = Pick<CatatanPemasok, keyof typeof isianCatatanPemasok> & { idPemasok: Id<"pemasok"> };

export async function insertCatatanPemasok({ tx, user, now }: Deed, catatan: Catatan): Promise<void> {
  await tx`insert into pemasok_catatan ${tx({ ...catatan, waktu: now, idUser: user.idUser })}`;
}
