import { namaBulan } from "#areas/laporan/bulan.ts";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { pesan } from "./penjualan.ts";

const hariIni = new Date(`${jakartaToday(new Date())}T00:00:00Z`);
/** The last day of the month before this one, and of the one before that. */
const akhir = (lalu: number) =>
  new Date(Date.UTC(hariIni.getUTCFullYear(), hariIni.getUTCMonth() + 1 - lalu, 0)).toISOString().slice(0, 10);
const LALU = namaBulan(akhir(1));

test("a month is closed after its checklist, a form refuses its days, and two people open it again", async ({
  page,
  browser,
  office,
}) => {
  await pesan(office, "Reguler", "PL", 1, akhir(2));
  await office.signIn(page, "Management", { nama: "Sari", at: "/admin/bukubesar/tutup-buku" });
  await expect(page.getByText("Belum ada bulan yang ditutup")).toBeVisible();
  await expect(page.getByRole("button", { name: `Tutup ${namaBulan(jakartaToday(new Date()))}` })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Tutup ${LALU}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Angka 2 bulan yang akan ditutup")).toBeVisible();
  await expect(dialog.getByText("Pengajuan yang menunggu: tidak ada")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Tutup Buku" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText(`Buku ditutup sampai dengan ${tanggal(akhir(1))}`)).toBeVisible();
  const baris = page.getByRole("row").filter({ hasText: LALU });
  await expect(baris).toContainText("Ditutup");
  await expect(baris).toContainText("Sari");

  await page.goto(`${office.address}/admin/bukubesar/jurnal-umum?baru=1`);
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: "Tanggal", exact: true }).fill(tanggal(akhir(1)));
  await form.getByLabel("Keterangan").click();
  await expect(form.getByText(`Buku sudah ditutup sampai dengan ${tanggal(akhir(1))}`)).toBeVisible();

  await page.goto(`${office.address}/admin/bukubesar/tutup-buku`);
  await page.getByRole("button", { name: `Minta dibuka kembali ${LALU}` }).click();
  await dialog.getByRole("button", { name: "Minta" }).click();
  await expect(dialog.getByText("Alasan tidak boleh kosong")).toBeVisible();
  await dialog.getByLabel("Alasan").fill("Nota bengkel tertinggal");
  await dialog.getByRole("button", { name: "Minta" }).click();
  await expect(page.getByRole("button", { name: "Tarik permintaan" })).toBeVisible();
  await expectAccessible(page);

  const lain = await (await browser.newContext({ viewport: { width: 1366, height: 850 } })).newPage();
  await office.signIn(lain, "Super Admin", { nama: "Ratna", at: "/admin/bukubesar/tutup-buku" });
  await expect(lain.getByText(`Sari meminta ${LALU} dibuka kembali`)).toBeVisible();
  await lain.getByRole("button", { name: "Putuskan" }).click();
  const putusan = lain.getByRole("dialog");
  await putusan.getByRole("combobox", { name: "Status" }).click();
  await lain.getByRole("option", { name: "Disetujui" }).click();
  await expectAccessible(lain);
  await putusan.getByRole("button", { name: "Simpan" }).click();
  await expect(lain.getByText(`Buku ditutup sampai dengan ${tanggal(akhir(2))}`)).toBeVisible();
  await lain.getByRole("button", { name: `Yang berubah di ${LALU}` }).click();
  await expect(lain.getByText("Semua angka masih sama seperti ketika ditutup.")).toBeVisible();
  await lain.context().close();
  await expect(baris).toContainText("pernah ditutup");
});
