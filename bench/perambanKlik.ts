import type { Page } from "playwright";
import { KALI, median, ms, PATIENCE, SLOWER } from "./perambanAlat.ts";

/** From the press to the second page of a hundred orders painted, and the same table put in place as plain DOM. */
export async function nextPage(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin/salesorder?limit=100&tglAwal=2016-01-01&tglAkhir=2025-12-31`);
  await page.locator('#root tbody tr[data-row="99"]').waitFor(PATIENCE);
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
    await page.locator('#root tbody tr[data-row="99"]').waitFor(PATIENCE);
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
export async function frames(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin/salesorder`);
  await page.locator("#root tbody tr[data-row]").first().waitFor(PATIENCE);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", SLOWER);
  const clicks = await presses(page, "click");
  const waits: string[] = [];
  for (const path of ["/admin/karyawan", "/admin/produk", "/admin/invoiceorder", "/admin/po", "/admin/salesorder"]) {
    const title = page.locator("header h1");
    const before = (await title.textContent()) ?? "";
    const known = (await clicks()).length;
    await page.locator(`nav a[href="${path}"]`).first().click();
    await page.locator("#root tbody tr").first().waitFor(PATIENCE);
    while ((await clicks()).length === known) await page.waitForTimeout(20);
    waits.push(`${path.split("/").at(-1)} ${ms((await clicks()).at(-1) ?? Number.NaN)}`);
    if ((await title.textContent()) === before) throw new Error(`${path} did not open`);
  }
  console.log(`frame of the next screen: ${waits.join(", ")}`);
}

const LINES = 200;

/** From a key in the last line of a full cart to the screen painted. */
export async function typing(page: Page, address: string, idUser: number): Promise<void> {
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
