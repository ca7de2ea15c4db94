import type { Db, Fragment } from "#platform/db/database.ts";
import { akun } from "../akun.ts";
import { barisan } from "./barisan.ts";

/**
 * Input faktur that are credited, one fact for each row of faktur_masukan_buku: the PPN of their bill lowers from then on what is
 * owed to the tax office. `yang` selects rows `m`.
 */
export const faktaMasukan = (db: Db, yang: Fragment): Fragment => db`
  select m.waktu, m.tanggal, 'ppn-kredit' as peristiwa, m.id_tagihan as dokumen, '' as keterangan, m.id_tagihan, m.ppn
  from faktur_masukan_buku m where ${yang}`;

export const barisMasukan = (db: Db, fakta: Fragment): Fragment =>
  barisan(
    db,
    fakta,
    "sedikit",
    [akun(db, "ppn-masukan"), null, db`f.ppn`],
    [akun(db, "ppn-masukan-belum"), db`f.id_tagihan`, db`-f.ppn`],
  );
