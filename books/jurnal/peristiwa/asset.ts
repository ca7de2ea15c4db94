import type { Db, Fragment } from "#platform/db/database.ts";
import { akun, akunAsset } from "../akun.ts";

/**
 * Assets that were bought before they were registered (addAsset), booked on the day from which they count in the books:
 * that of the purchase, or the first one that was not closed, with the depreciation until then.
 */
export const faktaCatat = (db: Db, yang: Fragment): Fragment => db`
  select a.dibuat as waktu, a.tgl_buku as tanggal, 'asset-catat' as peristiwa, a.kode_asset as dokumen,
    a.nama_barang as keterangan, a.id_kategori_asset, a.harga, ${akumulasiSebelum(db, db`a.tgl_buku`)} as akumulasi
  from asset a where a.id_pengajuan_asset is null and ${yang}`;

export const barisCatat = (db: Db, fakta: Fragment): Fragment => db`
  select f.waktu, f.tanggal, f.peristiwa, f.dokumen, f.keterangan, l.*
  from (${fakta}) f cross join lateral (values
    (${akunAsset(db, db`f.id_kategori_asset`, "Aset Tetap")}, f.dokumen, f.harga),
    (${akunAsset(db, db`f.id_kategori_asset`, "Akumulasi Penyusutan")}, f.dokumen, -f.akumulasi),
    (${akun(db, "saldo-awal")}, null, f.akumulasi - f.harga)
  ) l(id_akun, sub, nominal)`;

/** Full months of an asset on a day, counted as in areas/asset/list-asset/penyusutan.ts. */
const bulanPenuh = (db: Db, hari: Fragment): Fragment => db`
  greatest(0, ${selisihBulan(db, hari)} - (date_part('day', ${hari}) < date_part('day', a.tgl_asset_masuk)
    and date_part('day', ${hari} + 1) <> 1)::int)`;

/** The depreciation of an asset `a` until the day before a day. */
export const akumulasiSebelum = (db: Db, hari: Fragment): Fragment => db`
  (select case when b.bulan >= a.pembagi then a.harga else a.harga / a.pembagi * b.bulan end
   from (select ${bulanPenuh(db, db`(${hari} - 1)`)} as bulan) b)`;

/**
 * Assets that go out of the books (`lepas`) or come back into them: the price, and the depreciation until the day before.
 * `faktaSusutHari` books the depreciation of the day itself. `untung`: the asset was sold for more than it was worth. `batal`:
 * it was taken back with its import, on the day on which it was booked.
 */
export const faktaKondisi = (db: Db, yang: Fragment): Fragment => db`
  select c.waktu, c.tanggal, case when a.batal then 'asset-batal' when c.digunakan then 'asset-kembali' else 'asset-lepas' end
      as peristiwa,
    a.kode_asset as dokumen, c.keterangan, c.id_asset_kondisi, a.id_kategori_asset, a.harga, not c.digunakan as lepas, a.batal,
    ${akumulasiSebelum(db, db`c.tanggal`)} as akumulasi, coalesce(p.harga_jual > p.nilai_buku, false) as untung
  from (select k.*, ${dibukukanSebelum(db)} as sebelum from asset_kondisi k where ${yang}) c
  join asset a using (id_asset)
  left join pelepasan_asset p using (id_asset_kondisi)
  where c.digunakan <> c.sebelum`;

/** Whether an asset counted in the books before the row `k`. */
const dibukukanSebelum = (db: Db): Fragment => db`
  coalesce((select m.digunakan from asset_kondisi m where m.id_asset = k.id_asset
    and m.id_asset_kondisi < k.id_asset_kondisi order by m.id_asset_kondisi desc limit 1), true)`;

/**
 * The book value of an asset that goes out of the books is a loss; when the asset comes back the loss is taken back. Of an
 * asset that was sold it stands on the account that received the price (`faktaUang`): what is left there is the gain or
 * the loss. One that is taken back reverses the lines of `barisCatat`.
 */
export const barisKondisi = (db: Db, fakta: Fragment): Fragment => db`
  select f.waktu, f.tanggal, f.peristiwa, f.dokumen, f.keterangan, l.id_akun, l.sub,
    case when f.lepas then l.nominal else -l.nominal end
  from (${fakta}) f cross join lateral (values
    (${akunAsset(db, db`f.id_kategori_asset`, "Akumulasi Penyusutan")}, f.dokumen, f.akumulasi),
    (case when f.batal then ${akun(db, "saldo-awal")} when f.untung then ${akun(db, "laba-pelepasan")} else ${akun(db, "rugi-pelepasan")} end, null::text,
      f.harga - f.akumulasi),
    (${akunAsset(db, db`f.id_kategori_asset`, "Aset Tetap")}, f.dokumen, -f.harga)
  ) l(id_akun, sub, nominal)`;

type Masa = {
  dari: Fragment;
  sampai: Fragment;
  /** When the entries are written; whoever only adds up needs none. */
  waktu?: Fragment;
};

/**
 * The months of assets `a` that become full after the day `dari` and until the day `sampai`, with their depreciation;
 * not those before the asset counted in the books. The last month takes what is left of the price after equal parts.
 */
const bulanSusut = (db: Db, { dari, sampai }: Masa): Fragment => db`
  select n.ke, (a.tgl_asset_masuk + n.ke * interval '1 month')::date as tanggal,
    case n.ke when a.pembagi then a.harga - a.harga / a.pembagi * (a.pembagi - 1) else a.harga / a.pembagi end as susut
  from generate_series(
    case when ${dari} < a.tgl_asset_masuk then 1 else greatest(1, ${selisihBulan(db, dari)}) end,
    least(a.pembagi, case when ${sampai} < a.tgl_asset_masuk then 0 else ${selisihBulan(db, sampai)} end)) n(ke)
  where (a.tgl_asset_masuk + n.ke * interval '1 month')::date > ${dari}
    and (a.tgl_asset_masuk + n.ke * interval '1 month')::date <= ${sampai}
    and (a.tgl_asset_masuk + n.ke * interval '1 month')::date >= a.tgl_buku`;

const selisihBulan = (db: Db, hari: Fragment): Fragment => db`
  (date_part('year', ${hari}) * 12 + date_part('month', ${hari}) - date_part('year', a.tgl_asset_masuk) * 12
    - date_part('month', a.tgl_asset_masuk))::int`;

const sebagaiSusut = (db: Db, waktu: Fragment): Fragment => db`
  ${waktu} as waktu, b.tanggal, 'susut' as peristiwa,
  a.id_kategori_asset::text as dokumen, '' as keterangan, a.id_kategori_asset`;

/**
 * Depreciation between two days, by day and category. An asset counts only if it is in the books on the day its month is
 * full.
 */
export const faktaSusut = (db: Db, masa: Masa, yang: Fragment): Fragment => db`
  select ${sebagaiSusut(db, masa.waktu ?? db`null::timestamptz`)}, sum(b.susut)::bigint as susut
  from asset a cross join lateral (${bulanSusut(db, masa)}) b
  where ${yang} and not exists (
    select from asset_istirahat i where i.id_asset = a.id_asset and i.dari <= b.tanggal and b.tanggal < i.sampai)
  group by b.tanggal, a.id_kategori_asset`;

/**
 * The depreciation of one asset on the day it goes out of the books or comes back, where `depreciate` has booked that day
 * already: it is taken back for an asset that goes, and booked for one that comes back.
 */
export const faktaSusutHari = (db: Db, idKondisi: number): Fragment => db`
  select ${sebagaiSusut(db, db`c.waktu`)}, case when c.digunakan then b.susut else -b.susut end as susut
  from (select k.*, ${dibukukanSebelum(db)} as sebelum from asset_kondisi k where k.id_asset_kondisi = ${idKondisi}) c
  join asset a using (id_asset) join jurnal_keadaan u on u.susut_sampai >= c.tanggal
  cross join lateral (${bulanSusut(db, { dari: db`(c.tanggal - 1)`, sampai: db`c.tanggal` })}) b
  where c.digunakan <> c.sebelum`;

/** The depreciation that `depreciate` has booked already of assets that are taken back with their import. */
export const faktaSusutBatal = (db: Db, idKondisi: readonly number[]): Fragment => db`
  select ${sebagaiSusut(db, db`c.waktu`)}, -sum(b.susut)::bigint as susut
  from asset_kondisi c join asset a using (id_asset) join jurnal_keadaan u on u.susut_sampai >= c.tanggal
  cross join lateral (${bulanSusut(db, { dari: db`(c.tanggal - 1)`, sampai: db`u.susut_sampai` })}) b
  where c.id_asset_kondisi = any(${[...idKondisi]}::bigint[]) group by c.waktu, b.tanggal, a.id_kategori_asset`;

export const barisSusut = (db: Db, fakta: Fragment): Fragment => db`
  select f.waktu, f.tanggal, f.peristiwa, f.dokumen, f.keterangan, l.*
  from (${fakta}) f cross join lateral (values
    (${akun(db, "penyusutan")}, null::text, f.susut),
    (${akunAsset(db, db`f.id_kategori_asset`, "Akumulasi Penyusutan")}, null, -f.susut)
  ) l(id_akun, sub, nominal)`;
