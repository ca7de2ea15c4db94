import type { Db } from "#platform/db/database.ts";
import type { HasilAturan } from "../contract.ts";

const KEPT_MS = 24 * 3_600_000;

/** Notes that a check begins, and deletes those of more than a day ago. */
export async function startCheck(db: Db, kunci: string, now: Date): Promise<void> {
  const lama = new Date(now.getTime() - KEPT_MS);
  await db`delete from pemeriksaan_buku where mulai < ${lama}`;
  await db`
    insert into pemeriksaan_buku (kunci, mulai) values (${kunci}, ${now})
    on conflict (kunci) do update set mulai = excluded.mulai, hasil = '[]'`;
}

export async function noteCheck(db: Db, kunci: string, hasil: readonly HasilAturan[]): Promise<void> {
  await db`update pemeriksaan_buku set hasil = ${db.json([...hasil])} where kunci = ${kunci}`;
}

export async function progresPemeriksaan(db: Db, kunci: string): Promise<HasilAturan[]> {
  const [row] = await db<{ hasil: HasilAturan[] }[]>`select hasil from pemeriksaan_buku where kunci = ${kunci}`;
  return row?.hasil ?? [];
}
