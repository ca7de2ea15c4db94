import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { cloneDatabase, startTestServer } from "#server/testing/server.ts";
import { superAdmin } from "./harness.ts";

/**
 * What the browser loads and how long it waits, on a processor four times slower and a line of 400 kbit/s: `node
 * bench/peramban.ts`, after the web has been built (`npm start` or `npm test` does it). Each page is opened with nothing in the
 * browser's cache. CHROMIUM names another browser than Playwright's own.
 */
const PAGES: readonly [name: string, path: string, signedIn: boolean][] = [
  ["login", "/auth/login-page", false],
  ["sales orders", "/admin/salesorder", true],
  ["employees", "/admin/karyawan", true],
  ["dashboard", "/admin/dashboards", true],
];
const LINE = { offline: false, latency: 50, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

type Loaded = { scripts: number; styles: number; fonts: number; shown: number };

async function load(browser: Browser, url: string, token: string | null): Promise<Loaded> {
  const page = await browser.newPage();
  try {
    if (token) await signIn(page, new URL(url).origin, token);
    const line = await page.context().newCDPSession(page);
    await line.send("Network.enable");
    await line.send("Network.setCacheDisabled", { cacheDisabled: true });
    await line.send("Network.emulateNetworkConditions", LINE);
    await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const kinds = new Map<string, string>();
    const bytes = { Script: 0, Stylesheet: 0, Font: 0 };
    line.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind === "Script" || kind === "Stylesheet" || kind === "Font") bytes[kind] += encodedDataLength;
    });
    const start = performance.now();
    await page.goto(url, { waitUntil: "commit", timeout: 120_000 });
    await page
      .getByRole(token ? "heading" : "textbox")
      .first()
      .waitFor({ timeout: 120_000 });
    const shown = performance.now() - start;
    // What the page needs is there by now; what it fetches ahead for the next screen comes after.
    return { scripts: bytes.Script, styles: bytes.Stylesheet, fonts: bytes.Font, shown };
  } finally {
    await page.close();
  }
}

/** Signed in before the page loads, as after a reload. */
async function signIn(page: Page, origin: string, token: string): Promise<void> {
  await page.addInitScript(
    ([at, key]) => {
      if (location.origin === at) localStorage.setItem("token", key ?? "");
    },
    [origin, token],
  );
}

const server = await startTestServer();
const database = await cloneDatabase(server);
const folder = mkdtempSync(join(tmpdir(), "kantor-peramban-"));
const config = readConfig({ NODE_ENV: "production", DATA_DIR: folder, LOG_LEVEL: "silent" });
const webFolder = resolve(import.meta.dirname, "../web/dist");
const app = await createApp({ config, databaseUrl: database.url, webFolder });
const { CHROMIUM } = process.env;
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-gpu"],
  ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
});
try {
  const address = await app.http.listen({ host: "127.0.0.1", port: 0 });
  const token = await superAdmin(database.sql);
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(0).padStart(4)} KB`;
  for (const [name, path, signedIn] of PAGES) {
    const { scripts, styles, fonts, shown } = await load(browser, `${address}${path}`, signedIn ? token : null);
    console.log(
      `${name.padEnd(14)} ${kb(scripts + styles)} of JS and CSS (${kb(scripts)}, ${kb(styles)}), fonts ${kb(fonts)}, shown after ${(shown / 1000).toFixed(1)} s`,
    );
  }
} finally {
  await browser.close();
  await app.close();
  await database.drop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
