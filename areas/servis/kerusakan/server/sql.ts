import { nilaiServis } from "#books/stok/nilai.ts";
import { upahKunjungan } from "#company/biayaKunjungan.ts";
import { type Milik, orderSaja } from "#company/orderMilik.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { type DetailKerusakan, type Kerusakan, MAKS_DOKUMEN, type MesinBatch } from "../contract.ts";
import type { AsalBatch } from "../isiKerusakan.ts";

export type Masa = { awal: string; akhir: string; milik: Milik };
export type Batch = { idProduk: Id<"produk">; asal: AsalBatch; bulan: string };
export type KerusakanRow = Omit<Kerusakan, "persen" | "biaya"> & { biaya: Rupiah };

const dalam = (db: Db, hari: Fragment, { awal, akhir }: Masa): Fragment => db`
  ${hari} >= ${`${awal}-01`}::date and ${hari} < ${`${akhir}-01`}::date + interval '1 month'`;

/**
 * Units that first left in these months, with their batch. What was made for its order is of the month in which its line was
 * last finished before the unit left; of what came from stock nobody noted the origin, so its batch is the month in
 * which it got its number.
 */
const unit = (db: Db, masa: Masa): Fragment => db`
  select n.nomor, s.id_produk, j.id_so, j.tgl_keluar as dikirim,
    case when o.sumber_produk = 'PL' then 'produksi' else 'stock' end as asal,
    to_char(case when o.sumber_produk = 'PL' then coalesce(
        (select max(p.tanggal) from produksi p
          where p.id_orderan = o.id_orderan and p.diurungkan is null and p.tanggal <= j.tgl_keluar),
        least(o.tgl_selesai, j.tgl_keluar))
      else (s.dibuat at time zone 'Asia/Jakarta')::date end, 'YYYY-MM') as bulan
  from surat_jalan j join surat_jalan_seri n using (id_surat_jalan) join seri s using (nomor) join orderan o using (id_orderan)
  where j.status_barang in ('Kirim', 'Diambil') and ${dalam(db, db`j.tgl_keluar`, masa)} ${orderSaja(db, "j.idSo", masa.milik)}
    and not exists (
      select from surat_jalan_seri m join surat_jalan e using (id_surat_jalan)
      where m.nomor = n.nomor and e.status_barang in ('Kirim', 'Diambil')
        and (e.tgl_keluar, e.id_surat_jalan) < (j.tgl_keluar, j.id_surat_jalan))`;

/** Failures of the units, and those of machines without a number: complaints that stand and ask for no maintenance. */
const rusak = (db: Db, masa: Masa): Fragment => db`
  select k.id_keluhan, k.urut, k.nomor, u.id_produk, u.asal, u.bulan
  from unit u join keluhan k using (nomor, id_produk) where not k.perawatan and k.status <> 'batal'
  union all
  select k.id_keluhan, k.urut, null, k.id_produk, 'tanpa-seri', ''
  from keluhan k where k.nomor is null and k.id_produk is not null and not k.perawatan and k.status <> 'batal'
    and ${dalam(db, db`coalesce(k.dikirim, k.tgl_keluhan)`, masa)}
    ${masa.milik === null ? db`` : db`and (k.id_so is null or true ${orderSaja(db, "k.idSo", masa.milik)})`}`;

/** Visits under guarantee whose work was not taken back, of failures `g`. */
const garansi = (db: Db): Fragment => db`
  kunjungan v join rusak g using (id_keluhan) where v.garansi and v.diurungkan is null`;

const bersama = (db: Db, masa: Masa): Fragment => db`
  with unit as materialized (${unit(db, masa)}), rusak as materialized (${rusak(db, masa)})`;

const sama = (db: Db, alias: string, { idProduk, asal, bulan }: Batch): Fragment => {
  const row = db(alias);
  return db`${row}.id_produk = ${idProduk} and ${row}.asal = ${asal} and ${row}.bulan = ${bulan}`;
};

const TERBANYAK = 1000;

/** The batches of these months, or one of them, those with most failures first. */
export async function kerusakanPerBatch(db: Db, masa: Masa, batch: Batch | null = null): Promise<KerusakanRow[]> {
  const rows = await db<KerusakanRow[]>`
    ${bersama(db, masa)},
    dikirim as (select id_produk, asal, bulan, count(*)::int as unit from unit group by 1, 2, 3),
    gagal as (select id_produk, asal, bulan, count(*)::int as kerusakan from rusak group by 1, 2, 3),
    dijamin as (
      select g.id_produk, g.asal, g.bulan, count(*)::int as kunjungan, sum(${nilaiServis(db, db`v.id_kunjungan`)} + ${upahKunjungan(db, db`v.id_kunjungan`)})::bigint as biaya
      from ${garansi(db)} group by 1, 2, 3)
    select id_produk, p.kode_produk, p.nama_produk, asal, bulan, d.unit, coalesce(g.kerusakan, 0) as kerusakan,
      coalesce(b.kunjungan, 0) as kunjungan, coalesce(b.biaya, 0) as biaya
    from dikirim d full join gagal g using (id_produk, asal, bulan) left join dijamin b using (id_produk, asal, bulan)
    join produk p using (id_produk)
    where ${batch === null ? db`true` : db`(id_produk, asal, bulan) = (${batch.idProduk}, ${batch.asal}, ${batch.bulan})`}
    order by kerusakan desc, d.unit desc nulls last, p.nama_produk, id_produk, bulan desc limit ${TERBANYAK}`;
  return [...rows];
}

type Dokumen = Pick<DetailKerusakan, "mesin" | "keluhan" | "kunjunganGaransi">;

/** The documents behind the numbers of a batch. */
export async function dokumenBatch(db: Db, masa: Masa, batch: Batch): Promise<Dokumen> {
  const [mesin, keluhan, kunjunganGaransi] = await Promise.all([
    db<MesinBatch[]>`
      ${bersama(db, masa)}
      select u.nomor, u.id_so, coalesce(nullif(o.customer_instansi, ''), o.nama_customer) as customer, u.dikirim,
        (select count(*)::int from rusak g where g.nomor = u.nomor) as kerusakan
      from unit u join so o using (id_so) where ${sama(db, "u", batch)}
      order by kerusakan desc, u.dikirim desc, u.nomor limit ${MAKS_DOKUMEN}`,
    db<DetailKerusakan["keluhan"]>`
      ${bersama(db, masa)}
      select k.id_keluhan, k.tgl_keluhan, k.nomor, k.customer, k.status, k.keluhan
      from rusak g join keluhan k using (id_keluhan) where ${sama(db, "g", batch)} order by k.urut desc limit ${MAKS_DOKUMEN}`,
    db<DetailKerusakan["kunjunganGaransi"]>`
      ${bersama(db, masa)}
      select v.id_kunjungan, id_keluhan, v.tgl_kerja, t.nama_lengkap as teknisi, v.pekerjaan,
        ${nilaiServis(db, db`v.id_kunjungan`)} as nilai, ${upahKunjungan(db, db`v.id_kunjungan`)} as upah
      from rusak g join kunjungan v using (id_keluhan) join karyawan t on t.id_user = v.id_teknisi
      where v.garansi and v.diurungkan is null and ${sama(db, "g", batch)} order by v.urut desc limit ${MAKS_DOKUMEN}`,
  ]);
  return { mesin: [...mesin], keluhan: [...keluhan], kunjunganGaransi: [...kunjunganGaransi] };
}
