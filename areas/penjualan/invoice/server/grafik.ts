import { milikOrder } from "#company/orderMilik.ts";
import { perCustomerOrder, perKaryawan } from "#company/sumbu.ts";
import type { Diminta } from "#kernel/grafik.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { type Bahan, perBulan, sumGrafik } from "#platform/list/grafik.ts";
import { selectOrder, type Tersaring } from "../../order/server/page.ts";
import { GRAFIK_INVOICE } from "../grafikInvoice.ts";

type Asked = Diminta<typeof GRAFIK_INVOICE>;

/** Of an order `t`, or of its invoices `i`. An invoice asks for its part alone: what is left of an order stands on the next one. */
const UKURAN: Bahan<typeof GRAFIK_INVOICE>["ukuran"] = {
  ditagih: (db) => db`sum(case when i.tipe_pembayaran = 'DP' then i.nominal_dp else i.nominal_lunas end)::bigint`,
  invoice: (db) => db`count(*)`,
  dokumen: (db) => db`count(*)`,
};

const SUMBU: Bahan<typeof GRAFIK_INVOICE>["sumbu"] = {
  bulan: (db) => perBulan(db, db`t.tgl_order`),
  bulanInvoice: (db) => perBulan(db, db`i.tgl_invoice`),
  customer: (db) => perCustomerOrder(db, db`t.id_so`),
  sales: (db) => perKaryawan(db, db`t.id_user`),
  tipe: (db) => ({ kunci: db`i.tipe_pembayaran` }),
  status: (db) => ({ kunci: db`i.status_approve` }),
  rekening: (db) => ({
    kunci: db`i.id_rekening`,
    nama: (kunci) => db`(select k.nama_rekening from rekening k where k.id_rekening = ${kunci}::integer)`,
  }),
};

/** The invoices of the orders of the list as sums. */
export async function sumInvoice({ db, user }: ReadCtx, asked: Asked & Omit<Tersaring, "milik">) {
  const { ukuran, menurut, kedua, ...tersaring } = asked;
  const orders = selectOrder(db, { ...tersaring, milik: await milikOrder(db, user) });
  return sumGrafik({ db, user }, GRAFIK_INVOICE, asked, {
    dari: db`(${orders}) t`,
    baris: db`join invoice i on i.id_so = t.id_so and i.dihapus is null`,
    ukuran: UKURAN,
    sumbu: SUMBU,
  });
}
