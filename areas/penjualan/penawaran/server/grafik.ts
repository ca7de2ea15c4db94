import { milikOrder } from "#company/orderMilik.ts";
import { namaPelanggan, perKaryawan, perProduk } from "#company/sumbu.ts";
import type { Diminta } from "#kernel/grafik.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { type Bahan, perBulan, sumGrafik } from "#platform/list/grafik.ts";
import { GRAFIK_PENAWARAN } from "../grafikPenawaran.ts";
import { selectPenawaran, type Tersaring } from "./sql.ts";

type Asked = Diminta<typeof GRAFIK_PENAWARAN>;

/** Of a quotation `t`, or of the lines `b` that it offers now. */
const UKURAN: Bahan<typeof GRAFIK_PENAWARAN>["ukuran"] = {
  total: (db) => db`sum(t.total)::bigint`,
  dokumen: (db) => db`count(*)`,
  unit: (db) => db`sum(b.qty)::bigint`,
};

const SUMBU: Bahan<typeof GRAFIK_PENAWARAN>["sumbu"] = {
  bulan: (db) => perBulan(db, db`t.tgl_penawaran`),
  sales: (db) => perKaryawan(db, db`t.id_user`),
  customer: (db) => ({
    kunci: db`langganan.id_utama`,
    gabung: db`left join pelanggan langganan on langganan.id_pelanggan = t.id_pelanggan`,
    nama: (kunci) => namaPelanggan(db, kunci),
  }),
  produk: (db) => perProduk(db, db`b.id_produk`),
  status: (db) => ({ kunci: db`t.status` }),
  alasan: (db) => ({ kunci: db`t.alasan_kalah` }),
};

/** The quotations of the list as sums. */
export async function sumPenawaran({ db, user, today }: ReadCtx, asked: Asked & Omit<Tersaring, "milik">) {
  const { ukuran, menurut, kedua, ...tersaring } = asked;
  const rows = selectPenawaran(db, today, { ...tersaring, milik: await milikOrder(db, user) });
  return sumGrafik({ db, user }, GRAFIK_PENAWARAN, asked, {
    dari: db`(${rows}) t`,
    baris: db`join penawaran_baris b on b.id_penawaran = t.id_penawaran and b.revisi = t.revisi`,
    ukuran: UKURAN,
    sumbu: SUMBU,
  });
}
