import type { Db, Fragment } from "#platform/db/database.ts";
import { akun } from "../akun.ts";
import { barisan } from "./barisan.ts";

/**
 * What customers owed when the company began, one fact for each document, and one more where it was taken back. `yang` selects
 * rows `a` of both, by the day `hari` on which they are booked.
 */
export const faktaPiutangAwal = (db: Db, yang: Fragment): Fragment => db`
  select a.waktu, a.hari as tanggal, a.peristiwa, a.id_piutang_awal as dokumen, a.nomor as keterangan, a.id_piutang_awal, a.nominal
  from (
    select dibuat as waktu, tgl_buku as hari, 'piutang-awal' as peristiwa, id_piutang_awal, nomor, total as nominal from piutang_awal
    union all
    select dibatalkan, tgl_batal, 'piutang-awal-batal', id_piutang_awal, nomor, -total from piutang_awal
    where dibatalkan is not null) a
  where ${yang}`;

export const barisPiutangAwal = (db: Db, fakta: Fragment): Fragment =>
  barisan(
    db,
    fakta,
    "sedikit",
    [akun(db, "piutang"), db`f.id_piutang_awal`, db`f.nominal`],
    [akun(db, "saldo-awal"), null, db`-f.nominal`],
  );
