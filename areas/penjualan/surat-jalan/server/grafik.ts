import { milikOrder } from "#company/orderMilik.ts";
import { perCustomerOrder, perKaryawan } from "#company/sumbu.ts";
import type { Diminta } from "#kernel/grafik.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { type Bahan, perBulan, sumGrafik } from "#platform/list/grafik.ts";
import { GRAFIK_SJ } from "../grafikSj.ts";
import { selectOrderSj, type Tersaring } from "./sql.ts";

type Asked = Diminta<typeof GRAFIK_SJ>;

/** Of an order `t`, or of its notes `j`. */
const UKURAN: Bahan<typeof GRAFIK_SJ>["ukuran"] = {
  surat: (db) => db`count(*)`,
  dokumen: (db) => db`count(*)`,
};

const SUMBU: Bahan<typeof GRAFIK_SJ>["sumbu"] = {
  bulan: (db) => perBulan(db, db`t.tgl_order`),
  bulanSurat: (db) => perBulan(db, db`j.tgl_surat`),
  customer: (db) => perCustomerOrder(db, db`t.id_so`),
  sales: (db) => perKaryawan(db, db`t.id_user`),
  status: (db) => ({ kunci: db`t.status_so` }),
  statusBarang: (db) => ({ kunci: db`j.status_barang` }),
};

/** The orders of the list, or their notes, as sums. */
export async function sumSj({ db, user, today }: ReadCtx, asked: Asked & Omit<Tersaring, "milik">) {
  const { ukuran, menurut, kedua, ...tersaring } = asked;
  const orders = selectOrderSj(db, { ...tersaring, milik: await milikOrder(db, user) }, today);
  return sumGrafik({ db, user }, GRAFIK_SJ, asked, {
    dari: db`(${orders}) t`,
    baris: db`join surat_jalan j on j.id_so = t.id_so`,
    ukuran: UKURAN,
    sumbu: SUMBU,
  });
}
