import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { session } from "#areas/karyawan/session/contract.ts";
import { TOPICS } from "#kernel/topics.ts";
import type { Id } from "#kernel/types.ts";
import { type App, createApp } from "#server/app.ts";
import { testDatabase } from "#test/support/database.ts";
import type { TestDatabase } from "#test/support/server.ts";
import { readConfig } from "../../config.ts";
import { openSession } from "../sessions/sessions.ts";

let folder = "";
let database: TestDatabase;
/** Two app processes on one database. */
let here: App;
let elsewhere: App;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kantor-stream-"));
  database = await testDatabase();
  webOf("satu");
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder, LOG_LEVEL: "silent" });
  const open = async () => {
    const app = await createApp({ config, databaseUrl: database.url, webFolder: folder });
    await app.http.listen({ host: "127.0.0.1", port: 0 });
    return app;
  };
  here = await open();
  elsewhere = await open();
});
afterAll(async () => {
  await Promise.all([here.close(), elsewhere.close()]);
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const webOf = (build: string) =>
  writeFileSync(
    join(folder, "index.html"),
    `<script type="module" crossorigin src="/assets/index-${build}.js"></script>`,
  );

let next = 7000;

/** Signs a person in; answers the token. */
async function someone(): Promise<string> {
  next += 1;
  const [row] = await database.sql<{ idUser: Id<"karyawan"> }[]>`
    insert into karyawan (no_karyawan, nama_lengkap, id_role, password, wajib_ganti_password)
    select ${String(next)}, 'Sari', id_role, '-', false from role where nama_role = 'Logistik' returning id_user`;
  if (!row) throw new Error("no such role");
  return openSession(database.sql, row.idUser, new Date());
}

type Stream = { socket: Socket; text: () => string; closed: Promise<void> };

/** A stream whose first bytes were received. Its reader pauses until told to read on. */
async function listen(app: App, token: string, reads: boolean, sejak?: number): Promise<Stream> {
  const { port } = app.http.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("error", () => {});
  const closed = new Promise<void>((done) => socket.once("close", () => done()));
  await new Promise<void>((heard) => {
    socket.on("data", (bytes: Buffer) => {
      text += bytes.toString();
      if (text.length > 2_000 || !text.includes(": kantor")) return;
      if (!reads) socket.pause();
      heard();
    });
    const age = sejak === undefined ? "" : `sejak: ${sejak}\r\n`;
    socket.write(`GET /api/live HTTP/1.1\r\nHost: kantor\r\ntoken: ${token}\r\n${age}\r\n`);
  });
  return { socket, text: () => text, closed };
}

const connections = (app: App) =>
  new Promise<number>((tell, fail) =>
    app.http.server.getConnections((error, count) => (error ? fail(error) : tell(count))),
  );

const logOut = (app: App, token: string) =>
  app.http.inject({ method: "POST", url: `/api${session.logout.path}`, headers: { token }, payload: {} });

/** Notices of a batch: fewer bytes than a stream may have waiting, so that who reads is not dropped. */
const NOTICES = 80;
/** What a batch is on the wire, at least. */
const BATCH = NOTICES * `data: ${JSON.stringify({ topics: TOPICS })}\n\n`.length;

/** Writes 150 batches to every open stream as fast as this one reads. Each notice differs, so that none is merged. */
async function flood(reader: Stream): Promise<void> {
  for (let batch = 0; batch < 150; batch++) {
    const heard = reader.text().length;
    await database.sql`
      select pg_notify('kantor_live', ${TOPICS.join(",")} || ',' || n) from generate_series(1, ${NOTICES}::int) n`;
    await expect.poll(() => reader.text().length).toBeGreaterThanOrEqual(heard + BATCH);
  }
}

test("readers that never read are dropped, and a logout with notices on their way harms nobody", async () => {
  const token = await someone();
  const reader = await listen(here, await someone(), true);
  expect(reader.text()).toContain("x-content-type-options: nosniff");
  const before = await connections(here);
  for (let count = 0; count < 8; count++) await listen(here, token, false);
  expect(await connections(here)).toBe(before + 8);

  for (let round = 0; round < 5 && (await connections(here)) > before; round++) await flood(reader);
  await expect.poll(() => connections(here)).toBe(before);

  for (let count = 0; count < 8; count++) await listen(here, token, false);
  await Promise.all([flood(reader), logOut(here, token)]);
  await flood(reader);
  await expect.poll(() => connections(here)).toBe(before);
  await database.sql.notify("kantor_live", "neraca");
  await expect.poll(() => reader.text()).toContain('{"topics":["neraca"]}');
  reader.socket.destroy();
});

test("a session that ends at one process ends its streams at every process, and those of no other", async () => {
  const [token, other] = [await someone(), await someone()];
  const streams = [await listen(here, token, true), await listen(elsewhere, token, true)];
  const stays = await listen(elsewhere, other, true);
  expect((await logOut(here, token)).statusCode).toBe(200);
  await Promise.all(streams.map((stream) => expect.poll(() => stream.text()).toMatch(/\r\n0\r\n\r\n$/)));

  await database.sql.notify("kantor_live", "produk");
  await expect.poll(() => stays.text()).toContain('data: {"topics":["produk"]}');
  for (const stream of streams) expect(stream.text()).not.toContain('"produk"');
  for (const { socket } of [...streams, stays]) socket.destroy();
});

test("of one session the oldest stream makes room for the eleventh", async () => {
  const token = await someone();
  const streams: Stream[] = [];
  for (let count = 0; count < 11; count++) streams.push(await listen(here, token, true));
  const [oldest, ...others] = streams;
  await expect.poll(() => oldest?.text()).toMatch(/\r\n0\r\n\r\n$/);
  await database.sql.notify("kantor_live", "order");
  for (const stream of others) await expect.poll(() => stream.text()).toContain('["order"]');
  expect(oldest?.text()).not.toContain('["order"]');
  for (const { socket } of streams) socket.destroy();
});

test("who began to read before its stream opened hears what changed in between", async () => {
  const token = await someone();
  const before = await listen(here, token, true);
  // The notices of the tests above are older.
  await vi.waitFor(
    async () => {
      const stream = await listen(here, await someone(), true, 500);
      await vi.waitFor(() => expect(stream.text()).toContain("masih di sini"));
      stream.socket.destroy();
      expect(stream.text()).not.toContain("topics");
    },
    { timeout: 20_000 },
  );
  const began = performance.now();
  await database.sql.notify("kantor_live", "asset,order");
  await expect.poll(() => before.text()).toContain('["order","asset"]');
  await vi.waitFor(
    async () => {
      const late = await listen(here, await someone(), true, Math.ceil(performance.now() - began) + 500);
      await vi.waitFor(() => expect(late.text()).toContain("masih di sini"));
      late.socket.destroy();
      expect(late.text()).toContain('["order","asset"]');
    },
    { timeout: 20_000 },
  );
  // So long ago this process did not listen: everything may have changed.
  const oldest = await listen(here, token, true, 3_600_000);
  await expect.poll(() => oldest.text()).toContain(JSON.stringify(TOPICS));
  const fresh = await listen(here, token, true, 0);
  const without = await listen(here, token, true);
  await database.sql.notify("kantor_live", "produk");
  for (const stream of [fresh, without]) {
    await expect.poll(() => stream.text()).toContain('["produk"]');
    expect(stream.text()).not.toContain('"order"');
  }
  for (const { socket } of [before, oldest, fresh, without]) socket.destroy();
});

test("a reader that leaves while the session is looked up leaves nothing behind", async () => {
  const token = await someone();
  const before = await connections(here);
  const { port } = here.http.server.address() as AddressInfo;
  for (let count = 0; count < 20; count++) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`GET /api/live HTTP/1.1\r\nHost: kantor\r\ntoken: ${token}\r\n\r\n`, () => socket.destroy());
  }
  await expect.poll(() => connections(here)).toBe(before);
  const stream = await listen(here, token, true);
  await database.sql.notify("kantor_live", "po");
  await expect.poll(() => stream.text()).toContain('["po"]');
  stream.socket.destroy();
});

test("a stream begins with the build of the web that the server gives out now", async () => {
  const token = await someone();
  const old = await listen(here, token, true);
  webOf("dua");
  const young = await listen(here, token, true);
  expect(old.text()).toContain('data: {"versiWeb":"/assets/index-satu.js"}\n\n');
  expect(young.text()).toContain('data: {"versiWeb":"/assets/index-dua.js"}\n\n');
  for (const { socket } of [old, young]) socket.destroy();
});
