import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contract } from "#areas/contract.ts";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { MAY_LAG } from "#areas/mayLag.ts";
import { persetujuan } from "#areas/sistem/persetujuan/contract.ts";
import { periksaBuku } from "#books/periksa/periksa.ts";
import type { Call } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { type App, createApp } from "#server/app.ts";
import { type Pair, startPair } from "#test/support/replica.ts";
import { requestFor } from "#test/support/request.ts";
import { readConfig } from "../config.ts";
import { openSession } from "../http/sessions/sessions.ts";
import { backUp } from "../ops/backup/backup.ts";
import { asSuperuser } from "../ops/embedded/roles.ts";
import { connect, type Sql } from "./database.ts";
import { Lag, laterPlace } from "./lag.ts";
import { migrate } from "./migrate.ts";

const MIGRATIONS = new URL("../../migrations", import.meta.url).pathname;

let folder = "";
let pair: Pair;
let sql: Sql;
/** Two instances of the app on one database and its replica. */
let here: App;
let elsewhere: App;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kantor-baca-"));
  pair = await startPair(async (url) => {
    const filling = connect(url, { max: 1 });
    await migrate(filling, MIGRATIONS);
    await filling.end();
  });
  sql = connect(pair.primary.url, { max: 2 });
  const settings = { NODE_ENV: "test", DATA_DIR: folder, LOG_LEVEL: "silent", DATABASE_READ_LAG: "4" };
  const config = readConfig({ ...settings, DATABASE_URL: pair.primary.url, DATABASE_READ_URL: pair.replica.url });
  const open = async () => {
    const app = await createApp({ config, databaseUrl: pair.primary.url });
    await app.http.listen({ host: "127.0.0.1", port: 0 });
    return app;
  };
  [here, elsewhere] = [await open(), await open()];
}, 240_000);
afterAll(async () => {
  await Promise.all([here?.close(), elsewhere?.close()]);
  await sql?.end({ timeout: 1 });
  await pair?.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function someone(number: number): Promise<string> {
  const [row] = await sql<{ idUser: Id<"karyawan"> }[]>`
    insert into karyawan (no_karyawan, nama_lengkap, id_role, password, wajib_ganti_password)
    select ${String(number)}, 'Sari', id_role, '-', false from role where nama_role = 'Super Admin' returning id_user`;
  if (!row) throw new Error("no such role");
  return openSession(sql, row.idUser, new Date());
}

async function ask(app: App, call: Call, input: Record<string, unknown>, token: string, letak = "") {
  const address = app.http.server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const began = performance.now();
  const request = requestFor(`http://127.0.0.1:${port}`, call, input, token);
  if (letak !== "") request.headers.set("letak", letak);
  const response = await fetch(request);
  const body = (await response.json()) as { message: string; data?: { namaKebutuhan: string }[] };
  return {
    status: response.status,
    seconds: (performance.now() - began) / 1000,
    letak: response.headers.get("letak"),
    ...body,
  };
}
const names = async (app: App, token: string) => {
  const { data } = await ask(app, kebutuhan.getKebutuhan, { page: 1, limit: 50, cari: "" }, token);
  return (data ?? []).map(({ namaKebutuhan }) => namaKebutuhan).filter((nama) => nama.startsWith("Uji"));
};
const add = (app: App, namaKebutuhan: string, token: string) =>
  ask(app, kebutuhan.addKebutuhan, { namaKebutuhan, idKomponen: null }, token);
const onReplica = (statement: string) => asSuperuser(pair.replica.adminUrl, (admin) => admin.unsafe(statement));
const usable = (is: boolean) =>
  vi.waitFor(() => expect([here, elsewhere].map(({ services }) => services.reads.isUsable())).toEqual([is, is]), {
    timeout: 30_000,
    interval: 50,
  });

test("lists come from the replica, never what one has written oneself, and not when it is too far behind", async () => {
  const [writer, reader] = [await someone(8001), await someone(8002)];
  await usable(true);
  await vi.waitFor(async () => expect(await names(here, reader)).toEqual([]), { timeout: 20_000 });
  await onReplica("select pg_wal_replay_pause()");
  expect(await add(here, "Uji A", writer)).toMatchObject({ status: 200 });
  // Somebody else may see it later, on whichever instance; who wrote it sees it on both.
  expect(await names(elsewhere, reader)).toEqual([]);
  expect([await names(here, writer), await names(elsewhere, writer)]).toEqual([["Uji A"], ["Uji A"]]);
  await usable(false);
  expect(await names(elsewhere, reader)).toEqual(["Uji A"]);
  await onReplica("select pg_wal_replay_resume()");
  await usable(true);
  expect(await names(here, reader)).toEqual(["Uji A"]);
}, 240_000);

test("who has seen something on the primary is never shown less, whichever instance answers", async () => {
  const [writer, reader, late] = [await someone(8011), await someone(8012), await someone(8013)];
  await usable(true);
  await onReplica("select pg_wal_replay_pause()");
  await add(here, "Uji P", writer);
  // Not a list: it is read from the primary.
  const { letak } = await ask(here, kebutuhan.getKebutuhanDropdown, {}, reader);
  expect(letak).toMatch(/^[0-9A-F]{8}\/[0-9A-F]{8}$/);
  const list = (token: string, place: string) =>
    ask(elsewhere, kebutuhan.getKebutuhan, { page: 1, limit: 50, cari: "" }, token, place);
  const has = ({ data }: Awaited<ReturnType<typeof ask>>) =>
    data?.some(({ namaKebutuhan }) => namaKebutuhan === "Uji P");
  expect([
    has(await list(reader, letak ?? "")),
    has(await list(late, "")),
    has(await list(late, "omong kosong")),
  ]).toEqual([true, false, false]);
  // A list tells how far the replica was that showed it.
  expect((await list(late, "")).letak).toMatch(/^[0-9A-F]{8}\/[0-9A-F]{8}$/);
  await onReplica("select pg_wal_replay_resume()");
  await usable(true);
}, 60_000);

test("a role that owns neither database nor schema is enough: the books are checked, and a backup is made", async () => {
  const roles = await sql<Record<string, boolean>[]>`
    select rolsuper, rolcreatedb, rolcreaterole, has_database_privilege(current_database(), 'create') as create
    from pg_roles where rolname = current_user`;
  expect(roles).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, create: false }]);
  const rules = await periksaBuku(sql, { storage: here.services.storage });
  expect(rules.filter(({ lolos }) => !lolos)).toEqual([]);
  await backUp(here.services, join(folder, "backup"), 5);
  expect(await sql`select alasan from backup where selesai is not null`).toEqual([{ alasan: null }]);
}, 60_000);

test("a notice is told when the replica has what it is about", async () => {
  const [writer, reader] = [await someone(8003), await someone(8006)];
  await usable(true);
  const heard: boolean[] = [];
  const stop = elsewhere.services.live.subscribe(async (topics) => {
    if (topics.includes("kebutuhan")) heard.push((await names(elsewhere, reader)).includes("Uji B"));
  });
  await onReplica("select pg_wal_replay_pause()");
  await add(here, "Uji B", writer);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(heard).toEqual([]);
  await onReplica("select pg_wal_replay_resume()");
  await vi.waitFor(() => expect(heard).toEqual([true]), { timeout: 20_000 });
  stop();
}, 60_000);

test("without the replica the primary is read; without the primary the replica, and nothing is written", async () => {
  const [token, other] = [await someone(8004), await someone(8005)];
  await usable(true);
  pair.replica.kill();
  expect(await names(here, token)).toContain("Uji A");
  await pair.replica.stop();
  await usable(false);
  expect(await names(here, token)).toContain("Uji A");
  await pair.replica.start();
  await usable(true);

  await pair.primary.stop();
  const read = await ask(here, kebutuhan.getKebutuhan, { page: 1, limit: 50, cari: "" }, token);
  expect(read.status).toBe(200);
  // Who knows more than the replica has waits for the primary.
  const known = ask(here, kebutuhan.getKebutuhan, { page: 1, limit: 50, cari: "" }, token, "FFFFFFF0/0");
  expect(await known).toMatchObject({ status: 503 });
  expect(await names(elsewhere, other)).toContain("Uji A");
  expect(await add(here, "Uji C", token)).toMatchObject({
    status: 503,
    message: expect.stringContaining("Basis data"),
  });
  expect(await ask(here, persetujuan.getKotak, {}, token)).toMatchObject({ status: 503 });
  expect((await here.http.inject("/readyz")).statusCode).toBe(200);

  await pair.primary.start();
  await vi.waitFor(async () => expect(await add(here, "Uji D", token)).toMatchObject({ status: 200 }), {
    timeout: 20_000,
  });
  // The other instance looks for the primary twice a second, and reads from the replica until it has seen it.
  await vi.waitFor(async () => expect(await names(elsewhere, token)).toContain("Uji D"), { timeout: 20_000 });
}, 240_000);

test("a replica is as old as the latest place of the primary that it has reached", () => {
  const lag = new Lag();
  expect(lag.milliseconds).toBe(Number.POSITIVE_INFINITY);
  lag.replicaAt(100);
  lag.primaryAt(90, 1_000);
  lag.primaryAt(100, 1_500);
  expect(lag.milliseconds).toBe(0);
  // Nothing happened: it is as young as ever.
  lag.primaryAt(100, 9_000);
  expect(lag.milliseconds).toBe(0);
  lag.primaryAt(200, 9_500);
  lag.primaryAt(300, 12_000);
  expect(lag.milliseconds).toBe(3_000);
  lag.replicaAt(250);
  expect([lag.milliseconds, lag.has(250), lag.has(251)]).toEqual([2_500, true, false]);
});

test("the later of two places is told, as a text of which the later is the greater", () => {
  expect(laterPlace("0/16B3748", null)).toBe("00000000/016B3748");
  expect(laterPlace("0/FFFFFFF", "1/0")).toBe("00000001/00000000");
  expect([laterPlace(null, null), laterPlace("x", "1/0/0")]).toEqual([null, null]);
});

test("only questions may be answered a moment late, and nothing that decides who somebody is", () => {
  const all = Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries(calls as Readonly<Record<string, Call>>).map(([name, call]) => ({
      name: `${resource}.${name}`,
      call,
    })),
  );
  const late = all.filter(({ call }) => MAY_LAG.has(call));
  expect(late.length).toBe(MAY_LAG.size);
  const wrong = late.filter(
    ({ name, call }) =>
      call.method !== "GET" ||
      call.changes.length > 0 ||
      call.permission.kind === "public" ||
      /^(session|profil|faktorKedua|persetujuan|kabar|batas|tutupBuku)\.|Dampak|cetak|DropDown|TugasSaya/i.test(name),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
