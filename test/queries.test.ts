import { AsyncLocalStorage } from "node:async_hooks";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import { Pool } from "#platform/db/driver/pool.ts";
import type { Db } from "#platform/db/driver/sql.ts";
import { type Statement, Typed } from "#platform/db/driver/template.ts";
import { company, inputsOf, type Known } from "./company.ts";
import { filesAgree } from "./exports.ts";
import { asLong, LONG, planOf } from "./plan.ts";
import { openOffice, type Person } from "./support/office.ts";

/**
 * What each list asks the database, and how the database finds the answer where the long tables are long: both are
 * printed to test/queries and reviewed as differences.
 */
const office = openOffice();

type List = { resource: string; name: string; call: Call };

const hasPages = ({ output }: Call): boolean => "shape" in output && "totalDocs" in (output.shape as object);
const lists: List[] = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Readonly<Record<string, Call>>)
    .filter(([name, call]) => hasPages(call) || name.startsWith("getPapan"))
    .map(([name, call]) => ({ resource, name, call })),
);

/** Tells the statements of a call from those that the app sends in the background meanwhile. */
const asking = new AsyncLocalStorage<Statement[]>();

/** The statements that the app sends to answer, without those of the session and the notices of an earlier change. */
async function statementsOf(ask: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const answer = Pool.prototype.answer;
  const spy = vi.spyOn(Pool.prototype, "answer").mockImplementation(function (this: Pool, make) {
    const job = make(() => {});
    if (asking.getStore() === sent) sent.push(Reflect.get(job, "statement"));
    return answer.call(this, make);
  });
  try {
    await asking.run(sent, ask);
  } finally {
    spy.mockRestore();
  }
  return sent
    .filter(({ text }) => !/\b(?:from|update) sesi\b|\bpg_notify\(/.test(text))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
}

const tidy = (sql: string): string =>
  sql
    .split("\n")
    .map((line) => line.trim().replace(/ +/g, " "))
    .filter((line) => line !== "")
    .join("\n");

async function explained(db: Db, { text, parameters, types }: Statement): Promise<string> {
  const strings = `explain (format json) ${text}`.split(/\$\d+/);
  const values = parameters.map((value, at) => new Typed(value, types[at] ?? 0));
  const [row] = await db(Object.assign(strings, { raw: strings }), ...values);
  return planOf(row);
}

let shared: { boss: Person; known: Known } | undefined;
/** The company of both tests. */
async function opened() {
  const boss = shared?.boss ?? (await office.person("Super Admin"));
  shared ??= { boss, known: await company(office, boss) };
  return shared;
}

test("every list asks what was reviewed, and the database answers from the indexes that were reviewed", async () => {
  const { boss, known } = await opened();
  const reserved = await office.sql.reserve();
  await asLong(reserved);
  const pages = new Map<string, string[]>();
  const seen = new Set<string>();
  const readWhole: string[] = [];
  for (const list of lists) {
    for (const input of inputsOf(list, known)) {
      const statements = await statementsOf(async () => {
        const found = await boss.call(list.call, input as never);
        // A list in which nothing is found is not asked for its rows.
        expect(found, `${list.name} ${JSON.stringify(input)}`).toHaveProperty("data.0");
      });
      const page = pages.get(list.resource) ?? [];
      pages.set(list.resource, page);
      for (const statement of statements) {
        const text = tidy(statement.text);
        const key = `${list.resource} ${text}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const plan = await explained(reserved, statement);
        page.push(`-- ${list.name} ${JSON.stringify(input)}\n${text}\n\n${plan.replace(/^/gm, "--   ")}\n`);
        for (const table of LONG)
          if (new RegExp(`Seq Scan ${table}$`, "m").test(plan)) readWhole.push(`${list.name}: ${table}`);
      }
    }
  }
  reserved.release();
  for (const [resource, page] of pages) await expect(page.join("\n")).toMatchFileSnapshot(`queries/${resource}.sql`);
  expect(readdirSync(join(import.meta.dirname, "queries")).sort()).toEqual(
    [...pages.keys()].map((name) => `${name}.sql`).sort(),
  );
  expect(readWhole).toEqual([]);
});

test("a file is asked what its list is asked, and holds what the list shows in its order", async () => {
  const { boss, known } = await opened();
  await filesAgree(boss, known);
});
