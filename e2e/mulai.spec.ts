import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { serversIn } from "#platform/ops/embedded/processes.ts";

const PASSWORD_KUAT = "gerimis bolpen perahu";
const COMMAND = resolve(import.meta.dirname, "../tools/start.mjs");

/** `npm start` in a process of its own, with its output. */
type Start = { process: ChildProcess; said: () => string; ended: Promise<unknown[]> };
type Settings = Record<string, string>;

const test = base.extend<{ dataDir: string; start: (settings: Settings) => Start }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first argument
  dataDir: async ({}, use) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "kantor-mulai-")));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  start: async ({ dataDir }, use) => {
    const starts: Start[] = [];
    await use((settings) => {
      const env = { ...process.env, HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...settings };
      const child = spawn(process.execPath, [COMMAND], { env, stdio: ["ignore", "pipe", "pipe"] });
      let text = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
      starts.push({ process: child, said: () => text, ended: once(child, "exit") });
      return starts.at(-1) as Start;
    });
    for (const { process } of starts) process.kill("SIGTERM");
    await Promise.all(starts.map(({ ended }) => ended));
    expect(serversIn(join(dataDir, "postgres")), "nothing is left running").toEqual([]);
  },
});

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return String(typeof address === "object" ? address?.port : 0);
}

const ready = (one: Start) => expect.poll(one.said).toContain("Kantor is ready at");

async function logIn(page: Page, port: string, nokar: string, password: string) {
  await page.goto(`http://127.0.0.1:${port}/`);
  const number = page.getByLabel("No Karyawan");
  // A fresh installation asks for the code of the console first; the usual way stays beside it.
  const usual = page.getByRole("button", { name: "Masuk dengan No Karyawan" });
  await expect(usual.or(page.getByRole("button", { name: "Login" }))).toBeVisible();
  await page.waitForLoadState("networkidle");
  if (await usual.isVisible()) await usual.click();
  await number.fill(nokar);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

test("a first start says what is wrong with it, or prints a login that works, and the next one finds everything again, with several processes too", async ({
  page,
  start,
}) => {
  const wrong = start({ PORT: "delapan puluh" });
  expect(await wrong.ended).toEqual([1, null]);
  expect(wrong.said()).toContain("PORT");

  // A first password that anybody guesses is refused, and nobody is made.
  const PORT = await freePort();
  const weak = start({ PORT, ADMIN_PASSWORD: "admin1001" });
  expect(await weak.ended).toEqual([1, null]);
  expect(weak.said()).toContain("ADMIN_PASSWORD is too easy to guess");
  expect(weak.said()).not.toMatch(/admin1001|\n\s+at /);

  const first = start({ PORT });
  await ready(first);
  const [, nokar = "", password = ""] = /No Karyawan (\S+) {3}Password (\S+)/.exec(first.said()) ?? [];
  const second = start({ PORT: await freePort() });
  expect(await second.ended).toEqual([1, null]);
  expect(second.said()).toContain("DATA_DIR");
  await logIn(page, PORT, nokar, password);
  // A password that was shown on a screen must be changed first.
  await expect(page.getByText(/Ganti password/i).first()).toBeVisible();
  first.process.kill("SIGTERM");
  expect(await first.ended).toEqual([0, null]);

  const several = start({ PORT, WORKERS: "2" });
  await ready(several);
  expect(several.said()).not.toContain("First login");
  await page.evaluate(() => localStorage.clear());
  await logIn(page, PORT, nokar, password);
  await page.getByLabel("Password Lama").fill(password);
  await page.getByLabel("Password Baru").fill(PASSWORD_KUAT);
  await page.getByRole("button", { name: "Ubah Password" }).click();
  await page.waitForURL(/\/auth\/login-page/);
  await logIn(page, PORT, nokar, PASSWORD_KUAT);
  await expect(page.getByRole("heading", { name: "Mulai memakai Kantor" }).first()).toBeVisible();
});
