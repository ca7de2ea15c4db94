import type { StatusPo } from "#contract/pembelian/isiPo.ts";
import { nomorPo } from "#server/company/kode.ts";
import { byNumber } from "#server/platform/list/bucket.ts";
import { type CountedList, countedRows, type Rows } from "#server/platform/list/countedPage.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { type PoRow, poBernomor } from "./muat.ts";

const daftar = (statusPo: StatusPo): CountedList => ({
  name: `po-${statusPo}`,
  table: "po",
  id: "idPo",
  bucketing: byNumber("urut"),
  text: "teksCari",
  where: (db) => db`status_po = ${statusPo} and dibatalkan is null`,
});
const LIST: Readonly<Record<StatusPo, CountedList>> = { Proses: daftar("Proses"), Selesai: daftar("Selesai") };

type Dicari = { statusPo: StatusPo; cari: string; page: number; limit: number };

/** A page, newest first. */
export const halamanPo = (db: Db, { statusPo, cari, ...halaman }: Dicari): Promise<Rows<PoRow>> =>
  countedRows(db, LIST[statusPo], { ...halaman, cari: nomorPo(cari) }, (id) => poBernomor(db, id));
