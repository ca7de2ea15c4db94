import type { Locator, Page } from "@playwright/test";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, expectWhole, type Office, test } from "./office.ts";
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

test("a request is made, and refused while anything is missing", async ({ page, office }) => {
  await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Listrik" });
  await office.signIn(page, "Kasir", { menu: ["Pengajuan"], nama: "Siti", at: "/admin/pengajuanBiaya" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Buat Pengajuan" }).click();
  const form = page.getByRole("dialog", { name: "Buat Pengajuan" });
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expect(page.getByText("Periksa kembali isian anda jangan ada yang salah atau kosong")).toBeVisible();
  for (const sentence of [
    "Kebutuhan tidak boleh kosong.",
    "Tipe pengajuan tidak boleh kosong.",
    "Rekening asal tidak boleh kosong.",
    "Rekening tujuan tidak boleh kosong.",
    "Nominal pengajuan tidak boleh kosong.",
    "Deskripsi tidak boleh kosong.",
    "Dokumen tidak boleh kosong.",
  ]) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  // Needs that the program uses for its own documents are not offered.
  await form.getByRole("combobox", { name: "Kebutuhan" }).click();
  await expect(page.getByRole("option", { name: "Listrik", exact: true })).toBeVisible();
  await expect(page.getByRole("option", { name: "Penjualan", exact: true })).toHaveCount(0);
  await page.getByRole("option", { name: "Listrik", exact: true }).click();
  // The account of the side that does not count is a dash again.
  const tujuan = form.getByRole("combobox", { name: "Rekening Tujuan" });
  await pilih(page, "Rekening Tujuan", "BCA RJP");
  await expect(tujuan).toHaveValue("BCA RJP");
  await pilih(page, "Tipe Pengajuan", "Dana Keluar");
  await expect(tujuan).toBeDisabled();
  await expect(tujuan).toHaveValue("");
  await expect(tujuan).toHaveAttribute("placeholder", "-");
  await pilih(page, "Rekening Asal", "Kas Kecil");
  await form.getByLabel("Nominal").fill("1250000");
  await expect(form.getByLabel("Nominal")).toHaveValue("Rp 1.250.000");
  await form.getByLabel("Deskripsi").fill("Tagihan November");
  await lampirkan(page, "tagihan.jpg");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expect(page.getByText("Apakah anda yakin untuk melakukan pengajuan biaya?")).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expectSaid(page, "Pengajuan berhasil dibuat");
  const row = page.getByRole("row").filter({ hasText: "Listrik" });
  await expect(row.getByText("Menunggu")).toBeVisible();
  // Which request it is, and what it is for, stand in the list itself.
  await expect(page.getByRole("columnheader", { name: "ID Pengajuan" })).toBeVisible();
  await expect(row.getByText(/^PB-/)).toBeVisible();
  await expect(row.getByText("Tagihan November", { exact: true })).toBeVisible();
  // Only Super Admin and Management can decide; others do not see the action.
  await expect(row.getByRole("button", { name: /^Update pengajuan/ })).toHaveCount(0);
});

test("a request is decided knowing what it does to the balances, and shows both sets of proofs", async ({
  page,
  office,
}) => {
  await isi(office, "Kas Kecil", 5_000_000);
  await isi(office, "Kas Kecil", 1_250_000, false);
  await office.signIn(page, "Management", { nama: "Pak Budi", at: "/admin/pengajuanBiaya?status=Menunggu" });
  const row = page.getByRole("row").filter({ hasText: "Modal Kas Kecil 1250000" });
  await row.getByRole("button", { name: /^Update pengajuan/ }).click();
  const approve = page.getByRole("dialog", { name: /^Update Pengajuan/ });
  await expect(page).toHaveURL(/&ubah=PB-/);
  await page.reload();
  const saldo = approve.getByRole("region", { name: "Rekening Kas Kecil" });
  await expect(saldo).toContainText("Rp 5.000.000");
  await expect(saldo).toContainText("Rp 6.250.000");
  await pilih(page, "Status Pengajuan", "Ditolak");
  await approve.getByRole("button", { name: "Simpan" }).click();
  await expect(approve.getByText("Note tidak boleh kosong.")).toBeVisible();
  await pilih(page, "Status Pengajuan", "Disetujui");
  await approve.getByRole("button", { name: "Simpan" }).click();
  // The first missing field is not hidden by the form's buttons.
  const tinggi = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const simpan = approve.getByRole("button", { name: "Simpan" });
  await expect(async () => {
    expect(await tinggi(approve.getByText("Dokumen tidak boleh kosong."))).toBeLessThan((await tinggi(simpan)) - 20);
  }).toPass();
  await lampirkan(page, "bukti.png");
  // The money came yesterday; a day after today is not taken.
  const [kemarin, besok] = [-1, 1].map((hari) => tanggal(jakartaToday(new Date(Date.now() + hari * 86_400_000))));
  const uang = approve.getByLabel("Tanggal Uang");
  await expect(uang).toHaveValue(tanggal(jakartaToday(new Date())));
  await uang.fill(besok ?? "");
  await uang.blur();
  await expect(approve.getByText("Tanggal tidak boleh setelah hari ini")).toBeVisible();
  await uang.fill(kemarin ?? "");
  await uang.blur();
  await expectAccessible(page);
  await approve.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, "Pengajuan berhasil disetujui");
  await expect(row).toHaveCount(0);

  await page.goto(`${office.address}/admin/pengajuanBiaya?status=Disetujui`);
  await expect(row.getByText(`uang ${kemarin}`)).toBeVisible();
  await row.getByRole("button", { name: /^Detail/ }).click();
  const detail = page.getByRole("dialog", { name: /^Detail Pengajuan/ });
  await expect(detail.getByText("Pak Budi").first()).toBeVisible();
  await expect(detail.getByText(kemarin ?? "", { exact: true }).first()).toBeVisible();
  await expect(detail.getByText(/^Dana .+ · Rp .+ · Disetujui oleh .+ \d\d-\d\d-\d{4}$/)).toBeVisible();
  await expect(page).toHaveURL(/&buka=PB-/);
  await page.reload();
  await expect(detail.getByRole("button", { name: /^Perbesar Bukti/ })).toHaveCount(2);
  await detail.getByRole("button", { name: /^Perbesar Bukti approve/ }).click();
  await expect(page.getByRole("dialog", { name: /^Bukti approve/ })).toBeVisible();
});

test("what the account cannot pay is said before it is decided, and can only be refused", async ({ page, office }) => {
  await isi(office, "Kas Kecil", 1_000_000);
  await office.call(pengajuan.addPengajuan, {
    ...(await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Renovasi" })).data,
    tipePengajuan: "pindah",
    idRekeningAsal: await idRekening(office, "Kas Kecil"),
    idRekeningTujuan: await idRekening(office, "BCA RJP"),
    nominalPengajuan: 1_500_000,
    deskripsiPengajuan: "Talangan tukang",
    dokumen: [await picture()],
  });
  await office.signIn(page, "Management", { at: "/admin/pengajuanBiaya?status=Menunggu" });
  const row = page.getByRole("row").filter({ hasText: "Renovasi" });
  await row.getByRole("button", { name: /^Update pengajuan/ }).click();
  const approve = page.getByRole("dialog", { name: /^Update Pengajuan/ });
  await expect(approve.getByRole("region", { name: "Rekening Kas Kecil" })).toContainText("-Rp 500.000");
  await expect(approve.getByRole("region", { name: "Rekening BCA RJP" })).toContainText("Rp 1.500.000");
  await expect(approve.getByRole("alert")).toHaveText("Saldo rekening Kas Kecil tidak mencukupi (saldo Rp 1.000.000)");
  await approve.getByRole("combobox", { name: "Status Pengajuan" }).click();
  await expect(page.getByRole("option", { name: "Disetujui" })).toHaveAttribute("data-combobox-disabled", "true");
  await page.getByRole("option", { name: "Ditolak" }).click();
  await approve.getByLabel("Note").fill("Uangnya belum ada");
  await expectAccessible(page);
  await approve.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, "Pengajuan berhasil ditolak");
  await expect(row).toHaveCount(0);
});

test("an account without the money is offered a Pindah Dana, and asking for the same twice is said before it is sent", async ({
  page,
  office,
}) => {
  await isi(office, "Kas Kecil", 1_000_000);
  await isi(office, "BCA RJP", 5_000_000);
  const kas = await idRekening(office, "Kas Kecil");
  await office.call(pengajuan.addPengajuan, {
    ...(await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Renovasi" })).data,
    tipePengajuan: "keluar",
    idRekeningAsal: kas,
    nominalPengajuan: 1_500_000,
    deskripsiPengajuan: "Talangan tukang",
    dokumen: [await picture()],
  });
  const { data: lama } = await office.call(pengajuan.addPengajuan, {
    ...(await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Isi kas pasar" })).data,
    tipePengajuan: "pindah",
    idRekeningAsal: await idRekening(office, "BCA RJP"),
    idRekeningTujuan: kas,
    nominalPengajuan: 500_000,
    deskripsiPengajuan: "Kas pasar",
    dokumen: [await picture()],
  });
  await office.signIn(page, "Management", { at: "/admin/persetujuan" });
  const putusan = page.getByRole("article");
  await expect(putusan.getByText("Kurang Rp 500.000. Pindah Dana dari:")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Setujui/ })).toBeDisabled();
  await expectAccessible(page);
  await putusan.getByRole("link", { name: "BCA RJP (Rp 5.000.000)" }).click();
  const form = page.getByRole("dialog", { name: "Buat Pengajuan" });
  await expect(form.getByRole("combobox", { name: "Rekening Asal" })).toHaveValue("BCA RJP");
  await expect(form.getByRole("combobox", { name: "Rekening Tujuan" })).toHaveValue("Kas Kecil");
  await expect(form.getByLabel("Nominal")).toHaveValue("Rp 500.000");
  await pilih(page, "Kebutuhan", "Isi kas pasar");
  await expect(form.getByText("Permintaan yang sama baru saja dibuat")).toBeVisible();
  await expect(form.getByText(lama.idPengajuan)).toBeVisible();
});

test("on a phone the month stands whole above the rows of an account that holds billions", async ({ page, office }) => {
  await isi(office, "Kas Kecil", 9_876_543_210);
  await page.setViewportSize({ width: 390, height: 844 });
  await office.signIn(page, "Kasir", { menu: ["Simpanan"], at: "/admin/simpananRekening" });
  const bulan = page.getByRole("table", { name: "Saldo per bulan" });
  await expect(bulan.getByRole("row").last()).toContainText("9.876.543.210");
  await expectWhole(page.locator("[data-lines]").filter({ has: bulan }));
});

test("the ledger opens on the first account with its three balances, and goes to a file", async ({ page, office }) => {
  await isi(office, "Kas Kecil", 5_000_000);
  await office.signIn(page, "Kasir", { menu: ["Simpanan"], at: "/admin/simpananRekening" });
  await expect(page.getByRole("combobox", { name: "Rekening", exact: true })).toHaveValue("Kas Kecil");
  for (const label of ["Total Saldo Akhir", "Saldo Akhir Filter"]) {
    await expect(page.getByText(label).locator("..")).toContainText("Rp 5.000.000");
  }
  await expect(page.getByText("Saldo Awal Filter").locator("..")).toContainText("Rp 0");
  const perBulan = page.getByRole("table", { name: "Saldo per bulan" }).getByRole("row").last();
  await expect(perBulan.getByRole("cell")).toHaveText([/\d{4}$/, "Rp 0", "Rp 5.000.000", "Rp 0", "Rp 5.000.000"]);
  // "Rp" is said by the head; the cells keep it for who hears them.
  await expect(perBulan.locator("td[data-unit]")).toHaveCount(4);
  await perBulan.getByRole("button").click();
  await expect(page).toHaveURL(/tglAwal=\d{4}-\d\d-01/);
  await page.goBack();
  await page.getByRole("button", { name: /^Detail/ }).click();
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
});

test("of two who decide at once the second hears who was first, and one's own request waits for another", async ({
  page,
  office,
}) => {
  const idPengajuan = await isi(office, "BCA RJP", 100_000, false);
  await office.signIn(page, "Management");
  await page.goto(`${office.address}/admin/pengajuanBiaya`);
  await page.getByRole("button", { name: /^Update pengajuan/ }).click();
  await pilih(page, "Status Pengajuan", "Ditolak");
  await page.getByRole("dialog").getByLabel("Note").fill("Tidak perlu");
  const keputusan = { idPengajuan, statusPengajuan: "Disetujui" as const, dokumen: [await picture()] };
  await office.call(pengajuan.approvePengajuan, keputusan);
  const sudah = "Pengajuan sudah diproses oleh Penyiap";
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(sudah);
  await page.getByRole("dialog").getByRole("button", { name: "Simpan" }).click();
  const oops = page.getByRole("alertdialog").or(page.getByRole("dialog")).filter({ hasText: "Oops..." });
  await expect(oops).toContainText(sudah);
  await oops.getByRole("button", { name: "Ok" }).click();
  // Nothing is left to decide: the form has become the detail, and Back leads from it to the list.
  await expect(page.getByRole("dialog")).toHaveCount(1);
  const detail = page.getByRole("dialog", { name: `Detail Pengajuan ${idPengajuan}` });
  await expect(detail.getByText("Disetujui", { exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/pengajuanBiaya(?!.*buka)/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/dashboards$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a colleague's approval moves the open ledger by itself", async ({ page, office }) => {
  await isi(office, "Kas Kecil", 1_000);
  await office.signIn(page, "Kasir", { menu: ["Simpanan"], at: "/admin/simpananRekening" });
  const total = page.getByText("Total Saldo Akhir").locator("..");
  await expect(total).toContainText("Rp 1.000");
  await expect(page.getByRole("status", { name: "Status koneksi" })).toContainText("Langsung");
  await isi(office, "Kas Kecil", 500);
  await expect(total).toContainText("Rp 1.500");
});
