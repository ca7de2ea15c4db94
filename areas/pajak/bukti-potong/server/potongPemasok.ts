import { akun } from "#books/jurnal/akun.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import { inMonth } from "../../server/inMonth.ts";
import type { PotongPemasok, RingkasanPotong, StatusPotong } from "../isiBuktiPotong.ts";

export type PotongRow = Omit<PotongPemasok, "aksi" | "status"> & { batal: boolean };

const kolom = (db: Db): Fragment => db`
  p.id_pengajuan, p.id_tagihan, p.tanggal, t.nama_pemasok, t.nomor as nomor_tagihan, p.kode_objek, p.dasar, p.nominal, p.nomor,
  p.tgl_bukti, p.batal, p.versi`;
const dari = (db: Db): Fragment => db`potong_pemasok p join tagihan t using (id_tagihan)`;

type Dicari = { page: number; limit: number; cari: string; bulan: string; status: StatusPotong | null };

/** As `wirePotong` says. */
const berstatus = (db: Db, status: StatusPotong): Fragment =>
  ({
    "Perlu dibuat": db`p.nomor = '' and not p.batal`,
    Dibuat: db`p.nomor <> '' and not p.batal`,
    Dibatalkan: db`p.batal`,
  })[status];

/** Those of the month, or those of any month that are to be made or have what was searched; the latest first. */
export async function pageOfPotong(db: Db, dicari: Dicari) {
  const { bulan, cari, status, limit } = dicari;
  const yang = db`${status ? berstatus(db, status) : db`true`} and
    ${cari === "" && status !== "Perlu dibuat" ? inMonth(db, db`p.tanggal`, bulan) : db`true`} ${contains(db, "t.teksCari", cari)}`;
  const [rows, [jumlah]] = await Promise.all([
    db<PotongRow[]>`select ${kolom(db)} from ${dari(db)} where ${yang}
      order by p.tanggal desc, p.urut desc limit ${limit} offset ${offsetOf(dicari)}`,
    db<{ total: number }[]>`select count(*)::int as total from ${dari(db)} where ${yang}`,
  ]);
  return { rows, total: jumlah?.total ?? 0 };
}

export async function findPotong(db: Db, idPengajuan: string): Promise<PotongRow | undefined> {
  const [row] = await db<PotongRow[]>`select ${kolom(db)} from ${dari(db)} where p.id_pengajuan = ${idPengajuan}`;
  return row;
}

export async function summaryOfPotong(db: Db, bulan: string): Promise<Omit<RingkasanPotong, "bulan" | "masalah">> {
  const [row] = await db<Omit<RingkasanPotong, "bulan" | "masalah">[]>`
    select count(*)::int as banyak, coalesce(sum(p.nominal), 0)::bigint as nominal,
      coalesce((select sum(kredit - debit) from jurnal_harian where id_akun = any(array(
        select id_akun from akun where bawaan = 'hutang-pph23' or induk = ${akun(db, "hutang-pph23")}))), 0)::bigint as hutang
    from potong_pemasok p where ${inMonth(db, db`p.tanggal`, bulan)} and not p.batal`;
  if (!row) throw new Error("A summary is one row");
  return row;
}

export type BahanPotong = {
  tanggal: Tanggal;
  kodeObjek: string;
  dasar: number;
  atas: number;
  bawah: number;
  nomorTagihan: string;
  tglTagihan: Tanggal;
  idPemasok: Id<"pemasok">;
  namaPemasok: string;
  npwp: string;
};

/** What the file of a month is made from, the oldest first. */
export const bahanPotong = (db: Db, bulan: string) => db<BahanPotong[]>`
  select p.tanggal, p.kode_objek, p.dasar, p.atas, p.bawah, t.nomor as nomor_tagihan, t.tgl_tagihan, k.id_pemasok, k.nama as nama_pemasok,
    coalesce(k.npwp, '') as npwp
  from ${dari(db)} join pemasok m on m.id_pemasok = t.id_pemasok join pemasok k on k.id_pemasok = m.pokok
  where ${inMonth(db, db`p.tanggal`, bulan)} and not p.batal order by p.tanggal, p.urut`;
