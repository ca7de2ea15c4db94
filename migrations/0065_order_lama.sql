-- Orders that a company brought from another program: what each was called there, when it was made, and what was noted of it.
create table order_lama (
  id_so      text primary key references so,
  nomor      text not null check (nomor <> ''),
  tanggal    date not null,
  catatan    text not null default '',
  -- Taken back with its import: the number is free again.
  dibatalkan timestamptz
);
create unique index order_lama_nomor on order_lama (lower(nomor)) where dibatalkan is null;
-- An order is found by the number that people know it by, or by how it begins.
create index order_lama_cari on order_lama (lower(nomor) text_pattern_ops);

create function order_lama_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.dibatalkan is not null
    or to_jsonb(new) - 'dibatalkan' <> to_jsonb(old) - 'dibatalkan' then
    raise exception 'order lama % tetap', old.id_so using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger order_lama_dijaga before update or delete on order_lama for each row execute function order_lama_dijaga();
