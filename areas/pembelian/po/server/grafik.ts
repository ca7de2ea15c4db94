import { perKaryawan } from "#company/sumbu.ts";
import type { Diminta } from "#kernel/grafik.ts";
import { isPrivileged } from "#kernel/permission.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { type Bahan, perBulan, sumGrafik } from "#platform/list/grafik.ts";
import { GRAFIK_PO } from "../grafikPo.ts";
import { selectPo, type Tersaring } from "./page.ts";

type Asked = Diminta<typeof GRAFIK_PO>;

/** Of a purchase order `t`. */
const UKURAN: Bahan<typeof GRAFIK_PO>["ukuran"] = {
  totalHarga: (db) => db`sum(t.total_harga)::bigint`,
  dokumen: (db) => db`count(*)`,
  qty: (db) => db`sum(t.qty)::bigint`,
  qtySelesai: (db) => db`sum(t.qty_selesai)::bigint`,
};

const SUMBU: Bahan<typeof GRAFIK_PO>["sumbu"] = {
  bulan: (db) => perBulan(db, db`t.tgl_order`),
  bulanDeadline: (db) => perBulan(db, db`t.tgl_deadline`),
  pemasok: (db) => ({ kunci: db`t.nama_pemasok` }),
  // As it was called then: machines and materials are ordered alike.
  produk: (db) => ({ kunci: db`t.nama_produk` }),
  bayar: (db) => ({ kunci: db`case when t.status_pembayaran then 'Sudah Dibayar' else 'Belum Dibayar' end` }),
  pembuat: (db) => perKaryawan(db, db`t.id_user`),
};

/** The purchase orders of a list as sums. */
export async function sumPo({ db, user }: ReadCtx, asked: Asked & Tersaring) {
  const { ukuran, menurut, kedua, ...tersaring } = asked;
  const rows = selectPo(db, { ...tersaring, bayar: isPrivileged(user) ? tersaring.bayar : null });
  return sumGrafik({ db, user }, GRAFIK_PO, asked, { dari: db`(${rows}) t`, ukuran: UKURAN, sumbu: SUMBU });
}
