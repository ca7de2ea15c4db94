import { ppnDipungut } from "#books/pajak/dipungut.ts";
import { kolomPenyetuju, type Penyetuju } from "#company/batas.ts";
import { sebutanKoreksi } from "#company/koreksi.ts";
import { menungguPutusan, rupiahTeks, uangInvoice } from "#company/menunggu.ts";
import { kabarPembayaran } from "#company/pembayaranMasuk.ts";
import type { Aturan } from "#company/putusan.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { offsetOf } from "#platform/list/paging.ts";
import type { JenisPutusan, Menunggu } from "../contract.ts";
import { PUTUSAN_KOREKSI } from "../contract.ts";

/** A waiting document as stored, with picture ids. */
export type MenungguRow = Omit<Menunggu, "aksi" | "persetujuan"> & {
  idKebutuhan: number | null;
  /** What limits look at. */
  taruhan: number;
  penyetuju: readonly Penyetuju[];
  jenis: JenisPutusan;
  idUser: number;
  otomatis: boolean;
  tanggal: Tanggal;
};

const bukti = (db: Db, tabel: string, id: string, milik: Fragment): Fragment => db`
  array(select b.id_berkas::text from ${db(tabel)} b where b.${db(id)} = ${milik} order by b.urutan)`;

/** What is shown of each kind, for the row `m` of a page. */
const isiMenunggu = (db: Db): Fragment => db`
  select case when p.otomatis then k.nama_kebutuhan
      else case p.tipe_pengajuan when 'masuk' then 'Dana Masuk' when 'keluar' then 'Dana Keluar' else 'Pindah Dana' end
    end as sebutan,
    case when p.otomatis then coalesce(p.id_so, p.deskripsi_pengajuan) else k.nama_kebutuhan end as judul,
    p.deskripsi_pengajuan as keterangan, p.nominal_pengajuan as nominal, p.tipe_pengajuan as arah,
    concat_ws(' → ', r.nama_rekening, t.nama_rekening) as rekening, p.id_user, p.tgl_pengajuan as tanggal,
    array(select b.id_berkas::text from pengajuan_bukti b
          where b.id_pengajuan = p.id_pengajuan and b.tahap = 'pengajuan' order by b.urutan) as bukti
  from pengajuan p
  join kebutuhan k using (id_kebutuhan)
  left join rekening r on r.id_rekening = p.id_rekening_asal
  left join rekening t on t.id_rekening = p.id_rekening_tujuan
  where m.jenis = 'pengajuan' and p.id_pengajuan = m.id
  union all
  select 'Pembelian Asset', p.nama_barang, p.deskripsi_pengajuan, p.harga, 'keluar', r.nama_rekening, p.id_user, p.tgl_pengajuan,
    ${bukti(db, "pengajuan_asset_bukti", "id_pengajuan_asset", db`p.id_pengajuan_asset`)}
  from pengajuan_asset p join rekening r using (id_rekening)
  where m.jenis = 'pengajuanAsset' and p.id_pengajuan_asset = m.id
  union all
  select 'Pelepasan Asset', a.kode_asset || ' ' || a.nama_barang,
    concat_ws(': ', initcap(p.alasan), nullif(p.keterangan, '')), p.harga_jual, case when r.id_rekening is not null then 'masuk' end,
    coalesce(r.nama_rekening, ''), p.id_user,
    p.tgl_pengajuan, ${bukti(db, "pelepasan_asset_bukti", "id_pelepasan_asset", db`p.id_pelepasan_asset`)}
  from pelepasan_asset p join asset a using (id_asset) left join rekening r using (id_rekening)
  where m.jenis = 'pelepasanAsset' and p.id_pelepasan_asset = m.id
  union all
  select 'Jurnal Umum', p.keterangan, coalesce('Pembalikan ' || p.membalik, ''), coalesce(p.jumlah, p.nominal), null, '', p.id_user, p.tanggal,
    ${bukti(db, "jurnal_umum_bukti", "id_jurnal_umum", db`p.id_jurnal_umum`)}
  from jurnal_umum p where m.jenis = 'jurnalUmum' and p.id_jurnal_umum = m.id
  union all
  select ${sebutanKoreksi(db, db`p.jenis`)},
    concat_ws(', ', p.id_so, s.nama_customer, nullif(s.customer_instansi, '-')), p.alasan,
    case when p.nominal > 0 then p.nominal end, null, '', p.id_user, p.tgl_pengajuan,
    ${bukti(db, "koreksi_bukti", "id_koreksi", db`p.id_koreksi`)}
  from koreksi p join so s using (id_so)
  where m.jenis = any(${[...PUTUSAN_KOREKSI]}::text[]) and p.id_koreksi = m.id
  union all
  select 'Stock Opname', case p.cakupan when 'semua' then 'Semua produk' when 'pilihan' then 'Produk pilihan'
      else 'Kategori ' || p.kategori end,
    concat_ws('. ', format('%s dari %s produk dihitung', p.jumlah_dihitung, p.jumlah_produk), nullif(p.keterangan, '')),
    p.nilai, null, '', p.id_user, (p.dibuat at time zone 'Asia/Jakarta')::date, '{}'::text[]
  from opname p where m.jenis = 'opname' and p.id_opname = m.id
  union all
  select 'Invoice ' || case p.tipe_pembayaran when 'LN' then 'Lunas' else 'DP' end,
    concat_ws(', ', s.nama_customer, nullif(s.customer_instansi, '-')), 'Pembayaran ' || p.id_so || coalesce('. PPN ' || ${rupiahTeks(db, db`k.nominal`)} || ' tidak dibayar kepada kita, kode ' || k.kode, '')
      || coalesce(${kabarPembayaran(db, db`p.id_invoice`, db`array[${uangInvoice(db)}, ${uangInvoice(db)} + coalesce(p.kode_unik, 0)]`)}, ''),
    ${uangInvoice(db)} - coalesce(k.nominal, 0), 'masuk', r.nama_rekening, p.id_user, p.tgl_invoice,
    ${bukti(db, "invoice_bukti", "id_invoice", db`p.id_invoice`)}
  from invoice p join so s using (id_so) join rekening r using (id_rekening)
  left join lateral (${ppnDipungut(db, uangInvoice(db))}) k on true
  where m.jenis = 'invoice' and p.id_invoice = m.id`;

type Dicari = { page: number; limit: number };

/** What waits for this person, oldest first: without one's own requests and what the limits leave to others. */
export async function pageOfKotak(db: Db, user: User, aturan: Aturan, dicari: Dicari) {
  const rows = await db<(MenungguRow & { total: number })[]>`
    select m.jenis, m.id, m.otomatis, m.versi, m.id_kebutuhan, m.nominal as taruhan, m.total, d.*, u.nama_lengkap as oleh,
      ${kolomPenyetuju(db, db`m.jenis`, db`m.id`, db`m.versi`)}
    from (select *, count(*) over () as total from (${menungguPutusan(db, user, aturan)}) w
          order by dibuat, id limit ${dicari.limit} offset ${offsetOf(dicari)}) m
    cross join lateral (${isiMenunggu(db)}) d
    join karyawan u on u.id_user = d.id_user
    order by m.dibuat, m.id`;
  return { rows, total: rows[0]?.total ?? 0 };
}
