import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmptyDatabase, emptyDatabase } from "./emptyDatabase.testing.ts";
import { open, type Sql, type Tx } from "./sql.ts";

let database: EmptyDatabase;
let sql: Sql;
beforeAll(async () => {
  database = await emptyDatabase();
  sql = open(database.url, { max: 1 });
  await sql`create table muatan (id int)`;
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const INTO = "copy muatan from stdin";
const OUT = "copy (select generate_series(1, 10000000)) to stdout";
const works = async () => expect(await sql`select count(*) as n from muatan`).toEqual([{ n: 0 }]);

test("a COPY or cursor that is left open ends with its transaction, however that ends", async () => {
  type Leave = (tx: Tx) => Promise<unknown>;
  const copies: Leave[] = [
    async (tx) => tx.copyIn(INTO).write("1\n"),
    async (tx) => void tx.copyIn(INTO),
    async (tx) => void tx.copyOut(OUT),
    async (tx) => new Promise((resolve) => tx.copyOut(OUT).once("data", resolve)),
  ];
  const cursors: Leave[] = [
    async (tx) => tx`select generate_series(1, 1000)`.cursor(10)[Symbol.asyncIterator]().next(),
    async (tx) => {
      const cursor = tx`select generate_series(1, ${1000}::int)`.cursor(10)[Symbol.asyncIterator]();
      cursor.next().catch(() => {});
    },
  ];
  for (const leave of [...copies, ...cursors]) {
    // Rows that a COPY did not take may be missing, so it fails; rows that a cursor did not read were only not read.
    const left = sql.begin(leave);
    if (cursors.includes(leave)) await left;
    else await expect(left).rejects.toMatchObject({ code: expect.stringMatching(/TRANSACTION_OVER|57014/) });
    const failing = sql.begin(async (tx) => {
      await leave(tx);
      throw new Error("batal");
    });
    await expect(failing).rejects.toThrow("batal");
    await works();
  }
});

test("a stream of a transaction that is lost or over is refused, and not waited for", async () => {
  let kept: Tx | undefined;
  const lost = sql.begin(async (tx) => {
    await tx`select pg_terminate_backend(pg_backend_pid())`.catch(() => {});
    await pipeline(Readable.from(["1\n"]), tx.copyIn(INTO));
  });
  await expect(lost).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  await sql.begin(async (tx) => {
    kept = tx;
  });
  if (!kept) throw new Error("The transaction did not run");
  await expect(pipeline(Readable.from(["1\n"]), kept.copyIn(INTO))).rejects.toThrow(/transaction is over/);
  await expect(kept.copyOut(OUT).toArray()).rejects.toThrow(/transaction is over/);
  // Nobody listens for the error of this stream: the process must not end.
  kept.copyOut(OUT);
  await works();
});

test("a COPY that is none, or goes the other way, is refused and takes nothing silently", async () => {
  const into = (text: string) => sql.begin((tx) => pipeline(Readable.from(["1\n"]), tx.copyIn(text)));
  const out = (text: string) => sql.begin((tx) => tx.copyOut(text).toArray());
  await expect(into("select 1")).rejects.toMatchObject({ code: "COPY_MISSING" });
  await expect(into(OUT.replace("10000000", "9"))).rejects.toMatchObject({ code: "COPY_MISSING" });
  await expect(out("select 1")).rejects.toMatchObject({ code: "COPY_MISSING" });
  await expect(out(INTO)).rejects.toMatchObject({ code: "COPY_UNEXPECTED" });
  await expect(sql.unsafe(INTO)).rejects.toMatchObject({ code: "COPY_UNEXPECTED" });
  await expect(sql`copy muatan from stdin`).rejects.toMatchObject({ code: "COPY_UNEXPECTED" });
  await works();
});

test("a cursor over nothing ends", async () => {
  for await (const batch of sql`-- kosong`.cursor(10)) expect(batch).toEqual([]);
  expect(await sql``).toEqual([]);
  await works();
});

test("leaving twice ends twice", async () => {
  const own = open(database.url, { max: 2 });
  const running = own`select pg_sleep(0.1)`.execute();
  await Promise.all([own.end(), own.end(), running]);
  await own.end();
});

test("a server that is lost with fifty waiting refuses or answers each of them, and serves again", async () => {
  const own = open(database.url, { max: 5 });
  const pids = await Promise.all(Array.from({ length: 5 }, () => own`select pg_backend_pid() as pid, pg_sleep(0.05)`));
  const all = Array.from({ length: 50 }, (_, n) => own`select ${n}::int as n, pg_sleep(0.1)`.execute());
  const ended = Promise.allSettled(all);
  await sql`select pg_terminate_backend(p) from unnest(${pids.map(([row]) => Number(row?.pid))}::int[]) p`;
  for (const [n, one] of (await ended).entries()) {
    if (one.status === "fulfilled") expect(one.value[0]?.n).toBe(n);
    else expect(String(one.reason)).toMatch(/terminating connection|was lost/);
  }
  expect(await own`select 1 as satu`).toEqual([{ satu: 1 }]);
  await own.end();
});
