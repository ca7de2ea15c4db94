import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { picture } from "#test/support/files.ts";
import { expect, test } from "./office.ts";

test.slow();

const OVEN = { kodeProduk: "OVN-1", namaProduk: "Oven", kapasitas: "", kategoriProduk: "utama", tipe: "" } as const;
const HARGA = { hargaProduk: 5_000_000, hargaBeli: 3_000_000, minimalStock: 1, jumlahStock: 2 };

test("Back closes what stands open, one layer a step, asks before unsaved typing goes, and finds no dead step after a reload", async ({
  page,
  office,
}) => {
  await office.call(produk.addProduk, { ...OVEN, ...HARGA, fotoProduk: [await picture("oven.jpg")] });
  await office.signIn(page, "Super Admin");
  await page.goto(`${office.address}/admin/karyawan`);
  await page.goto(`${office.address}/admin/produk`);
  const steps = () => page.evaluate(() => window.history.length);
  const atStart = await steps();
  await page.getByRole("button", { name: "Detail Oven" }).click();
  const detail = page.getByRole("dialog", { name: "Detail Produk" });
  await detail.getByRole("button", { name: "Perbesar Oven 1" }).click();
  await expect(page.getByRole("button", { name: "Perbesar", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Perbesar", exact: true })).toBeHidden();
  await expect(detail).toBeVisible();
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/produk$/);

  // Forward opens the detail again, because it has an address; Back closes it again.
  await page.goForward();
  await expect(detail).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  // Opening and closing ten times leaves no more history entries than once.
  for (let time = 0; time < 10; time += 1) {
    await page.getByRole("button", { name: "Detail Oven" }).click();
    await expect(detail).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(detail).toBeHidden();
  }
  expect(await steps()).toBeLessThanOrEqual(atStart + 2);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/karyawan$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/admin\/produk$/);

  // Unsaved typing.
  await office.call(divisi.addDivisi, { namaDivisi: "Gudang" });
  await page.goto(`${office.address}/admin/karyawan`);
  await page.goto(`${office.address}/admin/setting/divisi`);
  await page.getByRole("button", { name: "Edit Gudang" }).click();
  const form = page.getByRole("dialog", { name: "Edit Divisi" });
  const nama = form.getByLabel("Nama Divisi");
  await nama.fill("Gudang Barat");
  const asked = page.getByRole("dialog", { name: "Tutup form ini?" });

  await page.goBack();
  await expect(asked).toBeVisible();
  // Back on a question means no.
  await page.goBack();
  await expect(asked).toBeHidden();
  await expect(nama).toHaveValue("Gudang Barat");
  await page.goBack();
  await asked.getByRole("button", { name: "Lanjut mengisi" }).click();
  await expect(asked).toBeHidden();
  await expect(nama).toHaveValue("Gudang Barat");
  await page.goBack();
  await asked.getByRole("button", { name: "Tutup tanpa menyimpan" }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/setting\/divisi$/);

  // A saved form leaves no history entry.
  await page.getByRole("button", { name: "Edit Gudang" }).click();
  await nama.fill("Gudang Timur");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("cell", { name: "Gudang Timur", exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/karyawan$/);

  const { data } = await office.call(divisi.addDivisi, { namaDivisi: "Regu Darat" });
  await page.goto(`${office.address}/admin/produk?tab=harus-po`);
  // A reload leaves no dead step behind. A dialog without an address is closed after a reload.
  await page.getByRole("button", { name: "Import Excel" }).click();
  await expect(page.getByRole("dialog", { name: "Import" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Import Excel" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/karyawan$/);

  await page.goto(`${office.address}/admin/setting/divisi?cari=gu%20da`);
  await page.getByRole("button", { name: "Edit Regu Darat" }).click();
  await expect(form).toBeVisible();
  await page.reload();
  await expect(form.getByLabel("Nama Divisi")).toHaveValue("Regu Darat");
  await expect(page).toHaveURL(`${office.address}/admin/setting/divisi?cari=gu+da&ubah=${data.idDivisi}`);
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(`${office.address}/admin/setting/divisi?cari=gu%20da`);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/karyawan$/);
});

test("the order form outlives a reload at any moment, and goes with the logout", async ({ page, office }) => {
  await office.call(produk.addProduk, { ...OVEN, ...HARGA, fotoProduk: [] });
  const ani = await office.signIn(page, "Sales", { nama: "Ani", menu: ["Produk Card"], at: "/admin/cardproduk" });
  await page.getByRole("button", { name: "Tambah Oven ke keranjang" }).click();
  await page.getByRole("button", { name: "Keranjang 1 produk, 1 unit" }).click();
  await page.getByLabel("Nama Customer").fill("Budi");
  await page.getByLabel("Nama Penerima").fill("Citra");
  await page.getByLabel("Alamat Penerima").fill("Jl. Mawar 5");
  await page.reload();
  await expect(page.getByLabel("Nama Customer")).toHaveValue("Budi");
  await expect(page.getByLabel("Nama Penerima")).toHaveValue("Citra");
  await expect(page.getByLabel("Alamat Penerima")).toHaveValue("Jl. Mawar 5");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Buang dan keluar" }).click();
  await page.getByLabel("No Karyawan").waitFor();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  for (const typed of ["Budi", "Citra", "Mawar"]) expect(stored).not.toContain(typed);

  await page.getByLabel("No Karyawan").fill(ani.nokar);
  await page.getByLabel("Password").fill("kata sandi uji");
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("button", { name: "Log out" }).waitFor();
  await page.goto(`${office.address}/admin/cardproduk?keranjang=1`);
  await expect(page.getByRole("list", { name: "Isi keranjang" })).toContainText("Oven");
  await expect(page.getByLabel("Nama Customer")).toHaveValue("");
});
