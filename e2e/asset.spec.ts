import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { buka, mintaMesinLas, pilih, prepare } from "./asset.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { expectSaid } from "./said.ts";

const PERIKSA = "Periksa kembali isian anda jangan ada yang salah atau kosong";

test("categories and locations are added, switched off and deleted", async ({ page, office }) => {
  await office.signIn(page, "Kasir", { menu: ["Setting"], at: "/admin/setting/kategoriAsset" });
  await expect(page.getByText("Belum ada kategori asset")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tambah Kategori Asset" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Kategori Asset" });
  await form.getByLabel("Nama Kategori").fill("Kendaraan");
  await form.getByLabel("Kode").fill("kdr");
  await form.getByLabel("Pembagi (Bulan)").fill("18");
  await expect(form.getByText("Habis disusutkan dalam 1,5 tahun")).toBeVisible();
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form.getByText("Jenis batas tidak boleh kosong")).toBeVisible();
  await pilih(page, "Jenis Batas", "Di Bawah");
  const batas = form.getByRole("textbox", { name: "Batas", exact: true });
  await batas.fill("5000000");
  await batas.press("Enter");
  await expectSaid(page, "Kategori berhasil ditambahkan");

  const row = page.getByRole("row").filter({ hasText: "Kendaraan" });
  for (const text of ["KDR", "18", "1,5", "Di Bawah", "Rp 5.000.000", "Aktif"]) await expect(row).toContainText(text);
  await row.getByRole("button", { name: "Aktif/Non-Aktif Kendaraan" }).click();
  await expect(row.getByText("Non-Aktif")).toBeVisible();
  await expect(page.getByText("Kendaraan dinonaktifkan")).toBeVisible();
  await row.getByRole("button", { name: "Hapus Kendaraan" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText("Belum ada kategori asset")).toBeVisible();

  await buka(page, office, "setting/lokasiAsset");
  await page.getByRole("button", { name: "Tambah Lokasi Asset" }).click();
  await page.getByRole("dialog").getByLabel("Nama Lokasi").fill("Gudang Utama");
  await page.getByRole("dialog").getByLabel("Singkatan").fill("gu");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: "Gudang Utama" })).toContainText("GU");
  await expectAccessible(page);
});

test("a request tells the limit of its category while the price is typed, and everything that is missing", async ({
  page,
  office,
}) => {
  await prepare(office);
  await office.signIn(page, "Kasir", { menu: ["Asset"], at: "/admin/asset/pengajuanAsset" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Buat Pengajuan" }).click();
  const form = page.getByRole("dialog", { name: "Buat Pengajuan" });
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expect(page.getByText(PERIKSA)).toBeVisible();
  for (const sentence of [
    "Nama barang tidak boleh kosong.",
    "Kategori asset tidak boleh kosong.",
    "Lokasi asset tidak boleh kosong.",
    "Harga asset tidak boleh kosong.",
    "Rekening tidak boleh kosong.",
    "Deskripsi tidak boleh kosong.",
    "Dokumen tidak boleh kosong.",
  ]) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await form.getByLabel("Nama Barang").fill("Mesin las");
  // With a list open, too, the form is accessible.
  await form.getByRole("combobox", { name: "Kategori" }).click();
  await expect(page.getByRole("option", { name: "Mesin" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await pilih(page, "Kategori", "Mesin");
  await pilih(page, "Lokasi", "Gudang");
  await pilih(page, "Rekening", "Kas Kecil");
  await expect(form.getByText("Harga minimal Rp 1.000.000")).toBeVisible();
  await form.getByLabel("Harga").fill("999999");
  await form.getByLabel("Deskripsi").fill("Untuk bengkel");
  await expect(form.getByText("Harga tidak sesuai batas kategori Mesin")).toBeVisible();
  const file = await picture("penawaran.jpg");
  const buffer = Buffer.from(await file.arrayBuffer());
  await form.locator('input[type="file"]').setInputFiles({ name: file.name, mimeType: file.type, buffer });
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expect(form.getByText("Harga tidak sesuai batas kategori Mesin")).toBeVisible();
  await form.getByLabel("Harga").fill("2000000");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expectSaid(page, "Pengajuan asset berhasil dibuat");
  const row = page.getByRole("row").filter({ hasText: "Mesin las" });
  await expect(row.getByText("Menunggu")).toBeVisible();
  // Only Super Admin and Management can decide; others do not see the action.
  await expect(row.getByRole("button", { name: /^Update pengajuan/ })).toHaveCount(0);
  await expect(row.getByRole("button", { name: /^Masukkan Asset/ })).toHaveAttribute("aria-disabled", "true");
  // The form is empty when it is opened again.
  await page.getByRole("button", { name: "Buat Pengajuan" }).click();
  await expect(form.getByLabel("Nama Barang")).toHaveValue("");
});

test("a request is decided knowing what it does to the account, and is entered into the list of assets", async ({
  page,
  office,
}) => {
  const permintaan = await mintaMesinLas(office);
  await office.signIn(page, "Management", {
    nama: "Pak Budi",
    at: `/admin/asset/pengajuanAsset?cari=${permintaan.idPengajuanAsset}`,
  });
  const row = page.getByRole("row").filter({ hasText: "Mesin las" });
  await row.getByRole("button", { name: /^Update pengajuan/ }).click();
  const approve = page.getByRole("dialog", { name: /^Update Pengajuan/ });
  const saldo = approve.getByRole("region", { name: "Rekening Kas Kecil" });
  for (const angka of ["Rp 5.000.000", "-Rp 2.000.000", "Rp 3.000.000"]) await expect(saldo).toContainText(angka);
  await approve.getByRole("button", { name: "Simpan" }).click();
  await expect(approve.getByText("Status pengajuan tidak boleh kosong.")).toBeVisible();
  await pilih(page, "Status Pengajuan", "Ditolak");
  await approve.getByRole("button", { name: "Simpan" }).click();
  await expect(approve.getByText("Note tidak boleh kosong.")).toBeVisible();
  await pilih(page, "Status Pengajuan", "Disetujui");
  await expectAccessible(page);
  await approve.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, "Pengajuan asset berhasil disetujui");
  await expect(row.getByText("Belum Masuk")).toBeVisible();
  await expect(row.getByRole("button", { name: /^Update pengajuan/ })).toHaveAttribute("aria-disabled", "true");

  await row.getByRole("button", { name: /^Masukkan Asset/ }).click();
  const masukkan = page.getByRole("dialog", { name: /^Masukkan Asset/ });
  await masukkan.getByRole("button", { name: "Simpan" }).click();
  await expect(masukkan.getByText("Status asset tidak boleh kosong.")).toBeVisible();
  await expectAccessible(page);
  await pilih(page, "Status Asset", "Sudah Masuk");
  await masukkan.getByRole("button", { name: "Simpan" }).click();
  await expect(row.getByText("Sudah Masuk")).toBeVisible();

  await row.getByRole("button", { name: /^Detail/ }).click();
  const detail = page.getByRole("dialog", { name: /^Detail Pengajuan/ });
  await expect(detail.getByText("Pak Budi").first()).toBeVisible();
  await expect(detail.getByRole("link", { name: "Lihat asset" })).toBeVisible();
  await expectAccessible(page);
  await detail.getByRole("button", { name: /^Perbesar Bukti/ }).click();
  await expect(page.getByRole("dialog", { name: /^Bukti pengajuan/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await detail.getByRole("link", { name: /^MSN\/GD\// }).click();
  const asset = page.getByRole("dialog", { name: /^Detail Asset MSN\/GD\// });
  await expect(asset.getByText("Mesin las").first()).toBeVisible();
  await page.reload();
  await expect(asset.getByText("Riwayat", { exact: true })).toBeVisible();
  await asset.getByRole("link", { name: permintaan.idPengajuanAsset }).click();
  await expect(page).toHaveURL(/pengajuanAsset\?buka=/);
  await expect(detail.getByRole("definition").filter({ hasText: "Untuk bengkel" })).toBeVisible();
  await page.goBack();
  await expect(asset).toBeVisible();
});

for (const byAddress of [false, true]) {
  const opened = byAddress ? "opened by its address" : "opened in the list";
  test(`a request ${opened} that a colleague decided meanwhile becomes its detail, and Back leads to the list`, async ({
    page,
    office,
  }) => {
    const permintaan = await mintaMesinLas(office);
    const { idPengajuanAsset } = permintaan;
    const daftar = `/admin/asset/pengajuanAsset?cari=${idPengajuanAsset}`;
    await office.signIn(page, "Management");
    await page.goto(`${office.address}${daftar}${byAddress ? `&ubah=${idPengajuanAsset}` : ""}`);
    if (!byAddress) await page.getByRole("button", { name: /^Update pengajuan/ }).click();
    const approve = page.getByRole("dialog", { name: /^Update Pengajuan/ });
    await pilih(page, "Status Pengajuan", "Ditolak");
    await approve.getByLabel("Note").fill("Tidak perlu");
    await office.call(pengajuanAsset.approvePengajuanAsset, {
      idPengajuan: idPengajuanAsset,
      statusPengajuan: "Disetujui",
    });
    await approve.getByRole("button", { name: "Simpan" }).click();
    const oops = page.getByRole("dialog", { name: "Oops..." });
    await expect(oops).toContainText("Pengajuan sudah diproses oleh Penyiap");
    await oops.getByRole("button", { name: "Ok" }).click();
    await expect(oops).toBeHidden();
    const detail = page.getByRole("dialog", { name: `Detail Pengajuan ${idPengajuanAsset}` });
    await expect(detail.getByText("Disetujui", { exact: true }).first()).toBeVisible();
    // The form's step out of the history has arrived once the address names the detail.
    await expect(page).toHaveURL(/[?&]buka=/);
    await page.goBack();
    await expect(detail).toBeHidden();
    await expect(page).toHaveURL(`${office.address}${daftar}`);
    // No second sentence, and no dead step before the page one came from.
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/dashboards$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

test("what is not used stays in the total, and the detail shows the whole wear", async ({ page, office }) => {
  const barang = await prepare(office);
  const hariIni = jakartaToday(new Date());
  const tahunLalu = `${Number(hariIni.slice(0, 4)) - 1}-${hariIni.slice(5, 7)}-01`;
  await office.call(listAsset.addAsset, { ...barang, namaBarang: "Bor", harga: 1_500_000, tglAssetMasuk: hariIni });
  await office.signIn(page, "Kasir", { menu: ["Asset"], at: "/admin/asset/listAsset" });
  const total = page.getByText("Total Nominal Asset Tetap", { exact: true }).locator("..");
  await expect(total).toContainText("Rp 1.500.000");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Tambah Asset" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Asset" });
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form.getByText("Tanggal asset masuk tidak boleh kosong.")).toBeVisible();
  await form.getByLabel("Nama Barang").fill("Mesin bubut");
  await pilih(page, "Kategori", "Mesin");
  await pilih(page, "Lokasi", "Gudang");
  await form.getByLabel("Harga").fill("20000000");
  await form.getByLabel("Tanggal Asset Masuk").fill(tahunLalu.split("-").reverse().join("-"));
  await form.getByLabel("Nama Barang").click();
  // Twelve of twenty months have passed.
  await expect(form.getByRole("region", { name: "Nilai asset hari ini" })).toContainText("Rp 8.000.000");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();
  // Its months that are over change results that somebody may have shown already: this is asked first.
  const tanya = page.getByRole("dialog", { name: "Hasil bulan yang lalu berubah. Simpan?" });
  await expect(tanya).toContainText(new RegExp(`Laba ${tahunLalu.slice(0, 4)}.* turun Rp\\s`));
  await expectAccessible(page);
  await tanya.getByRole("button", { name: "Simpan" }).click();
  const row = page.getByRole("row").filter({ hasText: "Mesin bubut" });
  await expect(row).toContainText("Rp 8.000.000");
  await expect(total).toContainText("Rp 9.500.000");

  await row.getByRole("button", { name: /^Detail/ }).click();
  const detail = page.getByRole("dialog", { name: /^Detail Asset MSN\/GD\// });
  await expect(detail.getByRole("img", { name: /^Kurva nilai buku/ })).toBeVisible();
  const jadwal = detail.getByRole("table", { name: "Jadwal penyusutan" });
  await expect(jadwal.getByRole("row")).toHaveCount(21);
  await expect(jadwal.getByRole("row").last()).toContainText("Rp 0");
  await expect(jadwal.getByText("Sudah", { exact: true })).toHaveCount(12);
  await expectAccessible(page);
  const label = page.waitForEvent("popup");
  await detail.getByRole("button", { name: "Cetak Label QR" }).click();
  await (await label).close();
  await page.keyboard.press("Escape");

  await row.getByRole("button", { name: /^Update kondisi/ }).click();
  const kondisi = page.getByRole("dialog", { name: /^Update Kondisi/ });
  await kondisi.getByRole("button", { name: "Simpan" }).click();
  await expect(kondisi.getByText("Kondisi asset tidak boleh kosong.")).toBeVisible();
  await pilih(page, "Kondisi", "Tidak Digunakan");
  await kondisi.getByRole("button", { name: "Simpan" }).click();
  await expect(kondisi.getByText("Keterangan tidak boleh kosong.")).toBeVisible();
  await expect(kondisi.getByText("Nilai bukunya tetap dan penyusutannya berjalan terus.")).toBeVisible();
  await expectAccessible(page);
  await kondisi.getByRole("textbox", { name: "Keterangan" }).fill("Patah");
  await kondisi.getByRole("button", { name: "Simpan" }).click();
  await expect(row.getByText("Tidak Digunakan")).toBeVisible();
  await expect(total).toContainText("Rp 9.500.000");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Asset" }).click();
  expect((await download).suggestedFilename()).toMatch(/^Export Asset.*\.xlsx$/);
  await expect(page.getByText("Download Berhasil")).toBeVisible();
});

test("a colleague's entry appears in an open list by itself", async ({ page, office }) => {
  const barang = await prepare(office);
  await office.signIn(page, "Kasir", { menu: ["Asset"], at: "/admin/asset/listAsset" });
  await expect(page.getByText("Belum ada asset")).toBeVisible();
  const tglAssetMasuk = jakartaToday(new Date());
  await office.call(listAsset.addAsset, { ...barang, namaBarang: "Kompresor", harga: 3_000_000, tglAssetMasuk });
  await expect(page.getByRole("row").filter({ hasText: "Kompresor" })).toBeVisible();
});
