import type { Id } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Rekening } from "./kas.ts";

/** Accounts with their present balances, not locked: to show, and to check what was typed. */
export async function readRekening(db: Db, ids: readonly Id<"rekening">[]): Promise<Map<number, Rekening>> {
  const rows = await db<Rekening[]>`
    select id_rekening, nama_rekening, saldo, lainnya from rekening where id_rekening = any(${[...ids]})`;
  return new Map(rows.map((row) => [row.idRekening, row]));
}

export const findRekening = async (db: Db, id: Id<"rekening">): Promise<Rekening | undefined> =>
  (await readRekening(db, [id])).get(id);
