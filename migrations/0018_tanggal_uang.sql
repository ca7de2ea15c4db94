-- Tanggal uang: who approves money may name the day on which it moved. Such a row of kas keeps that day; what the version
-- before writes is dated as before.

alter table kas
  -- Its day lies before a day that the book already had.
  add column mundur boolean not null default false;
create index kas_mundur on kas (id_rekening, urut) include (tanggal, debit, kredit) where mundur;

-- A new row continues the chain of its account in the order of writing. Its writer says `mundur` of a day that was named
-- on purpose: it is kept, and `mundur` stays where it lies before the last day of the book.
create or replace function kas_sambung() returns trigger language plpgsql as $$
declare
  sebelum bytea;
  hari_terakhir date;
begin
  update rekening set saldo = saldo + new.debit - new.kredit, buku_urut = buku_urut + 1
  where id_rekening = new.id_rekening
  returning buku_urut, saldo, buku_sidik into strict new.urut, new.saldo_akhir, sebelum;
  select tanggal into hari_terakhir from kas where id_rekening = new.id_rekening order by tanggal desc, urut desc limit 1;
  if new.mundur then
    new.mundur := coalesce(new.tanggal < hari_terakhir, false);
  else
    -- An action that began just before midnight may be posted after one that began just after it: without a named day,
    -- days in a book only run forward.
    new.tanggal := greatest(new.tanggal, hari_terakhir);
  end if;
  new.sidik := kas_sidik(sebelum, new);
  update rekening set buku_sidik = new.sidik where id_rekening = new.id_rekening;
  return new;
end $$;

-- How many rows a book has up to a place in the order of days, within a day in the order of writing, and the balance there;
-- without `sampai` at the end of the day. Rows that are not `mundur` stand in both orders alike. So the last of them tells
-- all that was written before it, and only what was dated back after it is added up (kas_mundur).
create function kas_pada(rek integer, hari date, sampai integer default 2147483647)
returns table (baris integer, saldo bigint) language sql stable parallel safe as $$
  select coalesce(f.urut, 0) + m.baris, coalesce(f.saldo_akhir, 0) + m.nominal
  from (values (1)) satu left join lateral (
    select urut, saldo_akhir from kas
    where id_rekening = rek and (tanggal, urut) <= (hari, sampai) and not mundur
    order by tanggal desc, urut desc limit 1) f on true
  cross join lateral (
    select count(*)::int as baris, coalesce(sum(debit - kredit), 0)::bigint as nominal from kas
    where id_rekening = rek and mundur and urut > coalesce(f.urut, 0) and (tanggal, urut) <= (hari, sampai)) m
$$;

-- From tgl_approve on a request counts: it is the day of its money. The day of the decision stands here where that was later.
alter table pengajuan
  add column tgl_putusan date,
  add constraint pengajuan_putusan check (status_pengajuan = 'Disetujui' and tgl_putusan > tgl_approve or tgl_putusan is null);
