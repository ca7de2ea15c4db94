-- Addresses of other programs that are told what happened, and what they were told.
create table webhook (
  id_webhook  integer generated always as identity primary key,
  url         text not null check (url ~ '^https?://'),
  peristiwa   text[] not null check (cardinality(peristiwa) > 0),
  -- With this every delivery is signed; it must be read for that.
  rahasia     text not null,
  dibuat      timestamptz not null,
  dibuat_oleh integer not null references karyawan,
  dihapus     timestamptz
);
create table webhook_kiriman (
  id_kiriman bigint generated always as identity primary key,
  id_webhook integer not null references webhook,
  peristiwa  text not null,
  -- The document that it is about: deliveries of one document go out one after the other.
  jenis      text not null,
  dokumen    text not null,
  id_so      text,
  panggilan  text not null,
  waktu      timestamptz not null,
  status     text not null default 'Antri' check (status in ('Antri', 'Mengirim', 'Terkirim', 'Gagal')),
  percobaan  integer not null default 0,
  mulai      timestamptz,
  coba_lagi  timestamptz,
  -- What the receiver answered last, or why it did not.
  jawaban    text not null default '',
  selesai    timestamptz
);
create index webhook_kiriman_antre on webhook_kiriman (coba_lagi, id_kiriman) where status = 'Antri';
create index webhook_kiriman_dokumen on webhook_kiriman (id_webhook, jenis, dokumen, id_kiriman) where status in ('Antri', 'Mengirim');
create index webhook_kiriman_selesai on webhook_kiriman (selesai) where selesai is not null;
create index webhook_kiriman_gagal on webhook_kiriman (id_webhook) where status = 'Gagal';
create index webhook_kiriman_daftar on webhook_kiriman (id_webhook, id_kiriman desc);

-- Written in the transaction of what happened. Only names and numbers: what the receiver may know more it asks with its key.
create function webhook_catat(nama text, jenis text, dokumen text, so text, panggilan text, pada timestamptz) returns void
language sql as $$
  insert into webhook_kiriman (id_webhook, peristiwa, jenis, dokumen, id_so, panggilan, waktu, coba_lagi)
  select w.id_webhook, nama, jenis, dokumen, so, panggilan, pada, pada
  from webhook w where w.dihapus is null and nama = any (w.peristiwa) $$;

create function webhook_riwayat() returns trigger language plpgsql as $$
begin
  if exists (select from webhook where dihapus is null) then
    perform webhook_catat(p.nama, b.jenis, b.id_dokumen, b.id_so, b.panggilan, b.waktu)
    from baru b join (values ('order', 'order'), ('invoice', 'invoice'), ('suratJalan', 'pengiriman'), ('pelanggan', 'pelanggan'))
      p(jenis, nama) on p.jenis = b.jenis
    order by b.id_riwayat;
  end if;
  return null;
end $$;
create trigger webhook_riwayat after insert on riwayat referencing new table as baru for each statement
  execute function webhook_riwayat();

create function webhook_kas() returns trigger language plpgsql as $$
begin
  if exists (select from webhook where dihapus is null) then
    perform webhook_catat('pembayaran', 'pengajuan', b.id_pengajuan, null, '', b.waktu) from baru b order by b.id_kas;
  end if;
  return null;
end $$;
create trigger webhook_kas after insert on kas referencing new table as baru for each statement execute function webhook_kas();

create function webhook_stok() returns trigger language plpgsql as $$
begin
  if exists (select from webhook where dihapus is null) then
    perform webhook_catat('stok', 'produk', b.id_produk::text, null, b.jenis, b.waktu) from baru b order by b.id_stok;
  end if;
  return null;
end $$;
create trigger webhook_stok after insert on stok referencing new table as baru for each statement execute function webhook_stok();
