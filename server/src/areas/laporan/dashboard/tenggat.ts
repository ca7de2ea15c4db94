import type { Tanggal } from "#contract/kernel/types.ts";
import type { BarisPl, BarisPo } from "#contract/laporan/dashboard.ts";
import { plTerbuka as isiPl, poTerbuka as isiPo, sebutanOrder } from "#contract/laporan/isiDashboard.ts";
import { columns } from "#server/platform/postgres/columns.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";

/** Deadlines of lines in production and of open purchase orders. */
const HARI_MENDEKATI = 7;

export const sampaiMendekati = (today: Tanggal): Tanggal => {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + HARI_MENDEKATI);
  return day.toISOString().slice(0, 10) as Tanggal;
};

/** Divides open lines or purchase orders into two lists; `kedua` says which belong to the second. */
export const pisahkan = <Row>(rows: readonly Row[], kedua: (row: Row) => boolean) => ({
  data: rows.filter((row) => !kedua(row)),
  data2: rows.filter(kedua),
});

type Batas = { sampai?: Tanggal; sebelum?: Tanggal };

const jatuh = (db: Db, kolom: string, { sampai, sebelum }: Batas): Fragment => db`
  ${sampai ? db`and ${db(kolom)} <= ${sampai}` : db``} ${sebelum ? db`and ${db(kolom)} < ${sebelum}` : db``}`;

export type PlTerbuka = BarisPl & { tglAwalPengerjaan: Tanggal | null };

/** Unfinished lines made to order, earliest deadline first. */
export const plTerbuka = (db: Db, batas: Batas = {}) => db<PlTerbuka[]>`
  select ${columns(db, "s", sebutanOrder)}, ${columns(db, "o", isiPl)}, o.tgl_awal_pengerjaan
  from orderan o join so s using (id_so)
  where o.sumber_produk = 'PL' and o.status_produk = 'Progress' and o.dibatalkan is null
    ${jatuh(db, "o.tglDeadline", batas)}
  order by o.tgl_deadline, o.id_orderan`;

/** Unfinished purchase orders, earliest deadline first. */
export const poTerbuka = (db: Db, batas: Batas = {}) => db<BarisPo[]>`
  select ${columns(db, "p", isiPo)} from po p
  where status_po = 'Proses' and dibatalkan is null ${jatuh(db, "tglDeadline", batas)}
  order by tgl_deadline, urut`;
