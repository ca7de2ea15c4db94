-- What the specified Neraca and Laba Rugi are made of (Dasar Neraca), from which month on. What is chosen holds from the first
-- open month on, so closed months keep the figures that they were closed with. The first row holds for all days before it too.
create table dasar_neraca (
  mulai          date primary key check (mulai = '-infinity' or extract(day from mulai) = 1),
  dasar          text not null check (dasar in ('Buku Besar', 'Kas dan isian')),
  -- With Buku Besar only figures count that were typed after this entry of neraca_manual: those of before belong to the other basis.
  isian_setelah  bigint not null default 0
);
-- A company that exists stays as it is. A new one has no employee yet.
insert into dasar_neraca (mulai, dasar)
select '-infinity', case when exists (select from karyawan) then 'Kas dan isian' else 'Buku Besar' end;

create function dasar_neraca_dijaga() returns trigger language plpgsql as $$
begin
  if coalesce(case tg_op when 'INSERT' then null else old.mulai end, 'infinity') < bulan_buka()
     or coalesce(case tg_op when 'DELETE' then null else new.mulai end, 'infinity') < bulan_buka() then
    raise exception 'bulan yang sudah ditutup memakai dasar neraca ini' using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger dasar_neraca_dijaga before insert or update or delete on dasar_neraca
  for each row execute function dasar_neraca_dijaga();
create trigger dasar_neraca_utuh before truncate on dasar_neraca for each statement execute function tolak_perubahan();

create view dasar_neraca_masa as
select case row_number() over w when 1 then date '-infinity' else mulai end as mulai,
  lead(mulai, 1, date 'infinity') over w as sampai, dasar, isian_setelah
from dasar_neraca window w as (order by mulai);

-- The figures of an entry that were those of Buku Besar when it was typed: they go on following it.
alter table neraca_manual add column mengikuti text[] not null default '{}';
