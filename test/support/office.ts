import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { menuAwal } from "#areas/karyawan/karyawan/server/rules.ts";
import type { DasarNeraca } from "#areas/sistem/perusahaan/contract.ts";
import type { HasilAturan } from "#books/periksa/aturan.ts";
import { periksaBuku } from "#books/periksa/periksa.ts";
import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import type { Menu, NamedRole } from "#kernel/permission.ts";
import type { Id } from "#kernel/types.ts";
import { readConfig } from "#platform/config.ts";
import type { Sql } from "#platform/db/database.ts";
import type { Failure } from "#platform/http/failure.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { type App, createApp } from "#server/app.ts";
import { fingerprintOf } from "./changes.ts";
import { testDatabase } from "./database.ts";
import type { TestDatabase } from "./server.ts";

const START = "2026-11-20T02:00:00.000Z";

type Reply = { status: number; body: Record<string, unknown>; raw: Buffer; headers: Record<string, unknown> };
type Extra = { idempotencyKey?: string; headers?: Record<string, string> };

/** A signed-in employee who makes calls over HTTP. */
export type Person = {
  idUser: Id<"karyawan">;
  nama: string;
  token: string;
  /** The answer of a call; the test fails if it is refused. */
  call<C extends Call>(call: C, input: ClientInput<C>, extra?: Extra): Promise<Answer<C>>;
  /** The refusal of a call; the test fails if it succeeds. */
  refused<C extends Call>(call: C, input: ClientInput<C>, extra?: Extra): Promise<Failure>;
  /** Any answer, for raw input that the types do not allow. */
  send(call: Call, input: Record<string, unknown>, extra?: Extra): Promise<Reply>;
};

export type Office = {
  app: App;
  sql: Sql;
  /** Moves the clock without ending the sessions. */
  travel(moment: string): Promise<void>;
  now(): Date;
  /** The books check, as it runs after every test that wrote something. */
  periksa(): Promise<HasilAturan[]>;
  person(role: NamedRole | (string & {}), options?: { nama?: string; menu?: readonly Menu[] }): Promise<Person>;
  nobody: Pick<Person, "send">;
};

type OfficeOptions = {
  dasarNeraca?: DasarNeraca;
  /** Settings of the server beside those of every test. */
  env?: Readonly<Record<string, string>>;
};

/**
 * Opens a company for a test file: a database, the app and employees. The books are checked after every test that
 * wrote something, and at the end of the file. Its Neraca is the specified one, unless the test asks for that of a new
 * company.
 */
export function openOffice({ dasarNeraca = "Kas dan isian", env = {} }: OfficeOptions = {}): Office {
  let database: TestDatabase | undefined;
  let app: App | undefined;
  let folder = "";
  let now = new Date(START);
  let count = 0;
  let checked = "";
  let unchecked = false;
  const opened = () => {
    if (!app || !database) throw new Error("The office opens in beforeAll");
    return { app, database };
  };
  const periksa = () => {
    const { app, database } = opened();
    return periksaBuku(database.books, { storage: app.services.storage });
  };

  const agree = async () => {
    const broken = (await periksa()).filter((rule) => !rule.lolos);
    expect(broken, "the books must agree after every test").toEqual([]);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "kantor-office-"));
    database = await testDatabase();
    await database.sql`update dasar_neraca set dasar = ${dasarNeraca}`;
    const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder, LOG_LEVEL: "silent", ...env });
    app = await createApp({ config, databaseUrl: database.url, clock: () => now });
    await app.http.ready();
    checked = await fingerprintOf(database.books);
  });
  afterEach(async () => {
    const found = await fingerprintOf(opened().database.books);
    if (found !== checked) await agree();
    unchecked = found === checked;
    checked = found;
  });
  afterAll(async () => {
    // However little was written, and whatever became of the pictures: each file ends with its books checked.
    if (unchecked) await agree();
    await app?.close();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const send =
    (token: string | null) =>
    (call: Call, input: Record<string, unknown>, extra: Extra = {}) =>
      request(opened().app, token, call, input, extra);

  return {
    get app() {
      return opened().app;
    },
    get sql() {
      return opened().database.sql;
    },
    now: () => now,
    periksa,
    async travel(moment) {
      now = new Date(moment);
      await opened().database.sql`update sesi set mulai = ${now}, dipakai = ${now}`;
    },
    async person(role, options = {}) {
      const { sql } = opened().database;
      count += 1;
      const nama = options.nama ?? `${role} ${count}`;
      const menu = [...(options.menu ?? menuAwal(role))];
      await sql`insert into role (nama_role) values (${role}) on conflict do nothing`;
      const [row] = await sql<{ idUser: Id<"karyawan"> }[]>`
        insert into karyawan (no_karyawan, nama_lengkap, id_role, menu, password, wajib_ganti_password)
        select ${String(9000 + count)}, ${nama}, id_role, ${menu}, '-', false from role where nama_role = ${role}
        returning id_user`;
      if (!row) throw new Error(`No role ${role}`);
      return personOf(row.idUser, nama, await openSession(sql, row.idUser, now), send);
    },
    nobody: { send: send(null) },
  };
}

function personOf(
  idUser: Id<"karyawan">,
  nama: string,
  token: string,
  sender: (token: string | null) => Person["send"],
): Person {
  const send = sender(token);
  return {
    idUser,
    nama,
    token,
    send,
    async call(call, input, extra) {
      const { status, body } = await send(call, input as Record<string, unknown>, extra);
      expect(body, `${call.path} answered ${status}`).toMatchObject({ status: 200 });
      return body as Answer<typeof call>;
    },
    async refused(call, input, extra) {
      const { status, body } = await send(call, input as Record<string, unknown>, extra);
      expect(status, `${call.path} should have been refused`).not.toBe(200);
      expect(status, `${call.path} failed: ${String(body.message)}`).toBeLessThan(500);
      return body as Failure;
    },
  };
}

async function request(
  app: App,
  token: string | null,
  call: Call,
  input: Record<string, unknown>,
  extra: Extra,
): Promise<Reply> {
  const url = `/api${call.path}`;
  const headers: Record<string, string> = {
    ...(token === null ? {} : { token }),
    ...(extra.idempotencyKey ? { "idempotency-key": extra.idempotencyKey } : {}),
    ...extra.headers,
  };
  const response =
    call.method === "GET"
      ? await app.http.inject({ method: "GET", url, headers, query: queryOf(input) })
      : await app.http.inject({ method: call.method, url, ...(await payloadOf(call, input, headers)) });
  const json = String(response.headers["content-type"]).includes("application/json");
  const body = json ? response.json<Record<string, unknown>>() : {};
  return { status: response.statusCode, body, raw: response.rawPayload, headers: response.headers };
}

const textOf = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

function queryOf(input: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, textOf(value)]));
}

async function payloadOf(call: Call, input: Record<string, unknown>, headers: Record<string, string>) {
  if (Object.keys(call.files).length === 0) return { headers, payload: input };
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (Array.isArray(value) && value.some((item) => item instanceof File)) {
      for (const file of value) form.append(name, file as File);
    } else if (value !== undefined && value !== null && !(name in call.files)) form.append(name, textOf(value));
  }
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return { headers: { ...headers, "content-type": type }, payload: Buffer.from(await encoded.arrayBuffer()) };
}
