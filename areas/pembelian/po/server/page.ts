import { nomorPo } from "#company/kode.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { byNumber } from "#platform/list/bucket.ts";
import { type Asked, type CountedList, countedRows, type Rows } from "#platform/list/countedPage.ts";
import { listedRows } from "#platform/list/grafik.ts";
import { sortedRows } from "#platform/list/sortedRows.ts";
import type { BayarPo, StatusPo } from "../isiPo.ts";
import type { UrutPo } from "../saringanPo.ts";
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
export function pageOfPo(db: Db, { statusPo, urut, ...dicari }: Dicari): Promise<Rows<PoRow>> {
  const asked = ditanya(db, dicari);
  const load = (id: Fragment) => poBernomor(db, id);
  if (urut === null) return countedRows(db, LIST[statusPo], asked, load);
  const [soonest, latest] = [db`tgl_deadline, urut`, db`tgl_deadline desc, urut desc`];
  const order = urut === "tglDeadline" ? { by: soonest, back: latest } : { by: latest, back: soonest };
  return sortedRows(db, LIST[statusPo], asked, order, load);
}

function ditanya(db: Db, { bayar, cari, ...halaman }: Omit<Dicari, "statusPo" | "urut">): Asked {
  const filter = bayar && { key: bayar, where: db`status_pembayaran = ${bayar === "Sudah Dibayar"}` };
  return { ...halaman, cari: nomorPo(cari), filter };
}

/** What a list is asked with, whatever its page. */
export type Tersaring = Pick<Dicari, "statusPo" | "bayar" | "cari">;

/** The purchase orders of all pages. */
export const selectPo = (db: Db, { statusPo, ...tersaring }: Tersaring): Fragment =>
  listedRows(db, LIST[statusPo], ditanya(db, { ...tersaring, page: 1, limit: 1 }));
