import type { Db, Sql, Tx } from "#server/platform/postgres/database.ts";

/** Seals what was written since the last seal. Nobody may be writing: the caller holds the book, or is alone. */
export async function segelkan(tx: Tx): Promise<void> {
  await tx`
    insert into jurnal_segel (ke, sampai, jumlah, waktu, sidik)
    select coalesce(s.ke, 0) + 1, b.sampai, h.jumlah, now(), h.sidik
    from (select max(id_jurnal) as sampai from jurnal) b
    left join (select * from jurnal_segel order by ke desc limit 1) s on true
    cross join lateral jurnal_sidik(coalesce(s.sidik, '\\x'), coalesce(s.sampai, 0), b.sampai) h
    where b.sampai > coalesce(s.sampai, 0)`;
}

/**
 * Seals the journal unless somebody is writing just now: then the next hour does. An entry of a transaction that is still
 * under way could have a number below the seal.
 */
export async function segelkanJurnal(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local lock_timeout = '2s'`;
    await tx`lock table jurnal in share mode`;
    await segelkan(tx);
  });
}

/** Makes one row again of the many small ones that every entry adds to the sums of its day. */
export async function lipatJurnal(db: Db): Promise<void> {
  await db`select lipat_jurnal()`;
}
