import type { Page } from "@playwright/test";
import { expect, test } from "./office.ts";
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
  expect(await page.evaluate(cutNumbers), where).toEqual([]);
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

test("a number stands whole or not at all beside the columns that stay, on every width", async ({ page, office }) => {
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-1", namaProduk: "Oven Besar", stock: 3 });
  const idSo = await pesan(office, [{ idProduk, qty: 1 }]);
  await kirim(office, idSo, await bayarLunas(office, idSo, 12_500_000));
  await office.signIn(page, "Super Admin", { at: "/admin/salesorder" });
  for (const width of [1440, 1000, 820]) {
    await page.setViewportSize({ width, height: 900 });
    for (const screen of ["salesorder", "invoiceorder", "suratjalan?bagian=", "labarugi", "neraca", "pengajuanBiaya"]) {
      await page.goto(`${office.address}/admin/${screen}`);
      await expect(page.locator("tbody td").filter({ hasText: /\d/ }).first()).toBeVisible();
      await expectWholeNumbers(page, `${screen} at ${width}`);
    }
  }
});
