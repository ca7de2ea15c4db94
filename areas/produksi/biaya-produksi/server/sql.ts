import type { Rentang } from "#kernel/range.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { within } from "#platform/list/search.ts";
import type { PakaiBahan, Produksi } from "../contract.ts";

/** The value of a line `b` of a production: what left of its material. */
const nilai = (db: Db): Fragment => db`
  coalesce((select -sum(t.nilai) from stok t
    where t.id_produksi = b.id_produksi and t.id_produk = b.id_produk and t.jenis = 'pakai'), 0)`;

/** What the difference of a line cost; what was not taken at all would have cost what it does now. */
const selisih = (db: Db): Fragment => db`
  case when b.dipakai > 0 then round(n.nilai * (b.dipakai - b.rencana) / b.dipakai)
    else -round(b.rencana * coalesce((select t.nilai_saldo::numeric / nullif(t.saldo, 0) from stok t
      where t.id_produk = m.id_produk and t.urut = m.buku_urut), m.harga_beli::numeric / m.isi_beli)) end`;

const kolom = (db: Db): Fragment => db`
  p.id_produksi, p.tanggal, o.id_so, p.id_orderan, o.nama_produk, coalesce(nullif(s.customer_instansi, ''), s.nama_customer) as customer,
  p.qty, r.versi, p.bahan, p.upah, round((p.bahan + p.upah)::numeric / p.qty)::bigint as per_unit,
  p.diurungkan is not null as diurungkan,
  coalesce((select sum(${selisih(db)})::bigint from produksi_bahan b join produk m using (id_produk)
    cross join lateral (select ${nilai(db)} as nilai) n where b.id_produksi = p.id_produksi), 0) as selisih`;

const dari = (db: Db, yang: Fragment): Fragment => db`
  from ${yang} p join orderan o using (id_orderan) join so s using (id_so) join resep r using (id_resep)`;

export async function pageOfProduksi(db: Db, asked: Rentang & { page: number; limit: number }) {
  const yang = within(db, "tanggal", asked);
  const [rows, [jumlah]] = await Promise.all([
    db<Produksi[]>`
      select ${kolom(db)} ${dari(
        db,
        db`(select * from produksi where true ${yang} order by tanggal desc, id_produksi desc
            limit ${asked.limit} offset ${offsetOf(asked)})`,
      )} order by p.tanggal desc, p.id_produksi desc`,
    db<{ total: number }[]>`select count(*)::int as total from produksi where true ${yang}`,
  ]);
  return { rows, total: jumlah?.total ?? 0 };
}

export async function findProduksi(db: Db, idProduksi: number): Promise<Produksi | undefined> {
  const [row] = await db<Produksi[]>`
    select ${kolom(db)} ${dari(db, db`(select * from produksi where id_produksi = ${idProduksi})`)}`;
  return row;
}

type Yang = { idProduksi: number } | Rentang;

/** The materials of one production, or of all that stand in a range of days; quantities in thousandths. */
export const pakaiBahan = (db: Db, yang: Yang) => db<PakaiBahan[]>`
  select * from (
    select m.id_produk, m.kode_produk, m.nama_produk, m.satuan, sum(b.rencana)::bigint as rencana, sum(b.dipakai)::bigint as dipakai,
      sum(n.nilai)::bigint as nilai, sum(${selisih(db)})::bigint as selisih
    from produksi p join produksi_bahan b using (id_produksi) join produk m on m.id_produk = b.id_produk
    cross join lateral (select ${nilai(db)} as nilai) n
    where ${"idProduksi" in yang ? db`p.id_produksi = ${yang.idProduksi}` : db`p.diurungkan is null ${within(db, "tanggal", yang)}`}
    group by m.id_produk) b
  order by abs(selisih) desc, nama_produk`;
