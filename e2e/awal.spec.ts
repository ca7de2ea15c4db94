import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { po } from "#areas/pembelian/po/contract.ts";
import { expect, expectAccessible, expectWhole, type Office, test } from "./office.ts";
import { bayarDp, buatMesin, kirim, pesan } from "./pengiriman.ts";

const [, told = "{}"] =
  /id="layar">(.*?)<\/script>/.exec(readFileSync(resolve(import.meta.dirname, "../web/dist/index.html"), "utf8")) ?? [];
const { lists } = JSON.parse(told) as { lists: Record<string, string> };

/** What a list shows before its page is there, and what it shows then: heads and cells, but for boxes and actions. */
type Shown = { heads: string[]; cells: string[]; top: number; links: number };
const SHOWN = (root: string): Shown => {
  const cells = document.querySelectorAll(`${root} :is(th, td):not([class*="actionsCell"])`);
  // A second list of the page may still be coming.
  const all = [...cells].filter((cell) => cell.closest("table")?.querySelector("[data-coming]") === null);
  const text = (tag: string) => all.filter(({ tagName }) => tagName === tag).map((cell) => cell.textContent ?? "");
  const row = document.querySelector(`${root} [data-row]`);
  return {
    heads: text("TH"),
    cells: text("TD"),
    top: Math.round(row?.getBoundingClientRect().top ?? 0),
    links: document.querySelectorAll(`${root} [data-row] a[href*="buka="]`).length,
  };
};

/** Opens a list whose code comes only when what stands in its place has been looked at. */
async function dibuka(page: Page, office: Office, path: string, look = async () => {}): Promise<[Shown, Shown]> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/(?!awal-)[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${office.address}${path}`, { waitUntil: "commit" });
  await page.locator(".awal [data-row]").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await look();
  const before = await page.evaluate(SHOWN, ".awal");
  release();
  await page.locator(".awal").waitFor({ state: "detached" });
  const after = await page.evaluate(SHOWN, "#root");
  await page.unroute(/\/assets\/(?!awal-)[^/]+\.js$/);
  return [before, after];
}

test("the rows of a list are painted before its code has come, as its page shows them, and open their detail", async ({
  page,
  office,
}) => {
  const idProduk = await buatMesin(office, { kodeProduk: "OVG-10", namaProduk: "Oven Gas 10 Rak", stock: 5 });
  await pesan(office, [{ idProduk, qty: 1, sumberProduk: "PL" }]);
  const idSo = await pesan(office, [{ idProduk, qty: 2 }], `PT <b>Maju</b>${"Sejahtera".repeat(9)}`);
  await kirim(office, idSo, await bayarDp(office, idSo));
  await office.call(po.addPo, { idProduk, qty: 4 });
  await office.signIn(page, "Management", { at: "/admin/bantuan" });
  for (const path of Object.keys(lists)) {
    const [{ top, ...before }, after] = await dibuka(page, office, path);
    // Not a pixel's part decides, but that nothing is seen to jump.
    expect(Math.abs(top - after.top), path).toBeLessThan(3);
    expect({ ...before, top: after.top }, path).toEqual(after);
    expect(after.cells.length, path).toBeGreaterThan(0);
  }

  // What is chosen meanwhile is chosen then.
  await dibuka(page, office, "/admin/salesorder", () => page.locator(`.awal [aria-label="Pilih ${idSo}"]`).check());
  await expect(page.getByText("1 dipilih", { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: `Pilih ${idSo}` })).toBeChecked();

  // A press on a row waits for the page, which opens the document.
  await dibuka(page, office, "/admin/salesorder", async () => {
    await page
      .locator(".awal [data-row]", { hasText: idSo })
      .locator("td")
      .last()
      .click({ position: { x: 1, y: 1 } });
  });
  await expect(page.getByRole("dialog", { name: `Detail Order ${idSo}` })).toBeVisible();

  // On a phone as cards, in the person's own colours.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await dibuka(page, office, "/admin/salesorder", async () => {
    await expect(page.locator(".awal [data-row]").first()).toContainText("Dewi Lestari");
    await expectAccessible(page);
    // Not in its middle, where the button that unfolds the goods may stand.
    await page.locator(`.awal a[href*="${idSo}"]`).click({ position: { x: 20, y: 12 } });
  });
  const detail = page.getByRole("dialog", { name: `Detail Order ${idSo}` });
  await expect(detail).toContainText("SejahteraSejahtera");
  // A name without a space breaks at the edge.
  await expectWhole(detail);
});
