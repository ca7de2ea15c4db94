import { sampaiMendekati } from "#company/hariIni.ts";
import { type Milik, orderSaja } from "#company/orderMilik.ts";
import type { Tanggal } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import type { BarisPl, BarisPo } from "../contract.ts";
import type { BagianTenggat, Tenggat } from "../isiAngka.ts";
import { plTerbuka as isiPl, poTerbuka as isiPo, sebutanOrder } from "../isiDashboard.ts";

/** Divides open lines or purchase orders into two lists; `kedua` says which belong to the second. */
export const pisahkan = <Row>(rows: readonly Row[], kedua: (row: Row) => boolean) => ({
  data: rows.filter((row) => !kedua(row)),
  data2: rows.filter(kedua),
});

type Batas = { sampai?: Tanggal };

const jatuh = (db: Db, kolom: string, { sampai }: Batas): Fragment =>
  sampai ? db`and ${db(kolom)} <= ${sampai}` : db``;

const sedangDibuat = (db: Db): Fragment =>
  db`sumber_produk = 'PL' and status_produk = 'Progress' and o.dibatalkan is null`;
const belumLengkap = (db: Db): Fragment => db`status_po = 'Proses' and p.dibatalkan is null`;

export type PlTerbuka = BarisPl & { tglAwalPengerjaan: Tanggal | null };

/** Unfinished lines made to order, earliest deadline first. */
export const plTerbuka = (db: Db, { milik, ...batas }: Batas & { milik: Milik }) => db<PlTerbuka[]>`
  select ${columns(db, "s", sebutanOrder)}, ${columns(db, "o", isiPl)}, o.tgl_awal_pengerjaan
  from orderan o join so s using (id_so)
  where ${sedangDibuat(db)} ${orderSaja(db, "o.idSo", milik)} ${jatuh(db, "o.tglDeadline", batas)}
  order by o.tgl_deadline, o.id_orderan`;

/** Unfinished purchase orders, earliest deadline first. */
export const poTerbuka = (db: Db, batas: Batas = {}) => db<BarisPo[]>`
  select ${columns(db, "p", isiPo)} from po p
  where ${belumLengkap(db)} ${jatuh(db, "tglDeadline", batas)}
  order by tgl_deadline, urut`;

/** What belongs to each part: of lines made to order, and of purchase orders. */
const bagianPl = (db: Db, today: Tanggal): Record<BagianTenggat, Fragment> => ({
  ...menurutDeadline(db, today),
  dimulai: db`tgl_awal_pengerjaan is not null`,
  belum: db`tgl_awal_pengerjaan is null`,
});
const bagianPo = (db: Db, today: Tanggal): Record<BagianTenggat, Fragment> => ({
  ...menurutDeadline(db, today),
  dimulai: db`qty_selesai > 0`,
  belum: db`qty_selesai = 0`,
});
const menurutDeadline = (db: Db, today: Tanggal) => ({
  mendekati: db`tgl_deadline between ${today} and ${sampaiMendekati(today)}`,
  terlambat: db`tgl_deadline < ${today}`,
});

/** How many there are of each part. */
export async function jumlahTenggat(db: Db, today: Tanggal, milik: Milik): Promise<{ pl: Tenggat; po: Tenggat }> {
  const hitung = ({ mendekati, terlambat, dimulai, belum }: Record<BagianTenggat, Fragment>) => db`
    count(*) filter (where ${mendekati})::int as mendekati, count(*) filter (where ${terlambat})::int as terlambat,
    count(*) filter (where ${dimulai})::int as dimulai, count(*) filter (where ${belum})::int as belum`;
  const [[pl], [po]] = await Promise.all([
    db<
      Tenggat[]
    >`select ${hitung(bagianPl(db, today))} from orderan o where ${sedangDibuat(db)} ${orderSaja(db, "o.idSo", milik)}`,
    db<Tenggat[]>`select ${hitung(bagianPo(db, today))} from po p where ${belumLengkap(db)}`,
  ]);
  if (!pl || !po) throw new Error("a count answered no row");
  return { pl, po };
}

type Halaman = { bagian: BagianTenggat; today: Tanggal; page: number; limit: number };

/** A page of one part of the lines made to order, earliest deadline first. */
export async function pageOfPlTerbuka(db: Db, { bagian, today, milik, ...asked }: Halaman & { milik: Milik }) {
  const saja = orderSaja(db, "o.idSo", milik);
  const yang = db`orderan o where ${sedangDibuat(db)} and ${bagianPl(db, today)[bagian]} ${saja}`;
  const [rows, [count]] = await Promise.all([
    db<BarisPl[]>`
      select ${columns(db, "s", sebutanOrder)}, ${columns(db, "o", isiPl)}
      from (select * from ${yang} order by tgl_deadline, id_orderan limit ${asked.limit} offset ${offsetOf(asked)}) o
      join so s using (id_so) order by o.tgl_deadline, o.id_orderan`,
    db<{ total: number }[]>`select count(*)::int as total from ${yang}`,
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** The same of the purchase orders. */
export async function pageOfPoTerbuka(db: Db, { bagian, today, ...asked }: Halaman) {
  const yang = db`po p where ${belumLengkap(db)} and ${bagianPo(db, today)[bagian]}`;
  const [rows, [count]] = await Promise.all([
    db<BarisPo[]>`
      select ${columns(db, "p", isiPo)} from ${yang}
      order by tgl_deadline, urut limit ${asked.limit} offset ${offsetOf(asked)}`,
    db<{ total: number }[]>`select count(*)::int as total from ${yang}`,
  ]);
  return { rows, total: count?.total ?? 0 };
}
