-- PPN that a buyer does not pay to us: a collector (kode transaksi 02, 03) pays it to the state himself, with a facility (07, 08)
-- nobody does. The invoice is settled by that much less money, and its faktur owes the tax office nothing.
alter table invoice add column ppn_dipungut bigint not null default 0 check (ppn_dipungut between 0 and nominal_bayar);
alter table faktur add column dipungut bigint not null default 0,
  add constraint faktur_dipungut check (dipungut = 0 or sign(dipungut) = sign(nominal) and abs(dipungut) <= abs(nominal));

create or replace function faktur_tetap() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.id_faktur, new.urut, new.id_so, new.jenis, new.id_invoice, new.sebab, new.tanggal, new.waktu,
      new.nominal, new.dpp, new.ppn, new.dipungut, new.nama_customer) is distinct from (old.id_faktur, old.urut, old.id_so, old.jenis,
      old.id_invoice, old.sebab, old.tanggal, old.waktu, old.nominal, old.dpp, old.ppn, old.dipungut, old.nama_customer) then
    raise exception 'isi faktur % tidak boleh diubah', old.id_faktur using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
