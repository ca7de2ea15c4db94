import type { Id } from "#contract/kernel/types.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import type { Rekening } from "./kas.ts";

/** An account with its present balance, not locked: to show, and to check what was typed. */
export async function satuRekening(db: Db, id: Id<"rekening">): Promise<Rekening | undefined> {
  const [row] = await db<Rekening[]>`
    select id_rekening, nama_rekening, saldo, lainnya from rekening where id_rekening = ${id}`;
  return row;
}
