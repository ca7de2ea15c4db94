import { expect, expectAccessible, test } from "./office.ts";

test("a Super Admin adds a webhook, sees its secret once and what was sent", async ({ page, office }) => {
  await office.signIn(page, "Super Admin");
  await page.goto(`${office.address}/admin/sistem/webhook`);
  await page.getByRole("button", { name: "Tambah Webhook" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Webhook" });
  await form.getByLabel("Alamat").fill("https://toko.example.com/kantor");
  await form.getByRole("checkbox", { name: "invoice" }).check();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();
  const shown = page.getByRole("dialog", { name: "Webhook berhasil ditambahkan" });
  await expect(shown.locator("code")).toHaveText(/^[\w-]{43}$/);
  await shown.getByRole("button", { name: "Tutup" }).click();
  const row = page.getByRole("row").filter({ hasText: "toko.example.com" });
  await row.getByRole("button", { name: /Kiriman/ }).click();
  await expect(page.getByRole("dialog", { name: /^Kiriman ke/ })).toBeVisible();
  await expectAccessible(page);
});
