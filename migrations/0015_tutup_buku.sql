-- Tutup Buku: up to which day the books are closed. One row, as the closed months follow each other without a gap.
create table tutup_buku (
  satu   boolean primary key default true check (satu),
  -- The last day of the last closed month; null while no month is closed.
  sampai date check (sampai = (date_trunc('month', sampai) + interval '1 month - 1 day')::date)
);
insert into tutup_buku default values;

create function tutup_sampai() returns date language sql stable as
  $$ select coalesce(sampai, '-infinity'::date) from tutup_buku $$;
-- The first day on which something may still be written.
create function bulan_buka() returns date language sql stable as
  $$ select coalesce(sampai + 1, '-infinity'::date) from tutup_buku $$;

-- Everything that happened to the books' months. A month is closed with all before it (`tutup`); it is opened again with
-- all after it (`buka`) when one person has asked for it with a reason (`minta`) and another decides (or refuses: `tolak`).
create table tutup_buku_peristiwa (
  id_tutup_buku bigint generated always as identity primary key,
  jenis         text not null check (jenis in ('tutup', 'minta', 'tolak', 'buka')),
  -- The last month that is closed, or the first one that is to be opened: its first day.
  bulan         date not null check (extract(day from bulan) = 1),
  -- Up to which day the books are closed from then on; null where no month is.
  sampai        date,
  waktu         timestamptz not null,
  id_user       integer not null references karyawan,
  nama_user     text not null check (nama_user <> ''),
  -- Why it is to be opened, or why it is not.
  alasan        text not null default '',
  id_permintaan bigint references tutup_buku_peristiwa,
  constraint tutup_buku_diminta check ((jenis in ('tolak', 'buka')) = (id_permintaan is not null)),
  constraint tutup_buku_beralasan check (jenis not in ('minta', 'tolak') or alasan <> ''),
  constraint tutup_buku_sampai check (case jenis
    when 'tutup' then sampai is not distinct from (bulan + interval '1 month - 1 day')::date
    when 'buka' then coalesce(sampai, bulan - 1) = bulan - 1
    else sampai is null end)
);
create index tutup_buku_peristiwa_jenis on tutup_buku_peristiwa (jenis, bulan);
-- A request is decided once.
create unique index tutup_buku_diputuskan on tutup_buku_peristiwa (id_permintaan) where id_permintaan is not null;
create trigger tutup_buku_peristiwa_tetap before update or delete on tutup_buku_peristiwa
  for each row execute function tolak_perubahan();
create trigger tutup_buku_peristiwa_utuh before truncate on tutup_buku_peristiwa
  for each statement execute function tolak_perubahan();

-- Who closes, or opens, works alone: whoever writes a dated row holds this lock with others (bulan_dijaga below).
create function tutup_buku_terjadi() returns trigger language plpgsql as $$
declare
  batas   date;
  diminta tutup_buku_peristiwa;
begin
  if new.jenis in ('tutup', 'buka') then
    perform pg_advisory_xact_lock(1509);
  end if;
  select sampai into batas from tutup_buku;
  if new.jenis = 'tutup' and batas >= new.sampai or new.jenis in ('minta', 'buka') and new.bulan > coalesce(batas, '-infinity') then
    raise exception 'bulan % tidak dapat di-%', to_char(new.bulan, 'YYYY-MM'), new.jenis using errcode = 'restrict_violation';
  end if;
  if new.id_permintaan is not null then
    select * into diminta from tutup_buku_peristiwa where id_tutup_buku = new.id_permintaan;
    if diminta.jenis <> 'minta' or diminta.bulan <> new.bulan or new.jenis = 'buka' and diminta.id_user = new.id_user then
      raise exception 'bulan dibuka kembali oleh orang lain daripada yang meminta' using errcode = 'restrict_violation';
    end if;
  end if;
  if new.jenis in ('tutup', 'buka') then
    update tutup_buku set sampai = new.sampai;
  end if;
  return new;
end $$;
create trigger tutup_buku_terjadi before insert on tutup_buku_peristiwa
  for each row execute function tutup_buku_terjadi();

create function tutup_buku_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or pg_trigger_depth() = 1 then
    raise exception 'bulan hanya ditutup dan dibuka lewat peristiwanya' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger tutup_buku_dijaga before update or delete on tutup_buku for each row execute function tutup_buku_dijaga();
create trigger tutup_buku_utuh before truncate on tutup_buku for each statement execute function tolak_perubahan();

-- The months that a closing closed, and what every report said of them then, figure by figure; those of 0 are left out.
create table tutup_buku_bulan (
  bulan         date not null check (extract(day from bulan) = 1),
  id_tutup_buku bigint not null references tutup_buku_peristiwa,
  primary key (bulan, id_tutup_buku)
);
create index tutup_buku_bulan_peristiwa on tutup_buku_bulan (id_tutup_buku);
create trigger tutup_buku_bulan_tetap before update or delete on tutup_buku_bulan
  for each row execute function tolak_perubahan();
create trigger tutup_buku_bulan_utuh before truncate on tutup_buku_bulan
  for each statement execute function tolak_perubahan();

create table tutup_buku_angka (
  id_tutup_buku bigint not null,
  bulan         date not null,
  laporan       text not null check (laporan <> ''),
  kunci         text not null check (kunci <> ''),
  nama          text not null,
  nominal       bigint not null check (nominal <> 0),
  primary key (bulan, id_tutup_buku, laporan, kunci),
  foreign key (bulan, id_tutup_buku) references tutup_buku_bulan (bulan, id_tutup_buku)
);
create trigger tutup_buku_angka_tetap before update or delete on tutup_buku_angka
  for each row execute function tolak_perubahan();
create trigger tutup_buku_angka_utuh before truncate on tutup_buku_angka
  for each statement execute function tolak_perubahan();

-- "Maret 2026"
create function nama_bulan(hari date) returns text language sql immutable as $$
  select (array['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus', 'September', 'Oktober',
    'November', 'Desember'])[extract(month from hari)] || to_char(hari, ' YYYY')
$$;

-- The closing that holds for the month of a day: the first one since it was last opened that reaches so far.
create function penutupan(hari date) returns tutup_buku_peristiwa language sql stable as $$
  select t from tutup_buku_peristiwa t
  where t.jenis = 'tutup' and t.bulan >= date_trunc('month', hari::timestamp) and hari <= tutup_sampai()
    and t.id_tutup_buku > coalesce((select max(b.id_tutup_buku) from tutup_buku_peristiwa b
      where b.jenis = 'buka' and b.bulan <= hari), 0)
  order by t.id_tutup_buku limit 1
$$;

-- Why nothing may be written on a day; null where it may.
create function alasan_tertutup(hari date) returns text language sql stable as $$
  select format('Bulan %s sudah ditutup oleh %s. Pakai tanggal mulai 1 %s, atau minta bulan itu dibuka kembali di Buku Besar > Tutup Buku',
    nama_bulan(hari), (penutupan(hari)).nama_user, nama_bulan(bulan_buka()))
  where hari <= tutup_sampai()
$$;

-- No row gets, changes or loses a day of a closed month. The lock is shared by all who write and waits only for who
-- closes: a writer that began before the closing is inside before it, or reads here that the month is closed.
create function tertutup(hari date) returns void language plpgsql as $$
declare
  batas date;
begin
  perform pg_advisory_xact_lock_shared(1509);
  select sampai into batas from tutup_buku;
  if hari <= batas then
    raise exception '%', alasan_tertutup(hari) using errcode = 'KB001', constraint = 'bulan_tertutup';
  end if;
end $$;

-- As `tertutup`, written out: these triggers run at every order and payment. Their argument names the day.
create function bulan_dijaga() returns trigger language plpgsql as $$
declare
  batas date;
  hari  date;
begin
  perform pg_advisory_xact_lock_shared(1509);
  select sampai into batas from tutup_buku;
  if batas is not null then
    case tg_argv[0]
      when 'tanggal' then hari := least(new.tanggal, old.tanggal);
      when 'order' then hari := least(new.tgl_order, old.tgl_order);
      when 'setor' then hari := least(new.tgl_setor, old.tgl_setor);
      when 'invoice' then hari := least(new.tgl_invoice, old.tgl_invoice);
      when 'surat' then hari := least(new.tgl_surat, old.tgl_surat);
      when 'pengajuan' then hari := least(new.tgl_pengajuan, old.tgl_pengajuan);
      when 'pengajuan dan approve' then hari := least(new.tgl_pengajuan, new.tgl_approve);
      when 'approve' then hari := least(new.tgl_approve, old.tgl_approve);
      when 'masuk' then hari := least(new.tgl_masuk, old.tgl_masuk);
      when 'lunas' then hari := least(new.tgl_lunas, old.tgl_lunas);
      when 'datang' then hari := (new.tgl_update at time zone 'Asia/Jakarta')::date;
    end case;
    if hari <= batas then
      raise exception '%', alasan_tertutup(hari) using errcode = 'KB001', constraint = 'bulan_tertutup';
    end if;
  end if;
  return coalesce(new, old);
end $$;

-- The books, which only grow.
create trigger stok_tertutup before insert on stok for each row execute function bulan_dijaga('tanggal');
create trigger kas_tertutup before insert on kas for each row execute function bulan_dijaga('tanggal');
create trigger jurnal_tertutup before insert on jurnal for each row execute function bulan_dijaga('tanggal');
create function jurnal_baris_tertutup() returns trigger language plpgsql as $$
begin
  perform tertutup((select min(tanggal) from baru));
  return null;
end $$;
create trigger jurnal_baris_tertutup after insert on jurnal_baris referencing new table as baru
  for each statement execute function jurnal_baris_tertutup();

-- What is typed for the balance sheet, changes of assets, entries that people type.
create trigger neraca_manual_tertutup before insert on neraca_manual for each row execute function bulan_dijaga('tanggal');
create trigger asset_kondisi_tertutup before insert on asset_kondisi for each row execute function bulan_dijaga('tanggal');
create trigger jurnal_umum_tertutup before insert on jurnal_umum for each row execute function bulan_dijaga('tanggal');

-- Documents. Of an old one everything may change but the days that reports read.
create trigger so_tertutup before insert or delete on so for each row execute function bulan_dijaga('order');
create trigger so_tertutup_ubah before update of tgl_order on so for each row
  when (old.tgl_order is distinct from new.tgl_order) execute function bulan_dijaga('order');
create trigger so_tertutup_setor before update of tgl_setor on so for each row
  when (old.tgl_setor is distinct from new.tgl_setor) execute function bulan_dijaga('setor');
create trigger invoice_tertutup before insert or delete on invoice for each row execute function bulan_dijaga('invoice');
create trigger invoice_tertutup_ubah before update of tgl_invoice on invoice for each row
  when (old.tgl_invoice is distinct from new.tgl_invoice) execute function bulan_dijaga('invoice');
create trigger invoice_tertutup_approve before update of tgl_approve on invoice for each row
  when (old.tgl_approve is distinct from new.tgl_approve) execute function bulan_dijaga('approve');
create trigger surat_jalan_tertutup before insert or delete on surat_jalan for each row
  execute function bulan_dijaga('surat');
create trigger surat_jalan_tertutup_ubah before update of tgl_surat on surat_jalan for each row
  when (old.tgl_surat is distinct from new.tgl_surat) execute function bulan_dijaga('surat');
create trigger pengajuan_tertutup before insert on pengajuan for each row
  execute function bulan_dijaga('pengajuan dan approve');
create trigger pengajuan_tertutup_ubah before update of tgl_pengajuan on pengajuan for each row
  when (old.tgl_pengajuan is distinct from new.tgl_pengajuan) execute function bulan_dijaga('pengajuan');
create trigger pengajuan_tertutup_approve before update of tgl_approve on pengajuan for each row
  when (old.tgl_approve is distinct from new.tgl_approve) execute function bulan_dijaga('approve');
create trigger pengajuan_asset_tertutup before insert on pengajuan_asset for each row
  execute function bulan_dijaga('pengajuan dan approve');
create trigger pengajuan_asset_tertutup_ubah before update of tgl_pengajuan on pengajuan_asset for each row
  when (old.tgl_pengajuan is distinct from new.tgl_pengajuan) execute function bulan_dijaga('pengajuan');
create trigger pengajuan_asset_tertutup_approve before update of tgl_approve on pengajuan_asset for each row
  when (old.tgl_approve is distinct from new.tgl_approve) execute function bulan_dijaga('approve');
create trigger pengajuan_asset_tertutup_masuk before update of tgl_masuk on pengajuan_asset for each row
  when (old.tgl_masuk is distinct from new.tgl_masuk) execute function bulan_dijaga('masuk');
create trigger pelepasan_asset_tertutup before insert on pelepasan_asset for each row
  execute function bulan_dijaga('pengajuan dan approve');
create trigger pelepasan_asset_tertutup_approve before update of tgl_approve on pelepasan_asset for each row
  when (old.tgl_approve is distinct from new.tgl_approve) execute function bulan_dijaga('approve');
-- Of an asset the database sets the day from which it counts itself, in an open month (tgl_buku in 0016_peta.sql).
create trigger po_tertutup before insert on po for each row execute function bulan_dijaga('order');
create trigger po_tertutup_ubah before update of tgl_order on po for each row
  when (old.tgl_order is distinct from new.tgl_order) execute function bulan_dijaga('order');
create trigger po_tertutup_lunas before update of tgl_lunas on po for each row
  when (old.tgl_lunas is distinct from new.tgl_lunas) execute function bulan_dijaga('lunas');
create trigger po_riwayat_tertutup before insert on po_riwayat for each row execute function bulan_dijaga('datang');
