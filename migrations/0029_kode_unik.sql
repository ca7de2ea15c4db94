-- Kode unik: an invoice asks for 1 to 999 rupiah more, by which the money of each open invoice of an account is told from the others'.

alter table rekening
  add column kode_unik boolean not null default false,
  add constraint rekening_lainnya_tanpa_kode check (not (lainnya and kode_unik));

alter table invoice
  add column kode_unik smallint constraint invoice_kode_unik_batas check (kode_unik between 1 and 999),
  -- The request that booked the rest when it arrived: never twice.
  add column id_pengajuan_kode text references pengajuan,
  add constraint invoice_kode_masuk check (coalesce(kode_unik, 0) > 0 or id_pengajuan_kode is null);
create unique index invoice_kode_unik on invoice (id_rekening, kode_unik)
  where kode_unik is not null and dihapus is null and status_approve = 'Menunggu';
-- The code that an account gave last: the next ones come first, so that a code does not come again soon.
create index invoice_kode_terakhir on invoice (id_rekening, urut desc) where kode_unik is not null;

-- What the rest is booked as; chosen when the first account gives codes.
alter table perusahaan
  add column id_kebutuhan_pembulatan integer constraint perusahaan_pembulatan references kebutuhan;
