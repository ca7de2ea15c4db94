-- The address by which a person's calendar is read by other programs; one of each person is open.
create table kalender_langganan (
  id_langganan uuid primary key,
  id_user      integer not null references karyawan,
  dibuat       timestamptz not null,
  dicabut      timestamptz,
  -- When a program read it last.
  terakhir     timestamptz
);
create unique index kalender_langganan_terbuka on kalender_langganan (id_user) where dicabut is null;

create index pelanggan_langkah_hari on pelanggan_catatan (tgl_langkah) where langkah <> '' and tgl_langkah is not null;
create index pemasok_langkah_hari on pemasok_catatan (tgl_langkah) where langkah <> '' and tgl_langkah is not null;
create index tagihan_tempo_hari on tagihan (jatuh_tempo) where dibatalkan is null;
create index po_tenggat_hari on po (tgl_deadline) where dibatalkan is null;
