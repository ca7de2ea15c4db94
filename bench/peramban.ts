import { resolve } from "node:path";
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "playwright";
import type { Id } from "#contract/kernel/types.ts";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { bukaPerusahaanRamai } from "./penjualan.ts";

/**
 * What the browser loads and how long it waits, on a processor four times slower: `node bench/peramban.ts`, after the web has
 * been built (`npm start` or `npm test` does it). First each page by itself with nothing in the browser's cache, on a line of
 * 400 kbit/s that answers after 400 ms; then, without a slow line, the next page of a list beside plain DOM, and how soon
 * the next screen shows its frame. CHROMIUM names another browser than Playwright's own, KALI how often each is tried.
 */
const PAGES: readonly [name: string, path: string, shown: string][] = [
  ["login", "/auth/login-page", "input[name=nokar]"],
  ["sales orders", "/admin/salesorder", "tbody tr[data-row]"],
  ["employees", "/admin/karyawan", "tbody tr[data-row]"],
  ["dashboard", "/admin/dashboards", "main h2"],
];
const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const SLOWER = { rate: 4 };
const KALI = Number(process.env.KALI ?? 5);
const PATIENCE = { timeout: 120_000 };

/** `chain`: how many requests stood one behind the other, each sent after the answer to the one before. */
type Loaded = {
  code: number;
  fonts: number;
  all: number;
  requests: number;
  chain: number;
  painted: number;
  shown: number;
};

async function load(context: BrowserContext, url: string, shown: string): Promise<Loaded> {
  const page = await context.newPage();
  await page.addInitScript(noteShown, shown);
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.setCacheDisabled", { cacheDisabled: true });
  await line.send("Network.emulateNetworkConditions", LINE);
  await line.send("Emulation.setCPUThrottlingRate", SLOWER);
  const bytes = countBytes(line);
  await page.goto(url, { waitUntil: "commit", ...PATIENCE });
  const waited = await page.waitForFunction(() => (window as { shownAfter?: number }).shownAfter, null, PATIENCE);
  // What the page needs is there by now; what it fetches ahead for the next screen comes after.
  const counted = {
    ...{ code: bytes.Script + bytes.Stylesheet, fonts: bytes.Font, all: bytes.all },
    ...{ requests: bytes.requests, chain: chainOf(bytes.spans) },
  };
  const painted = await page.evaluate(() => performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN);
  const shownAfter = Number(await waited.jsonValue());
  await page.close();
  return { ...counted, painted, shown: shownAfter };
}

function countBytes(line: CDPSession) {
  const counted = { Script: 0, Stylesheet: 0, Font: 0, all: 0, requests: 0, spans: [] as Span[] };
  const kinds = new Map<string, { type: string; from: number }>();
  line.on("Network.requestWillBeSent", ({ requestId, type = "Other", timestamp }) => {
    kinds.set(requestId, { type, from: timestamp });
    counted.requests += 1;
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const { type: kind, from = timestamp } = kinds.get(requestId) ?? {};
    counted.spans.push({ from, to: timestamp });
    counted.all += encodedDataLength;
    if (kind === "Script" || kind === "Stylesheet" || kind === "Font") counted[kind] += encodedDataLength;
  });
  return counted;
}

/** Notes in the page when it first shows what it was opened for. */
function noteShown(shown: string): void {
  const look = () => {
    if (document.querySelector(shown) === null) requestAnimationFrame(look);
    else Object.assign(window, { shownAfter: performance.now() });
  };
  requestAnimationFrame(look);
}

type Span = { readonly from: number; readonly to: number };

/** The most requests of which each began when the one before had ended. */
function chainOf(spans: readonly Span[]): number {
  let free = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (const { from, to } of [...spans].sort((a, b) => a.to - b.to)) {
    if (from < free) continue;
    free = to;
    count += 1;
  }
  return count;
}

/** A context that is signed in before its pages load, as after a reload. */
async function contextOf(browser: Browser, session: object | null): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 850 } });
  await context.addInitScript((signedIn) => {
    // What a browser on such a line knows of it; the emulated one does not say so.
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } });
    if (signedIn === null || localStorage.getItem("token")) return;
    localStorage.setItem("kantor.session", JSON.stringify({ session: signedIn, since: Date.now() }));
    localStorage.setItem("token", (signedIn as { token: string }).token);
  }, session);
  return context;
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
const ms = (time: number) => `${time.toFixed(0)} ms`;

/** From the press to the second page of a hundred orders painted, and the same table put in place as plain DOM. */
async function nextPage(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin/salesorder?limit=100&tglAwal=2016-01-01&tglAkhir=2025-12-31`);
  await page.locator('tbody tr[data-row="99"]').waitFor(PATIENCE);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", SLOWER);
  const ours: number[] = [];
  const plain: number[] = [];
  for (let turn = 0; turn < KALI; turn += 1) {
    const times = await page.evaluate(async () => {
      const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const body = () => document.querySelector("tbody") as HTMLElement;
      const first = () => body().querySelector("tr")?.textContent;
      const before = first();
      // The answer is waited for first, so that the browser's own work is what is measured.
      let answered = 0;
      const fetched = window.fetch;
      window.fetch = async (...asked) => {
        const response = await fetched(...asked);
        const text = await response.text();
        answered = performance.now();
        return new Response(text, response);
      };
      (document.querySelector('[aria-label="Halaman berikutnya"]') as HTMLElement).click();
      while (first() === before) await painted();
      await painted();
      const ours = performance.now() - answered;
      window.fetch = fetched;
      const table = body().closest("table") as HTMLElement;
      const copy = body().outerHTML;
      await painted();
      const start = performance.now();
      body().remove();
      table.insertAdjacentHTML("beforeend", copy);
      body().getBoundingClientRect();
      await painted();
      const plain = performance.now() - start;
      return { ours, plain };
    });
    ours.push(times.ours);
    plain.push(times.plain);
    // The table was taken apart: begin anew, one page further.
    const next = `${address}/admin/salesorder?limit=100&tglAwal=2016-01-01&tglAkhir=2025-12-31&page=${turn + 3}`;
    await page.goto(next);
    await page.locator('tbody tr[data-row="99"]').waitFor(PATIENCE);
  }
  const [a, b] = [median(ours), median(plain)];
  console.log(`next page of 100 sales orders: ${ms(a)}, plain DOM ${ms(b)}, ${(a / b).toFixed(1)} times`);
}

/** Notes how long each press takes until what it changed is painted, as the browser itself measures it, in steps of 8 ms. */
async function presses(page: Page, kind: "click" | "keydown") {
  await page.evaluate((kind) => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === kind) waits.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  }, kind);
  return () => page.evaluate(() => (window as unknown as { waits: number[] }).waits);
}

/** From the press of an entry of the sidebar to the frame of its screen: title and sidebar change with the press itself. */
async function frames(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin/salesorder`);
  await page.locator("tbody tr[data-row]").first().waitFor(PATIENCE);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", SLOWER);
  const clicks = await presses(page, "click");
  const waits: string[] = [];
  for (const path of ["/admin/karyawan", "/admin/produk", "/admin/invoiceorder", "/admin/po", "/admin/salesorder"]) {
    const title = page.locator("header h1");
    const before = (await title.textContent()) ?? "";
    const known = (await clicks()).length;
    await page.locator(`nav a[href="${path}"]`).first().click();
    await page.locator("tbody tr").first().waitFor(PATIENCE);
    while ((await clicks()).length === known) await page.waitForTimeout(20);
    waits.push(`${path.split("/").at(-1)} ${ms((await clicks()).at(-1) ?? Number.NaN)}`);
    if ((await title.textContent()) === before) throw new Error(`${path} did not open`);
  }
  console.log(`frame of the next screen: ${waits.join(", ")}`);
}

const LINES = 200;

/** From a key in the last line of a full cart to the screen painted. */
async function typing(page: Page, address: string, idUser: number): Promise<void> {
  await page.goto(`${address}/admin/cardproduk`);
  await page.locator("main h2").first().waitFor(PATIENCE);
  await page.evaluate(
    ([idUser, lines]) => {
      const line = (n: number) => ({
        ...{ idProduk: n + 1, kodeProduk: `K-${n}`, namaProduk: `Mesin ${n}`, kapasitas: "10", tipe: "A" },
        ...{ kategoriProduk: "utama", hargaProduk: 1_000_000, stockSales: 100, softDelete: false, fotoProduk: [] },
        ...{ qty: 1, tambahanHargaOnline: null, sumberProduk: "SG" },
      });
      const keranjang = Array.from({ length: lines as number }, (_, n) => line(n));
      localStorage.setItem(`kantor.keranjang.${idUser}`, JSON.stringify({ keranjang, perubahan: [] }));
    },
    [idUser, LINES],
  );
  await page.goto(`${address}/admin/cardproduk?keranjang=1`);
  const fields = page.getByLabel(/^Jumlah unit /);
  await fields.nth(LINES - 1).waitFor(PATIENCE);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", SLOWER);
  const waits = await presses(page, "keydown");
  const places = { quantity: fields.nth(LINES - 1), address: page.getByLabel(/^Alamat/).first() };
  for (const [name, field] of Object.entries(places)) {
    await field.focus();
    const before = (await waits()).length;
    for (let turn = 0; turn < 2 * KALI; turn += 1) {
      await page.keyboard.press(turn % 2 === 0 ? "2" : "Backspace");
      while ((await waits()).length <= before + turn) await page.waitForTimeout(5);
    }
    const own = (await waits()).slice(before);
    console.log(
      `a key in the ${name} of a cart of ${LINES} lines: painted after ${ms(median(own))}, the longest ${ms(Math.max(...own))}`,
    );
  }
}

const ramai = await bukaPerusahaanRamai(process.argv[2] ?? "/tmp/kantor-bench-peramban", 2_000);
const config = readConfig({ NODE_ENV: "production", DATA_DIR: ramai.folder, LOG_LEVEL: "silent" });
const webFolder = resolve(process.env.WEB ?? resolve(import.meta.dirname, "../web/dist"));
const app = await createApp({ config, databaseUrl: ramai.url, webFolder });
const { CHROMIUM } = process.env;
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-gpu"],
  ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
});
try {
  const address = await app.http.listen({ host: "127.0.0.1", port: 0 });
  const token = await openSession(ramai.sql, 1 as Id<"karyawan">, new Date());
  const answer = await fetch(`${address}/api/userWeb/refresh`, { headers: { token } });
  const { status: _, message: __, ...session } = (await answer.json()) as Record<string, unknown>;
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  for (const [name, path, shown] of PAGES) {
    const tries: Loaded[] = [];
    for (let turn = 0; turn < KALI; turn += 1) {
      const context = await contextOf(browser, path.startsWith("/admin") ? session : null);
      tries.push(await load(context, `${address}${path}`, shown));
      await context.close();
    }
    const of = (pick: (one: Loaded) => number) => median(tries.map(pick));
    const seconds = (pick: (one: Loaded) => number) => `${(of(pick) / 1000).toFixed(1)} s`;
    console.log(
      `${name.padEnd(14)} ${kb(of(({ code }) => code))} of JS and CSS, fonts ${kb(of(({ fonts }) => fonts))}, ${kb(of(({ all }) => all))} in ${of(({ requests }) => requests)} requests, ${of(({ chain }) => chain)} in a row, first paint ${seconds(({ painted }) => painted)}, shown ${seconds(({ shown }) => shown)}`,
    );
  }
  const context = await contextOf(browser, session);
  const page = await context.newPage();
  await nextPage(page, address);
  await frames(page, address);
  await typing(await context.newPage(), address, 1);
} finally {
  await browser.close();
  await app.close();
  await ramai.tutup();
}
