-- Corrections of orders that somebody asks for and somebody else decides: a change, a cancellation, an invoice that was
-- approved by mistake, a credit note, a debt that is written off. An order has one at a time that waits.

create table koreksi (
  id_koreksi     text primary key,
  urut           bigint generated always as identity unique,
  jenis          text not null check (jenis in ('ubah', 'batal', 'batal-invoice', 'nota-kredit', 'hapus-piutang')),
  id_so          text not null references so,
  -- The invoice that is cancelled, and the return that a credit note is for.
  id_invoice     text references invoice,
  id_retur       text references retur,
  alasan         text not null check (alasan <> ''),
  nominal        bigint not null default 0 check (nominal between 0 and 999999999999999),
  -- How the order shall be (kind ubah): the fields and lines that editOrder was given.
  isi            jsonb,
  -- The version of the order that the author saw.
  versi_so       integer not null,
  tgl_pengajuan  date not null,
  dibuat         timestamptz not null,
  id_user        integer not null references karyawan,
  status         text not null default 'Menunggu' check (status in ('Menunggu', 'Disetujui', 'Ditolak')),
  ditarik        boolean not null default false,
  note           text not null default '',
  id_user_approve integer references karyawan,
  tgl_approve    date,
  waktu_approve  timestamptz,
  -- What an approved change made of the order, for the journal: its revision, totals and units before and after, and how
  -- many units the customer had.
  revisi         integer,
  penjualan_lama bigint,
  penjualan_baru bigint,
  tambahan_lama  bigint,
  tambahan_baru  bigint,
  unit_lama      integer,
  unit_baru      integer,
  unit_keluar    integer,
  teks_cari      text not null,
  constraint koreksi_isi check ((jenis = 'ubah') = (isi is not null)),
  constraint koreksi_invoice check ((jenis = 'batal-invoice') = (id_invoice is not null)),
  constraint koreksi_retur check (id_retur is null or jenis = 'nota-kredit'),
  constraint koreksi_nominal check ((jenis in ('ubah', 'batal')) = (nominal = 0)),
  constraint koreksi_keputusan check ((status <> 'Menunggu') = (tgl_approve is not null and waktu_approve is not null
    and id_user_approve is not null)),
  constraint koreksi_ditarik check (not ditarik or status = 'Ditolak' and id_user_approve = id_user),
  constraint koreksi_revisi check ((jenis = 'ubah' and status = 'Disetujui') = (revisi is not null)
    and num_nonnulls(revisi, penjualan_lama, penjualan_baru, tambahan_lama, tambahan_baru, unit_lama, unit_baru, unit_keluar)
      in (0, 8))
);
create unique index koreksi_menunggu on koreksi (id_so) where status = 'Menunggu';
create index koreksi_antre on koreksi (urut) where status = 'Menunggu';
create index koreksi_order on koreksi (id_so, urut);
create index koreksi_tanggal on koreksi (tgl_pengajuan desc, urut desc) include (id_koreksi, jenis, status, teks_cari);
create index koreksi_invoice on koreksi (id_invoice) where id_invoice is not null;
create index koreksi_retur on koreksi (id_retur) where id_retur is not null;
create trigger koreksi_hitung after insert on koreksi referencing new table as baru for each statement
  execute function hitung('koreksi', 'hari_ke(tgl_pengajuan)', 'true');
create trigger koreksi_hitung_ubah after update on koreksi
  referencing old table as lama new table as baru for each statement
  execute function hitung('koreksi', 'hari_ke(tgl_pengajuan)', 'true');

-- What was asked for stays as it was asked, and is decided once.
create function koreksi_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'Menunggu' then
    raise exception 'koreksi % sudah diputuskan', old.id_koreksi using errcode = 'restrict_violation';
  end if;
  if (new.id_koreksi, new.jenis, new.id_so, new.id_invoice, new.id_retur, new.alasan, new.nominal, new.isi, new.versi_so,
      new.tgl_pengajuan, new.dibuat, new.id_user, new.teks_cari)
    is distinct from (old.id_koreksi, old.jenis, old.id_so, old.id_invoice, old.id_retur, old.alasan, old.nominal, old.isi,
      old.versi_so, old.tgl_pengajuan, old.dibuat, old.id_user, old.teks_cari) then
    raise exception 'isi koreksi % tidak boleh diubah', old.id_koreksi using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger koreksi_dijaga before update or delete on koreksi for each row execute function koreksi_dijaga();
create trigger koreksi_tertutup before insert on koreksi for each row execute function bulan_dijaga('pengajuan');
create trigger koreksi_tertutup_approve before update of tgl_approve on koreksi for each row
  when (old.tgl_approve is distinct from new.tgl_approve) execute function bulan_dijaga('approve');

create table koreksi_bukti (
  id_koreksi text not null references koreksi,
  urutan     smallint not null,
  id_berkas  uuid not null references berkas,
  primary key (id_koreksi, urutan)
);
create index koreksi_bukti_berkas on koreksi_bukti (id_berkas);

-- Finished units that a line made to order lost to the free stock when it got smaller.
alter table orderan add column qty_lepas integer not null default 0 check (qty_lepas >= 0);

-- How often the order was changed by an approved request: revision 1 is the order as it was made.
alter table so add column revisi integer not null default 1 check (revisi >= 1);

-- What changed the amount due of an order after its first approved invoice: a changed total, a credit note, a debt that was
-- written off. It waits for the next invoice (id_invoice null), which takes it up when it is approved.
create table so_tagihan (
  id_so_tagihan bigint generated always as identity primary key,
  id_so         text not null references so,
  id_koreksi    text not null references koreksi,
  -- perubahan: the order's total changed. kembali: what was paid too much is paid back.
  jenis         text not null check (jenis in ('perubahan', 'kembali', 'nota-kredit', 'hapus-piutang')),
  nominal       bigint not null check (nominal <> 0),
  id_invoice    text references invoice
);
create index so_tagihan_so on so_tagihan (id_so) include (nominal, id_invoice);
create index so_tagihan_koreksi on so_tagihan (id_koreksi);
create index so_tagihan_invoice on so_tagihan (id_invoice) where id_invoice is not null;

-- What an invoice takes up of it; and an invoice that waited while its order changed is marked until it is looked at again.
alter table invoice
  add column perubahan bigint not null default 0,
  add column order_berubah boolean not null default false,
  add column dibatalkan timestamptz;

-- Its money is paid back by a request that names it too.
drop index pengajuan_invoice_unik;
create unique index pengajuan_invoice_unik on pengajuan (id_invoice, tipe_pengajuan) where id_invoice is not null;
-- Most invoices were never cancelled.
create index invoice_dibatalkan on invoice (id_so) where dibatalkan is not null;

-- An approved invoice can be cancelled: it keeps its number and leaves the chain of its order, as a deleted one does.
alter table invoice
  drop constraint invoice_status_approve_check,
  add constraint invoice_status_approve_check check (status_approve in ('Menunggu', 'Disetujui', 'Dibatalkan')),
  drop constraint invoice_check,
  add constraint invoice_disetujui
    check ((status_approve <> 'Menunggu') = (num_nonnulls(tgl_approve, id_user_approve) = 2)),
  drop constraint invoice_check1,
  add constraint invoice_dihapus check (dihapus is null or status_approve <> 'Disetujui'),
  add constraint invoice_dibatalkan check ((status_approve <> 'Dibatalkan') = (dibatalkan is null)
    and (dibatalkan is null or dihapus = dibatalkan));

-- Decisions of two name the kind of document; so does what is said about it.
alter table persetujuan drop constraint persetujuan_jenis_check;
alter table persetujuan add constraint persetujuan_jenis_check check (jenis in ('invoice', 'pengajuan', 'pengajuanAsset',
  'pelepasanAsset', 'jurnalUmum', 'perubahan', 'pembatalanInvoice', 'notaKredit', 'hapusPiutang'));

-- The accounts of corrections. A company may have given these codes to an account of its own.
insert into akun (kode, nama, jenis, golongan, bawaan)
select coalesce((select k from (values (b.kode), (b.awalan || '901'), (b.awalan || '902'), (b.awalan || '903')) c(k)
    where not exists (select from akun a where a.kode = k) limit 1), b.awalan || '999999'),
  case when exists (select from akun a where lower(a.nama) = lower(b.nama)) then b.nama || ' (program)' else b.nama end,
  b.jenis, b.golongan, b.bawaan
from (values
  (1, '4-1007', '4-1', 'Potongan Penjualan', 'Pendapatan', 'Penjualan', 'potongan-penjualan'),
  (2, '4-2002', '4-2', 'Pendapatan Lain', 'Pendapatan', 'Pendapatan Lain', 'pendapatan-lain'),
  (3, '6-1004', '6-1', 'Beban Piutang Tak Tertagih', 'Beban', 'Beban', 'piutang-tak-tertagih')
) b(ke, kode, awalan, nama, jenis, golongan, bawaan) order by b.ke;

-- What the company keeps of the money for a cancelled order: the refund that was asked for is rejected, and what is paid
-- back all the same is a refund of its own.
create table dp_hangus (
  id_pengajuan text primary key references pengajuan,
  id_so        text not null references so,
  nominal      bigint not null check (nominal between 1 and 999999999999999),
  tanggal      date not null,
  waktu        timestamptz not null,
  id_user      integer not null references karyawan
);
create index dp_hangus_so on dp_hangus (id_so);
create index dp_hangus_tanggal on dp_hangus (tanggal);
create trigger dp_hangus_tetap before update or delete on dp_hangus for each row execute function tolak_perubahan();
create trigger dp_hangus_utuh before truncate on dp_hangus for each statement execute function tolak_perubahan();
create trigger dp_hangus_tertutup before insert on dp_hangus for each row execute function bulan_dijaga('tanggal');

-- A delivery note that was deleted before its goods left: its number stays taken.
create table surat_jalan_batal (
  id_surat_jalan text primary key,
  id_so          text not null references so,
  alasan         text not null check (alasan <> ''),
  isi            jsonb not null,
  waktu          timestamptz not null,
  id_user        integer not null references karyawan
);
create index surat_jalan_batal_so on surat_jalan_batal (id_so);
create trigger surat_jalan_batal_tetap before update or delete on surat_jalan_batal
  for each row execute function tolak_perubahan();

-- What was sold in a month also changes with the quantity and the day of a line.
create or replace function terjual_ubah() returns trigger language plpgsql as $$
begin
  insert into terjual_bulanan
  select date_trunc('month', x.hari::timestamp)::date, x.id_produk, x.unit
  from (values (old.tgl_order, old.id_produk, case when old.terjual then -old.qty else 0 end),
    (new.tgl_order, new.id_produk, case when new.terjual then new.qty else 0 end)) x(hari, id_produk, unit)
  where x.unit <> 0;
  return null;
end $$;
create trigger terjual_ubah_jumlah after update on orderan
  for each row when (old.terjual = new.terjual and (old.qty, old.tgl_order) is distinct from (new.qty, new.tgl_order))
  execute function terjual_ubah();

-- The lists whose rows are counted, with that of corrections.
create or replace view isi_daftar as
select 'so' as daftar, hari_ke(tgl_order) as ember from so
union all
select 'surat-jalan', hari_ke(tgl_order) from so where status_pembayaran in ('Proses', 'Lunas')
union all
select d.daftar, hari_ke(tgl_order) from orderan cross join lateral (values ('pl'), ('pl-' || status_produk)) d(daftar)
where sumber_produk = 'PL' and dibatalkan is null
union all
select 'pengajuan', hari_ke(tgl_pengajuan) from pengajuan
union all
select 'pengajuan-asset', hari_ke(tgl_pengajuan) from pengajuan_asset
union all
select 'pelepasan-asset', hari_ke(tgl_pengajuan) from pelepasan_asset
union all
select 'jejak-keamanan', hari_ke(tanggal) from jejak_keamanan
union all
select d.daftar, id_produk >> 10
from produk cross join lateral (values ('produk'), ('produk-' || kategori_produk)) d(daftar)
union all
select 'po-' || status_po, (urut >> 10)::integer from po where dibatalkan is null
union all
select 'asset', id_asset >> 10 from asset
union all
select case when arsip then 'pelanggan-arsip' else 'pelanggan' end, id_pelanggan >> 10 from pelanggan where digabung_ke is null
union all
select 'retur', hari_ke(tgl_retur) from retur
union all
select 'email', (id_email >> 10)::integer from email
union all
select 'koreksi', hari_ke(tgl_pengajuan) from koreksi;
