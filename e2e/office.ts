import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { menuAwal } from "#areas/karyawan/karyawan/server/rules.ts";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { periksaBuku } from "#books/periksa/periksa.ts";
import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import { MENUS, type Menu } from "#kernel/permission.ts";
import { readConfig } from "#platform/config.ts";
import type { Sql } from "#platform/db/database.ts";
import { hashPassword } from "#platform/http/sessions/password.ts";
import { createApp } from "#server/app.ts";
import { requestFor } from "#test/support/request.ts";
import { cloneDatabase } from "#test/support/server.ts";
import { listening } from "./said.ts";
import { runningServer } from "./server.ts";

export const PASSWORD = "kata sandi uji";

type Employee = { nokar: string; nama: string };
type Hire = { nama?: string; menu?: readonly Menu[] };
/** `at`: the screen to open, the dashboard by default. */
type Entry = Hire & { at?: string };

/** The running company of one browser test: its own database, the built web app, and HTTP. */
export type Office = {
  address: string;
  sql: Sql;
  /** Adds an employee who can sign in with PASSWORD. */
  employee(role: string, options?: Hire): Promise<Employee>;
  /** Opens the app signed in with that role; on a page that shows the app already it uses the login form. */
  signIn(page: Page, role: string, options?: Entry): Promise<Employee>;
  /** Makes a call as a Super Admin, to prepare a story. */
  call<C extends Call>(call: C, input: ClientInput<C>): Promise<Answer<C>>;
};

/** The companies of a worker have one address after the other, so that its browser reads the code of the app once. */
let port = 0;

export const test = base.extend<{ office: Office }>({
  office: async ({ context }, use) => {
    const database = await cloneDatabase(runningServer());
    const folder = mkdtempSync(join(tmpdir(), "kantor-e2e-"));
    const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder, LOG_LEVEL: "silent" });
    const webFolder = resolve(import.meta.dirname, "../web/dist");
    // The stories of the reports are told with the specified basis.
    await database.sql`update dasar_neraca set dasar = 'Kas dan isian'`;
    const app = await createApp({ config, databaseUrl: database.url, webFolder });
    const address = await app.http.listen({ host: "127.0.0.1", port });
    port = Number(new URL(address).port);
    await use(officeAt(address, database.sql));
    // The next story has this context too, and Playwright does not bring its network back.
    await context.setOffline(false);
    const broken = (await periksaBuku(database.books)).filter((rule) => !rule.lolos);
    await app.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
    expect(broken, "the books must agree after every test").toEqual([]);
  },
});

export { expect };

function officeAt(address: string, sql: Sql): Office {
  let count = 0;
  let preparer: Promise<Session> | undefined;

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

  async function sessionOf(nokar: string): Promise<Session> {
    const response = await fetch(`${address}/api/userWeb/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ nokar, password: PASSWORD }),
    });
    const { status: _, message: __, ...session } = (await response.json()) as Session & Record<string, unknown>;
    return session;
  }

  return {
    address,
    sql,
    employee,
    async signIn(page, role, { at, ...options } = {}) {
      await prepare(page);
      const someone = await employee(role, options);
      if (page.url() === "about:blank") {
        await page.addInitScript(keepOnce, { address, session: await sessionOf(someone.nokar) });
        await page.goto(`${address}${at ?? "/admin/dashboards"}`);
        await shellOf(page);
        return someone;
      }
      await page.goto(`${address}/auth/login-page`);
      await page.getByLabel("No Karyawan").fill(someone.nokar);
      await page.getByLabel("Password").fill(PASSWORD);
      await page.getByRole("button", { name: "Login" }).click();
      await page.waitForURL("**/admin/**");
      await shellOf(page);
      if (at !== undefined) await page.goto(`${address}${at}`);
      return someone;
    },
    async call(call, input) {
      preparer ??= employee("Super Admin", { nama: "Penyiap", menu: MENUS }).then(({ nokar }) => sessionOf(nokar));
      const { token } = await preparer;
      const response = await fetch(requestFor(address, call, input as Record<string, unknown>, token));
      const body = (await response.json()) as Answer<typeof call> & { message: string };
      if (response.status !== 200) throw new Error(`${call.path} answered ${response.status}: ${body.message}`);
      return body;
    },
  };
}

const prepared = new WeakSet<Page>();

async function prepare(page: Page): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  goesWhenSettled(page);
  await page.addInitScript(listening);
}

/**
 * Another address is opened when no dialog is on its way out: the step back through the history that belongs to it
 * (web/ui/dialog/layerHistory.ts) would break off the loading. Nobody is as fast as that by hand.
 */
function goesWhenSettled(page: Page): void {
  // Something else may keep an entry for longer: then the story goes on as it would have.
  const settled = () => page.waitForFunction(isSettled, undefined, { timeout: 5_000 }).catch(() => {});
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...asked) => {
    await settled();
    return goto(...asked);
  };
  page.reload = async (...asked) => {
    await settled();
    return reload(...asked);
  };
}

/** Runs in the page: whether the history has an entry for each open dialog, and no more. One that says "Sukses" has none. */
function isSettled(): boolean {
  const { layers = 0 } = (history.state ?? {}) as { layers?: number };
  const dialogs = [...document.querySelectorAll('[role="dialog"]')];
  return layers <= dialogs.filter((one) => !one.textContent.startsWith("Sukses")).length;
}

/** Wait for the top bar: the address changes first, and keys pressed in between would be lost. */
const shellOf = (page: Page) => page.getByRole("button", { name: "Log out" }).waitFor();

/** Runs in the page before the app: stores the session, once, so that a logout stays one. */
function keepOnce({ address, session }: { address: string; session: Session }): void {
  if (window.location.origin !== address || sessionStorage.getItem("signed-in")) return;
  sessionStorage.setItem("signed-in", session.token);
  localStorage.setItem("kantor.session", JSON.stringify({ session, since: Date.now() }));
  localStorage.setItem("token", session.token);
  // The stories know the screens.
  localStorage.setItem("kantor.pengantar", "semua");
}

/** Checks the page with axe; rows that are pale while the next ones come are waited for. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fading = document.getAnimations().some((one) => one instanceof CSSTransition);
    return !fading && document.querySelector("[data-stale]") === null;
  });
  // Legacy mode: there are no frames, so axe needs no page of its own for the result. No preload: only experimental
  // rules, which are off, and one about sounds read the style sheets and media that axe would fetch each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], preload: false });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
  expect(found, "axe finds nothing").toEqual([]);
  await expectSixSizes(page);
}

/** Letters have one of the six sizes of the theme, as they are or as large as the person's own, and are never black. */
async function expectSixSizes(page: Page): Promise<void> {
  const strange = await page.evaluate(() => {
    const own = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const sizes = [12, 14, 16, 18, 22, 28].flatMap((size) => [size, size * own]);
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll("body *")]
      .filter((element) => hasWords(element) && !element.closest(".mantine-VisuallyHidden-root"))
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { fontSize, color } = getComputedStyle(element);
        // What is read aloud alone is written without a size.
        const size = Number.parseFloat(fontSize);
        return size > 0 && (color === "rgb(0, 0, 0)" || !sizes.some((one) => Math.abs(one - size) < 0.1));
      })
      .map((element) => `${element.textContent?.slice(0, 30)} ${getComputedStyle(element).fontSize}`);
  });
  expect([...new Set(strange)], "six sizes, no black").toEqual([]);
}

/** Checks that the words of an element have room in it. */
export async function expectWhole(words: Locator): Promise<void> {
  expect(await words.evaluate((element) => element.scrollWidth - element.clientWidth), "no word is cut").toBe(0);
}

const FINGER = 44;

/**
 * On a phone everything that is pressed is at least 44 px high and wide; links within a text are not meant. Fields have
 * letters of 16 px: a telephone enlarges the page around smaller ones.
 */
export async function expectFingers(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    /** What answers the press: a box with its word, and what lies around a box without one. */
    const pressed = (element: Element): DOMRect => {
      const of = element.closest("label, .mantine-Checkbox-root, .mantine-Switch-root, .mantine-Radio-root") ?? element;
      const { x, y, width, height } = (element.closest(".mantine-Input-wrapper") ?? of).getBoundingClientRect();
      const around = getComputedStyle(element, "::after");
      const more = around.position === "absolute" ? [around.width, around.height].map(Number.parseFloat) : [];
      return new DOMRect(x, y, Math.max(width, more[0] || 0), Math.max(height, more[1] || 0));
    };
    const inText = (element: Element): boolean =>
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => element.tagName === "A" && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return (
      [
        ...document.querySelectorAll(
          "a[href], button, input, select, textarea, [role=button], [role=option], [role=menuitem]",
        ),
      ]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => !inText(element) && !element.matches(":disabled, [aria-hidden=true] *, [type=file]"))
        .map((element) => ({ element, box: pressed(element) }))
        // What a person at the keyboard finds first lies above the page until then.
        .filter(({ box }) => box.width > 1 && box.bottom > 0 && Math.min(box.width, box.height) < least - 0.5)
        .map(({ element, box }) => {
          const name = element.getAttribute("aria-label") ?? element.textContent;
          return `${name} ${Math.round(box.width)}x${Math.round(box.height)}`;
        })
    );
  }, FINGER);
  expect(small, "fingers find everything").toEqual([]);
  // Asked in the page at one go: a list that is just drawn anew may replace a field between finding and measuring it.
  const letters = await page.evaluate(() =>
    [...document.querySelectorAll("input:not([type=file], [type=checkbox], [type=radio]), textarea, select")]
      .filter((field) => field.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  );
  expect(Math.min(16, ...letters), "no field is enlarged").toBe(16);
}
