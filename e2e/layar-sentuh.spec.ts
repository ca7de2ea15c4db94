import { expect, expectAccessible, expectFingers, expectWhole, test } from "./office.ts";
import { pesan } from "./penjualan.ts";

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

test("on a tablet fingers find everything; on a phone a card says who and what, and pressed anywhere opens the detail", async ({
  page,
  office,
}) => {
  const idSo = await pesan(office, "Online");
  await office.signIn(page, "Management", { at: "/admin/salesorder" });
  await page.getByRole("button", { name: /^Aksi lain SO/ }).tap();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expectFingers(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filter" }).tap();
  await page.getByRole("combobox", { name: "Status Order" }).tap();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filter" }).tap();

  await page.setViewportSize({ width: 390, height: 844 });
  const kartu = page.getByRole("listitem").filter({ hasText: idSo });
  await expect(kartu).toContainText("Rp 10.000.000");
  expect((await kartu.boundingBox())?.height).toBeLessThan(190);
  // As few letters fit in a line here as on a wider telephone whose letters are twice as large.
  await page.setViewportSize({ width: 300, height: 640 });
  await expectWhole(page.getByRole("heading", { level: 1 }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing lies beside the page").toBe(300);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("textbox", { name: "Tanggal awal" })).toBeHidden();
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByRole("textbox", { name: "Tanggal awal" })).toBeVisible();
  await expectWhole(page.getByRole("combobox", { name: "Pembayaran" }));
  await page.getByRole("button", { name: "Pilih", exact: true }).click();
  await expect(kartu.getByRole("checkbox")).toBeVisible();
  await expectAccessible(page);
  await kartu.getByRole("button", { name: /^Aksi lain/ }).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expectFingers(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Pilih", exact: true }).click();
  await kartu.click({ position: { x: 20, y: 14 } });
  await expect(page.getByRole("dialog", { name: `Detail Order ${idSo}` })).toBeVisible();
});
