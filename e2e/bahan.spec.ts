import { po } from "#areas/pembelian/po/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { bayarDp, makeMachine, pesan } from "./pengiriman.ts";

test("a workshop keeps materials, writes a recipe, sees what is short and orders it by one press", async ({
  office,
  page,
}) => {
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-B", namaProduk: "Oven Resep", stock: 0 });
  await office.signIn(page, "Super Admin", { at: "/admin/bahan" });
  await page.getByRole("button", { name: "Tambah Bahan" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Nama Bahan").fill("Plat Stainless");
  await form.getByLabel("Kode Bahan").fill("PLT-1");
  await form.getByLabel(/^Satuan( \*)?$/).fill("kg");
  await form.getByLabel(/^Satuan Beli( \*)?$/).fill("lembar");
  await form.getByLabel("Isi per Satuan Beli").fill("25,5");
  await form.getByLabel(/^Harga Beli/).fill("600000");
  await form.getByLabel("Stock Awal").fill("10,25");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("row", { name: /Plat Stainless/ })).toContainText("10,25 kg");

  await page.getByRole("tab", { name: "Resep" }).click();
  await page.getByRole("button", { name: "Buat Resep" }).click();
  await form.getByLabel(/^Produk( \*)?$/).fill("Oven Resep");
  await page.getByRole("option", { name: /Oven Resep/ }).click();
  await expect(form.getByText("Dipilih: Oven Resep")).toBeVisible();
  await form.getByLabel("Upah per unit").fill("350000");
  await form.getByLabel("Tambah bahan").fill("plat");
  await page.getByRole("option", { name: /Plat Stainless/ }).click();
  await form.getByLabel("Jumlah Plat Stainless").fill("12,5");
  await form.getByRole("button", { name: "Simpan" }).click();
  // 12,5 kg at Rp 600.000 for 25,5 kg, and the wage.
  await expect(page.getByRole("row", { name: /Oven Resep/ })).toContainText("644.117");

  await expectAccessible(page);

  const idSo = await pesan(office, [{ idProduk, qty: 1, sumberProduk: "PL" }]);
  await bayarDp(office, idSo);
  await page.getByRole("tab", { name: "Kebutuhan" }).click();
  await expect(page.getByText("1 bahan kurang")).toBeVisible();
  await expect(page.getByRole("table", { name: "Bahan yang diperlukan" })).toContainText("2,25 kg");
  await expect(page.getByRole("table", { name: "Pesanan yang memakai bahan" })).toContainText(
    "Plat Stainless kurang 2,25 kg",
  );
  await page.getByRole("button", { name: "Buat 1 PO" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ok" }).click();
  await expect(page.getByText("Semua bahan cukup, atau sudah dipesan.")).toBeVisible();
  await expectAccessible(page);

  // What came is taken by the workshop, on a phone: less than the recipe says.
  const [{ idPo } = { idPo: "" }] = (await office.call(po.getPo, { statusPo: "Proses" })).data;
  await office.call(po.updatePoSelesai, { idPo, selesai: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  const [{ idOrderan } = { idOrderan: 0 }] = (await office.call(pesanLangsung.getOrderanPl, { cari: idSo })).data;
  await page.goto(new URL(`/admin/pesanlangsung?selesai=${idOrderan}`, page.url()).href);
  await expect(form.getByText("Resep 12,5 kg, stock 35,75 kg")).toBeVisible();
  await form.getByRole("button", { name: "Yang dipakai berbeda" }).click();
  await form.getByLabel("Plat Stainless yang dipakai").fill("12");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("dialog", { name: "Update Mesin Selesai" })).toBeHidden();
  await page.goto(new URL("/admin/bahan?tab=biaya", page.url()).href);
  await expect(page.getByRole("table", { name: "Selisih menurut bahan" })).toContainText("-Rp 11.765");
});
