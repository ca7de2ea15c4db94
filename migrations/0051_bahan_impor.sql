-- A material that an import brought, and that never moved, goes with its import as a machine does.
create or replace function produk_tidak_dihapus() returns trigger language plpgsql as $$
begin
  if old.buku_urut = 0 and exists (
    select from impor_isi i join impor m using (id_impor)
    where i.id = old.id_produk and m.jenis = case old.kategori_produk when 'bahan' then 'bahan' else 'produk' end
      and m.dibatalkan is null) then
    return old;
  end if;
  raise exception 'produk tidak dihapus, melainkan dinonaktifkan' using errcode = 'restrict_violation';
end $$;
