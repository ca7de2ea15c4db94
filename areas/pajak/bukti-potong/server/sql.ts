import { sebutanPelanggan } from "#company/pelanggan.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import type { BuktiPotong, StatusBukti } from "../isiBuktiPotong.ts";

export type BuktiRow = Omit<BuktiPotong, "aksi" | "status">;

const kolom = (db: Db): Fragment => db`
  b.id_invoice, ${sebutanPelanggan(db, db`s.customer_instansi`, db`s.nama_customer`)} as nama_customer, i.tgl_approve, b.nominal,
  b.nomor, b.tgl_bukti, i.id_so, i.dihapus is not null as batal, b.versi`;
const dari = (db: Db): Fragment => db`bukti_potong b join invoice i using (id_invoice) join so s using (id_so)`;

type Dicari = { page: number; limit: number; cari: string; status: StatusBukti | null };

/** The latest first. */
export async function pageOfBukti(db: Db, dicari: Dicari) {
  const { cari, status, limit } = dicari;
  const yang = db`${status === null ? db`true` : status === "Ditunggu" ? db`b.nomor = ''` : db`b.nomor <> ''`}
    ${contains(db, "s.teksCari", cari)}`;
  const [rows, [jumlah], [ditunggu]] = await Promise.all([
    db<
      BuktiRow[]
    >`select ${kolom(db)} from ${dari(db)} where ${yang} order by b.urut desc limit ${limit} offset ${offsetOf(dicari)}`,
    db<{ total: number }[]>`select count(*)::int as total from ${dari(db)} where ${yang}`,
    db<{ banyak: number; nominal: Rupiah }[]>`
      select count(*)::int as banyak, coalesce(sum(b.nominal), 0)::bigint as nominal
      from bukti_potong b join invoice i using (id_invoice) where b.nomor = '' and i.dihapus is null`,
  ]);
  return { rows, total: jumlah?.total ?? 0, ditunggu: ditunggu ?? { banyak: 0, nominal: 0 as Rupiah } };
}

export async function findBukti(db: Db, idInvoice: string): Promise<BuktiRow | undefined> {
  const [row] = await db<BuktiRow[]>`select ${kolom(db)} from ${dari(db)} where b.id_invoice = ${idInvoice}`;
  return row;
}
