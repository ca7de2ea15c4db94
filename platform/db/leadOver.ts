import { createHash } from "node:crypto";
import { StartProblem } from "../startProblem.ts";
import type { Tx } from "./database.ts";
import type { Migration } from "./migrations.ts";

/** The last file of the baseline. The files up to here make a fresh database; later ones also change databases in use. */
export const BASELINE = "0010_sistem";
/** The SHA-256 of what `migrasi` holds at the end of version 0.1: a line with name and checksum for each of 58 files. */
const VERSION_0_1 = "c423652563f09be155a8470bef7ab4ab8ebb94987d3a02d77b733c76bb80e26d";

async function hasMigrasi(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ ada: boolean }[]>`select to_regclass('migrasi') is not null as ada`;
  return row?.ada ?? false;
}

/**
 * Version 0.1 made the same tables as the baseline, by other files, and noted them in the table `migrasi`. A database that it
 * has brought to its end is noted in `skema` as if the baseline had made it; nothing else changes. The rows of `migrasi` stay,
 * because version 0.1 reads them when it serves on after a roll back. Answers whether the database was led over.
 */
export async function leadOver(tx: Tx, migrations: readonly Migration[]): Promise<boolean> {
  const noted = await tx`select 1 from skema limit 1`;
  if (noted.length > 0 || !(await hasMigrasi(tx))) return false;
  const rows = await tx<{ nama: string; sidik: string }[]>`select nama, sidik from migrasi order by nama collate "C"`;
  if (rows.length === 0) return false;
  const lines = rows.map(({ nama, sidik }) => `${nama} ${sidik}\n`).join("");
  if (createHash("sha256").update(lines).digest("hex") !== VERSION_0_1) {
    throw new StartProblem(
      "The database is of an older version: start Kantor 0.1 (the version before 1.0) on it once, then this one.",
    );
  }
  const baseline = migrations.filter(({ name }) => name <= BASELINE);
  await tx`insert into skema ${tx(baseline.map(({ name, checksum }) => ({ nama: name, sidik: checksum })))}`;
  return true;
}

/** A row that version 0.1 does not know, so that it refuses to start on a database that it could not serve. */
export async function refuseVersion01(tx: Tx, { name, checksum }: Migration): Promise<void> {
  if (await hasMigrasi(tx)) await tx`insert into migrasi ${tx({ nama: `skema/${name}`, sidik: checksum })}`;
}
