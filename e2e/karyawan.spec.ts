import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { picture, sheet } from "#test/support/files.ts";
import { expect, expectAccessible, PASSWORD, test } from "./office.ts";
import { expectSaid } from "./said.ts";

test("divisions and employees are added, renamed, found, imported and deleted, and a colleague's change appears by itself", async ({
  page,
  office,
}) => {
  await office.signIn(page, "Super Admin", { at: "/admin/setting/divisi" });
  await page.getByRole("button", { name: "Tambah Divisi" }).click();
  await page.getByRole("dialog").getByLabel("Nama Divisi").fill("Produksi");
  await page.keyboard.press("Enter");
  await expectSaid(page, "Divisi berhasil ditambahkan");
  await expect(page.getByRole("cell", { name: "Produksi", exact: true })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText(["No", "Aksi", "ID Divisi", "Nama Divisi"]);
  await expectAccessible(page);

  await page.getByRole("button", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Divisi" });
  await dialog.getByLabel("Nama Divisi").fill("");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Nama divisi tidak boleh kosong")).toBeVisible();
  await dialog.getByLabel("Nama Divisi").fill("Pabrik");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("cell", { name: "Pabrik", exact: true })).toBeVisible();

  await page.getByRole("button", { name: /^Hapus/ }).click();
  await expect(page.getByText("Apakah anda yakin untuk menghapus divisi ini?")).toBeVisible();
  await expect(page.getByText("Pastikan yang anda lakukan sudah benar!")).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByRole("cell", { name: "Pabrik", exact: true })).toHaveCount(0);

  // A colleague's change.
  await expect(page.getByRole("status", { name: "Status koneksi" })).toContainText("Langsung");
  await office.call(divisi.addDivisi, { namaDivisi: "Divisi Kolega" });
  await expect(page.getByRole("cell", { name: "Divisi Kolega", exact: true })).toBeVisible();

  await page.goto(`${office.address}/admin/karyawan`);
  await page.getByRole("button", { name: "Tambah Karyawan" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Karyawan" });
  await expect(form.getByLabel("No Karyawan")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.getByText("Nama lengkap tidak boleh kosong")).toBeVisible();
  await form.getByLabel("No Karyawan").fill("8001");
  await form.getByLabel("Nama Lengkap").fill("Ratna Sari");
  await form.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: "Logistik" }).click();
  await expectAccessible(page);
  await form.getByRole("button", { name: /Simpan|Tambah/ }).click();
  const passwords = page.getByRole("dialog").filter({ hasText: "Karyawan berhasil ditambahkan" });
  await expect(passwords.getByText("8001")).toBeVisible();
  await passwords.getByRole("button", { name: "Tutup" }).last().click();

  await page.getByPlaceholder("Nama/No Karyawan/NIK").fill("ratna");
  await expect(page).toHaveURL(/cari=ratna/);
  const row = page.getByRole("row").filter({ hasText: "Ratna Sari" });
  await expect(row.getByText("Aktif")).toBeVisible();

  await row.getByRole("button", { name: /^Edit/ }).click();
  const edit = page.getByRole("dialog", { name: /^Edit/ });
  await expect(edit.getByLabel("Tanggal Resign")).toHaveCount(0);
  await edit.getByRole("combobox", { name: "Resign" }).click();
  await page.getByRole("option", { name: "Yes" }).click();
  await edit.getByLabel("Tanggal Resign").first().fill("01-11-2026");
  await edit.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, "Karyawan berhasil diubah");
  await expect(row.getByText("Resign")).toBeVisible();

  await page.reload();
  await row.getByRole("button", { name: /^Hapus/ }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(row).toHaveCount(0);

  // A file names every bad cell, and a good one answers the first passwords.
  const header = ["No Karyawan", "Nama Lengkap", "Role"];
  const upload = async (rows: string[][], name: string) => {
    const file = await sheet([header, ...rows], name);
    const dialog = page.getByRole("dialog", { name: /Import/ });
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(await file.arrayBuffer()) });
    await dialog.getByRole("button", { name: /^(Import|Impor|Submit|Kirim)/ }).click();
  };
  await page.getByRole("button", { name: "Import Excel" }).click();
  await upload([["8101", "", "Logistik"]], "salah.xlsx");
  const oops = page.getByRole("dialog", { name: "Oops..." });
  await expect(oops).toContainText("1 sel salah, di file salah.xlsx baris 2 kolom Nama Lengkap");
  await oops.getByRole("button", { name: "Ok" }).click();
  await expect(page.getByRole("cell", { name: "Nama lengkap tidak boleh kosong" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "Import Excel" }).click();
  await upload(
    [
      ["8101", "Anton", "Logistik"],
      ["8102", "Berta", "Logistik"],
    ],
    "benar.xlsx",
  );
  await expectSaid(page, "2 karyawan berhasil diimpor");
  await expect(page.getByText("8102").first()).toBeVisible();
});

test("profile, photo, password and sessions are one's own", async ({ page, office }) => {
  const { nokar } = await office.signIn(page, "Logistik", { nama: "Slamet Riyadi" });
  const login = async (password: string) => {
    const body = JSON.stringify({ nokar, password });
    await fetch(`${office.address}/api/userWeb/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
  };
  for (let count = 0; count < 2; count++) await login(PASSWORD);

  await page.goto(`${office.address}/admin/userprofile`);
  await expect(page.getByText("Slamet Riyadi").first()).toBeVisible();
  await expectAccessible(page);
  const sessions = page.getByRole("region", { name: "Sesi saya" });
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await expect(sessions.getByText("Perangkat ini")).toHaveCount(1);

  await sessions
    .getByRole("button", { name: /^Akhiri sesi Perangkat tidak dikenal/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expectSaid(page, "Sesi berhasil diakhiri");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);

  const submit = page.getByRole("button", { name: "Ubah Password" });
  await expect(submit).toBeDisabled();
  await page.getByLabel("Password Lama").fill(PASSWORD);
  await expect(submit).toBeDisabled();
  await page.getByLabel("Password Baru").fill("SlametRiyadi99");
  await submit.click();
  await expect(page.getByText(/tidak boleh hanya terdiri dari nama/)).toBeVisible();
  await page.getByLabel("Password Baru").fill("kata sandi lebih baru");

  await page.getByRole("button", { name: "Ganti foto profil" }).click();
  const dialog = page.getByRole("dialog", { name: "Ganti Foto Profile" });
  await expect(dialog.getByRole("button", { name: "Submit" })).toBeDisabled();
  const photo = await picture("saya.png");
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: "saya.png", mimeType: "image/png", buffer: Buffer.from(await photo.arrayBuffer()) });
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expectSaid(page, "Foto profil berhasil diganti");
  await expect(page.locator('img[src*="/api/berkas/"]').first()).toBeVisible();

  await submit.click();
  await page.waitForURL(/\/auth\/login-page/);

  await page.getByLabel("No Karyawan").fill(nokar);
  await page.getByLabel("Password").fill("kata sandi lebih baru");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin/**");
  await login("kata sandi lebih baru");
  await page.goto(`${office.address}/admin/userprofile`);
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: "Akhiri semua" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await page.waitForURL(/\/auth\/login-page/);
  expect(await office.sql`select 1 from sesi join karyawan using (id_user) where no_karyawan = ${nokar}`).toHaveLength(
    0,
  );
});
