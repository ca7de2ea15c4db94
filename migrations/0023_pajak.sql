-- Pajak: whether the company collects PPN, on which terms, and the tax documents (faktur) that follow from approved invoices. A
-- company that is not registered (PKP) has none of it, which is how every company begins.
create table pajak_perusahaan (
  satu          boolean primary key default true check (satu),
  pkp_sejak     date,
  npwp          text not null default '' check (npwp ~ '^([0-9]{16})?$'),
  -- The place of business within the NPWP; 000000 is the head office.
  nitku         text not null default '000000' check (nitku ~ '^[0-9]{6}$'),
  penandatangan text not null default '' check (length(penandatangan) <= 100),
  -- Whether PPN stands within the prices of products, or comes on top of them.
  harga_termasuk boolean not null default true,
  versi         integer not null default 1,
  check (num_nulls(pkp_sejak) = 1 or npwp <> '')
);
insert into pajak_perusahaan default values;

-- Rates, limits and deadlines, each from a day on; the last row whose day has come holds.
create table pajak_ketentuan (
  kunci  text not null check (kunci in
    ('ppn', 'dpp-lain', 'pph23-jasa', 'pph-final', 'hari-lapor', 'isi-berkas', 'batas-pkp')),
  sejak  date not null,
  atas   bigint not null check (atas between 0 and 999999999999999),
  bawah  integer not null default 1 check (bawah between 1 and 10000),
  sumber text not null check (sumber <> '' and length(sumber) <= 300),
  primary key (kunci, sejak)
);
insert into pajak_ketentuan (kunci, sejak, atas, bawah, sumber) values
  ('ppn', '2025-01-01', 12, 100, 'PMK 131/2024'),
  ('dpp-lain', '2025-01-01', 11, 12, 'PMK 131/2024: DPP nilai lain 11/12 dari harga jual'),
  ('ppn', '2022-04-01', 11, 100, 'UU 7/2021'),
  ('dpp-lain', '2022-04-01', 1, 1, 'UU 7/2021'),
  ('pph23-jasa', '2009-01-01', 2, 100, 'UU PPh pasal 23'),
  ('pph-final', '2018-07-01', 5, 1000, 'PP 23/2018, PP 55/2022'),
  ('hari-lapor', '2025-05-22', 20, 1, 'PER-11/PJ/2025: faktur diunggah paling lambat tanggal 20 bulan berikutnya'),
  ('hari-lapor', '2022-04-01', 15, 1, 'PER-03/PJ/2022'),
  ('isi-berkas', '2025-01-01', 1000, 1, 'Templat Coretax: paling banyak 1.000 faktur per berkas'),
  ('batas-pkp', '2014-01-01', 4800000000, 1, 'PMK 197/2013');

-- How Coretax calls a product and a customer. Without a row a product is goods of no code, counted in Unit, and a customer is
-- known by the NPWP of the customer list.
create table pajak_produk (
  id_produk integer primary key references produk,
  jenis     text not null default 'A' check (jenis in ('A', 'B')),
  kode      text not null default '000000' check (kode ~ '^[0-9]{6}$'),
  satuan    text not null default 'UM.0018' check (satuan ~ '^UM[.][0-9]{4}$'),
  versi     integer not null default 1
);
create table pajak_pelanggan (
  id_pelanggan   integer primary key references pelanggan,
  dokumen        text not null default 'NPWP' check (dokumen in ('NPWP', 'NIK', 'Paspor', 'Lainnya')),
  nomor          text not null default '' check (length(nomor) <= 40),
  nitku          text not null default '000000' check (nitku ~ '^[0-9]{6}$'),
  kode_transaksi text not null default '04' check (kode_transaksi in ('02', '03', '04')),
  negara         text not null default 'IDN' check (negara ~ '^[A-Z]{3}$'),
  versi          integer not null default 1
);

-- The terms on which an order was made; no PPN where they are null. Of an amount x that includes PPN the base is
-- x * bawah / (bawah + atas), rounded half up.
alter table so
  add column ppn_atas integer check (ppn_atas between 1 and 4000),
  add column ppn_bawah integer check (ppn_bawah between 1 and 4000),
  -- The prices of its lines are without PPN, which its total has on top.
  add column harga_tanpa_ppn boolean not null default false,
  add constraint so_ppn check (num_nulls(ppn_atas, ppn_bawah) in (0, 2) and (not harga_tanpa_ppn or num_nulls(ppn_atas) = 0));

create function so_ppn_tetap() returns trigger language plpgsql as $$
begin
  raise exception 'ketentuan PPN order % tidak boleh diubah', old.id_so using errcode = 'restrict_violation';
end $$;
create trigger so_ppn_tetap before update of ppn_atas, ppn_bawah, harga_tanpa_ppn on so for each row
  when ((old.ppn_atas, old.ppn_bawah, old.harga_tanpa_ppn) is distinct from (new.ppn_atas, new.ppn_bawah, new.harga_tanpa_ppn))
  execute function so_ppn_tetap();

-- The PPN within an amount that includes it.
create function ppn_dari(nominal bigint, atas integer, bawah integer) returns bigint language sql immutable parallel safe as $$
  select case when atas is null then 0
    else nominal - sign(nominal)::bigint * ((abs(nominal) * 2 * bawah + bawah + atas) / (2 * (bawah + atas))) end $$;

-- The tax documents of orders: what money came for (one for each approved invoice), and what takes some of it back. The amounts
-- of an order's documents are its chain; they never change. How far each is with the tax office does.
create table faktur (
  id_faktur  text primary key,
  urut       bigint generated always as identity unique,
  id_so      text not null references so,
  jenis      text not null check (jenis in ('Penuh', 'Uang Muka', 'Pelunasan', 'Pembatalan', 'Pengurangan')),
  -- The invoice that was approved or cancelled.
  id_invoice text references invoice,
  -- Why a Pengurangan was made.
  sebab      text not null default '' check (sebab in ('', 'Retur', 'Nota Kredit', 'Perubahan Order', 'Order Batal')),
  tanggal    date not null,
  waktu      timestamptz not null,
  nominal    bigint not null check (nominal <> 0 and nominal between -999999999999999 and 999999999999999),
  dpp        bigint not null,
  ppn        bigint not null,
  status     text not null default 'Belum' check (status in
    ('Belum', 'Dikirim', 'Disetujui', 'Ditolak', 'Dibatalkan', 'Selesai')),
  -- The number that the tax office gave: of the faktur, or of the nota retur.
  nomor      text not null default '' check (nomor ~ '^[0-9A-Za-z./-]{0,40}$'),
  tgl_nomor  date,
  catatan    text not null default '' check (length(catatan) <= 500),
  -- Who it was made for.
  nama_customer text not null,
  versi      integer not null default 1,
  teks_cari  text generated always as
    (lower(id_faktur || E'\n' || id_so || E'\n' || coalesce(id_invoice, '') || E'\n' || nomor || E'\n' || nama_customer)) stored,
  check (nominal = dpp + ppn),
  check (case when jenis in ('Penuh', 'Uang Muka', 'Pelunasan') then nominal > 0 and status <> 'Selesai'
    else nominal < 0 and status in ('Belum', 'Selesai') end),
  check ((jenis = 'Pengurangan') = (sebab <> '') and (jenis = 'Pengurangan') = (num_nulls(id_invoice) = 1)),
  check (status <> 'Disetujui' or nomor <> '')
);
create unique index faktur_invoice on faktur (id_invoice) where jenis in ('Penuh', 'Uang Muka', 'Pelunasan');
create unique index faktur_invoice_batal on faktur (id_invoice) where jenis = 'Pembatalan';
create index faktur_cari on faktur using gin (teks_cari gin_trgm_ops);
create index faktur_so on faktur (id_so, urut);
create index faktur_tanggal on faktur (tanggal desc, urut desc) include (status, jenis, ppn);
create index faktur_terbuka on faktur (tanggal, urut) where status in ('Belum', 'Dikirim', 'Ditolak');
create unique index faktur_nomor on faktur (nomor) where nomor <> '' and jenis in ('Penuh', 'Uang Muka', 'Pelunasan');

create function faktur_tetap() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.id_faktur, new.urut, new.id_so, new.jenis, new.id_invoice, new.sebab, new.tanggal, new.waktu,
      new.nominal, new.dpp, new.ppn, new.nama_customer) is distinct from (old.id_faktur, old.urut, old.id_so, old.jenis, old.id_invoice, old.sebab,
      old.tanggal, old.waktu, old.nominal, old.dpp, old.ppn, old.nama_customer) then
    raise exception 'isi faktur % tidak boleh diubah', old.id_faktur using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger faktur_tetap before update or delete on faktur for each row execute function faktur_tetap();
create trigger faktur_utuh before truncate on faktur for each statement execute function tolak_perubahan();
create trigger faktur_tertutup before insert on faktur for each row execute function bulan_dijaga('tanggal');

-- The accounts of PPN. A company may have given their codes to accounts of its own.
insert into akun (kode, nama, jenis, golongan, bawaan)
select coalesce((select k from (values (b.kode), (b.awalan || '901'), (b.awalan || '902'), (b.awalan || '903')) c(k)
    where not exists (select from akun a where a.kode = k) limit 1), b.awalan || '99999' || b.ke),
  case when exists (select from akun a where lower(a.nama) = lower(b.nama)) then b.nama || ' (program)' else b.nama end,
  b.jenis, b.golongan, b.bawaan
from (values
  (1, '2-2001', '2-2', 'PPN Keluaran', 'Kewajiban', 'Pajak', 'ppn-keluaran'),
  (2, '2-2002', '2-2', 'PPN Belum Difakturkan', 'Kewajiban', 'Pajak', 'ppn-belum'),
  (3, '1-2004', '1-2', 'PPh 23 Dibayar di Muka', 'Aset', 'Pajak', 'pph23-dimuka')
) b(ke, kode, awalan, nama, jenis, golongan, bawaan) order by b.ke;

-- Files that were made for Coretax, as they were sent: what it says about a line of one leads to the faktur.
create table faktur_berkas (
  id_faktur_berkas integer generated always as identity primary key,
  nama    text not null,
  dibuat  timestamptz not null,
  id_user integer not null references karyawan,
  isi     text not null
);
create index faktur_berkas_dibuat on faktur_berkas (dibuat desc);
create trigger faktur_berkas_tetap before update or delete on faktur_berkas for each row execute function tolak_perubahan();
create table faktur_berkas_isi (
  id_faktur_berkas integer not null references faktur_berkas,
  ke        smallint not null,
  id_faktur text not null references faktur,
  primary key (id_faktur_berkas, ke)
);
create index faktur_berkas_isi_faktur on faktur_berkas_isi (id_faktur);
create trigger faktur_berkas_isi_tetap before update or delete on faktur_berkas_isi
  for each row execute function tolak_perubahan();

-- PPh 23 that a customer kept: an invoice is paid by that much less money, and its proof (bukti potong) is to come. What an order
-- was cancelled with is given back with its money.
alter table invoice add column pph_dipotong bigint not null default 0 check (pph_dipotong between 0 and nominal_bayar);
alter table so add column pph_batal bigint not null default 0 check (pph_batal >= 0);
create table bukti_potong (
  id_invoice text primary key references invoice,
  urut       bigint generated always as identity unique,
  nominal    bigint not null check (nominal between 1 and 999999999999999),
  nomor      text not null default '' check (length(nomor) <= 40),
  tgl_bukti  date,
  versi      integer not null default 1,
  check ((nomor = '') = (num_nulls(tgl_bukti) = 1))
);
create index bukti_potong_menunggu on bukti_potong (urut desc) where nomor = '';

create function bukti_potong_tetap() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.id_invoice, new.nominal) is distinct from (old.id_invoice, old.nominal) then
    raise exception 'nominal bukti potong % tidak boleh diubah', old.id_invoice using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger bukti_potong_tetap before update or delete on bukti_potong for each row execute function bukti_potong_tetap();
