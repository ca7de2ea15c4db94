import type { Page } from "@playwright/test";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { expectSaid } from "./said.ts";

async function pilih(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole("dialog").last().getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function lampirkan(page: Page, name: string): Promise<void> {
  const file = await picture(name);
  const buffer = Buffer.from(await file.arrayBuffer());
  await page
    .getByRole("dialog")
    .last()
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: file.type, buffer });
}

async function idRekening(office: Office, nama: string): Promise<number> {
  const { data } = await office.call(rekening.getRekeningDropdown, {});
  return data.find((row) => row.namaRekening === nama)?.idRekening ?? 0;
}

/** Puts money on an account by calls: asked for and approved. */
async function isi(office: Office, nama: string, nominal: number, setujui = true): Promise<string> {
  const { data: need } = await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: `Modal ${nama} ${nominal}` });
  const { data } = await office.call(pengajuan.addPengajuan, {
    ...need,
    tipePengajuan: "masuk",
    idRekeningTujuan: await idRekening(office, nama),
    nominalPengajuan: nominal,
    deskripsiPengajuan: "Setoran modal",
    dokumen: [await picture()],
  });
  if (setujui) {
    await office.call(pengajuan.approvePengajuan, {
      ...data,
      statusPengajuan: "Disetujui",
      dokumen: [await picture()],
    });
  }
  return data.idPengajuan;
}

test("money is asked for, decided by another person and seen in the ledger, each in a browser that stays open", async ({
  page,
  browser,
  office,
}) => {
  await isi(office, "Kas Kecil", 5_000_000);
  await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Listrik" });
  const menu = ["Pengajuan", "Simpanan"] as const;
  await office.signIn(page, "Kasir", { menu, nama: "Siti", at: "/admin/pengajuanBiaya" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Buat Pengajuan" }).click();
  const form = page.getByRole("dialog", { name: "Buat Pengajuan" });
  await pilih(page, "Kebutuhan", "Listrik");
  await pilih(page, "Tipe Pengajuan", "Dana Keluar");
  await pilih(page, "Rekening Asal", "Kas Kecil");
  await form.getByLabel("Nominal").fill("1250000");
  await form.getByLabel("Deskripsi").fill("Tagihan November");
  await lampirkan(page, "tagihan.jpg");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expect(page.getByText("Apakah anda yakin untuk melakukan pengajuan biaya?")).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expectSaid(page, "Pengajuan berhasil dibuat");
  const baris = page.getByRole("row").filter({ hasText: "Tagihan November" });
  await expect(baris.getByText("Menunggu")).toBeVisible();
  await expect(baris.getByText(/^PB-/)).toBeVisible();
  // Only Super Admin and Management can decide; others do not see the action.
  await expect(baris.getByRole("button", { name: /^Update pengajuan/ })).toHaveCount(0);

  const lain = await (await browser.newContext({ viewport: { width: 1366, height: 850 } })).newPage();
  await office.signIn(lain, "Management", { nama: "Pak Budi" });
  await lain.goto(`${office.address}/admin/pengajuanBiaya?status=Menunggu`);
  const row = lain.getByRole("row").filter({ hasText: "Tagihan November" });
  await row.getByRole("button", { name: /^Update pengajuan/ }).click();
  const approve = lain.getByRole("dialog", { name: /^Update Pengajuan/ });
  await expect(lain).toHaveURL(/&ubah=PB-/);
  await lain.reload();
  const saldo = approve.getByRole("region", { name: "Rekening Kas Kecil" });
  for (const angka of ["Rp 5.000.000", "Rp 3.750.000"]) await expect(saldo).toContainText(angka);
  await pilih(lain, "Status Pengajuan", "Disetujui");
  await lampirkan(lain, "bukti.png");
  await expectAccessible(lain);
  await approve.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(lain, "Pengajuan berhasil disetujui");
  await expect(row).toHaveCount(0);
  await expect(baris.getByText("Disetujui")).toBeVisible();
  await putuskanSesudahnya(lain, office);
  await lain.context().close();
  await expect(page.getByText(/^uang \d\d-\d\d-\d{4}$/)).toHaveCount(1);

  await baris.getByRole("button", { name: /^Detail/ }).click();
  const detail = page.getByRole("dialog", { name: /^Detail Pengajuan/ });
  await expect(page).toHaveURL(/[?&]buka=PB-/);
  await page.reload();
  await expect(detail.getByText("Pak Budi").first()).toBeVisible();
  await expect(detail.getByText(/^Dana .+ · Rp .+ · Disetujui oleh .+ \d\d-\d\d-\d{4}$/)).toBeVisible();
  await expect(detail.getByRole("button", { name: /^Perbesar Bukti/ })).toHaveCount(2);
  await detail.getByRole("button", { name: /^Perbesar Bukti approve/ }).click();
  await expect(page.getByRole("dialog", { name: /^Bukti approve/ })).toBeVisible();
  await readLedger(page, office);
});

/** Another decides first while the form is open: it becomes the detail, and Back leads from it to the list. */
async function putuskanSesudahnya(page: Page, office: Office): Promise<void> {
  const idPengajuan = await isi(office, "BCA RJP", 100_000, false);
  await page.getByRole("button", { name: `Update pengajuan ${idPengajuan}` }).click();
  await pilih(page, "Status Pengajuan", "Ditolak");
  await page.getByRole("dialog").getByLabel("Note").fill("Tidak perlu");
  // The money came yesterday.
  const kemarin = jakartaToday(new Date(Date.now() - 86_400_000));
  const keputusan = { idPengajuan, statusPengajuan: "Disetujui" as const, tanggalUang: kemarin };
  await office.call(pengajuan.approvePengajuan, { ...keputusan, dokumen: [await picture()] });
  const sudah = "Pengajuan sudah diproses oleh Penyiap";
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(sudah);
  await page.getByRole("dialog").getByRole("button", { name: "Simpan" }).click();
  const oops = page.getByRole("alertdialog").or(page.getByRole("dialog")).filter({ hasText: "Oops..." });
  await expect(oops).toContainText(sudah);
  await oops.getByRole("button", { name: "Ok" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  const detail = page.getByRole("dialog", { name: `Detail Pengajuan ${idPengajuan}` });
  await expect(detail.getByText("Disetujui", { exact: true }).first()).toBeVisible();
  await expect(detail.getByText(tanggal(kemarin), { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/pengajuanBiaya(?!.*buka)/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/dashboards$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The book of the account: its months, a row of it, its file, and an approval that moves it while it is open. */
async function readLedger(page: Page, office: Office): Promise<void> {
  await page.goto(`${office.address}/admin/simpananRekening`);
  await expect(page.getByRole("combobox", { name: "Rekening", exact: true })).toHaveValue("Kas Kecil");
  for (const label of ["Total Saldo Akhir", "Saldo Akhir Filter"]) {
    await expect(page.getByText(label).locator("..")).toContainText("Rp 3.750.000");
  }
  await expect(page.getByText("Saldo Awal Filter").locator("..")).toContainText("Rp 0");
  const perBulan = page.getByRole("table", { name: "Saldo per bulan" }).getByRole("row").last();
  await expect(perBulan.getByRole("cell")).toHaveText([
    ...[/\d{4}$/, "Rp 0", "Rp 5.000.000", "Rp 1.250.000", "Rp 3.750.000"],
  ]);
  await perBulan.getByRole("button").click();
  await expect(page).toHaveURL(/tglAwal=\d{4}-\d\d-01/);
  await page.goBack();
  const row = page.getByRole("row").filter({ hasText: "Setoran modal" });
  await row.getByRole("button", { name: /^Detail/ }).click();
  const detail = page.getByRole("dialog", { name: /^Detail Simpanan PB-/ });
  await expect(page).toHaveURL(/\?buka=PB-/);
  await page.reload();
  await expect(detail.getByText("Setoran modal")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Simpanan" }).click();
  expect((await download).suggestedFilename()).toMatch(
    /^Export Simpanan Kas Kecil-01-01-\d{4} sampai \d\d-\d\d-\d{4}\.xlsx$/,
  );
  await expect(page.getByText("Download Berhasil")).toBeVisible();
  await expect(page.getByRole("status", { name: "Status koneksi" })).toContainText("Langsung");
  await isi(office, "Kas Kecil", 500);
  await expect(page.getByText("Total Saldo Akhir").locator("..")).toContainText("Rp 3.750.500");
}
