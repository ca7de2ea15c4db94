import type { StatusSo } from "#contract/penjualan/label.ts";
import type { BAYAR, UrutOrder } from "#contract/penjualan/order.ts";
import { byDay } from "#server/platform/list/bucket.ts";
import { type Asked, type CountedList, countedRows, type Rows } from "#server/platform/list/countedPage.ts";
import { sortedRows } from "#server/platform/list/sortedRows.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";
import { type OrderRow, orderBernomor } from "./muat.ts";

const ORDER: CountedList = {
  name: "so",
  table: "so",
  id: "idSo",
  bucketing: byDay("tglOrder", "urut"),
  text: "teksCari",
};

type Dicari = Omit<Asked, "filter" | "counters"> & {
  statusSo: StatusSo | null;
  bayar: (typeof BAYAR)[number] | null;
  urut: `${"" | "-"}${UrutOrder}` | null;
};

/** A page of orders, newest first unless asked otherwise. */
export function halamanOrder(db: Db, { statusSo, bayar, urut, ...halaman }: Dicari): Promise<Rows<OrderRow>> {
  const asked = { ...halaman, filter: saringan(db, { statusSo, bayar }) };
  const load = (id: Fragment) => orderBernomor(db, id);
  return urut === null || urut === "-tglOrder"
    ? countedRows(db, ORDER, asked, load)
    : sortedRows(db, ORDER, asked, URUTAN[urut](db), load);
}

function saringan(db: Db, { statusSo, bayar }: Pick<Dicari, "statusSo" | "bayar">): Asked["filter"] {
  if (statusSo === null && bayar === null) return null;
  const terbayar = bayar === "Belum Dibayar" ? ["", "Pending"] : [bayar];
  return {
    key: `${statusSo} ${bayar}`,
    where: db`true ${statusSo ? db`and status_so = ${statusSo}` : db``}
      ${bayar ? db`and status_pembayaran = any(${terbayar})` : db``}`,
  };
}

type Urutan = Exclude<Dicari["urut"], null | "-tglOrder">;
/** Each walks an index, forwards or backwards. */
const URUTAN: Readonly<Record<Urutan, (db: Db) => Fragment>> = {
  tglOrder: (db) => db`tgl_order, urut`,
  totalPembelian: (db) => db`total_pembelian, urut`,
  "-totalPembelian": (db) => db`total_pembelian desc, urut desc`,
  namaCustomer: (db) => db`lower(nama_customer), urut`,
  "-namaCustomer": (db) => db`lower(nama_customer) desc, urut desc`,
};
