import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { StartProblem } from "../startProblem.ts";
import type { Tx } from "./database.ts";
import { type Migration, readMigrations } from "./migrations.ts";

/**
 * Folder beside the migrations: the checksums of the former migrations, and the files that lead from them to the
 * present.
 */
const BEFORE = "sebelum";

const Sums = z.record(z.string(), z.string());
export type Applied = { nama: string; sidik: string };

/**
 * The migrations were once replaced by new files that make the same tables. A database made by the former files is
 * brought to the present state by the files in `sebelum` and then noted as if the new files had made it. Answers the
 * files applied now and the new content of the table migrasi.
 */
export async function crossOver(
  tx: Tx,
  folder: string,
  migrations: readonly Migration[],
  applied: readonly Applied[],
): Promise<{ done: string[]; applied: readonly Applied[] }> {
  const path = join(folder, BEFORE, "sidik.json");
  if (!existsSync(path)) return { done: [], applied };
  const sums = z.parse(Sums, JSON.parse(readFileSync(path, "utf8")));
  const [first] = applied;
  if (!first || sums[first.nama] !== first.sidik) return { done: [], applied };
  const missing = Object.entries(sums).filter(([nama, sidik]) => !applied.some((one) => isSame(one, nama, sidik)));
  if (missing.length > 0) {
    throw new StartProblem(
      `The database lacks ${missing.map(([nama]) => nama).join(", ")}. Start the version of the app that made it first.`,
    );
  }
  const bridge = readMigrations(join(folder, BEFORE));
  const todo = bridge.filter(({ name }) => !applied.some(({ nama }) => nama === name));
  for (const { sql } of todo) await tx.unsafe(sql);
  // The new files have the first numbers; files with later numbers are still to be applied.
  const rewritten = migrations
    .slice(0, Object.keys(sums).length)
    .map(({ name, checksum }) => ({ nama: name, sidik: checksum }));
  await tx`delete from migrasi`;
  await tx`insert into migrasi ${tx(rewritten)}`;
  return { done: todo.map(({ name }) => `${BEFORE}/${name}`), applied: rewritten };
}

const isSame = (one: Applied, nama: string, sidik: string): boolean => one.nama === nama && one.sidik === sidik;
