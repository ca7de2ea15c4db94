import type { Page } from "@playwright/test";
import { expect, type Office, test } from "./office.ts";
import { bayarLunas, kirim, makeMachine, pesan } from "./pengiriman.ts";

/**
 * Runs in the page: what shows digits of which a part lies below a cell that stays, or beyond the side of its box. A cell
 * that hides them shows none.
 */
function cutNumbers(): string[] {
  const isShown = (of: Element) => !/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(of).color);
  const found: string[] = [];
  for (const cell of document.querySelectorAll<HTMLElement>("tbody td, tfoot td")) {
    const style = getComputedStyle(cell);
    if (style.position === "sticky" && (style.left !== "auto" || style.right !== "auto")) continue;
    const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const around = text.parentElement;
      if (!around || !/\d/.test(text.textContent ?? "") || !isShown(around)) continue;
      const part = document.createRange();
      part.selectNodeContents(text);
      const { left, right } = part.getBoundingClientRect();
      const box = cell.closest("section, [data-lines]")?.getBoundingClientRect();
      const stays = [...(cell.parentElement?.children ?? [])].filter(
        (one) => getComputedStyle(one).position === "sticky",
      );
      const on = (side: "left" | "right") => stays.filter((one) => getComputedStyle(one)[side] !== "auto");
      const from = Math.max(box?.left ?? 0, ...on("left").map((one) => one.getBoundingClientRect().right));
      const to = Math.min(box?.right ?? 9999, ...on("right").map((one) => one.getBoundingClientRect().left));
      const seen = Math.min(right, to) - Math.max(left, from);
      if (seen > 1.5 && seen < right - left - 1.5) found.push(`${text.textContent} (${Math.round(seen)} px)`);
    }
  }
  return found;
}

/** At rest, and while the table is pushed from one end to the other. */
async function expectWholeNumbers(page: Page, where: string): Promise<void> {
  // The table looks again once its new width is there.
  await expect.poll(() => page.evaluate(cutNumbers), { message: where, timeout: 20_000 }).toEqual([]);
  const box = page.locator("section[tabindex='0']:has(> table)").first();
  if ((await box.count()) === 0) return;
  for (const part of [0, 0.13, 0.29, 0.47, 0.61, 0.83, 1]) {
    await box.evaluate(
      (of, at) =>
        new Promise((seen) => {
          of.scrollLeft = (of.scrollWidth - of.clientWidth) * at;
          requestAnimationFrame(() => requestAnimationFrame(seen));
        }),
      part,
    );
    expect(await page.evaluate(cutNumbers), `${where}, pushed to ${part}`).toEqual([]);
  }
}

const CODE = /\/assets\/[^/]+\.js$/;

/** An outline as large as the frame stands until the list's page is there, and then goes. */
async function expectOutline(page: Page, office: Office, idSo: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(CODE, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${office.address}/admin/salesorder`, { waitUntil: "commit" });
    await expect(page.locator(".outline-page")).toBeVisible();
    const outlined = await page.locator(".outline-top").boundingBox();
    await expect(page.locator(".outline-side")).toBeVisible({ visible: width > 640 });
    release();
    await expect(page.locator(".outline")).toHaveCount(0);
    const head = await page.getByRole("banner").boundingBox();
    expect([head?.x, head?.y, head?.height]).toEqual([outlined?.x, outlined?.y, outlined?.height]);
    await expect(page.getByText(idSo).first()).toBeVisible();
    await page.unroute(CODE);
  }
}

test("an outline stands until a list is there; its numbers stand whole or not at all, on every width", async ({
  page,
  office,
}) => {
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-1", namaProduk: "Oven Besar", stock: 3 });
  const idSo = await pesan(office, [{ idProduk, qty: 1 }]);
  await kirim(office, idSo, await bayarLunas(office, idSo, 12_500_000));
  await office.signIn(page, "Super Admin", { at: "/admin/bantuan" });
  await expectOutline(page, office, idSo);
  for (const screen of ["salesorder", "invoiceorder", "suratjalan?bagian=", "labarugi", "neraca", "pengajuanBiaya"]) {
    await page.goto(`${office.address}/admin/${screen}`);
    for (const width of [1440, 1000, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator("tbody td").filter({ hasText: /\d/ }).first()).toBeVisible();
      await expectWholeNumbers(page, `${screen} at ${width}`);
    }
  }
});
