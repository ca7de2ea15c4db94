import type { Page } from "@playwright/test";
import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { buka, idRekening, isiRekening, pilih, prepare } from "./asset.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { kelolaTempat, mintaMesin } from "./permintaanAsset.ts";
import { expectSaid } from "./said.ts";

type Barang = Awaited<ReturnType<typeof prepare>>;

test("an asset is asked for, paid, entered, watched while it wears off, and sold: one asks, another decides", async ({
  page,
  browser,
  office,
}) => {
  await office.signIn(page, "Kasir", { menu: ["Setting", "Asset"], at: "/admin/setting/kategoriAsset" });
  await kelolaTempat(page, office);
  const barang = await prepare(office);
  await isiRekening(office, "Kas Kecil", 5_000_000);
  await buka(page, office, "asset/pengajuanAsset");
  await mintaMesin(page);

  const lain = await (await browser.newContext({ viewport: { width: 1366, height: 850 } })).newPage();
  await office.signIn(lain, "Management", { nama: "Pak Budi" });
  await buka(lain, office, "asset/pengajuanAsset?cari=las");
  await putuskanPermintaan(lain);
  await putuskanSesudahnya(lain, office, barang);
  await amatiNilai(page, office, barang);
  await mintaJual(page);
  await putuskanJual(lain, office);
  await lain.context().close();
  const row = page.getByRole("row").filter({ hasText: "Bor" });
  await expect(row.getByText("Tidak Digunakan")).toBeVisible();
  await expect(row.getByRole("button", { name: /^Update kondisi/ })).toBeDisabled();
});

/** A request is decided knowing what it does to the account, and is entered into the list of assets. */
async function putuskanPermintaan(page: Page): Promise<void> {
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
  await asset.getByRole("link", { name: /^PA-/ }).click();
  await expect(page).toHaveURL(/pengajuanAsset\?buka=/);
  await expect(detail.getByRole("definition").filter({ hasText: "Untuk bengkel" })).toBeVisible();
  await page.goBack();
  await expect(asset).toBeVisible();
}

/** Opened by its address, a request that a colleague decided meanwhile becomes its detail, and Back leads to the list. */
async function putuskanSesudahnya(page: Page, office: Office, barang: Barang): Promise<void> {
  const { idPengajuanAsset } = (
    await office.call(pengajuanAsset.addPengajuanAsset, {
      ...{ ...barang, namaBarang: "Gerinda", idRekening: await idRekening(office, "Kas Kecil"), harga: 1_200_000 },
      ...{ deskripsiPengajuan: "Untuk bengkel", dokumen: [await picture()] },
    })
  ).data;
  const daftar = `asset/pengajuanAsset?cari=${idPengajuanAsset}`;
  await buka(page, office, "dashboards");
  await buka(page, office, `${daftar}&ubah=${idPengajuanAsset}`);
  const approve = page.getByRole("dialog", { name: /^Update Pengajuan/ });
  await pilih(page, "Status Pengajuan", "Ditolak");
  await approve.getByLabel("Note").fill("Tidak perlu");
  const keputusan = { idPengajuan: idPengajuanAsset, statusPengajuan: "Disetujui" as const };
  await office.call(pengajuanAsset.approvePengajuanAsset, keputusan);
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
  await expect(page).toHaveURL(`${office.address}/admin/${daftar}`);
  // No second sentence, and no dead step before the page one came from.
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/dashboards$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** What is not used stays in the total, and the detail shows the whole wear; a colleague's entry appears by itself. */
async function amatiNilai(page: Page, office: Office, barang: Barang): Promise<void> {
  const hariIni = jakartaToday(new Date());
  const tahunLalu = `${Number(hariIni.slice(0, 4)) - 1}-${hariIni.slice(5, 7)}-01`;
  await buka(page, office, "asset/listAsset");
  const total = page.getByText("Total Nominal Asset Tetap", { exact: true }).locator("..");
  await expect(total).toContainText("Rp 2.000.000");
  await office.call(listAsset.addAsset, { ...barang, namaBarang: "Bor", harga: 1_500_000, tglAssetMasuk: hariIni });
  await expect(page.getByRole("row").filter({ hasText: "Bor" })).toBeVisible();
  await expect(total).toContainText("Rp 3.500.000");
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
  await expect(total).toContainText("Rp 11.500.000");

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

  await ubahKondisi(page);
  await expect(row.getByText("Tidak Digunakan")).toBeVisible();
  await expect(total).toContainText("Rp 11.500.000");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Asset" }).click();
  expect((await download).suggestedFilename()).toMatch(/^Export Asset.*\.xlsx$/);
  await expect(page.getByText("Download Berhasil")).toBeVisible();
}

/** A condition needs its reason, and says that the asset keeps its value. */
async function ubahKondisi(page: Page): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: "Mesin bubut" });
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
}

/** An asset is sold: asked for on List Asset. */
async function mintaJual(page: Page): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: "Bor" });
  await row.getByRole("button", { name: /^Lepas MSN\/GD\// }).click();
  const form = page.getByRole("dialog", { name: /^Lepas MSN\/GD\// });
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expect(form.getByText("Alasan tidak boleh kosong.")).toBeVisible();
  await pilih(page, "Alasan", "Dijual");
  await form.getByRole("button", { name: "Ajukan" }).click();
  for (const kosong of ["Harga jual", "Rekening", "Dokumen"]) {
    await expect(form.getByText(`${kosong} tidak boleh kosong.`)).toBeVisible();
  }
  await form.getByLabel("Harga Jual").fill("2000000");
  await pilih(page, "Rekening Penerima", "Kas Kecil");
  const foto = await picture();
  await form
    .locator("input[type=file]")
    .setInputFiles({ name: foto.name, mimeType: foto.type, buffer: Buffer.from(await foto.arrayBuffer()) });
  await expect(form.getByRole("region", { name: "Laba rugi pelepasan" })).toContainText("Rp 500.000");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expectSaid(page, /Pelepasan LA-\d{4}-00001 berhasil diajukan/);
  await expect(row.getByRole("button", { name: /^Lepas/ })).toBeDisabled();
}

/** The sale is decided among the requests. */
async function putuskanJual(lain: Page, office: Office): Promise<void> {
  await buka(lain, office, "dashboards");
  await lain.getByText("Pelepasan asset menunggu persetujuan").click();
  await lain.getByRole("dialog").getByRole("link", { name: /^LA-/ }).click();
  const detail = lain.getByRole("dialog", { name: /^Detail Pelepasan LA-/ });
  await expect(detail.getByRole("definition").filter({ hasText: "Rp 2.000.000" })).toBeVisible();
  await expectAccessible(lain);
  await lain.keyboard.press("Escape");
  await lain.getByRole("button", { name: /^Update pelepasan LA-/ }).click();
  const putusan = lain.getByRole("dialog", { name: /^Update Pelepasan LA-/ });
  await expect(putusan.getByRole("region", { name: "Rekening Kas Kecil" })).toContainText("Rp 2.000.000");
  await expect(putusan.getByRole("region", { name: "Laba rugi pelepasan" })).toContainText("Laba pelepasan");
  await expectAccessible(lain);
  await pilih(lain, "Status Pengajuan", "Disetujui");
  await putusan.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(lain, "Pelepasan asset berhasil disetujui");
  await expect(lain.getByRole("row").filter({ hasText: "Bor" })).toContainText("Disetujui");
  await expectAccessible(lain);
}
