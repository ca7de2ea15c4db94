import { askedOfMilik, type Milik, orderSaja } from "#company/orderMilik.ts";
import { orderContains } from "#company/pelanggan.ts";
import type { Rentang } from "#kernel/range.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { byDay } from "#platform/list/bucket.ts";
import { type Asked, type CountedList, countedRows, type Rows } from "#platform/list/countedPage.ts";
import { listedRows } from "#platform/list/grafik.ts";
import { within } from "#platform/list/search.ts";
import { opposite, sortedRows } from "#platform/list/sortedRows.ts";
import type { StatusSo } from "../label.ts";
import type { BAYAR, UrutOrder } from "../saringanOrder.ts";
import { type OrderRow, orderBernomor } from "./load.ts";

const ORDER: CountedList = {
  name: "so",
  table: "so",
  id: "idSo",
  bucketing: byDay("tglOrder", "urut"),
  text: orderContains,
};

type Keadaan = { statusSo: StatusSo | null; bayar: (typeof BAYAR)[number] | null };
export type Urut = `${"" | "-"}${UrutOrder}` | null;
type Dicari = Omit<Asked, "filter" | "counters"> & Keadaan & { urut: Urut; milik: Milik };

/** A page of orders, newest first unless asked otherwise. */
export function pageOfOrder(db: Db, { urut, ...dicari }: Dicari): Promise<Rows<OrderRow>> {
  return orderTerurut(db, ORDER, terlihat(db, dicari), urut);
}

function terlihat(db: Db, { statusSo, bayar, milik, ...halaman }: Omit<Dicari, "urut">): Asked {
  return askedOfMilik(db, ORDER, "idSo", { ...halaman, filter: saringan(db, { statusSo, bayar }) }, milik);
}

/** What the list is asked with, whatever its page. */
export type Tersaring = Rentang & Keadaan & { cari: string; milik: Milik };

/** The orders of all pages. */
export const selectOrder = (db: Db, tersaring: Tersaring): Fragment =>
  listedRows(db, ORDER, terlihat(db, { ...tersaring, page: 1, limit: 1 }));

/** The orders of a page in this order; newest first needs no index but that of the days. */
export function orderTerurut(db: Db, list: CountedList, asked: Asked, urut: Urut): Promise<Rows<OrderRow>> {
  const load = (id: Fragment) => orderBernomor(db, id);
  return urut === null || urut === "-tglOrder"
    ? countedRows<OrderRow>(db, list, asked, load)
    : sortedRows<OrderRow>(
        db,
        list,
        asked,
        { by: menurut(db, urut), back: menurut(db, opposite<UrutOrder>(urut)) },
        load,
      );
}

/** All of `order by`. */
export const menurut = (db: Db, urut: Urut): Fragment =>
  urut === null || urut === "-tglOrder" ? db`tgl_order desc, urut desc` : URUTAN[urut](db);

/** The orders that a file holds, and their order. */
export type Diekspor = Rentang & Keadaan & { cari: string; urut: Urut; idSo: readonly string[] | null; milik: Milik };

/** The orders for a file, numbered by `ke`. */
export function orderTerpilih(db: Db, { idSo, cari, statusSo, bayar, urut, milik, ...rentang }: Diekspor): Fragment {
  const cocok = idSo
    ? db`id_so = any(${[...idSo]}::text[])`
    : db`true ${within(db, "tglOrder", rentang)} ${orderContains(db, cari)}`;
  const keadaan = saringan(db, { statusSo, bayar });
  return db`
    select *, row_number() over (order by ${menurut(db, urut)}) as ke from so
    where ${cocok} ${keadaan && !idSo ? db`and ${keadaan.where}` : db``} ${orderSaja(db, "idSo", milik)}`;
}

function saringan(db: Db, { statusSo, bayar }: Keadaan): Asked["filter"] {
  if (statusSo === null && bayar === null) return null;
  const terbayar = bayar === "Belum Dibayar" ? ["", "Pending"] : [bayar];
  return {
    key: `${statusSo} ${bayar}`,
    where: db`true ${statusSo ? db`and status_so = ${statusSo}` : db``}
      ${bayar ? db`and status_pembayaran = any(${terbayar})` : db``}`,
  };
}

type Urutan = Exclude<Urut, null | "-tglOrder">;
/** Each walks an index, forwards or backwards. */
const URUTAN: Readonly<Record<Urutan, (db: Db) => Fragment>> = {
  tglOrder: (db) => db`tgl_order, urut`,
  totalPembelian: (db) => db`total_pembelian, urut`,
  "-totalPembelian": (db) => db`total_pembelian desc, urut desc`,
  namaCustomer: (db) => db`lower(nama_customer), urut`,
  "-namaCustomer": (db) => db`lower(nama_customer) desc, urut desc`,
};
