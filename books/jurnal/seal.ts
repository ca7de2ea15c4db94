import { type Db, isLocked, type Sql, type Tx } from "#platform/db/database.ts";

/**
 * Seals the entries written since the last seal. No other transaction may be writing: the caller has locked the
 * journal, or works alone.
 */
export async function sealEntries(tx: Tx): Promise<void> {
  await tx`
    insert into jurnal_segel (ke, sampai, jumlah, waktu, sidik)
    select coalesce(s.ke, 0) + 1, b.sampai, h.jumlah, now(), h.sidik
    from (select max(id_jurnal) as sampai from jurnal) b
    left join (select * from jurnal_segel order by ke desc limit 1) s on true
    cross join lateral jurnal_sidik(coalesce(s.sidik, '\\x'), coalesce(s.sampai, 0), b.sampai) h
    where b.sampai > coalesce(s.sampai, 0)`;
}

/**
 * Seals the journal, unless another transaction is writing to it: that one could later commit an entry with a number
 * below the seal. It is tried again an hour later. The lock keeps out a second seal too, which would take the same number.
 */
export async function sealJurnal(sql: Sql): Promise<void> {
  try {
    await sql.begin(async (tx) => {
      await tx`set local lock_timeout = '2s'`;
      await tx`lock table jurnal in share row exclusive mode`;
      await sealEntries(tx);
    });
  } catch (error) {
    if (!isLocked(error)) throw error;
  }
}

/** Folds the rows of `jurnal_harian` that every entry adds into one row per account and day. */
export async function foldJurnal(db: Db): Promise<void> {
  await db`select lipat_jurnal()`;
}
