import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "../../db/database.ts";
import { SEGMENT } from "./place.ts";

/** How long a change may wait on its way to the archive before that is an alarm. */
export const STUCK_MS = 600_000;

/** Changes are made, and none of them comes to the archive. */
export class ArchiveStuck extends Error {
  constructor(where = "the archive") {
    super(`Changes have been waiting for over ten minutes to come to ${where}`);
  }
}

const ageOf = async (path: string): Promise<number> => Date.now() - (await stat(path)).mtimeMs;

/**
 * Throws when a change waits too long: in PostgreSQL for the spool, or in the spool for the archive. It asks where the
 * changes stand and not what the archiver says of itself, which says nothing at all when it cannot run.
 */
export async function expectMoving(admin: Sql, spool: string, patience = STUCK_MS): Promise<void> {
  const [row] = await admin<{ ms: number | null }[]>`
    select (extract(epoch from clock_timestamp() - min(modification)) * 1000)::int8 as ms
    from pg_ls_archive_statusdir() where name like '%.ready'`;
  if ((row?.ms ?? 0) > patience) throw new ArchiveStuck(spool);
  for (const name of await readdir(spool)) {
    if (!SEGMENT.test(name)) continue;
    // A segment that is moved meanwhile is not stuck.
    const age = await ageOf(join(spool, name)).catch(() => 0);
    if (age > patience) throw new ArchiveStuck();
  }
}
