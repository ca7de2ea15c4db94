import { milikSaja } from "#company/pelanggan.ts";
import { hasOneOf } from "#kernel/permission.ts";
import type { Id } from "#kernel/types.ts";
import type { Fragment, Sql } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { CARI } from "../../cari/contract.ts";

const BANYAK = 20;
/** A word of four letters with two of them exchanged keeps two of its five trigrams. */
const SERUPA = "0.3";

type Pencari = { milik: Id<"karyawan"> | null };

/** The names most like a text, of everything that this person may find. Each uses the trigram index of its list. */
export async function namaSerupa(db: Sql, user: User, q: string, { milik }: Pencari): Promise<string[]> {
  const kata = q.toLowerCase();
  const sumber: Fragment[] = [
    ...(hasOneOf(user, CARI.produk)
      ? [
          db`select nama_produk as nama, teks_cari from produk where teks_cari %> ${kata} and kategori_produk <> 'bahan'`,
        ]
      : []),
    ...(hasOneOf(user, [...CARI.pelanggan, ...CARI.order])
      ? [
          db`select nama || ' ' || instansi as nama, teks_cari from pelanggan p
            where digabung_ke is null and teks_cari %> ${kata} ${milikSaja(db, "p", milik)}`,
        ]
      : []),
    ...(hasOneOf(user, CARI.pemasok) ? [db`select nama, teks_cari from pemasok where teks_cari %> ${kata}`] : []),
    ...(hasOneOf(user, CARI.karyawan)
      ? [db`select nama_lengkap as nama, teks_cari from karyawan where not dihapus and teks_cari %> ${kata}`]
      : []),
  ];
  const [first, ...rest] = sumber.map(
    (satu) => db`(select * from (${satu}) s order by teks_cari <->> ${kata} limit ${BANYAK})`,
  );
  if (!first) return [];
  const semua = rest.reduce((all, next) => db`${all} union all ${next}`, first);
  const rows = await db.begin(async (tx) => {
    await tx`select set_config('pg_trgm.word_similarity_threshold', ${SERUPA}, true)`;
    return tx<{ nama: string }[]>`select nama from (${semua}) semua`;
  });
  return rows.map(({ nama }) => nama);
}
