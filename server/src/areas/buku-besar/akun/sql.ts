import type { Akun } from "#contract/buku-besar/akun.ts";
import type { Tanggal } from "#contract/kernel/types.ts";
import type { Db } from "#server/platform/postgres/database.ts";

/** All accounts in the order of their codes, with what they hold at the end of a day. */
export const baganAkun = (db: Db, sampai: Tanggal) => db<Akun[]>`
  select b.id_akun, b.kode, b.nama, b.jenis, b.golongan,
    coalesce(s.saldo, 0) * case when l.jenis in ('Aset', 'Beban') then 1 else -1 end as saldo
  from bagan_akun b
  join akun l on l.id_akun = b.id_akun_laporan
  left join (
    select id_akun, sum(saldo)::bigint as saldo from jurnal_harian where tanggal <= ${sampai} group by 1) s
    on s.id_akun = b.id_akun
  order by b.kode`;
