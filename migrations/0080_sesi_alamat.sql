-- From where a session was used last, so that its person knows it again before ending it.
alter table sesi add column alamat text not null default '';
