-- A company may be taxed by its turnover (PPh final) instead of its profit: it sees the month's sum then.
alter table pajak_perusahaan add column pph_final boolean not null default false;
