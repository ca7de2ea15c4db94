import { countKeystrokes } from "./ketukan.ts";
import { expect, expectAccessible, expectFingers, expectWhole, test } from "./office.ts";
import { bayarDp, makeMachine, pesan } from "./pengiriman.ts";
import { gambar } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

/** The daily jobs, on a phone in one hand, with the touches they take. */
test.use({ viewport: { width: 390, height: 844 } });

/** A photo, which takes a tap to begin with. */
const FOTO = 1;

test("a known customer orders, and gets the invoice by WhatsApp", async ({ page, office }) => {
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-1", namaProduk: "Oven Deck", stock: 5 });
  const idSo = await pesan(office, [{ idProduk, qty: 1 }], "CV Kopi Nusantara");
  const idInvoice = await bayarDp(office, idSo);
  const ketukan = await countKeystrokes(page);
  await office.signIn(page, "Management", { at: "/admin/cardproduk" });
  await page.getByRole("button", { name: "Tambah Oven Deck ke keranjang" }).click();
  await page.getByRole("button", { name: "Lihat keranjang" }).click();
  // The sum and the way on stay above the bar.
  await expect(page.getByRole("button", { name: "Order", exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByLabel("Cari pelanggan lama").fill("kop");
  await page.getByRole("option", { name: /CV Kopi Nusantara/ }).click();
  await expectWhole(page.getByRole("button", { name: "Pelanggan lain" }));
  await page.getByRole("combobox", { name: "Tipe Order" }).click();
  await expect(page.getByRole("option", { name: "Reguler" })).toBeVisible();
  await expectFingers(page);
  await page.getByRole("option", { name: "Reguler" }).click();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([await gambar("pesanan.jpg")]);
  await page.getByRole("button", { name: "Order", exact: true }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText(/^Order SO-\d{4}-00002 sudah dibuat$/)).toBeVisible();
  expect((await ketukan()) + FOTO).toBeLessThanOrEqual(8);

  await page.goto(`${office.address}/admin/dashboards`);
  await page.getByRole("navigation", { name: "Menu bawah" }).getByRole("button", { name: "Cari" }).click();
  await page.getByRole("textbox", { name: "Cari", exact: true }).fill("kopi nus");
  await page.getByRole("button", { name: new RegExp(`^${idSo} Order`) }).click();
  await page.getByRole("button", { name: `Bagikan ${idInvoice}` }).click();
  const bagikan = page.getByRole("dialog", { name: `Bagikan ${idInvoice}` });
  await bagikan.getByRole("button", { name: "Buat tautan" }).click();
  const whatsapp = bagikan.getByRole("link", { name: "WhatsApp" });
  await expect(whatsapp).toHaveAttribute("href", /wa\.me\/62/);
  expect(await ketukan(), "the last one opens WhatsApp").toBeLessThanOrEqual(4);
});

test("goods leave with a delivery note", async ({ page, office }) => {
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-1", namaProduk: "Oven Deck", stock: 5 });
  const idSo = await pesan(office, [{ idProduk, qty: 1 }], "CV Kopi Nusantara");
  await bayarDp(office, idSo);
  const ketukan = await countKeystrokes(page);
  await office.signIn(page, "Logistik", { at: "/admin/suratjalan?bagian=" });
  await page.getByRole("button", { name: `Surat Jalan ${idSo}` }).click();
  const form = page.getByRole("dialog", { name: "Form Tambah Surat Jalan" });
  await form.getByText("Diambil", { exact: true }).click();
  await expectAccessible(page);
  await form.locator("input[type=file]").setInputFiles([await gambar("muatan.jpg")]);
  await form.getByRole("button", { name: "Simpan" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expectSaid(page, /Surat jalan SJ-\d{4}-00001 berhasil dibuat/);
  expect((await ketukan()) + FOTO).toBeLessThanOrEqual(5);
});
