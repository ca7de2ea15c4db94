import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import type { Answer, Call, ClientInput } from "#contract/kernel/call.ts";
import { MENUS, type Menu } from "#contract/kernel/permission.ts";
import { createApp } from "#server/app.ts";
import { menuAwal } from "#server/areas/karyawan/karyawan/rules.ts";
import { periksaBuku } from "#server/books/periksa/periksa.ts";
import { readConfig } from "#server/platform/config.ts";
import type { Sql } from "#server/platform/postgres/database.ts";
import { hashPassword } from "#server/platform/sessions/password.ts";
import { requestFor } from "#server/testing/request.ts";
import { cloneDatabase, startTestServer, type TestServer } from "#server/testing/server.ts";

export const PASSWORD = "kata sandi uji";

type Employee = { nokar: string; nama: string };
type Hire = { nama?: string; menu?: readonly Menu[] };

/** The running company of one browser test: its own database, the built web app, real HTTP. */
export type Office = {
  address: string;
  sql: Sql;
  /** An employee who can sign in with PASSWORD. */
  employee(role: string, options?: Hire): Promise<Employee>;
  /** Opens the app as someone of that role, signed in. */
  signIn(page: Page, role: string, options?: Hire): Promise<Employee>;
  /** A call outside the browser, to prepare a story; made by a Super Admin of its own. */
  call<C extends Call>(call: C, input: ClientInput<C>): Promise<Answer<C>>;
};

type Worker = { testServer: TestServer };

export const test = base.extend<{ office: Office }, Worker>({
  testServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first argument
    async ({}, use) => {
      const server = await startTestServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  office: async ({ testServer }, use) => {
    const database = await cloneDatabase(testServer);
    const folder = mkdtempSync(join(tmpdir(), "kantor-e2e-"));
    const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder, LOG_LEVEL: "silent" });
    const webFolder = resolve(import.meta.dirname, "../web/dist");
    const app = await createApp({ config, databaseUrl: database.url, webFolder });
    const address = await app.http.listen({ host: "127.0.0.1", port: 0 });
    await use(officeAt(address, database.sql));
    const broken = (await periksaBuku(database.sql)).filter((rule) => !rule.lolos);
    await app.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
    expect(broken, "the books must agree after every test").toEqual([]);
  },
});

export { expect };

function officeAt(address: string, sql: Sql): Office {
  let count = 0;
  let preparer: Promise<string> | undefined;

  async function employee(role: string, options: Hire = {}): Promise<Employee> {
    count += 1;
    const nokar = String(7000 + count);
    const nama = options.nama ?? `${role} ${count}`;
    const menu = [...(options.menu ?? menuAwal(role))];
    await sql`insert into role (nama_role) values (${role}) on conflict do nothing`;
    await sql`
      insert into karyawan (no_karyawan, nama_lengkap, id_role, menu, password, wajib_ganti_password)
      select ${nokar}, ${nama}, id_role, ${menu}, ${await hashPassword(PASSWORD, "generated")}, false
      from role where nama_role = ${role}`;
    return { nokar, nama };
  }

  async function tokenOf(nokar: string): Promise<string> {
    const response = await fetch(`${address}/api/userWeb/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ nokar, password: PASSWORD }),
    });
    return ((await response.json()) as { token: string }).token;
  }

  return {
    address,
    sql,
    employee,
    async signIn(page, role, options) {
      const someone = await employee(role, options);
      await page.goto(`${address}/auth/login-page`);
      await page.getByLabel("No Karyawan").fill(someone.nokar);
      await page.getByLabel("Password").fill(PASSWORD);
      await page.getByRole("button", { name: "Login" }).click();
      await page.waitForURL("**/admin/**");
      // The address changes before the shell stands; keys pressed in between would go nowhere.
      await page.getByRole("button", { name: "Log out" }).waitFor();
      return someone;
    },
    async call(call, input) {
      preparer ??= employee("Super Admin", { nama: "Penyiap", menu: MENUS }).then(({ nokar }) => tokenOf(nokar));
      const response = await fetch(requestFor(address, call, input as Record<string, unknown>, await preparer));
      const body = (await response.json()) as Answer<typeof call> & { message: string };
      if (response.status !== 200) throw new Error(`${call.path} answered ${response.status}: ${body.message}`);
      return body;
    },
  };
}

/** Nothing on the page keeps anyone out. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
  expect(found, "axe finds nothing").toEqual([]);
}
