import type { Page } from "@playwright/test";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, expectWhole, type Office, test } from "./office.ts";
import { bayarDp, kirim, makeMachine, pesan } from "./pengiriman.ts";

const hariIni = jakartaToday(new Date());

async function keluar(office: Office, namaKebutuhan: string, nominal: number, komponen?: string): Promise<void> {
  const { data } = await office.call(kebutuhan.addKebutuhan, { namaKebutuhan });
  if (komponen) {
    const baru = (await office.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: komponen })).data;
    await office.call(komponenLaba.assignKomponenLaba, { ...data, ...baru });
  }
  const [asal] = await office.sql<{ idRekening: number }[]>`
    select id_rekening from rekening where nama_rekening = 'BCA RJP'`;
  const diajukan = await office.call(pengajuan.addPengajuan, {
    ...data,
    tipePengajuan: nominal < 0 ? "masuk" : "keluar",
    ...(nominal < 0 ? { idRekeningTujuan: asal?.idRekening } : { idRekeningAsal: asal?.idRekening }),
    nominalPengajuan: Math.abs(nominal),
    deskripsiPengajuan: namaKebutuhan,
    dokumen: [await picture()],
  } as never);
  const dokumen = [await picture()];
  await office.call(pengajuan.approvePengajuan, { ...diajukan.data, statusPengajuan: "Disetujui", dokumen });
}

/** Capital that nobody mapped, wages, a machine that was sold and left, and another that was only paid for. */
async function berusaha(office: Office) {
  await keluar(office, "Setoran Pemilik", -50_000_000);
  await keluar(office, "Gaji", 7_000_000, "Beban Karyawan");
  await keluar(office, "Listrik", 900_000, "Beban Operasional");
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-1", namaProduk: "Oven Besar", stock: 3 });
  const idSo = await pesan(office, [{ idProduk, qty: 1 }]);
  const idInvoice = await bayarDp(office, idSo, 12_000_000);
  await kirim(office, idSo, idInvoice);
  await bayarDp(office, await pesan(office, [{ idProduk, qty: 1 }]), 3_000_000);
  return { idSo, idInvoice };
}

const baris = (page: Page, nama: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: new RegExp(`^(\\d-\\d+ ?)?${nama}$`) }) });
const buka = (page: Page, layar: string) => page.getByRole("link", { name: layar, exact: true }).click();

const pilih = async (page: Page, label: string, pilihan: string) => {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: pilihan }).click();
};

test("an accountant reads the four statements, follows a figure to its book and its document, and keeps the chart", async ({
  page,
  office,
}) => {
  const { idSo, idInvoice } = await berusaha(office);
  await office.signIn(page, "Management", { at: "/admin/bukubesar/neraca" });
  await bacaNeraca(page);
  await ikutiLaba(page);
  await bacaArusKas(page);
  await bawaNeracaSaldo(page);
  await page.goto(`${office.address}/admin/bukubesar/akun`);
  await bukaBuku(page, idSo, idInvoice);
  await bacaDiPonsel(page, office);
  await page.setViewportSize({ width: 1366, height: 850 });
  await page.goto(`${office.address}/admin/bukubesar/akun`);
  await aturAkun(page);
});

/** Both sides are equal, and the totals stay in sight while the rows scroll. */
async function bacaNeraca(page: Page): Promise<void> {
  await expect(baris(page, "Piutang Usaha")).toContainText("Rp 500.000");
  await expect(baris(page, "Uang Muka Pelanggan")).toContainText("Rp 3.000.000");
  const total = (await baris(page, "Total Aset").getByRole("cell").first().textContent()) ?? "";
  expect(total).not.toBe("-");
  await expect(baris(page, "Total Kewajiban dan Ekuitas").getByRole("cell").first()).toHaveText(total);
  await expect(page.getByText("Belum dipetakan ke akun: Setoran Pemilik.")).toBeVisible();
  await expectAccessible(page);
  // The totals stay in sight while the rows scroll below them.
  await page.setViewportSize({ width: 1440, height: 760 });
  const tampak = async () => {
    for (const nama of ["Total Aset", "Total Kewajiban dan Ekuitas"])
      await expect(page.getByRole("rowheader", { name: nama })).toBeInViewport();
  };
  await tampak();
  await page.getByRole("rowheader", { name: "Total Ekuitas" }).scrollIntoViewIfNeeded();
  await tampak();
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** From the profit to its account and its book, and back. */
async function ikutiLaba(page: Page): Promise<void> {
  const laba = baris(page, "Laba Tahun Berjalan").getByRole("link").first();
  const berjalan = (await laba.textContent()) ?? "";
  await laba.click();
  await expect(page).toHaveURL(new RegExp(`/laba-rugi\\?dari=${hariIni.slice(0, 4)}-01-01&sampai=${hariIni}`));
  await expect(baris(page, "Laba Bersih").getByRole("cell").first()).toHaveText(berjalan);
  await baris(page, "Gaji").getByRole("link", { name: "Rp 7.000.000" }).first().click();
  await expect(page).toHaveURL(/\/admin\/bukubesar\/buku\?akun=\d+&dari=\d{4}-01-01&sampai=/);
  await expect(page.getByRole("row").filter({ hasText: "Rp 7.000.000" }).first()).toBeVisible();
  await page.goBack();
  await page.getByText("Bulan Ini").click();
  await expect(page).toHaveURL(/\/laba-rugi$/);
  await expect(page.getByRole("columnheader")).toHaveCount(4);
  await expectAccessible(page);
}

async function bacaArusKas(page: Page): Promise<void> {
  await buka(page, "Arus Kas");
  await expect(page.getByRole("table")).toHaveCount(2);
  const rekening = page.getByRole("table").last();
  await expect(rekening.getByRole("row").filter({ hasText: "BCA RJP" }).getByRole("cell").last()).toHaveText(
    "Rp 57.100.000",
  );
  await expect(baris(page, "Saldo Akhir Kas dan Bank").getByRole("cell").first()).toHaveText("Rp 57.100.000");
  await expectAccessible(page);
  await baris(page, "Gaji").getByRole("link", { name: "-Rp 7.000.000" }).first().click();
  const rincian = page.getByRole("dialog", { name: /^Gaji, / });
  await expect(rincian).toContainText("Total -Rp 7.000.000");
  await expect(rincian.getByRole("row").filter({ hasText: "BCA RJP" })).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await expect(rincian, "it has an address").toContainText("Total -Rp 7.000.000");
  await page.keyboard.press("Escape");
  await expect(rincian).toHaveCount(0);
}

/** As a file, and on upright sheets. */
async function bawaNeracaSaldo(page: Page): Promise<void> {
  await buka(page, "Neraca Saldo");
  await expect(baris(page, "Setoran Pemilik")).toHaveAttribute("data-tanda", "true");
  await expect(baris(page, "Total").getByRole("cell").first()).toHaveText("-");
  await expect(baris(page, "Total Kas")).toHaveCount(0);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Neraca Saldo" }).click();
  expect((await download).suggestedFilename()).toBe(
    `Export Neraca Saldo-${hariIni.split("-").reverse().join("-")}.xlsx`,
  );
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Neraca Saldo", exact: true })).toBeVisible();
  await expect(page.getByText("Disetujui oleh,")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cetak" })).toBeHidden();
  // On sheets that stand upright, whichever style sheet came last.
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const upright = Array.from(
    paper.matchAll(/MediaBox \[0 0 (\d+)[.\d]* (\d+)/g),
    ([, wide, high]) => Number(wide) < Number(high),
  );
  expect(new Set(upright)).toEqual(new Set([true]));
  await page.emulateMedia({ media: "screen" });
}

/** A book is opened from the chart, a line shows its whole entry, and the entry its document. */
async function bukaBuku(page: Page, idSo: string, idInvoice: string): Promise<void> {
  await page.getByRole("link", { name: "1-2001" }).click();
  await expect(page.getByRole("combobox", { name: "Akun" })).toHaveValue("1-2001 Piutang Pelanggan");
  const baris = page.getByRole("row").filter({ hasText: "Invoice disetujui" }).filter({ hasText: "12.000.000" });
  await expect(baris).toHaveCount(1);
  await expect(page.getByText("Buku ini memuat setiap order di kedua sisinya")).toBeVisible();
  await expectAccessible(page);

  await baris.getByRole("button", { name: /Detail/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("table", { name: "Baris Jurnal" })).toContainText("Piutang Pelanggan");
  await expect(page).toHaveURL(/buka=\d+/);
  await expectAccessible(page);
  await page.reload();
  await expect(dialog.getByRole("row").last()).toContainText("Rp 12.000.000Rp 12.000.000");
  await dialog.getByRole("link", { name: idInvoice }).click();
  await expect(page).toHaveURL(/invoiceorder/);

  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox", { name: "Cari Kode dokumen lengkap" }).fill(idSo);
  await expect(page.getByRole("row").filter({ hasText: "Barang dikirim" })).toBeVisible();
  const unduhan = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Buku Besar" }).click();
  expect((await unduhan).suggestedFilename()).toContain("Export Buku Besar 1-2001 Piutang Pelanggan-");
  const seluruh = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Seluruh Jurnal" }).click();
  await page.getByRole("menuitem", { name: "CSV (.csv)" }).click();
  expect((await seluruh).suggestedFilename()).toMatch(/^Export Jurnal-.*\.csv$/);
}

/** One column and a switch to the others; rows of zeros come when asked for. */
async function bacaDiPonsel(page: Page, office: Office): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office.address}/admin/bukubesar/neraca-saldo`);
  await expect(page.getByRole("columnheader")).toHaveText(["Akun Rp", "Saldo Awal"]);
  for (const _ of ["Debit", "Kredit"]) await page.getByRole("button", { name: "Kolom berikutnya" }).click();
  await expect(page.getByRole("columnheader")).toHaveText(["Akun Rp", "Kredit"]);
  await expect(baris(page, "Gaji").getByRole("cell")).toHaveText("-");
  await expectAccessible(page);
  const banyak = await page.getByRole("row").count();
  await page.getByRole("switch", { name: "Baris nol" }).check();
  await expect(page).toHaveURL(/nol=1/);
  await expect.poll(() => page.getByRole("row").count()).toBeGreaterThan(banyak);
  await page.goto(`${office.address}/admin/bukubesar/neraca?tanggal=2999-01-01`);
  await expect(page.getByText("Tanggal tidak boleh setelah hari ini").first()).toBeVisible();
  // A screen at 400 %: a long title, the choice of the range, and a column of figures beside the names.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${office.address}/admin/bukubesar/laba-rugi`);
  const lembar = page.getByRole("region", { name: /^Laba Rugi/ });
  await expect(lembar.getByRole("columnheader")).toHaveCount(2);
  await expectWhole(page.getByRole("heading", { level: 1 }));
  await expectWhole(lembar);
  const pilihan = page.getByRole("radiogroup", { name: "Masa laporan" });
  await expectWhole(pilihan.locator(".."));
}

/** A need finds its account in the chart, and an account of one's own is added. */
async function aturAkun(page: Page): Promise<void> {
  await expect(page.getByText("1 kebutuhan belum dipetakan")).toBeVisible();
  const baris = page.getByRole("row").filter({ hasText: "Setoran Pemilik" });
  await expect(baris).toContainText("Belum dipetakan");
  await expectAccessible(page);

  await baris.getByRole("button", { name: /Dihitung sebagai/ }).click();
  const dialog = page.getByRole("dialog");
  await pilih(page, "Dihitung sebagai", "3-1001 Modal");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText("1 kebutuhan belum dipetakan")).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "3-1001" })).toContainText("50.000.000");

  await page.getByRole("button", { name: "Tambah Akun" }).click();
  await pilih(page, "Jenis Akun", "Beban");
  await dialog.getByLabel("Kode Akun").fill("1-7003");
  await dialog.getByLabel("Nama Akun").fill("Beban Penyisihan");
  await dialog.getByLabel("Golongan").fill("Beban Lain");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await expect(dialog.getByText("Kode akun Beban diawali angka 5 atau 6")).toBeVisible();
  await dialog.getByLabel("Kode Akun").fill("6-7003");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("region", { name: "Beban", exact: true })).toContainText("Beban Penyisihan");
  await page.getByRole("searchbox", { name: "Cari Kode/Nama Akun" }).fill("penyisihan");
  await expect(page.getByRole("row").filter({ hasText: "3-1001" })).toBeHidden();
}
