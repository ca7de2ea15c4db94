import type { Db, Fragment } from "#platform/db/database.ts";

/**
 * Buku Besar: movement and balance of every account, and the accounts of the statements in which they counted in each
 * month (`tempat`). A balance is positive on the debit side, a result is positive for a profit.
 */
export const angkaBukuBesar = (db: Db): Fragment => db`
  select s.bulan, 'Neraca Saldo', format('%s akun %s', r.kunci, s.id_akun), format('%s: %s %s', r.nama, a.kode, a.nama), r.nominal
  from saldo_bulan s join bagan_akun a using (id_akun)
  cross join lateral (values ('debit', 'Debit', debit), ('kredit', 'Kredit', kredit)) r(kunci, nama, nominal)
  union all
  select b.awal, 'Neraca Saldo', 'saldo akun ' || s.id_akun, format('Saldo: %s %s', a.kode, a.nama), sum(s.saldo)
  from b join saldo_bulan s on s.bulan <= b.awal join bagan_akun a using (id_akun) group by 1, 3, 4
  union all
  select s.bulan, 'Laba Rugi Akrual', 'akun ' || l.id_akun, format('%s %s', l.kode, l.nama), -sum(s.saldo)
  from tempat s join bagan_akun l on l.id_akun = s.id_akun_laporan where s.jenis in ('Pendapatan', 'Beban') group by 1, 3, 4
  union all
  select bulan, 'Laba Rugi Akrual', 'laba', 'Laba', -sum(saldo)
  from tempat where jenis in ('Pendapatan', 'Beban') group by 1
  union all
  select b.awal, 'Neraca Buku Besar', 'akun ' || l.id_akun, format('%s %s', l.kode, l.nama), sum(s.saldo)
  from b join tempat s on s.bulan <= b.awal join bagan_akun l on l.id_akun = s.id_akun_laporan
  where s.jenis not in ('Pendapatan', 'Beban') group by 1, 3, 4
  union all
  select b.awal, 'Neraca Buku Besar', 'total aset', 'Total Aset', sum(s.saldo)
  from b join tempat s on s.bulan <= b.awal where s.jenis = 'Aset' group by 1`;
