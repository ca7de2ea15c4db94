import type { DasarNeraca } from "#areas/sistem/perusahaan/contract.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment, Sql, Tx } from "#platform/db/database.ts";
import { depreciate } from "../jurnal/susut.ts";

/**
 * Dasar Neraca: whether the specified Neraca and Laba Rugi are made of what Buku Besar says, or of cash and typed figures.
 * The choice holds by month (migrations, dasar_neraca).
 */

/** The basis of each day; a preview names one for all days. */
export type DasarHari = { hari: Tanggal; dasar: DasarNeraca };

export async function dasarPada(db: Db, days: readonly Tanggal[]): Promise<DasarHari[]> {
  return db<DasarHari[]>`
    select h.hari, d.dasar from unnest(${[...days]}::date[]) h(hari)
    join dasar_neraca_masa d on d.mulai <= h.hari and h.hari < d.sampai`;
}

/** The basis that holds for what comes. */
export const dasarKini = (db: Db): Fragment => db`(select dasar from dasar_neraca order by mulai desc limit 1)`;

/** Chooses the basis of every open month. What was typed until now does not count with Buku Besar. */
export async function chooseDasar(tx: Tx, dasar: DasarNeraca): Promise<void> {
  await tx`lock table neraca_manual in share row exclusive mode`;
  await tx`delete from dasar_neraca where mulai > bulan_buka_terkunci()`;
  await tx`
    insert into dasar_neraca (mulai, dasar, isian_setelah)
    select bulan_buka_terkunci(), ${dasar}, coalesce(max(id_neraca_manual), 0) from neraca_manual
    on conflict (mulai) do update set dasar = excluded.dasar, isian_setelah = excluded.isian_setelah`;
}

/** Books what is due by itself until a day, if reports of that day are made of Buku Besar. */
export async function bookDue(sql: Sql, sampai: Tanggal, waktu: Date): Promise<void> {
  const [now] = await sql<{ perlu: boolean }[]>`
    select exists (select from dasar_neraca where dasar = 'Buku Besar' and mulai <= ${sampai}) as perlu
    from jurnal_keadaan where susut_sampai < ${sampai}`;
  if (now?.perlu) await depreciate(sql, sampai, waktu);
}
