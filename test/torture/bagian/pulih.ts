import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "#platform/db/database.ts";
import { startEmbedded } from "#platform/ops/embedded/embedded.ts";
import type { Usaha } from "../../sejarah/sejarah.ts";
import { root } from "../../source.ts";
import { readBuku } from "../bacaan.ts";
import { amidBusiness } from "./bagian.ts";

/** The app makes its first copy of the database 5 minutes after its first start. */
const FIRST_COPY_MS = 480_000;
const AFTER_MS = 60_000;

const toldBy = (usaha: readonly Usaha[], moment: number) =>
  usaha.filter(({ hasil, selesai, tulis }) => hasil === "berhasil" && selesai < moment && tulis.length > 0);
const askedAfter = (usaha: readonly Usaha[], moment: number) => usaha.filter(({ mulai }) => mulai > moment);

/** A busy company as it was at a second that has passed: all that was acknowledged by then, nothing that was asked later. */
export const pulih = amidBusiness(
  "`restore --until` of a busy company (8 minutes)",
  async (business, { say }) => {
    const { company, sejarah, more } = business;
    const findings: string[] = [];
    const copies = () =>
      company.database(async (sql) => {
        const [row] = await sql<{ n: number }[]>`select count(*)::int as n from penjagaan where jenis = 'dasar'`;
        return row?.n ?? 0;
      });
    const over = performance.now() + FIRST_COPY_MS;
    while ((await copies()) === 0 && performance.now() < over) await sleep(2_000);
    say("The first copy of the database is made");
    await more(20);
    // A whole second, because that is how it is named; what is asked in it is not looked at.
    await sleep(1_000 - (Date.now() % 1_000));
    const [until, moment] = [new Date(), performance.now()];
    await more(20);
    await sleep(AFTER_MS);
    const dataDir = join(company.dataDir, "..", "pulih");
    const written = new Date(until.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
    const env = { ...company.env, DATA_DIR: dataDir, TORTURE_CLOCK: "" };
    const args = [join(root, "tools/restore.mjs"), "--until", written, "--from", join(company.dataDir, "arsip")];
    const restoring = spawn(process.execPath, args, { env, cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [restoring.stdout, restoring.stderr]) stream.on("data", (words) => (said += words));
    const [code] = await once(restoring, "close");
    say(said.trim());
    if (code !== 0) findings.push(`The restore ended with ${code}: ${said.trim().split("\n").at(-1)}`);
    const embedded = await startEmbedded({ dataDir, archive: false, log: () => {} });
    const sql = connect(embedded.url, { max: 1 });
    try {
      const buku = await readBuku(sql);
      const there = new Set(
        Object.entries(buku).flatMap(([nama, rows]) => rows.map(({ tanda }) => `${nama}\n${tanda}`)),
      );
      const rowsOf = (all: readonly Usaha[]) =>
        all.flatMap(({ tulis }) => tulis.map((one) => `${one.buku}\n${one.tanda}`));
      const [before, later] = [
        rowsOf(toldBy(sejarah.usaha, moment)),
        rowsOf(askedAfter(sejarah.usaha, moment + 1_000)),
      ];
      const [lost, early] = [before.filter((row) => !there.has(row)), later.filter((row) => there.has(row))];
      for (const row of lost.slice(0, 5))
        findings.push(`Acknowledged before ${written} and not restored: ${row.replace("\n", " ")}`);
      for (const row of early.slice(0, 5))
        findings.push(`Asked after ${written} and restored: ${row.replace("\n", " ")}`);
      const counts = `${before.length - lost.length} of ${before.length} rows of before`;
      return { count: `restored to ${written}: ${counts}, ${early.length} of ${later.length} of after`, findings };
    } finally {
      await sql.end({ timeout: 1 });
      await embedded.stop(true);
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  4,
);
