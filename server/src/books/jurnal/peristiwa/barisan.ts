import type { Db, Fragment } from "#server/platform/postgres/database.ts";

/** A line of an entry: its account, what it belongs to within it, and the amount. */
type Baris = readonly [akun: Fragment, sub: Fragment | null, nominal: Fragment];

/**
 * The lines that follow from a fact, to stand beside it after "cross join lateral". Arrays, because the database prepares
 * a list of VALUES anew for each row: with millions of facts that was half of the work.
 */
export function barisan(db: Db, ...baris: readonly Baris[]): Fragment {
  const kolom = (isi: (satu: Baris) => Fragment) =>
    baris.map((satu, at) => (at === 0 ? isi(satu) : db`, ${isi(satu)}`));
  return db`
    unnest(array[${kolom(([akun]) => akun)}]::int[], array[${kolom(([, sub]) => sub ?? db`null`)}]::text[],
      array[${kolom(([, , nominal]) => nominal)}]) l(id_akun, sub, nominal)`;
}
