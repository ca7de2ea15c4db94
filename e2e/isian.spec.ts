import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { expect, expectAccessible, expectWhole, test } from "./office.ts";

test.slow();

test("a day that no calendar has stays as it was typed, is marked, and nothing is saved", async ({ page, office }) => {
  await office.signIn(page, "Super Admin", { at: "/admin/karyawan" });
  await page.getByRole("button", { name: "Tambah Karyawan" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Karyawan" });
  // A screen at 400 %: fields stay inside of their frame, and seven days inside of the page.
  await page.setViewportSize({ width: 320, height: 640 });
  await expectWhole(form.getByRole("group", { name: "Data diri" }));
  await form.getByLabel("Tanggal Lahir").click();
  const kalender = page.getByRole("dialog", { name: "Kalender" });
  await expect.poll(async () => (await kalender.boundingBox())?.width).toBeLessThan(320);
  await page.keyboard.press("Escape");
  // As few letters fit in a line here as on a wider telephone whose letters are twice as large.
  await page.setViewportSize({ width: 195, height: 640 });
  const lines = await form.getByText("Simpan", { exact: true }).evaluate((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getClientRects().length;
  });
  expect(lines, "a word is not broken").toBe(1);
  await page.setViewportSize({ width: 1280, height: 720 });
  await form.getByLabel("No Karyawan").fill("8100");
  await form.getByLabel("Nama Lengkap").fill("Sari");
  await form.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: "Super Admin" }).click();
  const lahir = form.getByLabel("Tanggal Lahir");
  await lahir.pressSequentially("31-06-1985");
  await lahir.press("Enter");
  await expect(form.getByText("Tanggal tidak ada")).toBeVisible();
  await expect(lahir).toHaveValue("31-06-1985");
  await expect(lahir).toBeFocused();
  await expect(lahir).toHaveAttribute("aria-invalid", "true");
  await lahir.blur();
  await expect(page.getByRole("dialog", { name: "Kalender" })).toHaveCount(0);
  // Focused again, the field does not open the calendar over its message.
  await lahir.focus();
  await expect(page.getByRole("dialog", { name: "Kalender" })).toHaveCount(0);
  await lahir.fill("1990-02-30");
  await lahir.press("Enter");
  await expect(form.getByText("Tanggal tidak ada")).toBeVisible();
  await expectAccessible(page);
  expect((await office.call(karyawan.getUser, { cari: "8100" })).data).toEqual([]);

  const besok = jakartaToday(new Date(Date.now() + 86_400_000));
  await lahir.fill(besok);
  await lahir.press("Tab");
  await expect(form.getByText("Tanggal tidak boleh setelah hari ini")).toBeVisible();
  await lahir.fill("30-06-1985");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form).toBeHidden();
  expect((await office.call(karyawan.getUser, { cari: "8100" })).data).toMatchObject([{ tanggalLahir: "1985-06-30" }]);
});

test("a list says which of its days is wrong and asks nothing, typed or in the address", async ({ page, office }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/(getOrder|exportOrder)\?/.test(request.url())) asked.push(request.url());
  });
  await office.signIn(page, "Super Admin", { at: "/admin/salesorder?tglAwal=2026-12-31&tglAkhir=2026-01-01" });
  await expect(page.getByRole("alert").filter({ hasText: "Tanggal awal melewati tanggal akhir" })).toBeVisible();
  await expect(page.getByLabel("Tanggal Awal")).toHaveValue("31-12-2026");
  await expect(page.getByLabel("Tanggal Akhir")).toHaveValue("01-01-2026");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Export Order" }).click();
  await expect(page.getByRole("dialog", { name: "Oops..." })).toContainText("Tanggal awal melewati tanggal akhir");
  await page.getByRole("dialog", { name: "Oops..." }).getByRole("button", { name: "OK" }).click();
  await page.getByLabel("Tanggal Awal").fill("30-02-1990");
  await page.getByLabel("Tanggal Awal").press("Tab");
  await expect(page.getByRole("alert").filter({ hasText: "Tanggal tidak ada" })).toBeVisible();
  await expect(page.getByLabel("Tanggal Awal")).toHaveValue("30-02-1990");
  await page.reload();
  await expect(page.getByLabel("Tanggal Awal")).toHaveValue("30-02-1990");
  await expect(page.getByRole("alert").filter({ hasText: "Tanggal tidak ada" })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByLabel("Tanggal Awal").fill("01-01-2026");
  await page.getByLabel("Tanggal Akhir").fill("31-12-2026");
  await page.getByLabel("Tanggal Akhir").press("Tab");
  await expect(page.getByText("Data Tidak Ditemukan")).toBeVisible();

  await page.goto(`${office.address}/admin/labarugi?bulan=2026-13`);
  await expect(page.getByText("Bulan tidak ada").first()).toBeVisible();
  await page.goto(`${office.address}/admin/neraca?tglToday=2026-02-30`);
  await expect(page.getByText("Tanggal tidak ada").first()).toBeVisible();
  await expect(page.getByLabel("Tanggal neraca")).toHaveValue("2026-02-30");
  await page.goto(`${office.address}/admin/dashboards?tglAwal=2026-12-31&tglAkhir=2026-01-01`);
  await expect(page.getByRole("alert").filter({ hasText: "Tanggal awal melewati tanggal akhir" })).toBeVisible();
});

test("a number field never makes another number of what was typed", async ({ page, office }) => {
  await office.signIn(page, "Super Admin", { at: "/admin/produk" });
  await page.getByRole("button", { name: "Tambah Produk" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Produk" });
  await form.getByLabel("Kode Mesin").fill("OVN-1");
  await form.getByLabel("Nama Mesin").fill("Oven");
  const harga = form.getByLabel("Harga Produk");
  const stock = form.getByLabel("Jumlah Stock");
  await stock.fill("12.5");
  await stock.press("Enter");
  await expect(form.getByText("Isi dengan bilangan bulat, misalnya 1250")).toBeVisible();
  // The first wrong field takes the focus a moment later, which must not happen while the next one is filled.
  await expect(harga).toBeFocused();
  await stock.fill("3");
  for (const [typed, sentence] of [
    ["-5000", "Paling sedikit 0"],
    ["12.5", "Isi dengan rupiah bulat, misalnya 2.500.000"],
    ["1e5", "Isi dengan rupiah bulat, misalnya 2.500.000"],
    ["99999999999999999999", "Paling banyak 999.999.999.999.999"],
  ] as const) {
    await harga.fill(typed);
    await harga.press("Enter");
    await expect(form.getByText(sentence), typed).toBeVisible();
    await expect(harga).toHaveValue(typed);
    await expect(harga).toBeFocused();
  }
  await harga.clear();
  await harga.pressSequentially("-5000");
  await expect(harga).toHaveValue("-5000");
  expect((await office.call(produk.getProduk, {})).data).toEqual([]);

  // An amount pasted with "Rp" and dots is read.
  await harga.clear();
  await page.evaluate(() => document.execCommand("insertText", false, "Rp 2.500.000"));
  await expect(harga).toHaveValue("Rp 2.500.000");
  // Typing in the middle of a number keeps the cursor there.
  await harga.press("Home");
  for (let step = 0; step < 4; step += 1) await harga.press("ArrowRight");
  await harga.press("1");
  await expect(harga).toHaveValue("Rp 21.500.000");
  await harga.press("Backspace");
  await harga.press("Tab");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form).toBeHidden();
  expect((await office.call(produk.getProduk, {})).data).toMatchObject([{ hargaProduk: 2_500_000, jumlahStock: 3 }]);
});

test("a file that is no picture is said at its field by its name", async ({ page, office }) => {
  await office.signIn(page, "Super Admin", { at: "/admin/produk" });
  await page.getByRole("button", { name: "Tambah Produk" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Produk" });
  const letter = Buffer.from("ini bukan gambar");
  await form.locator("input[type=file]").setInputFiles([
    { name: "laporan.pdf", mimeType: "application/pdf", buffer: letter },
    { name: "surat.jpg", mimeType: "image/jpeg", buffer: letter },
    { name: "foto.heic", mimeType: "image/heic", buffer: letter },
  ]);
  await expect(form.getByText("laporan.pdf bukan gambar jpg, jpeg atau png")).toBeVisible();
  await expect(form.getByText("surat.jpg bukan gambar jpg, jpeg atau png")).toBeVisible();
  await expect(form.getByText("foto.heic tidak dapat dibaca di perangkat ini. Simpan dulu sebagai JPG")).toBeVisible();
  await expect(form.getByRole("button", { name: /^Hapus Foto Produk/ })).toHaveCount(0);
  await expectAccessible(page);
});
