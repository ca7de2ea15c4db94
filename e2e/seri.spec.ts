import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { bayarDp, makeMachine, pesan } from "./pengiriman.ts";

test("at the loading ramp, on a phone: scan, photograph, done; the customer's label opens the public page", async ({
  page,
  office,
  browser,
}) => {
  const mesin = await makeMachine(office, { kodeProduk: "RMP-01", namaProduk: "Oven Ramp", stock: 2 });
  const { data } = await office.call(produk.getDetailProduk, { kodeProduk: "RMP-01" });
  const { idProduk, namaProduk, kodeProduk, tipe, kapasitas, hargaProduk, hargaBeli, minimalStock, versi } = data;
  const kategoriProduk = "utama";
  const isi = { namaProduk, kodeProduk, tipe, kapasitas, hargaProduk, minimalStock, kategoriProduk, versi } as const;
  await office.call(produk.editProduk, { ...isi, idProduk, hargaBeli: hargaBeli ?? 0, berseri: true, fotoProduk: [] });
  const idSo = await pesan(office, [{ idProduk: mesin, qty: 2 }]);
  const idInvoice = await bayarDp(office, idSo);
  const { idSuratJalan } = (await office.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }))).data;

  await page.setViewportSize({ width: 390, height: 844 });
  await office.signIn(page, "Logistik", { at: `/admin/suratjalan?muat=${idSuratJalan}` });
  const form = page.getByRole("dialog", { name: `Muat Barang ${idSuratJalan}` });
  await form.getByRole("button", { name: "Pindai" }).click();
  const scan = page.getByRole("dialog", { name: "Pindai Oven Ramp" });
  await expectAccessible(page);
  for (const nomor of ["ramp-1", "ramp-2"]) {
    await scan.getByLabel("Nomor seri").fill(nomor);
    await scan.getByLabel("Nomor seri").press("Enter");
  }
  await expect(scan).toBeHidden();
  await expect(form.getByText("RAMP-2")).toBeVisible();
  const { name, type } = await picture("muat.jpg", "#e8590c", 900);
  const buffer = Buffer.from(await (await picture("muat.jpg", "#e8590c", 900)).arrayBuffer());
  await form.locator("input[type=file]").setInputFiles({ name, mimeType: type, buffer });
  await expectAccessible(page);
  const keluar = form.getByRole("button", { name: "Barang Keluar" });
  // At the lower edge, where the thumb is, and large enough for it.
  const box = await keluar.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThan(650);
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  await keluar.click();
  await expect(form).toBeHidden();

  await page.goto(new URL("/admin/suratjalan?seri=RAMP-2", page.url()).href);
  const unit = page.getByRole("dialog", { name: "Nomor Seri RAMP-2" });
  await expect(unit.getByRole("link", { name: idSo })).toBeVisible();
  await expectAccessible(page);

  const [row] = await office.sql<{ kunci: string }[]>`select kunci from seri where nomor = 'RAMP-2'`;
  const stranger = await browser.newPage({ locale: "id-ID", viewport: { width: 390, height: 844 } });
  await stranger.goto(new URL(`/seri/RAMP-2?k=${row?.kunci}`, page.url()).href);
  await expect(stranger.getByRole("heading", { name: "Produk asli" })).toBeVisible();
  await expect(stranger.getByText("Oven Ramp")).toBeVisible();
  await expectAccessible(stranger);
  await stranger.goto(new URL("/s/RAMP-2?k=tidakTahuKuncinya", page.url()).href);
  await expect(stranger.getByRole("heading", { name: "Nomor seri tidak dikenal" })).toBeVisible();
  await stranger.close();
});
