-- QRIS: the static code of the company's merchant account. An invoice that waits for its money prints it with the amount, up to what
-- one transaction may be.
alter table perusahaan
  add column qris text not null default '' check (length(qris) <= 512),
  add column batas_qris bigint not null default 10000000 check (batas_qris between 1 and 999999999999999);
