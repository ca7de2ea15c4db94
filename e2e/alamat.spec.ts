import { expect, expectAccessible, test } from "./office.ts";
import { pesan } from "./penjualan.ts";

test("a document's detail has an address: link, reload, Back, Forward and sharing find it", async ({
  page,
  office,
  context,
}) => {
  const idSo = await pesan(office, "Reguler");
  await office.signIn(page, "Management");
  const list = `${office.address}/admin/salesorder`;
  const detail = page.getByRole("dialog", { name: `Detail Order ${idSo}` });
  await page.goto(list);
  await page.getByRole("button", { name: `Detail ${idSo}` }).click();
  await expect(detail).toBeVisible();
  await expect(page).toHaveURL(`${list}?buka=${idSo}`);

  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expect(detail.getByText("Riwayat", { exact: true })).toBeVisible();

  await page.reload();
  await expect(detail).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(list);

  // Somebody else opens the shared address in a tab of their own.
  const other = await context.newPage();
  await other.goto(`${list}?buka=${idSo}`);
  const shared = other.getByRole("dialog", { name: `Detail Order ${idSo}` });
  await expect(shared).toBeVisible();
  await expectAccessible(other);
  await other.keyboard.press("Escape");
  await expect(shared).toBeHidden();
  await expect(other).toHaveURL(list);
  await expect(other.getByRole("button", { name: `Detail ${idSo}` })).toBeVisible();

  // What is no order says so, and the list stands behind it.
  await other.goto(`${list}?buka=SO-0000-00000`);
  await expect(other.getByText("Order tidak ditemukan")).toBeVisible();
});
