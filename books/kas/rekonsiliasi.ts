import type { Problem } from "#kernel/problem.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";

/**
 * Why money cannot have moved on a day, at the field where a person typed that day: one of the accounts agrees with its bank
 * until then. A trigger on kas holds the same against whoever reconciles it meanwhile.
 */
export async function direkonsiliasi(
  db: Db,
  field: string,
  rekening: readonly (Id<"rekening"> | null)[],
  hari: Tanggal,
): Promise<Problem[]> {
  const rows = await db<{ message: string }[]>`
    select message from unnest(${rekening.filter((id) => id !== null)}::int[]) r(id)
    cross join lateral alasan_rekonsiliasi(r.id, ${hari}::date) message where message is not null order by r.id`;
  return rows.map(({ message }) => ({ field, message }));
}
