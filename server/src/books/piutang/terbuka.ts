import type { Tanggal } from "#contract/kernel/types.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";
import { akun } from "../jurnal/akun.ts";

/** The end of a day, as it is known on the day `today`. */
export type Pada = { pada: Tanggal; today: Tanggal };

/** What is owed per order at the end of that day: `(id_so, sisa)`, the debit balances of Piutang Pelanggan. */
function saldo(db: Db, { pada, today }: Pada): Fragment {
  const kini = db`select id_so, saldo as sisa from jurnal_piutang where saldo > 0`;
  if (pada >= today) return kini;
  // From the present back to that day: only what was booked since is read again.
  return db`
    with sesudah as materialized (
      select sub as id_so, sum(debit - kredit)::bigint as nominal from jurnal_baris
      where id_akun = ${akun(db, "piutang")} and tanggal > ${pada} and sub is not null group by 1)
    select id_so, p.saldo - s.nominal as sisa from sesudah s join jurnal_piutang p using (id_so) where p.saldo > s.nominal
    union all
    select id_so, sisa from (${kini}) k where not exists (select from sesudah s where s.id_so = k.id_so)`;
}

/**
 * The orders that are not paid in full though their goods left: `(id_so, id_pelanggan, id_invoice, tanggal, tempo, hari,
 * sisa)`. An order is due its customer's termin after its first approved invoice, which billed it; `hari` is how long it
 * is past that. A merged customer's orders are those of the one into which it was merged.
 */
export const piutangTerbuka = (db: Db, saat: Pada): Fragment => db`
  select t.id_so, u.id_pelanggan, i.id_invoice, n.tanggal, n.tanggal + n.termin as tempo,
    ${saat.pada}::date - (n.tanggal + n.termin) as hari, t.sisa
  from (${saldo(db, saat)}) t
  left join invoice i on i.id_so = t.id_so and i.ke = 1 and i.dihapus is null and i.status_approve = 'Disetujui'
  join so_pelanggan l on l.id_so = t.id_so
  join pelanggan p on p.id_pelanggan = l.id_pelanggan
  join pelanggan u on u.id_pelanggan = p.id_utama
  cross join lateral (select coalesce(i.tgl_invoice, (select s.tgl_order from so s where s.id_so = t.id_so)) as tanggal,
    coalesce(u.termin, (select termin_pelanggan from perusahaan)) as termin) n`;
