import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { startEmbedded } from "#platform/ops/embedded/embedded.ts";
import { type Db, open } from "#postgres";

/**
 * The cost of the database driver: node bench/driver.ts [module ...]. A module may export `drive` to compare another
 * driver. All are measured in turns, and the best turn of each counts, because the machine does other things too.
 */
type Run = (text: string, values: readonly unknown[]) => Promise<readonly object[]>;
type Driver = {
  name: string;
  run: Run;
  transaction(work: (run: Run) => Promise<void>): Promise<void>;
  copyOut(text: string, take: (rows: Readable) => Promise<void>): Promise<void>;
  copyIn(text: string, rows: Readable): Promise<void>;
  cursor(text: string, size: number): AsyncIterable<readonly object[]>;
  end(): Promise<void>;
};
type Drive = (url: string) => Driver;

const CONNECTIONS = 10;
const TURNS = 3;
const ROWS = 200_000;

function runWith(db: Db): Run {
  const known = new Map<string, TemplateStringsArray>();
  return (text, values) => {
    const parts = text.split(/\$\d+/);
    const strings = known.get(text) ?? Object.assign(parts, { raw: parts });
    known.set(text, strings);
    return db(strings, ...values.map(asValue));
  };
}
const asValue = (value: unknown) =>
  typeof value === "number" || value instanceof Date || Array.isArray(value) ? value : String(value);

const ours: Drive = (url) => {
  const sql = open(url, { max: CONNECTIONS });
  const begin = (work: (line: { copyOut(t: string): Readable; copyIn(t: string): Writable }) => Promise<void>) =>
    sql.begin(work);
  return {
    name: "driver/",
    run: runWith(sql),
    transaction: (work) => sql.begin((tx) => work(runWith(tx))),
    copyOut: (text, take) => begin((tx) => take(tx.copyOut(text))),
    copyIn: (text, rows) => begin((tx) => pipeline(rows, tx.copyIn(text))),
    cursor: (text, size) => sql.unsafe(text).cursor(size),
    end: () => sql.end(),
  };
};

const TABLES = `
  create table pesanan (id bigint primary key, kode text, hari date, dibuat timestamptz, pelanggan text, alamat text,
    telepon text, jumlah bigint, total bigint, lunas boolean, status text, catatan text, isi jsonb, urut int);
  create table baris (id bigserial primary key, id_pesanan bigint, nama text, qty int, harga bigint, dibuat timestamptz);
  create table saldo (id int primary key, jumlah bigint);
  create table salinan (like pesanan);
  insert into saldo select n, 0 from generate_series(1, 1000) n;
  insert into pesanan select n, 'SO-' || n, date '2026-01-01' + n % 300, now(), 'PT Kopi ' || n, 'Jl. Merdeka ' || n,
    '0812345678', n, n * 1000, n % 2 = 0, 'Selesai', 'catatan ' || n, jsonb_build_object('n', n, 'daftar', '[1,2]'::jsonb),
    n from generate_series(1, ${ROWS}) n;
  analyze`;

const page = ({ run }: Driver, n: number) =>
  run("select * from pesanan where id > $1 and status = $2 order by id limit 50", [n % 1000, "Selesai"]);

let next = ROWS;
const addOrder = ({ transaction }: Driver) =>
  transaction(async (run) => {
    next += 1;
    const id = next;
    await run("select jumlah from saldo where id = $1 for update", [1 + (id % 1000)]);
    await run("insert into pesanan (id, kode, hari, dibuat, jumlah) values ($1, $2, $3, $4, $5)", [
      id,
      `SO-${id}`,
      "2026-05-01",
      new Date(),
      3,
    ]);
    await run(
      "insert into baris (id_pesanan, nama, qty, harga, dibuat) select $1, n, 2, 5000, $2 from unnest($3::text[]) n",
      [id, new Date(), ["Mesin", "Pengering", "Kopi"]],
    );
    await run("update saldo set jumlah = jumlah + $1 where id = $2", [15_000, 1 + (id % 1000)]);
    await run("select sum(harga * qty) as total from baris where id_pesanan = $1", [id]);
    await run("update pesanan set total = $1 where id = $2", [30_000, id]);
  });

/** Calls per second with this many at a time. */
async function perSecond(count: number, atOnce: number, work: (n: number) => Promise<unknown>): Promise<number> {
  let begun = 0;
  const start = performance.now();
  const worker = async () => {
    while (begun < count) {
      begun += 1;
      await work(begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (count / (performance.now() - start)) * 1000;
}

async function rowsPerSecond(rows: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (rows / (performance.now() - start)) * 1000;
}

async function drain(stream: Readable): Promise<void> {
  for await (const _ of stream);
}

const COPY = "copy (select * from pesanan order by id limit 200000) to stdout";

const MEASURES: Record<string, (driver: Driver) => Promise<number>> = {
  "pages of 50 rows a second, 20 at a time": (driver) => perSecond(3000, 20, (n) => page(driver, n)),
  "pages of 50 rows a second, one at a time": (driver) => perSecond(600, 1, (n) => page(driver, n)),
  "orders a second, 8 at a time": (driver) => perSecond(1500, 8, () => addOrder(driver)),
  "rows a second, COPY out": (driver) => rowsPerSecond(ROWS, () => driver.copyOut(COPY, drain)),
  "rows a second, COPY in": async (driver) => {
    const pieces: Buffer[] = [];
    await driver.copyOut(COPY, async (rows) => {
      for await (const piece of rows) pieces.push(piece);
    });
    const large = Buffer.concat(pieces);
    const cut = Array.from({ length: Math.ceil(large.length / 65_536) }, (_, at) =>
      large.subarray(at * 65_536, (at + 1) * 65_536),
    );
    const speed = await rowsPerSecond(ROWS, () => driver.copyIn("copy salinan from stdin", Readable.from(cut)));
    await driver.run("truncate salinan", []);
    return speed;
  },
  "rows a second, cursor of 1000": (driver) =>
    rowsPerSecond(ROWS, async () => {
      for await (const _ of driver.cursor(`select * from pesanan where id <= ${ROWS}`, 1000));
    }),
  "milliseconds to leave a COPY at its first piece": async (driver) => {
    const start = performance.now();
    await driver
      .copyOut("copy (select repeat('x', 100) from generate_series(1, 50000000)) to stdout", async (rows) => {
        for await (const _ of rows) break;
        throw new Error("enough");
      })
      .catch(() => {});
    await driver.run("select 1", []);
    return performance.now() - start;
  },
};

const folder = mkdtempSync(join(tmpdir(), "kantor-driver-"));
const server = await startEmbedded({ dataDir: folder, log: () => {}, fsync: false });
const drives: Drive[] = [ours];
for (const path of process.argv.slice(2)) drives.push((await import(resolve(path))).drive);
const first = open(server.url, { max: 1 });
await first.unsafe(TABLES);
await first.end();
const drivers = drives.map((drive) => drive(server.url));
try {
  for (const [name, measure] of Object.entries(MEASURES)) {
    const turns = drivers.map((): number[] => []);
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [at, driver] of drivers.entries()) turns[at]?.push(await measure(driver));
    }
    const best = name.startsWith("milliseconds") ? Math.min : Math.max;
    const texts = drivers.map((driver, at) => `${driver.name} ${best(...(turns[at] ?? [])).toFixed(0)}`);
    console.log(`${name}: ${texts.join(", ")}`);
  }
} finally {
  for (const driver of drivers) await driver.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
