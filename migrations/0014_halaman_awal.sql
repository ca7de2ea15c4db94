-- The screen that a person wants to begin with; empty for the dashboard. The web knows the screens.
alter table karyawan add column halaman_awal text not null default '' check (length(halaman_awal) <= 60);
