import { randomInt } from "node:crypto";
import type { Db, Fragment } from "#platform/db/database.ts";

/**
 * Two sides that should agree key by key are first compared as a whole, which needs no sum for each key: every amount is
 * multiplied by a number that its key gets by chance, and all of them are added up, modulo a prime; twice, with other numbers
 * and another prime. Where the sums of even one key differ, so do these, but for one time in 2^62 (2^31 where the difference is a
 * multiple of one of the primes); the numbers are made anew for each check, so nobody can choose amounts for them.
 */

/** The two largest primes below 2^31: the product of two remainders is a bigint, and so is the sum of billions of them. */
const PRIMA = ["2147483647", "2147483629"] as const;

type Kunci = { teks?: readonly Fragment[]; angka?: readonly Fragment[] };

/** Makes the number (64 bits) of a key, as SQL. A row whose key has a part that is null differs in any case. */
export function pengacak(db: Db): (kunci: Kunci) => Fragment {
  const benih = randomInt(2 ** 46);
  return ({ teks = [], angka = [] }) => {
    const bagian = [
      ...teks.map((satu, at) => db`hashtextextended(${satu}, ${benih + at}::bigint)`),
      ...angka.map((satu, at) => db`hashint8extended(${satu}, ${benih + 10 + at}::bigint)`),
    ];
    return db`(${bagian.map((satu, at) => (at === 0 ? satu : db` # ${satu}`))})`;
  };
}

/**
 * Whether amounts do not cancel out at some key: `isi` selects rows `(n, h)` or `(n1, h1, n2, h2)` of an amount and the number of its
 * key, of one side with the opposite sign.
 */
export function berselisih(db: Db, isi: Fragment, pasangan: 1 | 2 = 1): Fragment {
  const sisa = (n: Fragment, h: Fragment, prima: string) =>
    db`${n} % ${prima}::bigint * (${h} & 2147483647) % ${prima}::bigint`;
  const jumlah = (prima: string, geser: string) => {
    const h = (nama: string) => db`${db(nama)} >> ${geser}::int`;
    const dua = pasangan === 2 ? db`+ ${sisa(db`n2`, h("h2"), prima)}` : db``;
    return db`coalesce(jumlah_bulat(${sisa(db`n1`, h("h1"), prima)} ${dua}), 0) % ${prima}::bigint <> 0`;
  };
  const kolom = pasangan === 2 ? db`n1, h1, n2, h2` : db`n1, h1`;
  return db`(select ${jumlah(PRIMA[0], "0")} or ${jumlah(PRIMA[1], "32")}
      or count(*) filter (where n1 is null or h1 is null ${pasangan === 2 ? db`or n2 is null or h2 is null` : db``}) > 0
    from (${isi} offset 0) isi(${kolom}))`;
}
