import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectWhole, PASSWORD, test } from "./office.ts";
import { expectSaid } from "./said.ts";

async function logIn(page: Page, nokar: string): Promise<void> {
  await page.getByLabel("No Karyawan").fill(nokar);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(/login-page/);
}

test("a stranger comes to the login page and then the dashboard, next time to a screen of one's own; a first password is changed first", async ({
  page,
  office,
}) => {
  const someone = await office.employee("Management", { nama: "Rudi Hartono" });
  await page.goto(office.address);
  await page.waitForURL("**/auth/login-page");
  await expect(page.getByRole("heading", { name: "Back Office" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Maaf username atau password tidak boleh kosong").first()).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByLabel("No Karyawan").fill(someone.nokar);
  await page.getByLabel("Password").fill("salah");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No Karyawan atau password salah").first()).toBeVisible();
  await page.keyboard.press("Escape");

  await logIn(page, someone.nokar);
  await page.waitForURL("**/admin/dashboards");
  await expect(page.getByText("Rudi Hartono").first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${office.address}/admin/userprofile`);
  await page.getByRole("combobox", { name: "Halaman awal" }).click();
  await page.getByRole("option", { name: "Kotak Persetujuan" }).click();
  await expectSaid(page, "Halaman awal disimpan");
  await expectAccessible(page);
  await page.goto(office.address);
  await page.waitForURL("**/admin/persetujuan");
  await logOut(page);
  await page.goto(`${office.address}/auth/login-page`);
  await logIn(page, someone.nokar);
  await page.waitForURL("**/admin/persetujuan");

  // A first password must be changed before anything else.
  await logOut(page);
  await office.sql`update karyawan set wajib_ganti_password = true where no_karyawan = ${someone.nokar}`;
  await logIn(page, someone.nokar);
  await expect(page.getByText(/Ganti password/i).first()).toBeVisible();
  await page.goto(`${office.address}/admin/karyawan`);
  await expect(page.getByText(/Ganti password/i).first()).toBeVisible();
  await expectAccessible(page);
});

test("the search leads to screens and records, the guide to its chapter; who logs out is out in every tab", async ({
  page,
  context,
  office,
}) => {
  await office.signIn(page, "Super Admin");
  const other = await context.newPage();
  await other.goto(`${office.address}/admin/karyawan`);
  await expect(other.getByRole("heading", { name: "Karyawan" }).first()).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 850 });
  await page.goto(`${office.address}/admin/persetujuan`);
  // The field gives way to what stands beside it.
  await expectWhole(page.getByRole("heading", { name: "Kotak Persetujuan", level: 1 }));
  await expectWhole(page.getByRole("button", { name: "Log out" }).locator(".mantine-Button-label"));
  await office.employee("Logistik", { nama: "Bagus Permana" });
  await page.keyboard.press("Control+k");
  const search = page.getByRole("textbox", { name: "Cari" });
  await search.fill("divisi");
  await expect(page.getByText("Divisi", { exact: true }).last()).toBeVisible();
  for (const asked of ["kenapa laba turun", "laba turun", "untung bulan ini turun"]) {
    await search.fill(asked);
    await expect(page.locator("[data-selected]"), asked).toHaveText("Bandingkan Laba Rugi");
  }
  await search.fill("bagus perm");
  await expect(page.locator("[data-selected]").filter({ hasText: "Bagus Permana" })).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Bagus Permana").click();
  await page.waitForURL(/\/admin\/karyawan\?buka=/);
  const detail = page.getByRole("dialog", { name: "Detail Karyawan" });
  await expect(detail.getByText("Bagus Permana").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto(`${office.address}/admin/dashboards`);
  await page.getByRole("button", { name: "Buat dokumen" }).click();
  await expect(page.getByRole("menuitem", { name: "Buat Pengajuan", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Akun saya" }).click();
  await expectAccessible(page);
  // The guide opens at the chapter of the screen.
  await page.getByRole("menuitem", { name: "Bantuan layar ini" }).click();
  await expect(page.getByRole("heading", { name: "Laporan" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Akun saya" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/auth/login-page");
  await other.waitForURL(/\/auth\/login-page/);
});

test("another person in one tab is another person in every tab and sees only what the menu allows; an ended session leads to the login page", async ({
  page,
  context,
  office,
}) => {
  await office.signIn(page, "Super Admin", { nama: "Ani Lestari" });
  const other = await context.newPage();
  await other.goto(`${office.address}/admin/dashboards`);
  await expect(other.getByText("Selamat datang, Ani Lestari")).toBeVisible();
  await expect(other.getByText("Total Nominal Rekening")).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await other.waitForURL(/\/auth\/login-page/);

  const asked = other.waitForRequest(/getTugasSaya/);
  await office.signIn(page, "Sales", { nama: "Budi Santoso", menu: ["Dashboard", "Setting"] });
  await expect(other.getByText("Selamat datang, Budi Santoso")).toBeVisible();
  await asked;
  await expect(other.getByRole("region", { name: "Angka utama" }).getByText("Total Order")).toBeVisible();
  await expect(other.getByText("Total Nominal Rekening")).toHaveCount(0);

  // The sidebar holds what the menu list allows, and a screen outside it says so.
  const sidebar = page.getByRole("navigation").first();
  await expect(sidebar.getByText("Setting", { exact: true })).toBeVisible();
  await expect(sidebar.getByText("Karyawan", { exact: true })).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("kantor.pengantar"));
  await page.goto(`${office.address}/admin/karyawan`);
  await expect(page.getByText(/tidak memiliki akses/i).first()).toBeVisible();
  // A first visit is explained, but not that of a screen that stays closed.
  await sidebar.getByText("Setting", { exact: true }).click();
  await sidebar.getByText("Divisi", { exact: true }).click();
  const intro = page.getByRole("complementary", { name: "Tentang layar ini" });
  await expect(intro).toBeVisible();
  expect((await intro.boundingBox())?.height ?? 99, "one line").toBeLessThan(50);
  await intro.getByRole("button", { name: "selengkapnya" }).click();
  await expect(intro.getByRole("link", { name: "Panduan" })).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain("/admin/karyawan");
  // Another device has not seen it, but the person has.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("kantor.pengantar")) localStorage.removeItem(key);
  });
  const answered = page.waitForResponse(/catatPengantar/);
  await page.reload();
  expect(await (await answered).json()).toMatchObject({ data: { baru: false } });
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("/admin/setting/divisi")));
  await expect(page.getByRole("complementary", { name: "Tentang layar ini" })).toHaveCount(0);

  // The same when the session is replaced without a login page in between, as a tab that slept finds it.
  const { nokar } = await office.employee("Logistik", { nama: "Citra Dewi", menu: ["Dashboard", "Produk"] });
  const asleep = other.waitForRequest(/getTugasSaya/);
  await page.evaluate(
    async ([nomor, password]) => {
      const body = JSON.stringify({ nokar: nomor, password });
      const headers = { "content-type": "application/json" };
      const answer = await (await fetch("/api/userWeb/login", { method: "POST", headers, body })).json();
      const { status: _, message: __, ...session } = answer;
      localStorage.setItem("kantor.session", JSON.stringify({ session, since: Date.now() }));
      localStorage.setItem("token", session.token);
    },
    [nokar, PASSWORD],
  );
  await expect(other.getByText("Selamat datang, Citra Dewi")).toBeVisible();
  await asleep;
  await expect(other.getByRole("navigation").first().getByText("Produk", { exact: true })).toBeVisible();

  // A session that ended elsewhere shows the message, in the tab that notices it first, and leads to the login page.
  await other.close();
  await page.goto(`${office.address}/admin/produk`);
  await expect(page.getByRole("button", { name: "Export Mesin" })).toBeVisible();
  await expect(page.getByRole("status", { name: "Status koneksi" })).toContainText("Langsung");
  await office.sql`delete from sesi`;
  // Whatever call comes first notices it, perhaps before the search.
  await Promise.race([
    page.getByRole("textbox", { name: /^Cari/ }).first().fill("a"),
    page.waitForURL(/\/auth\/login-page/),
  ]);
  await expect(page.getByText("Sesi anda telah berakhir, silahkan login kembali").first()).toBeVisible();
  await page.waitForURL(/\/auth\/login-page/);
});
