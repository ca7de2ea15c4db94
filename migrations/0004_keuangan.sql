-- Accounts, what money is for, requests to move it, and the book of money.

create table komponen_laba (
  id_komponen_laba   integer generated always as identity primary key,
  nama_komponen_laba text not null check (nama_komponen_laba <> ''),
  bawaan             text unique,
  -- A new komponen is a row of the reports from the first open month on.
  mulai              date not null default bulan_buka_terkunci()
);
create unique index komponen_laba_nama_unik on komponen_laba (lower(nama_komponen_laba));
insert into komponen_laba (nama_komponen_laba, bawaan) values ('Pendapatan Penjualan', 'pendapatan-penjualan');

create table kebutuhan (
  id_kebutuhan     integer generated always as identity primary key,
  nama_kebutuhan   text not null check (nama_kebutuhan <> ''),
  id_komponen_laba integer references komponen_laba,
  -- The needs that the program itself books with.
  bawaan           text unique check (bawaan in
    ('penjualan', 'pembelian-produk', 'pembelian-asset', 'pengembalian-dana', 'pelepasan-asset')),
  -- Buying is not yet a cost: what is bought becomes one when it leaves the warehouse or wears off. The money of a sold
  -- asset is no income: gain or loss is what the book value leaves of it.
  constraint kebutuhan_pembelian_tanpa_komponen
    check (bawaan is null or bawaan not in ('pembelian-produk', 'pembelian-asset', 'pelepasan-asset')
      or id_komponen_laba is null)
);
create unique index kebutuhan_nama_unik on kebutuhan (lower(nama_kebutuhan));
create index kebutuhan_komponen on kebutuhan (id_komponen_laba);
insert into kebutuhan (nama_kebutuhan, bawaan, id_komponen_laba)
select nama, bawaan, case when bawaan in ('penjualan', 'pengembalian-dana') then (select id_komponen_laba from komponen_laba) end
from (values ('Penjualan', 'penjualan'), ('Pembelian Produk', 'pembelian-produk'),
             ('Pembelian Asset', 'pembelian-asset'), ('Pengembalian Dana', 'pengembalian-dana'),
             ('Pelepasan Asset', 'pelepasan-asset')) k(nama, bawaan);

create table rekening (
  id_rekening   integer generated always as identity primary key,
  nama_rekening text not null check (nama_rekening <> ''),
  pos_neraca    text check (pos_neraca in ('kasKecil', 'kasManagement', 'bcaRjp', 'bcaAneka', 'briRjp', 'briAneka')),
  grup          text check (grup in ('RJP', 'ANEKA')),
  -- The other side of money that comes from outside the company or goes there; it holds nothing itself.
  lainnya       boolean not null default false,
  -- Kept by the book of money (kas_sambung below), never written by hand.
  saldo         bigint not null default 0 constraint rekening_saldo_cukup check (saldo between 0 and 999999999999999),
  buku_urut     integer not null default 0,
  buku_sidik    bytea not null default '\x',
  versi         integer not null default 1,
  -- Where customers pay to: the account's number at its bank and its owner, as an invoice prints them. Blank for a cash box.
  nomor_rekening text not null default '' check (length(nomor_rekening) <= 40),
  atas_nama     text not null default '' check (length(atas_nama) <= 100),
  check (not lainnya or (saldo = 0 and buku_urut = 0 and pos_neraca is null and grup is null))
);
create unique index rekening_nama_unik on rekening (lower(nama_rekening));
insert into rekening (nama_rekening, pos_neraca, grup, lainnya) values
  ('Kas Kecil', 'kasKecil', null, false),
  ('Kas Management', 'kasManagement', null, false),
  ('BCA RJP', 'bcaRjp', 'RJP', false),
  ('BCA Aneka', 'bcaAneka', 'ANEKA', false),
  ('BRI RJP', 'briRjp', 'RJP', false),
  ('BRI Aneka', 'briAneka', 'ANEKA', false),
  ('LAINNYA', null, null, true);

create function rekening_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.lainnya then
      raise exception 'rekening LAINNYA tidak boleh dihapus' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if old.lainnya and (new.nama_rekening <> old.nama_rekening or not new.lainnya) then
    raise exception 'rekening LAINNYA tidak boleh diubah' using errcode = 'restrict_violation';
  end if;
  if pg_trigger_depth() = 1 and (new.saldo, new.buku_urut, new.buku_sidik) is distinct from
                                (old.saldo, old.buku_urut, old.buku_sidik) then
    raise exception 'saldo hanya berubah lewat buku kas' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger rekening_dijaga before update or delete on rekening for each row execute function rekening_dijaga();

-- A request to move money. Those that the program makes itself (an approved invoice, a paid purchase order, an approved
-- asset request) are born Disetujui and name their document.
create table pengajuan (
  id_pengajuan       text primary key,
  urut               bigint generated always as identity unique,
  id_kebutuhan       integer not null references kebutuhan,
  tipe_pengajuan     text not null check (tipe_pengajuan in ('masuk', 'keluar', 'pindah')),
  id_rekening_asal   integer references rekening,
  id_rekening_tujuan integer references rekening,
  nominal_pengajuan  bigint not null check (nominal_pengajuan between 1 and 999999999999999),
  deskripsi_pengajuan text not null,
  tgl_pengajuan      date not null,
  dibuat             timestamptz not null,
  id_user            integer not null references karyawan,
  status_pengajuan   text not null default 'Menunggu'
    check (status_pengajuan in ('Menunggu', 'Ditolak', 'Revisi', 'Disetujui')),
  id_user_approve    integer references karyawan,
  tgl_approve        date,
  note               text not null default '',
  -- Made by the program for a document, not asked for by a person.
  otomatis           boolean not null default false,
  id_so              text,
  id_invoice         text,
  id_po              text,
  kloter             text,
  id_pengajuan_asset text,
  versi              integer not null default 1,
  -- Cut, because an index row holds no more.
  teks_cari          text generated always as
    (lower(id_pengajuan || E'\n' || left(deskripsi_pengajuan, 500) || E'\n' || coalesce(id_so, '') || E'\n' ||
           coalesce(id_invoice, '') || E'\n' || coalesce(kloter, ''))) stored,
  id_pelepasan_asset text,
  -- Its author took it back before anybody decided: to the rest of the program it is Ditolak, by its author.
  ditarik            boolean not null default false,
  constraint pengajuan_sisi check (case tipe_pengajuan
    when 'masuk'  then id_rekening_tujuan is not null
    when 'keluar' then id_rekening_asal is not null
    else id_rekening_asal is not null and id_rekening_tujuan is not null and id_rekening_asal <> id_rekening_tujuan end),
  constraint pengajuan_keputusan check
    ((status_pengajuan in ('Ditolak', 'Disetujui')) = (tgl_approve is not null and id_user_approve is not null)),
  constraint pengajuan_ditarik
    check (not ditarik or status_pengajuan = 'Ditolak' and id_user_approve = id_user and not otomatis)
);
-- Searching reads this index alone, however common the text is.
create index pengajuan_tanggal on pengajuan (tgl_pengajuan desc, urut desc)
  include (id_pengajuan, teks_cari, id_kebutuhan, status_pengajuan);
create index pengajuan_status on pengajuan (status_pengajuan, tgl_pengajuan desc, urut desc)
  include (id_pengajuan, id_kebutuhan);
create index pengajuan_kebutuhan on pengajuan (id_kebutuhan, tgl_pengajuan desc, urut desc)
  include (id_pengajuan, status_pengajuan);
create index pengajuan_approve on pengajuan (tgl_approve, id_kebutuhan) where status_pengajuan = 'Disetujui';
create index pengajuan_cari on pengajuan using gin (teks_cari gin_trgm_ops);
create index pengajuan_asal on pengajuan (id_rekening_asal) where id_rekening_asal is not null;
create index pengajuan_tujuan on pengajuan (id_rekening_tujuan) where id_rekening_tujuan is not null;
create index pengajuan_so on pengajuan (id_so) where id_so is not null;
-- A request that looks like one made shortly before (getPengajuanSerupa).
create index pengajuan_serupa on pengajuan (id_kebutuhan, nominal_pengajuan, dibuat) where not otomatis;
create index pengajuan_nominal on pengajuan (nominal_pengajuan, urut)
  include (id_pengajuan, tgl_pengajuan, id_kebutuhan, status_pengajuan);
-- Laba Rugi sums and shows the approved requests of each need in the order of their approval, from this index alone. Moves
-- between the company's own accounts are neither gain nor loss.
create index pengajuan_laba on pengajuan (id_kebutuhan, tgl_approve, urut)
  include (tipe_pengajuan, nominal_pengajuan, id_rekening_asal, id_rekening_tujuan)
  where status_pengajuan = 'Disetujui' and tipe_pengajuan <> 'pindah';
-- Arus Kas shows moves between the company's own accounts by themselves: a few requests among very many.
create index pengajuan_pindah on pengajuan (tgl_approve) include (id_rekening_asal, id_rekening_tujuan, nominal_pengajuan)
  where tipe_pengajuan = 'pindah' and status_pengajuan = 'Disetujui';
-- Each of these documents moves money once. A refund is a second matter of the same order and has no invoice.
create unique index pengajuan_invoice_unik on pengajuan (id_invoice) where id_invoice is not null;
create unique index pengajuan_po_unik on pengajuan (id_po) where id_po is not null;
create unique index pengajuan_asset_unik on pengajuan (id_pengajuan_asset) where id_pengajuan_asset is not null;
create unique index pengajuan_pelepasan_unik on pengajuan (id_pelepasan_asset) where id_pelepasan_asset is not null;

-- Whatever changes about a request may be what its list is filtered by.
create trigger pengajuan_hitung after insert on pengajuan referencing new table as baru for each statement
  execute function hitung('pengajuan', 'hari_ke(tgl_pengajuan)', 'true');
create trigger pengajuan_hitung_ubah after update on pengajuan referencing old table as lama new table as baru
  for each statement execute function hitung('pengajuan', 'hari_ke(tgl_pengajuan)', 'true');

-- A decided request stays as it was when it was decided.
create function pengajuan_diputuskan() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status_pengajuan in ('Ditolak', 'Disetujui') then
    raise exception 'pengajuan % sudah diputuskan', old.id_pengajuan using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger pengajuan_diputuskan before update or delete on pengajuan
  for each row execute function pengajuan_diputuskan();

create trigger pengajuan_tertutup before insert on pengajuan for each row
  execute function bulan_dijaga('pengajuan dan approve');
create trigger pengajuan_tertutup_ubah before update of tgl_pengajuan on pengajuan for each row
  when (old.tgl_pengajuan is distinct from new.tgl_pengajuan) execute function bulan_dijaga('pengajuan');
create trigger pengajuan_tertutup_approve before update of tgl_approve on pengajuan for each row
  when (old.tgl_approve is distinct from new.tgl_approve) execute function bulan_dijaga('approve');

create table pengajuan_bukti (
  id_pengajuan text not null references pengajuan,
  tahap        text not null check (tahap in ('pengajuan', 'approve')),
  urutan       smallint not null,
  id_berkas    uuid not null references berkas,
  primary key (id_pengajuan, tahap, urutan)
);
create index pengajuan_bukti_berkas on pengajuan_bukti (id_berkas);

-- The book of money: one chain of rows per account.
create table kas (
  id_kas            bigint generated always as identity primary key,
  id_rekening       integer not null references rekening,
  urut              integer not null,
  tanggal           date not null,
  waktu             timestamptz not null,
  debit             bigint not null check (debit between 0 and 999999999999999),
  kredit            bigint not null check (kredit between 0 and 999999999999999),
  saldo_akhir       bigint not null check (saldo_akhir >= 0),
  id_pengajuan      text not null references pengajuan,
  id_rekening_lawan integer references rekening,
  id_kebutuhan      integer not null references kebutuhan,
  -- sha256 over this row's content and the row before it: a book that someone tampered with no longer adds up.
  sidik             bytea not null,
  unique (id_rekening, urut),
  check ((debit = 0) <> (kredit = 0))
);
create index kas_tanggal on kas (id_rekening, tanggal desc, urut desc) include (debit, kredit, saldo_akhir);
create index kas_pengajuan on kas (id_pengajuan);

-- In plpgsql, because that is four times faster here than plain SQL, and the books check runs it over whole books.
create function kas_sidik(sebelum bytea, k kas) returns bytea language plpgsql immutable parallel safe as $$
begin
  return sha256(sebelum || convert_to(concat_ws('|', k.id_rekening, k.urut, to_char(k.tanggal, 'YYYY-MM-DD'), k.debit,
    k.kredit, k.saldo_akhir, k.id_pengajuan, coalesce(k.id_rekening_lawan, 0), k.id_kebutuhan), 'UTF8'));
end $$;

-- A new row continues the chain of its account, which is updated by the same trigger.
create function kas_sambung() returns trigger language plpgsql as $$
declare
  sebelum bytea;
  hari_terakhir date;
begin
  update rekening set saldo = saldo + new.debit - new.kredit, buku_urut = buku_urut + 1
  where id_rekening = new.id_rekening
  returning buku_urut, saldo, buku_sidik into strict new.urut, new.saldo_akhir, sebelum;
  -- An action that began just before midnight may be posted after one that began just after it: days in a book only
  -- run forward, so that a balance on a day is the one of the day's last row.
  select tanggal into hari_terakhir from kas where id_rekening = new.id_rekening and urut = new.urut - 1;
  new.tanggal := greatest(new.tanggal, hari_terakhir);
  new.sidik := kas_sidik(sebelum, new);
  update rekening set buku_sidik = new.sidik where id_rekening = new.id_rekening;
  return new;
end $$;
create trigger kas_sambung before insert on kas for each row execute function kas_sambung();
create trigger kas_tetap before update or delete on kas for each row execute function tolak_perubahan();
create trigger kas_utuh before truncate on kas for each statement execute function tolak_perubahan();
create trigger kas_tertutup before insert on kas for each row execute function bulan_dijaga('tanggal');
