-- How much a customer may owe. An order that would go beyond it waits for somebody's decision, as a correction of kind izin:
-- until then it gets no invoice, so that nothing of it is produced or delivered; refused, it is cancelled.

alter table pelanggan add column batas_kredit bigint check (batas_kredit between 0 and 999999999999999);

alter table koreksi drop constraint koreksi_jenis_check,
  add constraint koreksi_jenis_check check (jenis in ('ubah', 'batal', 'batal-invoice', 'nota-kredit', 'hapus-piutang', 'izin')),
  drop constraint koreksi_nominal,
  add constraint koreksi_nominal check ((jenis in ('ubah', 'batal', 'izin')) = (nominal = 0));

create function invoice_izin() returns trigger language plpgsql as $$
begin
  if exists (select from koreksi where id_so = new.id_so and status = 'Menunggu' and jenis = 'izin') then
    raise exception 'order % menunggu izin', new.id_so using errcode = 'check_violation', constraint = 'invoice_izin';
  end if;
  return new;
end $$;
create trigger invoice_izin before insert on invoice for each row execute function invoice_izin();
create trigger invoice_izin_approve before update of status_approve on invoice for each row
  when (new.status_approve = 'Disetujui' and old.status_approve <> 'Disetujui') execute function invoice_izin();
