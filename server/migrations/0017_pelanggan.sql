-- Customers: who they are, what they owe, since when, and what was said to them about it.

-- The days in which invoices are due, where a customer or supplier has no termin of its own.
alter table perusahaan
  add termin_pelanggan integer not null default 30 check (termin_pelanggan between 0 and 365),
  add termin_pemasok   integer not null default 30 check (termin_pemasok between 0 and 365);

-- A telephone number by which it is found again, however it was typed: 0812…, +62 812…, 62812… and 812… are one number.
-- The same as angkaTelepon in contract/kernel/telepon.ts.
create function angka_telepon(telepon text) returns text language sql immutable strict parallel safe
return (
  select case
    when a ~ '^0[1-9]' then '62' || substr(a, 2)
    when a ~ '^00' then regexp_replace(regexp_replace(a, '^0+', ''), '^620+', '62')
    when a ~ '^620[0-9]{7}' then '62' || regexp_replace(substr(a, 3), '^0+', '')
    when a ~ '^8[0-9]{8,11}$' then '62' || a
    else a end
  from (select regexp_replace(telepon, '[^0-9]', '', 'g') as a) t);
