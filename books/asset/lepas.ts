import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { faktaKondisi } from "../jurnal/peristiwa/asset.ts";

/**
 * What the company lost (below zero) or got by assets that went out of use, are used again or were sold, as the journal
 * books it on Rugi and Laba Pelepasan Asset.
 */
export type LepasKategori = {
  /** YYYY-MM */
  bulan: string;
  idKategoriAsset: Id<"kategoriAsset">;
  namaKategori: string;
  nominal: Rupiah;
  jumlah: number;
};

type Masa = { awal: Tanggal; akhir: Tanggal };

/**
 * Each change of condition with its effect on the result, and what assets were sold for. Of an asset that is sold while in
 * use these are two rows, whose sum is the gain or the loss.
 */
export const releases = (db: Db, { awal, akhir }: Masa | Record<keyof Masa, Fragment>): Fragment => db`
  select 'k' || f.id_asset_kondisi as kunci, f.tanggal, f.id_kategori_asset, f.dokumen as kode_asset, f.keterangan,
    case when f.lepas then 'tidak digunakan' else 'digunakan kembali' end as kejadian,
    case when f.lepas then f.akumulasi - f.harga else f.harga - f.akumulasi end as nominal
  from (${faktaKondisi(db, db`k.tanggal between ${awal} and ${akhir}`)}) f where not f.batal
  union all
  select p.id_pelepasan_asset, p.tgl_approve, a.id_kategori_asset, a.kode_asset, p.id_pelepasan_asset, 'dijual', p.harga_jual
  from pelepasan_asset p join asset a using (id_asset)
  where p.status_pengajuan = 'Disetujui' and p.harga_jual is not null and p.tgl_approve between ${awal} and ${akhir}`;

/** Sums by month and category; months without a change are left out. */
export function releasesPerKategori(db: Db, masa: Masa): Promise<LepasKategori[]> {
  return db<LepasKategori[]>`
    select to_char(l.tanggal, 'YYYY-MM') as bulan, id_kategori_asset, k.nama_kategori, sum(l.nominal)::bigint as nominal,
      count(*)::int as jumlah
    from (${releases(db, masa)}) l join kategori_asset k using (id_kategori_asset) group by 1, 2, 3 order by 1, 2`;
}

export type LepasAsset = {
  kunci: string;
  tanggal: Tanggal;
  kodeAsset: string;
  namaBarang: string;
  /** What happened to it, in words. */
  kejadian: string;
  keterangan: string;
  nominal: Rupiah;
};

type Ditanya = Masa & { idKategoriAsset: Id<"kategoriAsset">; limit: number; offset: number };

/** One page of the changes in a category, newest first, with the number of rows and their total. */
export async function releasesPerAsset(db: Db, { idKategoriAsset, limit, offset, ...masa }: Ditanya) {
  const milik = db`(select * from (${releases(db, masa)}) l where id_kategori_asset = ${idKategoriAsset})`;
  const [rows, [all]] = await Promise.all([
    db<LepasAsset[]>`
      select l.kunci, l.tanggal, kode_asset, a.nama_barang, l.kejadian, l.keterangan, l.nominal
      from ${milik} l join asset a using (kode_asset) order by l.tanggal desc, l.kunci desc limit ${limit} offset ${offset}`,
    db<{ banyak: number; total: Rupiah }[]>`
      select count(*)::int as banyak, coalesce(sum(nominal), 0)::bigint as total from ${milik} l`,
  ]);
  return { rows, banyak: all?.banyak ?? 0, total: all?.total ?? (0 as Rupiah) };
}
