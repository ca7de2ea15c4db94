import type { Db, Fragment } from "#platform/db/database.ts";
import { akun } from "../akun.ts";
import { ppnDari } from "./ppn.ts";

/** Damaged goods whose value changes: one fact for each such row of stok_rusak. */
export const faktaRusak = (db: Db, yang: Fragment): Fragment => db`
  select r.waktu, r.tanggal, case r.jenis when 'nilai' then 'stok-rusak-nilai' else 'stok-rusak-keluar' end as peristiwa,
    coalesce(nullif(r.sumber, ''), r.id_produk::text) as dokumen, r.keterangan, r.jenis, r.nilai
  from stok_rusak r where r.nilai <> 0 and ${yang}`;

/**
 * What returned goods are still worth comes off the cost of goods. Damaged goods that are thrown away, or repaired and
 * taken into the stock anew, leave the stock's value for Penyesuaian Persediaan.
 */
export const barisRusak = (db: Db, fakta: Fragment): Fragment => db`
  select f.waktu, f.tanggal, f.peristiwa, f.dokumen, f.keterangan, l.*
  from (${fakta}) f cross join lateral (values
    (${akun(db, "persediaan")}, null::text, f.nilai),
    (case f.jenis when 'nilai' then ${akun(db, "hpp")} else ${akun(db, "penyesuaian-persediaan")} end, null, -f.nilai)
  ) l(id_akun, sub, nominal)`;

/** Returned goods whose price is paid back; `yang` selects rows `r` of retur. */
export const faktaReturDana = (db: Db, yang: Fragment): Fragment => db`
  select r.waktu_putus as waktu, r.tgl_putus as tanggal, 'retur-dana' as peristiwa, r.id_retur as dokumen,
    '' as keterangan, r.id_so, r.nominal, ${ppnDari(db, db`r.nominal`)} as ppn
  from retur r join so s using (id_so) where r.keputusan = 'dana' and ${yang}`;

/** The customer owes that much less, or has it good until the request for it is paid. */
export const barisReturDana = (db: Db, fakta: Fragment): Fragment => db`
  select f.waktu, f.tanggal, f.peristiwa, f.dokumen, f.keterangan, l.*
  from (${fakta}) f cross join lateral (values
    (${akun(db, "retur-penjualan")}, null::text, f.nominal - f.ppn),
    (${akun(db, "ppn-belum")}, f.id_so, f.ppn),
    (${akun(db, "piutang")}, f.id_so, -f.nominal)
  ) l(id_akun, sub, nominal)`;
