import { nomorPo } from "#company/kode.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { byNumber } from "#platform/list/bucket.ts";
import { type CountedList, countedRows, type Rows } from "#platform/list/countedPage.ts";
import { sortedRows } from "#platform/list/sortedRows.ts";
import type { UrutPo } from "../contract.ts";
import type { BayarPo, StatusPo } from "../isiPo.ts";
import { type PoRow, poBernomor } from "./load.ts";

const daftar = (statusPo: StatusPo): CountedList => ({
  name: `po-${statusPo}`,
  table: "po",
  id: "idPo",
  bucketing: byNumber("urut"),
  text: "teksCari",
  where: (db) => db`status_po = ${statusPo} and dibatalkan is null`,
});
const LIST: Readonly<Record<StatusPo, CountedList>> = { Proses: daftar("Proses"), Selesai: daftar("Selesai") };

type Dicari = {
  statusPo: StatusPo;
  bayar: BayarPo | null;
  cari: string;
  page: number;
  limit: number;
  urut: `${"" | "-"}${UrutPo}` | null;
};

/** A page, newest first unless asked otherwise. */
export function pageOfPo(db: Db, { statusPo, bayar, cari, urut, ...halaman }: Dicari): Promise<Rows<PoRow>> {
  const filter = bayar && { key: bayar, where: db`status_pembayaran = ${bayar === "Sudah Dibayar"}` };
  const asked = { ...halaman, cari: nomorPo(cari), filter };
  const load = (id: Fragment) => poBernomor(db, id);
  if (urut === null) return countedRows(db, LIST[statusPo], asked, load);
  const [soonest, latest] = [db`tgl_deadline, urut`, db`tgl_deadline desc, urut desc`];
  const order = urut === "tglDeadline" ? { by: soonest, back: latest } : { by: latest, back: soonest };
  return sortedRows(db, LIST[statusPo], asked, order, load);
}
