-- Mulai memakai Kantor: a fresh installation begins with a list of what to bring, until somebody closes it. A company that exists
-- has no row here.
create table mulai (
  satu     boolean primary key default true check (satu),
  dibuka   timestamptz not null,
  ditutup  timestamptz,
  id_user  integer references karyawan,
  check ((ditutup is null) = (id_user is null))
);

-- Where a person begins: until that list is closed, who leads the company begins with it. Every request asks this, so that it reads
-- nothing but that one row.
create function halaman_mulai(halaman text, role text) returns text language sql stable as $$
  select case when halaman = '' and role in ('Super Admin', 'Management')
    and exists (select from mulai where ditutup is null) then '/admin/mulai' else halaman end
$$;
