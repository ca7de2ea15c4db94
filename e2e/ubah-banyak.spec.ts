import { produk } from "#areas/produk/produk/contract.ts";
import { expect, expectAccessible, expectFingers, test } from "./office.ts";
import { makeMachine } from "./pengiriman.ts";

test("prices of chosen machines rise together, are seen before, and go back", async ({ page, office }) => {
  for (const ke of [1, 2, 3]) {
    await makeMachine(office, { kodeProduk: `OVN-${ke}`, namaProduk: `Oven ${ke}`, stock: 1 });
  }
  const harga = async () => (await office.call(produk.getProduk, {})).data.map(({ hargaProduk }) => hargaProduk);
  const semula = await harga();
  await office.signIn(page, "Management", { at: "/admin/produk" });
  await page.getByRole("checkbox", { name: "Pilih Oven 1" }).click();
  await page.getByRole("checkbox", { name: "Pilih Oven 2" }).click();
  await page
    .getByRole("toolbar", { name: /^Baris terpilih/ })
    .getByRole("button", { name: "Ubah Banyak" })
    .click();
  const form = page.getByRole("dialog", { name: "Ubah Banyak: 2 produk" });
  await expect(form.getByText("Belum ada yang berubah dari 2 produk")).toBeVisible();
  await form.getByLabel("Harga naik").fill("2,5");
  await form.getByRole("combobox", { name: "Harga dibulatkan ke" }).click();
  await page.getByRole("option", { name: "Rp 1.000 terdekat" }).click();
  await expect(form.getByText("2 dari 2 produk berubah")).toBeVisible();
  await expect(form.getByRole("table", { name: "Sebelum dan sesudah" })).toContainText("dari Rp 12.500.000");
  await expectAccessible(page);
  if (process.env.GAMBAR) await page.screenshot({ path: `${process.env.GAMBAR}/ubah-banyak.png` });
  await form.getByRole("button", { name: "Ubah", exact: true }).click();
  await expect(page.getByText("2 produk diubah")).toBeVisible();
  expect((await harga()).sort()).toEqual([12_500_000, 12_813_000, 12_813_000]);
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByText("2 produk dikembalikan").first()).toBeVisible();
  expect(await harga()).toEqual(semula);
});

test("on a phone all that the list shows is changed, and taken back later", async ({ page, office }) => {
  await makeMachine(office, { kodeProduk: "OVN-1", namaProduk: "Oven Kecil", stock: 1 });
  await makeMachine(office, { kodeProduk: "MXR-1", namaProduk: "Mixer", stock: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await office.signIn(page, "Super Admin", { at: "/admin/produk" });
  await page.getByLabel("Nama Mesin/Kode Mesin").first().fill("oven");
  await expect(page.getByText("Mixer")).toBeHidden();
  await page.getByRole("button", { name: "Ubah Banyak" }).click();
  const form = page.getByRole("dialog", { name: "Ubah Banyak: hasil pencarian" });
  await form.getByLabel("Minimal Stock").fill("9");
  await expect(form.getByText("1 dari 1 produk berubah")).toBeVisible();
  if (process.env.GAMBAR) await page.screenshot({ path: `${process.env.GAMBAR}/ubah-banyak-390.png` });
  await form.getByRole("button", { name: "Ubah", exact: true }).click();
  await expect(page.getByText("1 produk diubah")).toBeVisible();
  await page.getByRole("button", { name: "Ubah Banyak" }).click();
  await form.getByRole("button", { name: "Batalkan Minimal stock 9" }).click();
  await expectFingers(page);
  if (process.env.GAMBAR) await page.screenshot({ path: `${process.env.GAMBAR}/ubah-banyak-batal-390.png` });
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText("1 produk dikembalikan").first()).toBeVisible();
  const { data } = await office.call(produk.getProduk, { cari: "oven" });
  expect(data[0]?.minimalStock).not.toBe(9);
});
