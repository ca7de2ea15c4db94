import { hanyaMilik, nomorTelepon } from "#company/pelanggan.ts";
import type { Fragment } from "#platform/db/database.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { contains } from "#platform/list/search.ts";
import type { PilihanPelanggan } from "../barisPelanggan.ts";
import { BANYAK_PILIHAN, CARI_TERPENDEK } from "../contract.ts";

/** How many of the newest are read one by one before the trigram index is asked, of one's own and of all. */
const TERBARU = 2000;
/** Enough to choose from. */
const DILIHAT = 400;

/**
 * The customers for the cart: own ones first, then those whose name begins with the text, then the newest. A text that
 * many have is found among the newest at once, for which the trigram index would collect all of them; a rare one is left
 * to that index.
 */
export async function cariPelanggan({ db, user }: ReadCtx, q: string): Promise<PilihanPelanggan[]> {
  if (q.length < CARI_TERPENDEK) return [];
  const milik = await hanyaMilik(db, user);
  const dicari = nomorTelepon(q);
  const hidup = db`digabung_ke is null and not arsip`;
  const terbaru = (yang: Fragment): Fragment => db`
    select * from (select * from pelanggan where ${yang} order by id_pelanggan desc limit ${TERBARU}) p
    where ${hidup} ${contains(db, "teksCari", dicari, "row by row")} limit ${DILIHAT}`;
  const semua = milik === null ? db`true` : db`id_sales = ${milik}`;
  return db<PilihanPelanggan[]>`
    with dekat as materialized ((${terbaru(db`id_sales = ${user.idUser}`)}) union (${terbaru(semua)})),
    jauh as materialized (
      select * from pelanggan where (select count(*) < ${BANYAK_PILIHAN} from dekat) and ${hidup} and ${semua}
        ${contains(db, "teksCari", dicari)} limit ${DILIHAT})
    select id_pelanggan, instansi, nama, telepon, alamat, email, id_sales is not distinct from ${user.idUser} as milik_saya
    from (select * from dekat union select * from jauh) p
    order by milik_saya desc, starts_with(lower(nama), ${q.toLowerCase()}) or starts_with(lower(instansi), ${q.toLowerCase()}) desc,
      id_pelanggan desc
    limit ${BANYAK_PILIHAN}`;
}
