import { milikOrder } from "#company/orderMilik.ts";
import { perCustomerOrder, perKaryawan, perProduk } from "#company/sumbu.ts";
import type { Diminta } from "#kernel/grafik.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { type Bahan, perBulan, sumGrafik } from "#platform/list/grafik.ts";
import { GRAFIK_RETUR } from "../grafikRetur.ts";
import { selectRetur, type Tersaring } from "./sql.ts";

type Asked = Diminta<typeof GRAFIK_RETUR>;

/** Of a retur `t`, or of its lines `b`. */
const UKURAN: Bahan<typeof GRAFIK_RETUR>["ukuran"] = {
  dokumen: (db) => db`count(*)`,
  nominal: (db) => db`sum(t.nominal)::bigint`,
  unit: (db) => db`sum(b.qty_baik + b.qty_rusak)::bigint`,
  rusak: (db) => db`sum(b.qty_rusak)::bigint`,
};

const SUMBU: Bahan<typeof GRAFIK_RETUR>["sumbu"] = {
  bulan: (db) => perBulan(db, db`t.tgl_retur`),
  customer: (db) => perCustomerOrder(db, db`t.id_so`),
  produk: (db) => perProduk(db, db`o.id_produk`),
  status: (db) => ({ kunci: db`coalesce(t.keputusan, 'menunggu')` }),
  pencatat: (db) => perKaryawan(db, db`t.id_user`),
};

/** The returs of the list as sums. */
export async function sumRetur({ db, user }: ReadCtx, asked: Asked & Omit<Tersaring, "milik">) {
  const { ukuran, menurut, kedua, ...tersaring } = asked;
  const rows = selectRetur(db, { ...tersaring, milik: await milikOrder(db, user) });
  return sumGrafik({ db, user }, GRAFIK_RETUR, asked, {
    dari: db`(${rows}) t`,
    baris: db`join retur_baris b on b.id_retur = t.id_retur join orderan o on o.id_orderan = b.id_orderan`,
    ukuran: UKURAN,
    sumbu: SUMBU,
  });
}
