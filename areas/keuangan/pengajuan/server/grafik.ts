import { perKaryawan } from "#company/sumbu.ts";
import type { Diminta } from "#kernel/grafik.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { type Bahan, perBulan, type Sumbu, sumGrafik } from "#platform/list/grafik.ts";
import { GRAFIK_PENGAJUAN } from "../grafikPengajuan.ts";
import { selectDaftar, type Tersaring } from "./sql.ts";

type Asked = Diminta<typeof GRAFIK_PENGAJUAN>;

const perRekening = (db: Db, id: Fragment): Sumbu => ({
  kunci: id,
  nama: (kunci) => db`(select k.nama_rekening from rekening k where k.id_rekening = ${kunci}::integer)`,
});

/** Of a request `t`. */
const UKURAN: Bahan<typeof GRAFIK_PENGAJUAN>["ukuran"] = {
  nominal: (db) => db`sum(t.nominal_pengajuan)::bigint`,
  dokumen: (db) => db`count(*)`,
};

const SUMBU: Bahan<typeof GRAFIK_PENGAJUAN>["sumbu"] = {
  bulan: (db) => perBulan(db, db`t.tgl_pengajuan`),
  kebutuhan: (db) => ({
    kunci: db`t.id_kebutuhan`,
    nama: (kunci) => db`(select k.nama_kebutuhan from kebutuhan k where k.id_kebutuhan = ${kunci}::integer)`,
  }),
  tipe: (db) => ({ kunci: db`t.tipe_pengajuan` }),
  status: (db) => ({ kunci: db`t.status_pengajuan` }),
  pengaju: (db) => perKaryawan(db, db`t.id_user`),
  rekeningAsal: (db) => perRekening(db, db`t.id_rekening_asal`),
  rekeningTujuan: (db) => perRekening(db, db`t.id_rekening_tujuan`),
};

/** The requests of the list as sums. */
export async function sumPengajuan({ db, user }: ReadCtx, asked: Asked & Tersaring) {
  const { ukuran, menurut, kedua, ...tersaring } = asked;
  const rows = selectDaftar(db, tersaring);
  return sumGrafik({ db, user }, GRAFIK_PENGAJUAN, asked, { dari: db`(${rows}) t`, ukuran: UKURAN, sumbu: SUMBU });
}
