import { resolve } from "node:path";
import { chromium, type Page } from "playwright";
import { kalender } from "#areas/laporan/kalender/contract.ts";
import type { Id } from "#kernel/types.ts";
import { readConfig } from "#platform/config.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { createApp } from "#server/app.ts";
import { bukaPerusahaanRamai } from "./penjualan.ts";
import { contextOf, KALI, median, ms, SLOWER } from "./perambanAlat.ts";

/**
 * A month of the calendar with 5,000 entries: `node bench/kalender.ts`, after the web has been built. The answer of the server, then
 * how long each view takes to be drawn and how evenly it scrolls, on a processor four times slower.
 */
const BANYAK = 5_000;
const ramai = await bukaPerusahaanRamai(process.argv[2] ?? "/tmp/kantor-bench-kalender", 500);
const { sql } = ramai;
await sql`delete from pelanggan_catatan`;
await sql`insert into pelanggan (nama, dibuat) values ('CV Kopi', now())`;
await sql`
  insert into pelanggan_catatan (id_pelanggan, tanggal, isi, langkah, tgl_langkah, id_user, waktu)
  select (select min(id_pelanggan) from pelanggan), '2026-10-01', 'Tanya oven', 'Telepon ke-' || n,
    date '2026-10-01' + n % 31, 1, '2026-10-01' from generate_series(1, ${BANYAK}::int) n`;
const config = readConfig({ NODE_ENV: "production", DATA_DIR: ramai.folder, LOG_LEVEL: "silent" });
const webFolder = resolve(import.meta.dirname, "../web/dist");
const app = await createApp({ config, databaseUrl: ramai.url, webFolder });
const { CHROMIUM } = process.env;
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-gpu"],
  ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
});

/** From the press until two frames after what it shows is there. */
const drawn = (page: Page, name: string, shown: string) =>
  page.evaluate(
    async ([button, selector]) => {
      const press = [...document.querySelectorAll("main label, main button")].find((one) => one.textContent === button);
      const start = performance.now();
      (press as HTMLElement).click();
      while (!document.querySelector(selector ?? "")) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return { time: performance.now() - start, nodes: document.querySelectorAll("main *").length };
    },
    [name, shown],
  );

/** Frames while the page scrolls on for 100 of them. */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    const gaps: number[] = [];
    let before = performance.now();
    for (let frame = 0; frame < 100; frame += 1) {
      window.scrollBy(0, 40);
      await new Promise(requestAnimationFrame);
      gaps.push(performance.now() - before);
      before = performance.now();
    }
    return gaps.toSorted((a, b) => a - b);
  });

try {
  const address = await app.http.listen({ host: "127.0.0.1", port: 0 });
  const token = await openSession(sql, 1 as Id<"karyawan">, new Date());
  const times: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) {
    const start = performance.now();
    const query = { dari: "2026-09-28", sampai: "2026-11-08" };
    const { rawPayload } = await app.http.inject({
      url: `/api${kalender.getKalender.path}`,
      headers: { token },
      query,
    });
    times.push(performance.now() - start);
    if (turn === 14) console.log(`getKalender ${ms(median(times))}, ${(rawPayload.length / 1024).toFixed(0)} KB`);
  }
  const answer = await fetch(`${address}/api/userWeb/refresh`, { headers: { token } });
  const { status: _, message: __, ...session } = (await answer.json()) as Record<string, unknown>;
  const page = await (await contextOf(browser, session)).newPage();
  await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", SLOWER);
  await page.goto(`${address}/admin/kalender?hari=2026-10-15&tampilan=bulan`);
  await page.locator("main td a").first().waitFor();
  const VIEWS = [
    ["Daftar", "main h3"],
    ["Minggu", "main table[data-pekan] td a"],
    ["Bulan", "main table:not([data-pekan]) td a"],
  ] as const;
  for (const [name, shown] of VIEWS) {
    const tries: { time: number; nodes: number }[] = [];
    for (let turn = 0; turn < KALI; turn += 1) {
      const other = name === "Bulan" ? VIEWS[0] : VIEWS[2];
      await drawn(page, other[0], other[1]);
      tries.push(await drawn(page, name, shown));
    }
    const gaps = await scrolled(page);
    console.log(
      `${name}: drawn in ${ms(median(tries.map(({ time }) => time)))}, ${tries[0]?.nodes} elements, frames ${ms(median(gaps))}, 95 % ${ms(gaps[94] ?? 0)}, longest ${ms(gaps.at(-1) ?? 0)}`,
    );
  }
} finally {
  await browser.close();
  await app.close();
  await ramai.tutup();
}
