import type { PilihanPelanggan } from "#contract/penjualan/barisPelanggan.ts";
import { BANYAK_PILIHAN, CARI_TERPENDEK } from "#contract/penjualan/pelanggan.ts";
import { hanyaMilik, nomorTelepon } from "#server/company/pelanggan.ts";
import type { ReadCtx } from "#server/platform/http/context.ts";
import { contains } from "#server/platform/list/search.ts";
import type { Fragment } from "#server/platform/postgres/database.ts";

/** Enough to find good ones among, and so few that a text of every customer is as quick as a rare one. */
const DILIHAT = 400;

/** The customers for the cart: own ones first, then those whose name begins with the text, then the newest. */
export async function cariPelanggan({ db, user }: ReadCtx, q: string): Promise<PilihanPelanggan[]> {
  if (q.length < CARI_TERPENDEK) return [];
  const milik = await hanyaMilik(db, user);
  const cocok = (yang: Fragment): Fragment => db`
    select id_pelanggan, instansi, nama, telepon, alamat, email, id_sales is not distinct from ${user.idUser} as milik_saya
    from pelanggan where digabung_ke is null and not arsip and ${yang} ${contains(db, "teksCari", nomorTelepon(q))}
    limit ${DILIHAT}`;
  const sendiri = cocok(db`id_sales = ${user.idUser}`);
  const lain = cocok(db`id_sales is distinct from ${user.idUser}`);
  return db<PilihanPelanggan[]>`
    select id_pelanggan, instansi, nama, telepon, alamat, email, milik_saya
    from ((${sendiri}) ${milik === null ? db`union all (${lain})` : db``}) p
    order by milik_saya desc, starts_with(lower(nama), ${q.toLowerCase()}) or starts_with(lower(instansi), ${q.toLowerCase()}) desc,
      id_pelanggan desc
    limit ${BANYAK_PILIHAN}`;
}
