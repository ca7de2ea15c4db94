import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { LangkahMulai } from "../contract.ts";

/** How many there are of each, counted from what is there. */
export async function countLangkah(db: Db): Promise<Record<LangkahMulai, number>> {
  const [row] = await db<Record<LangkahMulai, number>[]>`
    select
      (select count(*)::int from perusahaan where nama <> 'Nama Perusahaan' or no_telp <> '' or id_logo is not null) as perusahaan,
      (select count(*)::int from rekening r where exists (select from kas k where k.id_rekening = r.id_rekening)) as rekening,
      (select count(*)::int - 1 from karyawan where not dihapus) as karyawan,
      (select count(*)::int from produk where not soft_delete and kategori_produk <> 'bahan') as produk,
      (select count(*)::int from pelanggan where digabung_ke is null) as pelanggan,
      (select count(*)::int from piutang_awal where dibatalkan is null) as piutang,
      (select count(*)::int from order_lama where dibatalkan is null) as "order",
      (select count(*)::int from pemasok where digabung_ke is null) as pemasok,
      (select count(distinct t.id_tagihan)::int from tagihan t join tagihan_buku b using (id_tagihan)
       where b.jenis = 'awal' and t.dibatalkan is null) as hutang,
      (select count(*)::int from asset where not batal) as asset,
      (select count(*)::int from jurnal_umum where status = 'Disetujui') as saldo`;
  if (!row) throw new Error("select answered no row");
  return row;
}

export async function findMulai(db: Db): Promise<{ terbuka: boolean; tanggal: Tanggal | null }> {
  const [row] = await db<{ terbuka: boolean; tanggal: Tanggal | null }[]>`
    select exists (select from mulai where ditutup is null) as terbuka, (select tanggal from saldo_awal) as tanggal`;
  if (!row) throw new Error("select answered no row");
  return row;
}

/** Answers whether it was open. */
export async function closeMulai({ tx, user, now }: Deed): Promise<boolean> {
  const { count } = await tx`update mulai set ditutup = ${now}, id_user = ${user.idUser} where ditutup is null`;
  return count > 0;
}

export const setTanggal = ({ tx, user, now }: Deed, tanggal: Tanggal) => tx`
  insert into saldo_awal (tanggal, waktu, id_user) values (${tanggal}, ${now}, ${user.idUser})
  on conflict (satu) do update set tanggal = excluded.tanggal, waktu = excluded.waktu, id_user = excluded.id_user`;
