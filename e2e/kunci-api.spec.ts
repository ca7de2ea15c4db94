import { expect, expectAccessible, test } from "./office.ts";

test("a Super Admin makes a key, sees it once, and revokes it", async ({ page, office }) => {
  await office.signIn(page, "Super Admin", { nama: "Bu Kunci" });
  await page.goto(`${office.address}/admin/sistem/kunci-api`);
  await page.getByRole("button", { name: "Tambah Kunci API" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Kunci API" });
  await form.getByLabel("Nama").fill("Layar Gudang");
  await form.getByRole("combobox", { name: "Bertindak sebagai" }).click();
  await page.getByRole("option", { name: "Bu Kunci" }).click();
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form).toContainText("Pilih sedikitnya satu menu");
  await form.getByRole("checkbox", { name: "Surat Jalan" }).check();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();

  const shown = page.getByRole("dialog", { name: "Kunci Layar Gudang berhasil dibuat" });
  const kunci = (await shown.locator("code").textContent()) ?? "";
  expect(kunci).toMatch(/^kantor_/);
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Tutup" }).click();
  const ask = () =>
    page.evaluate(
      async ([address, token]) =>
        (await fetch(`${address}/api/suratJalanWeb/getInvoiceForSj`, { headers: { token } })).status,
      [office.address, kunci] as const,
    );
  expect(await ask()).toBe(200);

  const row = page.getByRole("row").filter({ hasText: "Layar Gudang" });
  await expect(row).toContainText("Membaca saja");
  await row.getByRole("button", { name: /Cabut/ }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(row).toContainText("Dicabut");
  await expectAccessible(page);
  expect(await ask()).toBe(403);
});
