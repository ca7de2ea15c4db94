import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Call } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { readConfig } from "#platform/config.ts";
import type { Sql } from "#platform/db/database.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { createApp } from "#server/app.ts";
import { cloneDatabase, startTestServer } from "#test/support/server.ts";

/** A company on a throwaway database, for measuring calls of a Super Admin. */
export type Bench = {
  sql: Sql;
  /** Measures a GET call, from the request to the last byte of the answer. */
  measure(name: string, call: Call, query: Record<string, string | number>, times?: number): Promise<Measured>;
};
export type Measured = { name: string; best: number; median: number; p95: number; bytes: number };

const WARM_UP = 5;
const TIMES = 40;

export async function bench(run: (bench: Bench) => Promise<Measured[]>): Promise<void> {
  const server = await startTestServer();
  const database = await cloneDatabase(server);
  const folder = mkdtempSync(join(tmpdir(), "kantor-bench-"));
  // As in production: answers are not checked by their schema.
  const config = readConfig({ NODE_ENV: "production", DATA_DIR: folder, LOG_LEVEL: "silent" });
  const app = await createApp({ config, databaseUrl: database.url });
  try {
    await app.http.ready();
    const token = await superAdmin(database.sql);
    const results = await run({
      sql: database.sql,
      async measure(name, call, query, rounds = TIMES) {
        const times: number[] = [];
        let bytes = 0;
        for (let round = -Math.min(WARM_UP, rounds); round < rounds; round += 1) {
          const start = performance.now();
          const answer = await app.http.inject({ url: `/api${call.path}`, headers: { token }, query: texts(query) });
          if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
          if (round >= 0) times.push(performance.now() - start);
          bytes = answer.rawPayload.length;
        }
        times.sort((a, b) => a - b);
        return { name, best: at(times, 0), median: at(times, 0.5), p95: at(times, 0.95), bytes };
      },
    });
    print(results);
  } finally {
    await app.close();
    await database.drop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const texts = (query: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

/** A session of a Super Admin. */
export async function superAdmin(sql: Sql): Promise<string> {
  const [row] = await sql<{ idUser: Id<"karyawan"> }[]>`
    insert into karyawan (no_karyawan, nama_lengkap, id_role, password, wajib_ganti_password)
    select '9999', 'Pengukur', id_role, '-', false from role where nama_role = 'Super Admin' returning id_user`;
  if (!row) throw new Error("The role Super Admin is missing");
  return openSession(sql, row.idUser, new Date());
}

function print(results: readonly Measured[]): void {
  const cells = results.map(({ name, best, median, p95, bytes }) => [
    name,
    `${best.toFixed(1)} ms`,
    `${median.toFixed(1)} ms`,
    `${p95.toFixed(1)} ms`,
    `${(bytes / 1024).toFixed(1)} KB`,
  ]);
  const rows = [["call", "best", "median", "p95", "answer"], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    console.log(
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  "),
    );
  }
}
