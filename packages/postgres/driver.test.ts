import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmptyDatabase, emptyDatabase } from "./emptyDatabase.testing.ts";
import { ConnectionError, PostgresError } from "./errors.ts";
import { open, type Sql } from "./sql.ts";

let database: EmptyDatabase;
let sql: Sql;
beforeAll(async () => {
  database = await emptyDatabase();
  sql = open(database.url, { max: 2 });
  await sql`create table barang (id int primary key, nama_barang text check (nama_barang <> ''), isi jsonb)`;
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const one = async (work: (own: Sql) => Promise<void>): Promise<void> => {
  const own = open(database.url, { max: 1 });
  await work(own);
  await own.end();
};

test("names, records, lists and pieces of statements become one statement, and values never its text", async () => {
  const rows = [
    { id: 1, namaBarang: "satu'; drop table barang; --", isi: sql.json({ a: [1, "dua"] }) },
    { id: 2, namaBarang: "dua", isi: null },
  ];
  expect((await sql`insert into barang ${sql(rows, "id", "namaBarang", "isi")}`).count).toBe(2);
  await sql`update barang set ${sql({ namaBarang: "tiga" }, "namaBarang")} where id = ${2}`;
  const wanted = sql`id = any(${[1, 2]}) ${sql`and ${true}`}`;
  const found = await sql`select ${sql(["id", "namaBarang"])}, isi from ${sql("barang")} where ${wanted} order by id`;
  expect(found).toEqual([
    { id: 1, namaBarang: "satu'; drop table barang; --", isi: { a: [1, "dua"] } },
    { id: 2, namaBarang: "tiga", isi: null },
  ]);
  await expect(sql`select ${sql({ id: 1 })}`).rejects.toThrow(/Records belong after/);
});

test("lists go in and come out whole, whatever is in them", async () => {
  const teks = ['a "b"', "c\\d", "", "NULL", "{x,y}", "é😀"];
  const [row] = await sql`
    select ${teks}::text[] as teks, ${[1, 2]}::bigint[] as angka, array[[1, 2], [3, 4]] as dalam,
      array[null, 'x'] as kosong, ${[new Date(0)]}::timestamptz[] as waktu, ${new Uint8Array([1, 255])}::bytea as bita`;
  expect(row).toEqual({
    teks,
    angka: [1, 2],
    dalam: [
      [1, 2],
      [3, 4],
    ],
    kosong: [null, "x"],
    waktu: ["1970-01-01T00:00:00.000Z"],
    bita: Buffer.from([1, 255]),
  });
});

test("an answer larger than what a socket brings at once is put together", async () => {
  const besar = "é".repeat(3_000_000);
  const [row] = await sql`select ${besar} as isi, length(${besar}) as panjang`;
  expect(row?.panjang).toBe(3_000_000);
  expect(row?.isi === besar).toBe(true);
});

test("a statement whose table has changed since it was prepared is prepared again", () =>
  one(async (own) => {
    const all = () => own`select * from berubah`;
    await own`create table berubah (a int)`;
    expect(await all()).toEqual([]);
    await own`alter table berubah add b int`;
    await own`insert into berubah values (1, 2)`;
    expect(await all()).toEqual([{ a: 1, b: 2 }]);
  }));

test("more kinds of statements than are remembered all work, also the forgotten ones", () =>
  one(async (own) => {
    for (const n of [...Array(1100).keys(), 0, 1, 2]) {
      expect(await own`select ${n}::int as ${own(`kolom${n}`)}`).toEqual([{ [`kolom${n}`]: n }]);
    }
    const [kept] = await own`select count(*) as n from pg_prepared_statements`;
    expect(kept?.n).toBeLessThanOrEqual(1001);
  }));

test("nothing runs in a transaction that is over, nor is it forgotten when a statement in it failed", () =>
  one(async (own) => {
    let kept = own`select 1`;
    await own.begin(async (tx) => {
      kept = tx`insert into barang values (50, 'terlambat')`;
    });
    await expect(kept).rejects.toThrow(/transaction is over/);
    const swallowed = own.begin(async (tx) => {
      await tx`insert into barang values (51, 'hilang')`;
      await tx`select 1 / 0`.catch(() => {});
    });
    await expect(swallowed).rejects.toThrow(/division by zero/);
    expect(await own`select * from barang where id >= 50`).toEqual([]);
    // A transaction begun by hand and not ended: the connection is closed, so that no other statement runs in it.
    await own`begin`;
    await own`insert into barang values (60, 'sah')`;
    expect(await sql`select id from barang where id >= 50`).toEqual([{ id: 60 }]);
  }));

test("a cursor gives batches, and leaves the connection to others when it is left early or fails", () =>
  one(async (own) => {
    const sizes: number[] = [];
    for await (const batch of own`select n from generate_series(1, ${25}::int) n`.cursor(10)) sizes.push(batch.length);
    expect(sizes).toEqual([10, 10, 5]);
    for await (const batch of own`select n from generate_series(1, 1000000) n`.cursor(2)) {
      expect(batch).toEqual([{ n: 1 }, { n: 2 }]);
      break;
    }
    const failing = async () => {
      for await (const _ of own`select 1 / (3 - n) from generate_series(1, 9) n`.cursor(2));
    };
    await expect(failing()).rejects.toThrow(/division by zero/);
    expect(await own`select 1 as satu`).toEqual([{ satu: 1 }]);
  }));

test("a COPY that nobody reads to its end is given up by the server, and the connection goes on", () =>
  one(async (own) => {
    const [before] = await own`select pg_backend_pid() as pid`;
    const stopped = own.begin(async (tx) => {
      const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error("disk penuh")) });
      await pipeline(tx.copyOut("copy (select generate_series(1, 100000000)) to stdout"), full);
    });
    await expect(stopped).rejects.toThrow("disk penuh");
    expect(await own`select pg_backend_pid() as pid`).toEqual([before]);
  }));

test("rows that break a rule end the COPY with that rule, and rows that end early with their own fault", () =>
  one(async (own) => {
    const load = (rows: Readable) =>
      own.begin((tx) => pipeline(rows, tx.copyIn("copy barang (id, nama_barang) from stdin")));
    const many = Array.from({ length: 50_000 }, (_, n) => `${n + 1000}\t${n === 30_000 ? "" : "nama"}\n`);
    await expect(load(Readable.from(many))).rejects.toThrow(/barang_nama_barang_check/);
    const broken = new Readable({
      read() {
        this.push("7000\tx\n");
        this.destroy(new Error("berkas rusak"));
      },
    });
    await expect(load(broken)).rejects.toThrow("berkas rusak");
    await expect(load(Readable.from(["bukan angka\n"]))).rejects.toThrow(PostgresError);
    expect((await own`select count(*) as n from barang where id >= 1000`)[0]?.n).toBe(0);
    await load(Readable.from(many.filter((_, n) => n !== 30_000)));
    expect((await own`select count(*) as n from barang where id >= 1000`)[0]?.n).toBe(49_999);
  }));

test("a connection that dies in the middle of a COPY, a cursor or a transaction refuses it, and another takes over", () =>
  one(async (own) => {
    const kill = async (pid: number) => {
      await sql`select pg_terminate_backend(${pid})`;
    };
    const pidOf = async (tx: Pick<Sql, "unsafe">) =>
      Number((await tx.unsafe("select pg_backend_pid() as pid"))[0]?.pid);
    const inside = [
      async () => {
        await own.begin(async (tx) => {
          const pid = await pidOf(tx);
          const out = tx.copyOut("copy (select generate_series(1, 100000000)) to stdout");
          await kill(pid);
          for await (const _ of out);
        });
      },
      async () => {
        await own.begin(async (tx) => {
          const pid = await pidOf(tx);
          const into = tx.copyIn("copy barang (id, nama_barang) from stdin");
          await kill(pid);
          await pipeline(Readable.from(Array.from({ length: 100_000 }, (_, n) => `${n + 100_000}\tnama\n`)), into);
        });
      },
      async () => {
        await own.begin(async (tx) => {
          await kill(await pidOf(tx));
          for await (const _ of tx`select generate_series(1, 100)`.cursor(10));
        });
      },
    ];
    for (const work of inside) {
      await expect(work()).rejects.toThrow();
      expect(await own`select 1 as satu`).toEqual([{ satu: 1 }]);
    }
    expect((await own`select count(*) as n from barang where id >= 100000`)[0]?.n).toBe(0);
  }));

test("a listener hears on after its connection was lost", async () => {
  const heard: string[] = [];
  const { unlisten } = await sql.listen("kabar", { hear: (payload) => heard.push(payload) });
  await sql.notify("kabar", "satu");
  // What is under way to a connection that breaks is lost.
  while (heard.length < 1) await new Promise((resolve) => setTimeout(resolve, 20));
  const listeners = () => sql<{ pid: number }[]>`
    select pid from pg_stat_activity where query ilike 'listen "kabar"' and datname = current_database()`;
  const [first] = await listeners();
  await sql`select pg_terminate_backend(${first?.pid ?? 0})`;
  const isBack = async () => (await listeners()).some(({ pid }) => pid !== first?.pid);
  while (!(await isBack())) await new Promise((resolve) => setTimeout(resolve, 20));
  await sql.notify("kabar", "dua");
  while (heard.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toEqual(["satu", "dua"]);
  await unlisten();
});

test("a pool full of transactions still answers what each of them reads outside itself", async () => {
  const own = open(database.url, { max: 12 });
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, one) =>
      own.begin(async (tx) => {
        await tx`select ${one}::int`;
        const [row] = await own<{ saya: number }[]>`select ${one}::int as saya`;
        return row?.saya;
      }),
    ),
  );
  expect(all).toEqual(Array.from({ length: 40 }, (_, one) => one));
  expect(own.pool()).toMatchObject({ busy: 0, waiting: 0 });
  await own.end();
});

test("no transaction waits behind reads, and reads that take long let others pass", async () => {
  const own = open(database.url, { max: 12 });
  const holder = await own.reserve();
  await holder`select pg_advisory_lock(77)`;
  // Reads that wait for it: as many as there are connections, and more.
  const stuck = Array.from({ length: 30 }, () => own`select pg_advisory_xact_lock_shared(77)`.execute());
  const begun = await Promise.all([1, 2, 3].map((one) => own.begin((tx) => tx`select ${one}::int as ke`)));
  expect(begun.map(([row]) => row?.ke)).toEqual([1, 2, 3]);
  await holder`select pg_advisory_unlock(77)`;
  holder.release();
  await Promise.all(stuck);
  expect(own.pool().open).toBeLessThanOrEqual(12);
  await own.end();
});

test("leaving waits for what is under way, refuses what comes later, and cuts what takes too long", async () => {
  const own = open(database.url, { max: 1 });
  const running = own`select pg_sleep(0.2), 1 as satu`.execute();
  const waiting = own`select 2 as dua`.execute();
  const ended = own.end();
  await expect(own`select 3`).rejects.toThrow(ConnectionError);
  expect((await running)[0]?.satu).toBe(1);
  expect(await waiting).toEqual([{ dua: 2 }]);
  await ended;
  const stuck = open(database.url, { max: 1 });
  const cut = stuck`select pg_sleep(600)`.then(
    () => "done",
    (error: unknown) => error,
  );
  await stuck.end({ timeout: 0.1 });
  expect(await cut).toBeInstanceOf(ConnectionError);
});

test("a wrong password and an unknown database are refused in the server's words", async () => {
  const wrong = new URL(database.url);
  wrong.password = "salah";
  const nowhere = new URL(database.url);
  nowhere.pathname = "/tidak_ada";
  for (const [url, code] of [
    [wrong, "28P01"],
    [nowhere, "3D000"],
  ] as const) {
    const own = open(url.href, { max: 2 });
    await expect(Promise.all([own`select 1`, own`select 1`, own`select 1`])).rejects.toMatchObject({ code });
    await own.end();
  }
});
