import type { Aturan } from "./aturan.ts";

/** The kept counters of long lists: one that is wrong would hide rows of its list, or promise some that are not there. */
export const aturanHitungan: readonly Aturan[] = [
  {
    aturan: "Hitungan harian setiap daftar sama dengan isinya",
    diperiksa: (db) => db`select count(*) from hitungan_harian`,
    temuan: (db) => db`
      with baris as (
        select 'so' as daftar, tgl_order as tanggal from so
        union all
        select 'surat-jalan', tgl_order from so where status_pembayaran in ('Proses', 'Lunas')
        union all
        select 'pl', tgl_order from orderan where sumber_produk = 'PL' and dibatalkan is null
        union all
        select 'pl-' || status_produk, tgl_order from orderan where sumber_produk = 'PL' and dibatalkan is null
        union all
        select 'pengajuan', tgl_pengajuan from pengajuan
        union all
        select 'pengajuan-asset', tgl_pengajuan from pengajuan_asset
      ), isi as (
        select daftar, tanggal, count(*) as jumlah from baris group by 1, 2
      )
      select coalesce(h.daftar, i.daftar) as dokumen,
        format('%s: dihitung %s, isinya %s', coalesce(h.tanggal, i.tanggal), coalesce(h.jumlah, 0), coalesce(i.jumlah, 0))
          as keterangan
      from isi i full join (
        select daftar, tanggal, sum(jumlah) as jumlah from hitungan_harian
        where daftar in ('so', 'surat-jalan', 'pl', 'pl-Progress', 'pl-Selesai', 'pengajuan', 'pengajuan-asset')
        group by 1, 2
      ) h using (daftar, tanggal)
      where coalesce(h.jumlah, 0) <> coalesce(i.jumlah, 0)`,
  },
];
