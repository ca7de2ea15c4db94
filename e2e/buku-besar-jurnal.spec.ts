import type { Page } from "@playwright/test";
import { namaBulan } from "#areas/laporan/bulan.ts";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { gambar, pesan } from "./penjualan.ts";

const hariIni = new Date(`${jakartaToday(new Date())}T00:00:00Z`);
/** The last day of the month before this one, and of the one before that. */
const akhir = (lalu: number) =>
  new Date(Date.UTC(hariIni.getUTCFullYear(), hariIni.getUTCMonth() + 1 - lalu, 0)).toISOString().slice(0, 10);
const LALU = namaBulan(akhir(1));

async function isiBaris(page: Page, ke: number, nama: string, sisi: "Debit" | "Kredit", nominal: string) {
  await page.getByRole("combobox", { name: `Akun baris ${ke}` }).fill(nama);
  await page.getByRole("option", { name: nama }).click();
  await page.getByLabel(`${sisi} baris ${ke}`).fill(nominal);
}

const barisJurnal = (page: Page) => page.getByRole("row").filter({ hasText: "Perlengkapan dari pemilik" });

test("two people keep the books: entries are typed and approved, a month is closed and opened again", async ({
  page,
  browser,
  office,
}) => {
  await pesan(office, "Reguler", "PL", 1, akhir(2));
  await office.signIn(page, "Management", { nama: "Sari", at: "/admin/bukubesar/jurnal-umum" });
  await ketikJurnal(page);
  const idBerulang = await ketikBerulang(page);

  const lain = await (await browser.newContext({ viewport: { width: 1366, height: 850 } })).newPage();
  await office.signIn(lain, "Super Admin", { nama: "Ratna", at: "/admin/bukubesar/jurnal-umum" });
  await setujuiJurnal(lain, office, idBerulang);
  await page.goto(`${office.address}/admin/bukubesar/tutup-buku`);
  await tutupBulan(page, office);
  await mintaBuka(page, office);
  await lain.goto(`${office.address}/admin/bukubesar/tutup-buku`);
  await setujuiBuka(lain);
  await lain.context().close();
  await expect(page.getByRole("row").filter({ hasText: LALU })).toContainText("pernah ditutup");
});

/** An entry is typed until it balances; who typed it does not approve it. */
async function ketikJurnal(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Buat Jurnal Umum" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Keterangan").fill("Perlengkapan dari pemilik");
  await isiBaris(page, 1, "Aset Lain-lain", "Debit", "750000");
  await isiBaris(page, 2, "Modal", "Kredit", "500000");
  await expect(dialog.getByText("Debit lebih Rp 250.000")).toBeVisible();
  await dialog.getByRole("button", { name: "Tambah Baris" }).click();
  await isiBaris(page, 3, "Hutang Lain", "Kredit", "250000");
  await expect(dialog.getByText("Seimbang, Rp 750.000 di kedua sisi")).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('input[type="file"]').setInputFiles(await gambar("bukti.jpg"));
  await dialog.getByRole("button", { name: "Ajukan" }).click();
  const baris = barisJurnal(page);
  await expect(baris).toContainText("Menunggu");
  await expect(baris.getByRole("button", { name: /Setujui/ })).toBeDisabled();
}

/** A repeated entry shows what will be booked while it is typed. */
async function ketikBerulang(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Buat Jurnal Umum" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Keterangan").fill("Sewa gudang setahun");
  await isiBaris(page, 1, "Hutang Lain", "Debit", "1000000");
  await isiBaris(page, 2, "Modal", "Kredit", "1000000");
  await dialog.getByRole("combobox", { name: "Pengulangan" }).click();
  await page.getByRole("option", { name: "Balik otomatis tanggal 1 bulan berikutnya" }).click();
  const jadwal = dialog.getByRole("table", { name: "Jurnal yang akan dibukukan" });
  await expect(jadwal.getByRole("row")).toHaveCount(3);
  await expect(jadwal).toContainText(/01-\d\d-\d{4}/);
  await expectAccessible(page);
  await dialog.locator('input[type="file"]').setInputFiles(await gambar("bukti.jpg"));
  await dialog.getByRole("button", { name: "Ajukan" }).click();
  const baris = page.getByRole("row").filter({ hasText: "Sewa gudang setahun" });
  const idJurnalUmum = /JU-\d{4}-\d{5}/.exec(await baris.innerText())?.[0] ?? "";
  return idJurnalUmum;
}

/** Somebody else approves the entry, takes it back, and sees what follows the repeated one. */
async function setujuiJurnal(page: Page, office: Office, idBerulang: string): Promise<void> {
  const [baris, dialog] = [barisJurnal(page).first(), page.getByRole("dialog")];
  await baris
    .getByRole("button", { name: /Setujui/ })
    .or(baris.getByRole("link", { name: /Setujui/ }))
    .click();
  await expect(dialog.getByRole("table", { name: "Baris Jurnal" })).toContainText("3-1001 Modal");
  await dialog.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Disetujui" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await expect(baris).toContainText("Disetujui");
  const idJurnalUmum = /JU-\d{4}-\d{5}/.exec(await baris.innerText())?.[0] ?? "";
  await baris.getByRole("button", { name: /Balik/ }).click();
  await expect(dialog.getByText(/debit dan kredit yang bertukar/)).toBeVisible();
  await dialog.getByRole("button", { name: "Balik", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: "Pembalikan JU-" })).toContainText("Menunggu");

  await page.goto(`${office.address}/admin/bukubesar/jurnal-umum?buka=${idJurnalUmum}`);
  // A line leads to the book of its account.
  await expect(dialog.getByRole("link", { name: "3-1001 Modal" })).toHaveAttribute(
    "href",
    /^\/admin\/bukubesar\/buku\?akun=\d+$/,
  );
  await dialog.getByRole("link", { name: /^\d+$/ }).click();
  await expect(page).toHaveURL(/bukubesar\/buku\?buka=\d+/);
  await expect(dialog.getByText("Jurnal umum", { exact: true })).toBeVisible();
  await page.goto(`${office.address}/admin/bukubesar/jurnal-umum?ubah=${idBerulang}`);
  await expect(dialog.getByRole("table", { name: "Jurnal yang mengikuti" })).toContainText("Menunggu persetujuan");
}

/** A month is closed after its checklist, and a form refuses its days. */
async function tutupBulan(page: Page, office: Office): Promise<void> {
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
}

async function mintaBuka(page: Page, office: Office): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.goto(`${office.address}/admin/bukubesar/tutup-buku`);
  await page.getByRole("button", { name: `Minta dibuka kembali ${LALU}` }).click();
  await dialog.getByRole("button", { name: "Minta" }).click();
  await expect(dialog.getByText("Alasan tidak boleh kosong")).toBeVisible();
  await dialog.getByLabel("Alasan").fill("Nota bengkel tertinggal");
  await dialog.getByRole("button", { name: "Minta" }).click();
  await expect(page.getByRole("button", { name: "Tarik permintaan" })).toBeVisible();
  await expectAccessible(page);
}

/** A second person opens the month again. */
async function setujuiBuka(lain: Page): Promise<void> {
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
}
