import { expect, expectAccessible, expectFingers, test } from "./office.ts";
import { bill, pesan } from "./penjualan.ts";

test("the menu of a row's other actions is found by all, and gives the keyboard back where it was", async ({
  page,
  office,
}) => {
  const idSo = await pesan(office, "Online");
  await bill(office, idSo, { nominalLunas: 9_900_000 });
  await office.signIn(page, "Super Admin", { at: `/admin/invoiceorder?order=${idSo}` });
  const more = page.getByRole("button", { name: /^Aksi lain INV/ });
  // The first opening mounts the menu, the second finds it mounted.
  for (const opening of ["first", "second"]) {
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem").first(), opening).toBeFocused();
    if (opening === "first") await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(more, opening).toBeFocused();
  }
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test("fingers find everything, and the choices of a filter are told to all", async ({ page, office }) => {
    await pesan(office, "Online");
    await office.signIn(page, "Super Admin", { at: "/admin/salesorder" });
    await page.getByRole("button", { name: /^Aksi lain SO/ }).tap();
    await expect(page.getByRole("menuitem").first()).toBeVisible();
    await expectFingers(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Filter" }).tap();
    await page.getByRole("combobox", { name: "Status Order" }).tap();
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
  });
});
