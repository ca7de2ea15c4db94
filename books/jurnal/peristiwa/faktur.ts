import type { Db, Fragment } from "#platform/db/database.ts";
import { akun } from "../akun.ts";
import { barisan } from "./barisan.ts";

/**
 * Tax documents of orders, one fact for each row of faktur: its PPN is owed to the tax office from then on. What an order owes
 * for goods that left stands on PPN Belum Difakturkan until then (`barisNilai`), or on its other side where money
 * came first. PPN that the customer does not pay to us (`dipungut`) is owed by nobody: it settles what he owes. `yang` selects rows `f`.
 */
export const faktaFaktur = (db: Db, yang: Fragment): Fragment => db`
  select f.waktu, f.tanggal, 'faktur' as peristiwa, f.id_faktur as dokumen, '' as keterangan, f.id_so, f.ppn, f.dipungut
  from faktur f where ${yang}`;

export const barisFaktur = (db: Db, fakta: Fragment): Fragment =>
  barisan(
    db,
    fakta,
    "sedikit",
    [akun(db, "ppn-belum"), db`f.id_so`, db`f.ppn`],
    [akun(db, "ppn-keluaran"), null, db`f.dipungut - f.ppn`],
    [akun(db, "piutang"), db`f.id_so`, db`-f.dipungut`],
  );
