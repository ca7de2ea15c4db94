import { expect, expectAccessible, test } from "./office.ts";
import { pesan, tagih } from "./penjualan.ts";

test("the menu of a row's other actions is found by all, and gives the keyboard back where it was", async ({
  page,
  office,
}) => {
  const idSo = await pesan(office, "Online");
  await tagih(office, idSo, { nominalLunas: 9_900_000 });
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
