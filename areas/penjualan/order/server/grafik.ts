import { milikOrder } from "#company/orderMilik.ts";
import { perCustomerOrder, perKaryawan, perProduk } from "#company/sumbu.ts";
import type { Diminta } from "#kernel/grafik.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { perBulan, type Sumbu, sumGrafik } from "#platform/list/grafik.ts";
import { GRAFIK_ORDER } from "../grafikOrder.ts";
import { selectOrder, type Tersaring } from "./page.ts";

type Asked = Diminta<typeof GRAFIK_ORDER>;
type Disaring = Omit<Tersaring, "milik">;

/** Of an order `t`, or of its lines `o`. */
const UKURAN: Readonly<Record<Asked["ukuran"], (db: Db) => Fragment>> = {
  totalPembelian: (db) => db`sum(t.total_pembelian)::bigint`,
  totalTambahanOnline: (db) => db`sum(t.total_tambahan_online)::bigint`,
  dokumen: (db) => db`count(*)`,
  unit: (db) => db`sum(o.qty)::bigint`,
  nilaiBarang: (db) => db`sum(o.total_harga)::bigint`,
};

const SUMBU: Readonly<Record<Asked["menurut"], (db: Db) => Sumbu>> = {
  bulan: (db) => perBulan(db, db`t.tgl_order`),
  customer: (db) => perCustomerOrder(db, db`t.id_so`),
  sales: (db) => perKaryawan(db, db`t.id_user`),
  produk: (db) => perProduk(db, db`o.id_produk`),
  status: (db) => ({ kunci: db`t.status_so` }),
  bayar: (db) => ({
    kunci: db`case when t.status_pembayaran in ('', 'Pending') then 'Belum Dibayar' else t.status_pembayaran end`,
  }),
  tipe: (db) => ({ kunci: db`t.tipe_so` }),
};

/** The orders of the list as sums. */
export async function sumOrder({ db, user }: ReadCtx, { ukuran, menurut, kedua, ...tersaring }: Asked & Disaring) {
  const milik = await milikOrder(db, user);
  const dari = db`(${selectOrder(db, { ...tersaring, milik })}) t`;
  return sumGrafik(
    { db, user },
    GRAFIK_ORDER,
    { ukuran, menurut, kedua },
    {
      dari,
      // The lines that the list shows: one that was cancelled alone is none of them.
      baris: db`join orderan o on o.id_so = t.id_so and (o.dibatalkan is null or o.dibatalkan = t.dibatalkan)`,
      ukuran: UKURAN,
      sumbu: SUMBU,
    },
  );
}
