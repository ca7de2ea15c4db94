import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOrder } from "#books/fixtures.ts";
import { backUp } from "#platform/ops/backup/backup.ts";
import { serversIn } from "#platform/ops/embedded/processes.ts";
import { openOffice } from "#test/support/office.ts";
import { root } from "./source.ts";

const office = openOffice();
let folder = "";
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "kantor-pulih-")));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Restores the backup and stops the command at that moment; answers its code and what it said. */
async function stopped(backup: string, when: () => Promise<void>): Promise<{ code: unknown; said: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, "baru") };
  const command = spawn(process.execPath, [join(root, "tools/restore.mjs"), backup], { env });
  let said = "";
  for (const stream of [command.stdout, command.stderr]) stream.on("data", (chunk) => (said += chunk));
  const ended = once(command, "close");
  await Promise.race([when(), ended]);
  command.kill("SIGTERM");
  const [code] = await ended;
  return { code, said };
}

test("a restore that is stopped says so, whenever it was, and leaves nothing behind", async () => {
  const boss = await office.person("Super Admin");
  await makeOrder(office, boss);
  const source = { sql: office.sql, storage: office.app.services.storage, clock: () => office.now() };
  const backup = await backUp(source, join(folder, "backup"), 1);
  const cluster = join(folder, "baru", "postgres");
  const serving = async () => {
    while (serversIn(cluster).length === 0) await sleep(10);
  };
  for (const when of [() => sleep(700), serving]) {
    const { code, said } = await stopped(backup, when);
    expect(said).toBe("Stopping ...\nStopped: nothing was restored.\n");
    expect([1, 143]).toContain(code);
    expect(serversIn(cluster)).toEqual([]);
    expect(readdirSync(folder)).toEqual(["backup"]);
  }
});
