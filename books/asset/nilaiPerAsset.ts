import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

export type NilaiAsset = {
  /** null while it is bought and not registered yet (approveMasukAsset). */
  kodeAsset: string | null;
  idPengajuanAsset: string | null;
  namaBarang: string;
  /** Of what is not registered yet, the day of its approval. */
  tglAssetMasuk: Tanggal;
  harga: Rupiah;
  akumulasiSusut: Rupiah;
  /** Book value: harga minus akumulasiSusut. */
  totalSusut: Rupiah;
};

type Ditanya = { hari: Tanggal; idKategoriAsset: Id<"kategoriAsset"> };

/**
 * The assets of a category that count at the end of a day, with what each of them had lost by then: those that are in the
 * books and in use on it, and what is bought and not registered yet. Their sum is the figure of `nilaiPerKategori`, to
 * the rupiah.
 */
const nilai = (db: Db, { hari, idKategoriAsset }: Ditanya): Fragment => db`
  select a.kode_asset, a.id_pengajuan_asset, a.nama_barang, a.tgl_asset_masuk, a.harga, a.id_asset as urut,
    case when b.penuh >= a.pembagi then a.harga else a.harga / a.pembagi * greatest(b.penuh, 0) end as akumulasi_susut
  from asset a cross join hari_susut(${hari}::date) h
  cross join lateral (
    select h.bulan - (date_part('year', a.tgl_asset_masuk) * 12 + date_part('month', a.tgl_asset_masuk))::int
      - (date_part('day', a.tgl_asset_masuk)::int > h.hari_ke)::int as penuh) b
  where a.id_kategori_asset = ${idKategoriAsset} and a.tgl_buku <= ${hari}
    and a.id_asset not in (select id_asset from asset_istirahat where dari <= ${hari} and ${hari} < sampai)
  union all
  select null, id_pengajuan_asset, nama_barang, tgl_approve, harga, urut, 0
  from pengajuan_asset
  where status_pengajuan = 'Disetujui' and id_kategori_asset = ${idKategoriAsset} and tgl_approve <= ${hari}
    and coalesce(tgl_masuk, 'infinity') > ${hari}`;

export type JumlahNilai = { banyak: number; hargaPerolehan: Rupiah; akumulasiSusut: Rupiah; totalSusut: Rupiah };

/** One page of `nilai`, the most valuable first, with what all of them add up to: of one moment, so in one statement. */
export async function nilaiPerAsset(db: Db, asked: Ditanya & { limit: number; offset: number }) {
  const rows = await db<(NilaiAsset & { jumlah: JumlahNilai; ada: boolean })[]>`
    with n as (select *, harga - akumulasi_susut as total_susut from (${nilai(db, asked)}) n),
    semua as (
      select jsonb_build_object(
        'banyak', count(*), 'hargaPerolehan', coalesce(sum(harga), 0),
        'akumulasiSusut', coalesce(sum(akumulasi_susut), 0), 'totalSusut', coalesce(sum(total_susut), 0)) as jumlah
      from n),
    halaman as (
      select *, row_number() over () as nomor from (
        select * from n order by total_susut desc, harga desc, kode_asset is null, urut
        limit ${asked.limit} offset ${asked.offset}) h)
    select s.jumlah, h.nomor is not null as ada, h.kode_asset, h.id_pengajuan_asset, h.nama_barang, h.tgl_asset_masuk,
      h.harga, h.akumulasi_susut, h.total_susut
    from semua s left join halaman h on true order by h.nomor`;
  const [first] = rows;
  if (!first) throw new Error("a sum answered no row");
  return {
    rows: rows.filter(({ ada }) => ada).map(({ jumlah: _, ada: __, ...row }): NilaiAsset => row),
    jumlah: first.jumlah,
  };
}
