import { resolve } from "node:path";
import { chromium } from "playwright";
import type { Id } from "#kernel/types.ts";
import { readConfig } from "#platform/config.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { createApp } from "#server/app.ts";
import { bukaPerusahaanRamai } from "./penjualan.ts";
import { contextOf, KALI, median } from "./perambanAlat.ts";
import { frames, nextPage, typing } from "./perambanKlik.ts";
import { type Loaded, load } from "./perambanMuat.ts";

/**
 * What the browser loads and how long it waits, on a processor four times slower: `node bench/peramban.ts`, after the web has
 * been built (`npm start` or `npm test` does it). First each page by itself with nothing in the browser's cache, on a line of
 * 400 kbit/s that answers after 400 ms; then, without a slow line, the next page of a list beside plain DOM, and how soon
 * the next screen shows its frame. CHROMIUM names another browser than Playwright's own, KALI how often each is tried.
 */
const PAGES: readonly [name: string, path: string, shown: string][] = [
  ["login", "/auth/login-page", "input[name=nokar]"],
  ["sales orders", "/admin/salesorder", "#root tbody tr[data-row]"],
  ["employees", "/admin/karyawan", "#root tbody tr[data-row]"],
  ["dashboard", "/admin/dashboards", "main h2"],
];

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
