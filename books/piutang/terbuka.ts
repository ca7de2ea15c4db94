import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { akun } from "../jurnal/akun.ts";

/** The end of a day, as it is known on the day `today`. */
export type Pada = { pada: Tanggal; today: Tanggal };

/**
 * What was owed per order at the end of that day: `(id_so, id_pelanggan, id_invoice, tanggal, sisa)`, the debit balances of
 * Piutang Pelanggan, after a `with` that it needs on a past day; and the customers among whom are all who owed.
 */
function saldo(db: Db, { pada, today }: Pada): { dengan: Fragment; terbuka: Fragment; pelanggan: Fragment } {
  const kini = db`select id_so, id_pelanggan, id_invoice, tanggal, sisa, jatuh_tempo from piutang_terbuka`;
  const pelanggan = db`select id_pelanggan from piutang_terbuka`;
  if (pada >= today) return { dengan: db``, terbuka: kini, pelanggan };
  // From the present back to that day: only what was booked since is read again.
  const dengan = db`
    sesudah as materialized (
      select sub as id_so, sum(debit - kredit)::bigint as nominal from jurnal_baris
      where id_akun = ${akun(db, "piutang")} and tanggal > ${pada} and sub is not null group by 1),
    kembali as (
      select id_so, p.id_pelanggan, p.id_invoice, p.tanggal, p.saldo - s.nominal as sisa, p.jatuh_tempo
      from sesudah s join piutang_seharusnya p using (id_so) where p.saldo > s.nominal),`;
  const terbuka = db`
    select * from (${kini}) k where not exists (select from sesudah s where s.id_so = k.id_so)
    union all select * from kembali`;
  return { dengan, terbuka, pelanggan: db`${pelanggan} union all select id_pelanggan from kembali` };
}

/**
 * The orders that are not paid in full though their goods left: `(id_so, id_pelanggan, id_invoice, tanggal, tempo, hari,
 * sisa)`. An order is due its customer's termin after its first approved invoice, which billed it; `hari` is how long it
 * is past that. An invoice of the old program (piutang_awal) stands among them with a due date of its own. A merged customer's orders are those of the one into which it was merged. For a few customers; those of
 * all are `allPiutangTerbuka`.
 */
export function piutangTerbuka(db: Db, saat: Pada): Fragment {
  const { dengan, terbuka } = saldo(db, saat);
  return db`with ${dengan} terbuka as not materialized (${terbuka}) ${bertempo(db, saat, db`(${pemilik(db, db``)})`)}`;
}

/** The same where nearly every such order is wanted: who owes is looked up once, not for each order. */
export function allPiutangTerbuka(db: Db, saat: Pada): Fragment {
  const { dengan, terbuka, pelanggan } = saldo(db, saat);
  return db`
    with ${dengan} terbuka as not materialized (${terbuka}),
      pemilik as materialized (${pemilik(db, db`where p.id_pelanggan in (${pelanggan})`)})
    ${bertempo(db, saat, db`pemilik`)}`;
}

const bertempo = (db: Db, { pada }: Pada, pemilik: Fragment): Fragment => db`
  select t.id_so, m.id_utama as id_pelanggan, t.id_invoice, t.tanggal, coalesce(t.jatuh_tempo, t.tanggal + m.termin) as tempo,
    ${pada}::date - coalesce(t.jatuh_tempo, t.tanggal + m.termin) as hari, t.sisa
  from terbuka t join ${pemilik} m using (id_pelanggan)`;

/** Who each customer is after all merging, and when that one pays; few were merged, and only theirs is looked up. */
const pemilik = (db: Db, yang: Fragment): Fragment => db`
  select p.id_pelanggan, p.id_utama, coalesce(case p.id_utama when p.id_pelanggan then p.termin
    else (select u.termin from pelanggan u where u.id_pelanggan = p.id_utama) end, a.termin_pelanggan) as termin
  from pelanggan p cross join perusahaan a ${yang}`;
