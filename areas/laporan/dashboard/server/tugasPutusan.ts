import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { opname } from "#areas/produk/opname/contract.ts";
import { usulan } from "#areas/sistem/usulan/contract.ts";
import { menungguUsulan } from "#company/usulan.ts";
import type { Sumber } from "./sumberTugas.ts";

/** What waits for a decision. */
export const PUTUSAN: readonly Sumber[] = [
  {
    jenis: "usulan",
    milik: [usulan.getUsulan.permission],
    isi: ({ db, user, now, milik }, baca) =>
      baca(db`
      select 'Usulan ' || id_usulan as id, id_usulan::text as kunci, nama_kunci || ' untuk ' || nama_user as keterangan,
        (dibuat at time zone 'Asia/Jakarta')::date as tanggal, null::bigint as nominal, id_usulan as urut
      from (${menungguUsulan(db, user, { now, milik })}) u`),
  },
  {
    jenis: "pengajuan",
    milik: [pengajuan.approvePengajuan.permission],
    isi: ({ db, menunggu }, baca) =>
      baca(db`
      select id_pengajuan as id, id_pengajuan as kunci, deskripsi_pengajuan as keterangan, tgl_pengajuan as tanggal,
        nominal_pengajuan as nominal, urut
      from pengajuan where id_pengajuan in (${menunggu("pengajuan")})`),
  },
  {
    jenis: "invoice",
    milik: [invoice.approveInv.permission],
    isi: ({ db, menunggu }, baca) =>
      baca(db`
      select i.id_invoice as id, i.id_invoice as kunci, s.id_so || ' - ' || s.nama_customer as keterangan,
        i.tgl_invoice as tanggal, i.nominal_dp + i.nominal_lunas as nominal, i.urut
      from invoice i join so s using (id_so) where i.id_invoice in (${menunggu("invoice")})`),
  },
  {
    jenis: "pengajuanAsset",
    milik: [pengajuanAsset.approvePengajuanAsset.permission],
    isi: ({ db, menunggu }, baca) =>
      baca(db`
      select id_pengajuan_asset as id, id_pengajuan_asset as kunci, nama_barang as keterangan, tgl_pengajuan as tanggal,
        harga as nominal, urut
      from pengajuan_asset where id_pengajuan_asset in (${menunggu("pengajuanAsset")})`),
  },
  {
    jenis: "pelepasanAsset",
    milik: [pelepasanAsset.approvePelepasanAsset.permission],
    isi: ({ db, menunggu }, baca) =>
      baca(db`
      select p.id_pelepasan_asset as id, p.id_pelepasan_asset as kunci, a.nama_barang || ', ' || p.alasan as keterangan,
        p.tgl_pengajuan as tanggal, p.harga_jual as nominal, p.urut
      from pelepasan_asset p join asset a using (id_asset)
      where p.id_pelepasan_asset in (${menunggu("pelepasanAsset")})`),
  },
  {
    jenis: "retur",
    milik: [retur.putuskanRetur.permission],
    isi: ({ db }, baca) =>
      baca(db`
      select r.id_retur as id, r.id_retur as kunci, s.customer_instansi || ': ' || r.alasan as keterangan,
        r.tgl_retur as tanggal, null::bigint as nominal, r.urut
      from retur r join so s using (id_so) where r.keputusan is null`),
  },
  {
    jenis: "jurnalUmum",
    milik: [jurnalUmum.approveJurnalUmum.permission],
    isi: ({ db, menunggu }, baca) =>
      baca(db`
      select id_jurnal_umum as id, id_jurnal_umum as kunci, keterangan, tanggal, null::bigint as nominal, urut
      from jurnal_umum where id_jurnal_umum in (${menunggu("jurnalUmum")})`),
  },
  {
    jenis: "koreksi",
    milik: [koreksi.putuskanKoreksi.permission],
    isi: ({ db, menunggu }, baca) =>
      baca(db`
      select k.id_koreksi as id, k.id_koreksi as kunci, s.id_so || ' - ' || s.nama_customer || ': ' || k.alasan as keterangan,
        k.tgl_pengajuan as tanggal, case when k.nominal > 0 then k.nominal end as nominal, k.urut
      from koreksi k join so s using (id_so)
      where k.id_koreksi in (${menunggu("perubahan")} union all ${menunggu("pembatalanInvoice")}
        union all ${menunggu("notaKredit")} union all ${menunggu("hapusPiutang")})`),
  },
  {
    jenis: "opname",
    milik: [opname.putuskanOpname.permission],
    isi: ({ db, menunggu }, baca) =>
      baca(db`
      select id_opname as id, id_opname as kunci, format('%s dari %s produk dihitung', jumlah_dihitung, jumlah_produk) as keterangan,
        (dikirim at time zone 'Asia/Jakarta')::date as tanggal, nilai as nominal, urut
      from opname where id_opname in (${menunggu("opname")})`),
  },
  {
    jenis: "bukaBulan",
    milik: [tutupBuku.approveBukaBulan.permission],
    // Whoever asked cannot decide, whatever their role.
    isi: ({ db, user }, baca) =>
      baca(db`
      select nama_bulan(p.bulan) as id, p.id_tutup_buku::text as kunci, p.nama_user || ': ' || p.alasan as keterangan,
        (p.waktu at time zone 'Asia/Jakarta')::date as tanggal, null::bigint as nominal, p.id_tutup_buku as urut
      from tutup_buku_peristiwa p
      where p.jenis = 'minta' and p.id_user <> ${user.idUser}
        and not exists (select from tutup_buku_peristiwa k where k.id_permintaan = p.id_tutup_buku)`),
  },
  {
    jenis: "assetDitinjau",
    milik: [listAsset.tinjauAsset.permission],
    isi: ({ db }, baca) =>
      baca(db`
      select a.kode_asset as id, a.kode_asset as kunci, min(h.tanggal) as tanggal, null::bigint as nominal,
        min(h.id_asset_perhatian) as urut,
        a.nama_barang || ', ' || string_agg(case h.jenis when 'tanggal lama' then 'dicatat dengan tanggal lama'
          else 'ditandai ' || h.jenis end || ' oleh ' || u.nama_lengkap, ', ' order by h.id_asset_perhatian) as keterangan
      from asset_perhatian h join asset a using (id_asset) join karyawan u on u.id_user = h.id_user
      where h.ditinjau is null group by a.id_asset`),
  },
];
