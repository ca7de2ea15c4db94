-- Orders are found by the telephone number of their customer too, however it was typed and is searched for.
create index so_telepon on so using gin (angka_telepon(no_telp) gin_trgm_ops);

-- What was counted for such a search is counted again when the number changes.
create trigger so_hitung_telepon after update on so for each row
  when (old.no_telp is distinct from new.no_telp)
  execute function hitung('so', 'hari_ke(tgl_order)', 'true',
    'surat-jalan', 'hari_ke(tgl_order)', $$status_pembayaran in ('Proses', 'Lunas')$$);
