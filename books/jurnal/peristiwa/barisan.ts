import type { Db, Fragment } from "#platform/db/database.ts";

/** A line of an entry: its account, what it belongs to within it, and the amount. */
type Baris = readonly [akun: Fragment, sub: Fragment | null, nominal: Fragment];

/** How many facts there are: those of an action or a month, or all. */
export type Berapa = "sedikit" | "semua";

/** The lines that follow from facts `f`. */
export function barisan(db: Db, fakta: Fragment, berapa: Berapa, ...baris: readonly Baris[]): Fragment {
  if (berapa === "semua") return perBaris(db, fakta, baris);
  const kolom = (isi: (satu: Baris) => Fragment) =>
    baris.map((satu, at) => (at === 0 ? isi(satu) : db`, ${isi(satu)}`));
  // Arrays, because the database prepares a list of VALUES anew for each fact.
  return db`
    select f.waktu, f.tanggal, f.peristiwa, f.dokumen, f.keterangan, l.*
    from (${fakta}) f cross join lateral
      unnest(array[${kolom(([akun]) => akun)}]::int[], array[${kolom(([, sub]) => sub ?? db`null`)}]::text[],
        array[${kolom(([, , nominal]) => nominal)}]) l(id_akun, sub, nominal)`;
}

/**
 * The facts are computed once and read for each line that they may have. With millions of them that takes a third of the
 * time of arrays, of which one would be taken apart for each fact; lines without an amount are left out.
 */
function perBaris(db: Db, fakta: Fragment, baris: readonly Baris[]): Fragment {
  const setiap = baris.map(
    ([akun, sub, nominal], at) => db`
      ${at === 0 ? db`` : db`union all`}
      select f.waktu, f.tanggal, f.peristiwa, f.dokumen, f.keterangan, (${akun})::int as id_akun,
        (${sub ?? db`null`})::text as sub, ${nominal} as nominal
      from f where ${nominal} <> 0`,
  );
  return db`(with f as materialized (${fakta}) ${setiap})`;
}
