-- The screens that were explained to a person (web/src/shell/Pengantar.tsx): once, whichever device he comes with.
create table pengantar (
  id_user integer not null references karyawan,
  layar   text not null check (layar <> '' and length(layar) <= 100),
  primary key (id_user, layar)
);
