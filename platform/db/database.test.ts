import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import type { TestDatabase } from "#test/support/server.ts";
import { connect, type Db, isRetryable, isUnavailable, type Sql, type Tx, violation } from "./database.ts";

let database: TestDatabase;
let sql: Sql;
beforeAll(async () => {
  database = await testDatabase();
  sql = database.sql;
  await sql`create table induk (id bigint primary key, jumlah bigint check (jumlah >= 0), kode text unique)`;
  await sql`create table anak (id bigint references induk)`;
});
afterAll(() => database.drop());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error("this should have been refused");
    },
    (error: unknown) => error,
  );

test("values come out as the code expects them", async () => {
  const [row] = await sql`
    select 9007199254740991::bigint as uang, '{1,2}'::bigint[] as daftar, date '2026-01-31' as tanggal,
      timestamptz '2026-01-31 07:00:00.5+07' as waktu, 1.50::numeric as angka, null::date as tidak_ada`;
  expect(row).toEqual({
    uang: 9_007_199_254_740_991,
    daftar: [1, 2],
    tanggal: "2026-01-31",
    waktu: "2026-01-31T00:00:00.500Z",
    angka: "1.50",
    tidakAda: null,
  });
});

test("values go in and come back the same", async () => {
  const waktu = new Date("2026-05-01T10:00:00.123Z");
  const [row] =
    await sql`select ${"2026-02-28"}::date as tanggal, ${waktu}::timestamptz as waktu, ${12}::bigint as uang`;
  expect(row).toEqual({ tanggal: "2026-02-28", waktu: "2026-05-01T10:00:00.123Z", uang: 12 });
});

test("a number that JavaScript would round is an error, and the connection goes on", async () => {
  const one = connect(database.url, { max: 1 });
  expect(await failureOf(one`select 9007199254740992::bigint as uang from generate_series(1, 3)`)).toBeInstanceOf(
    RangeError,
  );
  expect(await one`select 1 as satu`).toEqual([{ satu: 1 }]);
  await one.end();
});

test("a broken rule is named", async () => {
  await sql`insert into induk (id, jumlah, kode) values (1, 1, 'a')`;
  const twice = await failureOf(sql`insert into induk (id, kode) values (2, 'a')`);
  expect(violation(twice)).toEqual({ kind: "unique", constraint: "induk_kode_key" });
  const orphan = await failureOf(sql`insert into anak values (99)`);
  expect(violation(orphan)).toEqual({ kind: "foreign", constraint: "anak_id_fkey" });
  const negative = await failureOf(sql`insert into induk (id, jumlah) values (3, -1)`);
  expect(violation(negative)).toEqual({ kind: "check", constraint: "induk_jumlah_check" });
  expect(violation(await failureOf(sql`select 1 / 0`))).toBeNull();
  expect([twice, orphan, negative].some((error) => isUnavailable(error) || isRetryable(error))).toBe(false);
});

test("a lost or absent server is told apart from a mistake", async () => {
  const [{ pid } = { pid: 0 }, other] = [
    (await sql`select pg_backend_pid() as pid`)[0],
    connect(database.url, { max: 1 }),
  ];
  expect(pid).toBeGreaterThan(0);
  const cut = failureOf(other.begin((tx) => tx`select pg_terminate_backend(pg_backend_pid())`));
  expect(isUnavailable(await cut)).toBe(true);
  await other.end();
  const nobody = connect("postgres://kantor:x@127.0.0.1:1/kantor", { max: 1 });
  expect(isUnavailable(await failureOf(nobody`select 1`))).toBe(true);
  await nobody.end();
  expect(isUnavailable(await failureOf(sql`select * from tidak_ada`))).toBe(false);
});

test("a transaction that lost its connection writes nothing more, and nothing of it stays", async () => {
  const one = connect(database.url, { max: 1 });
  await one`create table buku (isi text)`;
  let pid = 0;
  let goOn = () => {};
  const later = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let lateWrite: Promise<unknown> | undefined;
  const lost = one.begin(async (tx) => {
    const [row] = await tx`insert into buku values ('hilang') returning pg_backend_pid() as pid`;
    pid = row?.pid;
    await later;
    lateWrite = failureOf(tx`insert into buku values ('terlambat')`);
    await lateWrite;
  });
  const refused = failureOf(lost);
  while (pid === 0) await new Promise((resolve) => setImmediate(resolve));
  await sql`select pg_terminate_backend(${pid})`;
  expect(isUnavailable(await refused)).toBe(true);

  await one.begin(async (tx) => {
    await tx`insert into buku values ('sah')`;
    goOn();
    await later;
    expect(isUnavailable(await lateWrite)).toBe(true);
  });
  expect(await one`select isi from buku`).toEqual([{ isi: "sah" }]);
  await one.end();
});

test("a transaction keeps its connection to itself, however many statements were sent ahead of it", async () => {
  const one = connect(database.url, { max: 1 });
  await one`create table antre (nomor int, transaksi bigint)`;
  // The driver sends up to 100 statements ahead; the transaction is tried before, at and after that limit.
  for (const nomor of [98, 99, 100, 101, 102]) {
    const ahead = Array.from({ length: nomor }, () => one`select 1`.execute());
    const transaction = one.begin(async (tx) => {
      await tx`insert into antre values (${nomor}, txid_current())`;
      await tx`insert into antre values (${nomor}, txid_current())`;
    });
    await Promise.all([...ahead, transaction]);
  }
  const [sum] = await one`select count(*) as baris, count(distinct transaksi) as transaksi from antre`;
  expect(sum).toEqual({ baris: 10, transaksi: 5 });
  await one.end();
});

test("two transactions that wait for each other may be tried again", async () => {
  await sql`insert into induk (id, jumlah) values (10, 0), (11, 0) on conflict do nothing`;
  let firstReady = () => {};
  let secondReady = () => {};
  const bothHold = Promise.all([
    new Promise<void>((resolve) => {
      firstReady = resolve;
    }),
    new Promise<void>((resolve) => {
      secondReady = resolve;
    }),
  ]);
  const cross = (mine: number, theirs: number, ready: () => void) =>
    sql.begin(async (tx) => {
      await tx`update induk set jumlah = 1 where id = ${mine}`;
      ready();
      await bothHold;
      await tx`update induk set jumlah = 2 where id = ${theirs}`;
    });
  const results = await Promise.allSettled([cross(10, 11, () => firstReady()), cross(11, 10, () => secondReady())]);
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(1);
  expect(isRetryable(refused[0]?.reason)).toBe(true);
});

test("only a transaction passes as a transaction", () => {
  const write = (_: Tx) => {};
  const read = (_: Db) => {};
  read(sql);
  // @ts-expect-error the pool must not be given to code that writes
  write(sql);
});
