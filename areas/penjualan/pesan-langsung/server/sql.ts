import { denganPpn } from "#books/pajak/diAtas.ts";
import { lockSo } from "#books/pesanan/pesanan.ts";
import { sampaiMendekati } from "#company/hariIni.ts";
import { askedOfMilik, type Milik, orderSaja } from "#company/orderMilik.ts";
import { type Bagian, pageOfPart, papan } from "#company/papan.ts";
import type { Rentang } from "#kernel/range.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import { columns, jsonOf } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { byDay } from "#platform/list/bucket.ts";
import type { Asked, CountedList, Rows } from "#platform/list/countedPage.ts";
import { listedRows } from "#platform/list/grafik.ts";
import { contains, within } from "#platform/list/search.ts";
import { orderBy, pageInOrder, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import type { StatusProduk } from "../../order/label.ts";
import type { KolomPl } from "../../papan.ts";
import type { PesanLangsung, UrutPl } from "../contract.ts";
import { barisPl, mesinPl, pemesanPl } from "../isiPesanLangsung.ts";
import type { BarisPl } from "./rules.ts";

export type PlRow = Omit<PesanLangsung, "aksi"> & {
  fakta: BarisPl["fakta"] & {
    /** Who cancelled the whole order; null if it is not cancelled. */
    orderDibatalkanOleh: string | null;
  };
};

const daftar = (statusProduk: StatusProduk | null): CountedList => ({
  name: statusProduk ? `pl-${statusProduk}` : "pl",
  table: "orderan",
  id: "idOrderan",
  bucketing: byDay("tglOrder", "idOrderan"),
  text: "teksCari",
  where: (db) => db`
    sumber_produk = 'PL' and dibatalkan is null ${statusProduk ? db`and status_produk = ${statusProduk}` : db``}`,
});
const LIST = { semua: daftar(null), Progress: daftar("Progress"), Selesai: daftar("Selesai") };

type Disaring = { statusProduk: StatusProduk | null; bagian: KolomPl | null; urut: Urut<UrutPl> };
type Ditanya = Asked & Rentang & Disaring & { mendesak: boolean; milik: Milik };

/** What waits for its invoice has no deadline yet: it counts as the latest. */
const URUTAN: Sorts<UrutPl> = {
  by: {
    tglOrder: (db) => db`tgl_order`,
    tglDeadline: (db) => db`tgl_deadline`,
    namaProduk: (db) => db`lower(nama_produk)`,
  },
  last: "idOrderan",
  newest: "tglOrder",
};

/**
 * The lines of a page, newest order first unless asked otherwise (`mendesak`: of those that are being made what is late or due first);
 * those of one column of the board as they stand there.
 */
export function pageOfPl(db: Db, { bagian, milik, ...asked }: Ditanya, today: Tanggal): Promise<Rows<PlRow>> {
  const isi = (id: Fragment) => barisBernomor(db, id);
  const list = LIST[asked.statusProduk ?? "semua"];
  if (bagian === null) {
    const urut = asked.urut ?? (asked.mendesak && asked.statusProduk === "Progress" ? "tglDeadline" : null);
    return pageInOrder(db, list, { ...askedOfMilik(db, list, "idSo", asked, milik), urut }, URUTAN, isi);
  }
  const cocok = cocokBagian(db, asked, milik);
  const kolomnya = bagianPl(db, today)[bagian];
  const by = asked.urut === null ? kolomnya.by : orderBy(db, URUTAN, asked.urut);
  return pageOfPart(db, { ...kolomnya, by }, { ...asked, cocok }, isi);
}

/** What lines of a column of the board must meet besides. */
const cocokBagian = (db: Db, asked: Omit<Tersaring, "bagian" | "milik">, milik: Milik): Fragment => db`
  ${within(db, "tglOrder", asked)} ${contains(db, "teksCari", asked.cari)}
  ${asked.statusProduk === "Selesai" ? db`and false` : db``} ${orderSaja(db, "idSo", milik)}`;

/** What the list is asked with, whatever its page. */
export type Tersaring = Rentang & Omit<Disaring, "urut"> & { cari: string; milik: Milik };

/** The lines of all pages. */
export function selectPl(db: Db, { bagian, milik, ...asked }: Tersaring, today: Tanggal): Fragment {
  const list = LIST[asked.statusProduk ?? "semua"];
  if (bagian === null) {
    return listedRows(db, list, askedOfMilik(db, list, "idSo", { ...asked, page: 1, limit: 1 }, milik));
  }
  return db`select * from orderan where ${bagianPl(db, today)[bagian].where} ${cocokBagian(db, asked, milik)}`;
}

/** What a file of lines holds: what the list shows, or these alone. */
export type Diekspor = Rentang & Disaring & { cari: string; idOrderan: readonly Id<"orderan">[] | null; milik: Milik };

/** The lines of a file, numbered by `ke`, oldest order first unless asked otherwise. */
export function plTerpilih(db: Db, { idOrderan, milik, ...asked }: Diekspor, today: Tanggal): Fragment {
  const { cari, statusProduk, bagian, urut } = asked;
  const cocok = idOrderan
    ? db`id_orderan = any(${[...idOrderan]}::bigint[])`
    : db`true ${within(db, "tglOrder", asked)} ${contains(db, "teksCari", cari)}
        ${statusProduk ? db`and status_produk = ${statusProduk}` : db``}
        ${bagian ? db`and ${bagianPl(db, today)[bagian].where}` : db``}`;
  return db`
    select *, row_number() over (order by ${orderBy(db, URUTAN, urut ?? "tglOrder")}) as ke from orderan
    where sumber_produk = 'PL' and dibatalkan is null and ${cocok} ${orderSaja(db, "idSo", milik)}`;
}

/** What is to be made, by its deadline; without an approved invoice nothing is begun, and nothing has one. */
function bagianPl(db: Db, today: Tanggal): Record<KolomPl, Bagian> {
  const dibuat = (kapan: Fragment): Bagian => ({
    table: "orderan",
    id: "idOrderan",
    where: db`sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null and ${kapan}`,
    by: db`tgl_deadline, id_orderan`,
  });
  return {
    terlambat: dibuat(db`tgl_deadline < ${today}`),
    pekanIni: dibuat(db`tgl_deadline between ${today} and ${sampaiMendekati(today)}`),
    nanti: dibuat(db`tgl_deadline > ${sampaiMendekati(today)}`),
    menungguInvoice: dibuat(db`tgl_deadline is null`),
  };
}

export const papanPl = <Kartu>(db: Db, today: Tanggal, milik: Milik, kartu: (row: PlRow) => Kartu) =>
  papan(db, { bagian: bagianPl(db, today), cocok: orderSaja(db, "idSo", milik) }, (id) => barisBernomor(db, id), kartu);

const kolom = (db: Db) => db`
  ${columns(db, "o", barisPl)}, ${jsonOf(db, "o", mesinPl)} as produk, ${jsonOf(db, "s", pemesanPl)} as "order",
  coalesce((
    select jsonb_agg(jsonb_build_object('kloter', p.kloter, 'qty', l.qty) order by p.urut)
    from po_orderan l join po p using (id_po) where l.id_orderan = o.id_orderan and not l.dilepas
  ), '[]') as po,
  jsonb_build_object(
    'dibatalkan', o.dibatalkan is not null or s.dibatalkan is not null,
    'orderDibatalkanOleh', case when s.dibatalkan is not null then s.dibatalkan_oleh end,
    'adaInvoice', exists (select 1 from invoice i where i.id_so = o.id_so and i.dihapus is null),
    'adaBarisLain', exists (
      select 1 from orderan l where l.id_so = o.id_so and l.id_orderan <> o.id_orderan and l.dibatalkan is null),
    'totalBarisLain', s.total_pembelian - (${denganPpn(db, db`o.total_harga`)})) as fakta`;

const barisBernomor = (db: Db, id: Fragment): Fragment => db`
  select ${kolom(db)} from orderan o join so s using (id_so) where o.id_orderan = ${id} and o.sumber_produk = 'PL'`;

export async function findPl(db: Db, idOrderan: Id<"orderan">): Promise<PlRow | undefined> {
  const [row] = await db<PlRow[]>`${barisBernomor(db, db`${idOrderan}::bigint`)}`;
  return row;
}

/** The line; its order is locked first. */
export async function lockPl(deed: Deed, idOrderan: Id<"orderan">): Promise<PlRow | undefined> {
  const [line] = await deed.tx<{ idSo: string }[]>`
    select id_so from orderan where id_orderan = ${idOrderan} and sumber_produk = 'PL'`;
  if (!line) return undefined;
  await lockSo(deed, [line.idSo]);
  await deed.tx`select 1 from orderan where id_orderan = ${idOrderan} for update`;
  return findPl(deed.tx, idOrderan);
}
