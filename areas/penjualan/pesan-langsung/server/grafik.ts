import { milikOrder } from "#company/orderMilik.ts";
import { perCustomerOrder, perProduk } from "#company/sumbu.ts";
import type { Diminta } from "#kernel/grafik.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { type Bahan, perBulan, sumGrafik } from "#platform/list/grafik.ts";
import { GRAFIK_PL } from "../grafikPl.ts";
import { selectPl, type Tersaring } from "./sql.ts";

type Asked = Diminta<typeof GRAFIK_PL>;

/** Of a line `t`. */
const UKURAN: Bahan<typeof GRAFIK_PL>["ukuran"] = {
  unit: (db) => db`sum(t.qty)::bigint`,
  selesai: (db) => db`sum(t.qty_selesai)::bigint`,
  dokumen: (db) => db`count(*)`,
};

const SUMBU: Bahan<typeof GRAFIK_PL>["sumbu"] = {
  bulan: (db) => perBulan(db, db`t.tgl_order`),
  bulanDeadline: (db) => perBulan(db, db`t.tgl_deadline`),
  customer: (db) => perCustomerOrder(db, db`t.id_so`),
  produk: (db) => perProduk(db, db`t.id_produk`),
  status: (db) => ({ kunci: db`t.status_produk` }),
};

/** The lines of the list as sums. */
export async function sumPl({ db, user, today }: ReadCtx, asked: Asked & Omit<Tersaring, "milik">) {
  const { ukuran, menurut, kedua, ...tersaring } = asked;
  const baris = selectPl(db, { ...tersaring, milik: await milikOrder(db, user) }, today);
  return sumGrafik({ db, user }, GRAFIK_PL, asked, { dari: db`(${baris}) t`, ukuran: UKURAN, sumbu: SUMBU });
}
