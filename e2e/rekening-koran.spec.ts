import type { Page } from "@playwright/test";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { rekeningKoran } from "#areas/keuangan/rekening-koran/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { countKeystrokes } from "./ketukan.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";

const foto = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

/** Money comes in to an account, one approved request for each amount. */
async function masuk(
  office: Office,
  idRekeningTujuan: number,
  amounts: readonly number[],
  tanggalUang = "",
): Promise<void> {
  const { data: need } = await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: `Setoran ${idRekeningTujuan}` });
  for (const nominalPengajuan of amounts) {
    const dokumen = [await picture()];
    const isian = { ...need, tipePengajuan: "masuk" as const, idRekeningTujuan, nominalPengajuan };
    const { data } = await office.call(pengajuan.addPengajuan, {
      ...isian,
      deskripsiPengajuan: "Setoran toko",
      dokumen,
    });
    await office.call(pengajuan.approvePengajuan, { ...data, statusPengajuan: "Disetujui", dokumen, tanggalUang });
  }
}

/** The text of a page of BCA Bisnis: a line of each amount, all of one day. */
function teks(amounts: readonly number[], hariIni: string = jakartaToday(new Date())): string {
  const [tahun, bulan, hari] = hariIni.split("-");
  let saldo = 0;
  const lines = amounts.map((amount) => {
    saldo += amount;
    const sisi = amount < 0 ? `${-amount}.00\t-` : `-\t${amount}.00`;
    return `${hari}/${bulan}/${tahun}\tTRSF E-BANKING ${amount < 0 ? "BIAYA ADM" : "CR PT MITRA UNGGAS"}\t${sisi}\t${saldo}.00`;
  });
  return ["Tanggal\tKeterangan\tDebit\tKredit\tSaldo", ...lines].join("\n");
}

async function idOf(office: Office, nama: string): Promise<number> {
  const { data } = await office.call(rekening.getRekeningDropdown, {});
  return data.find((row) => row.namaRekening === nama)?.idRekening ?? 0;
}

const baris = (page: Page) => page.getByRole("list", { name: "Mutasi bank" }).getByRole("listitem");

test("a statement is pasted and brought to nothing left by keyboard alone", async ({ page, office }) => {
  const id = await idOf(office, "BCA RJP");
  await masuk(office, id, [1_500_000, 400_000, 400_000]);
  await office.signIn(page, "Kasir", { menu: ["Pengajuan"], at: `/admin/rekeningKoran?idRekening=${id}` });
  await expect(page.getByText("Belum ada mutasi bank")).toBeVisible();
  await page.getByRole("button", { name: "Baca berkas" }).click();
  const dialog = page.getByRole("dialog", { name: "Baca rekening koran" });
  await dialog.getByLabel("Atau tempel teksnya").fill("Hari,Isi\n1,2");
  await dialog.getByRole("button", { name: "Baca teks" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Judul kolom");
  await expectAccessible(page);
  await foto(page, "koran-ditolak");
  await dialog.getByLabel("Atau tempel teksnya").fill(teks([1_500_000, 400_000, -15_000, 400_000]));
  await dialog.getByRole("button", { name: "Baca teks" }).click();
  await expect(page.getByText("4 mutasi baru, 0 sudah ada, 0 menunggu bank; 1 cocok sendiri.")).toBeVisible();
  await expect(baris(page)).toHaveCount(3);
  await expectAccessible(page);
  await foto(page, "koran-1440");

  await expect(baris(page).nth(0)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("j");
  await expect(baris(page).nth(1)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("x");
  const alasan = page.getByRole("dialog", { name: "Tanpa mutasi kas" });
  await expect(alasan).toContainText("-Rp 15.000");
  await alasan.getByLabel("Alasan").fill("Biaya administrasi bank");
  await page.keyboard.press("Enter");
  await expect(alasan).toBeHidden();
  await expect(baris(page)).toHaveCount(2);
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(baris(page)).toHaveCount(1);
  await page.keyboard.press("u");
  await expect(baris(page)).toHaveCount(2);
  for (const left of [1, 0]) {
    await page.keyboard.press("Enter");
    await expect(baris(page)).toHaveCount(left);
  }
  await expect(page.getByText("Semua mutasi bank sudah cocok atau dijelaskan.")).toBeVisible();
  const asked = { idRekening: id, status: "sisa" as const };
  const jumlah = async () => (await office.call(rekeningKoran.getRekeningKoran, asked)).jumlah;
  await expect.poll(jumlah).toEqual({ sisa: 0, cocok: 3, jelas: 1, tunda: 0 });
  await page.getByRole("button", { name: /^Cocok 3/ }).click();
  await expect(baris(page)).toHaveCount(3);
  await foto(page, "koran-cocok");
});

test("on a phone each line is decided by thumb, and taken back", async ({ page, office }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await idOf(office, "BRI RJP");
  await masuk(office, id, [250_000, 250_000]);
  await office.signIn(page, "Kasir", { menu: ["Pengajuan"], at: `/admin/rekeningKoran?idRekening=${id}` });
  const buffer = Buffer.from(teks([250_000, -5_000, 250_000]));
  await page.getByRole("button", { name: "Baca berkas" }).click();
  await page.getByLabel("Berkas rekening koran").setInputFiles({ name: "mutasi.txt", mimeType: "text/plain", buffer });
  await expect(baris(page)).toHaveCount(3);
  await expectAccessible(page);
  await foto(page, "koran-390");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const tombol = baris(page)
    .nth(0)
    .getByRole("button", { name: /^Cocokkan/ })
    .first();
  expect((await tombol.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await tombol.click();
  await expect(baris(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Batalkan yang terakhir" }).click();
  await expect(baris(page)).toHaveCount(3);
});

test("what a line lacks is asked for, approved and matched from the line itself", async ({ page, office }) => {
  const id = await idOf(office, "BCA Aneka");
  await masuk(office, id, [1_000_000]);
  await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Biaya Admin Bank" });
  await office.signIn(page, "Super Admin", { at: `/admin/rekeningKoran?idRekening=${id}` });
  await page.getByRole("button", { name: "Baca berkas" }).click();
  const membaca = page.getByRole("dialog", { name: "Baca rekening koran" });
  await membaca.getByLabel("Atau tempel teksnya").fill(teks([993_500]));
  await membaca.getByRole("button", { name: "Baca teks" }).click();
  await expect(baris(page)).toHaveCount(1);
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "Cocokkan mutasi bank" });
  await dialog.getByLabel(/Rp 1\.000\.000/).check();
  await expect(dialog.getByRole("status")).toHaveText("Bank Rp 993.500, kas Rp 1.000.000: beda -Rp 6.500");
  await expectAccessible(page);
  await foto(page, "koran-pilih");
  await dialog.getByRole("button", { name: "Biaya bank" }).click();
  await dialog.getByRole("button", { name: "Ajukan", exact: true }).click();
  const setujui = dialog.getByRole("button", { name: /^Setujui PB-/ });
  await expect(setujui).toBeVisible();
  await setujui.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Semua mutasi bank sudah cocok atau dijelaskan.")).toBeVisible();
  const { data } = await office.call(rekeningKoran.getRekeningKoran, { idRekening: id, status: "cocok" });
  expect(data[0]?.cocok?.kas.map(({ nominal }) => nominal)).toEqual([1_000_000, -6_500]);
});

test("an account is reconciled until yesterday, and taken back with a reason", async ({ page, office }) => {
  const id = await idOf(office, "BRI Aneka");
  const kemarin = jakartaToday(new Date(Date.now() - 86_400_000));
  await masuk(office, id, [750_000], kemarin);
  await office.signIn(page, "Kasir", { menu: ["Pengajuan"], at: `/admin/rekeningKoran?idRekening=${id}` });
  await page.getByRole("button", { name: "Baca berkas" }).click();
  const membaca = page.getByRole("dialog", { name: "Baca rekening koran" });
  await membaca.getByLabel("Atau tempel teksnya").fill(teks([750_000], kemarin));
  await membaca.getByRole("button", { name: "Baca teks" }).click();
  await expect(page.getByText("1 cocok sendiri.")).toBeVisible();
  await page.getByRole("button", { name: "Rekonsiliasi" }).click();
  const dialog = page.getByRole("dialog", { name: "Rekonsiliasi BRI Aneka" });
  await dialog.getByLabel("Sampai tanggal").fill(kemarin.split("-").reverse().join("-"));
  await dialog.getByLabel("Sampai tanggal").press("Tab");
  await expect(dialog.getByText("Rp 750.000").first()).toBeVisible();
  await expectAccessible(page);
  await foto(page, "rekonsiliasi");
  await dialog.getByRole("button", { name: "Rekonsiliasi", exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Rekonsiliasi" }).click();
  await dialog.getByRole("button", { name: /^Batalkan sampai/ }).click();
  const batal = page.getByRole("dialog", { name: /^Batalkan Rekonsiliasi/ });
  await batal.getByLabel("Alasan").fill("Salah hari");
  await batal.getByRole("button", { name: "Batalkan rekonsiliasi" }).click();
  await expect(dialog.getByText(/dibatalkan Kasir.*: Salah hari/)).toBeVisible();
});

test("a sample of lines takes at most two keys each", async ({ page, office }) => {
  const id = await idOf(office, "Kas Management");
  await masuk(office, id, [300_000, 300_000, 300_000, 120_000, 130_000]);
  const { data } = await office.call(kebutuhan.getKebutuhanDropdown, {});
  if (!data.some(({ namaKebutuhan }) => namaKebutuhan === "Biaya Admin Bank")) {
    await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Biaya Admin Bank" });
  }
  const ketukan = await countKeystrokes(page);
  await office.signIn(page, "Super Admin", { at: `/admin/rekeningKoran?idRekening=${id}` });
  await page.getByRole("button", { name: "Baca berkas" }).click();
  const membaca = page.getByRole("dialog", { name: "Baca rekening koran" });
  await membaca.getByLabel("Atau tempel teksnya").fill(teks([300_000, 300_000, 300_000, 250_000, -6_500, -2_500]));
  await membaca.getByRole("button", { name: "Baca teks" }).click();
  await expect(baris(page)).toHaveCount(6);
  await ketukan();
  const dialog = page.getByRole("dialog", { name: "Cocokkan mutasi bank" });
  // Newest first: two fees, a sum of two rows of kas, three equal ones.
  for (const left of [5, 4]) {
    await page.keyboard.press("n");
    const tombol = dialog.getByRole("button", { name: "Ajukan dan setujui" });
    await expect(tombol).toBeFocused();
    await expect(tombol).not.toHaveAttribute("aria-disabled");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(baris(page)).toHaveCount(left);
  }
  for (const left of [3, 2, 1, 0]) {
    await page.keyboard.press("Enter");
    await expect(baris(page)).toHaveCount(left);
  }
  await expect(page.getByText("Semua mutasi bank sudah cocok atau dijelaskan.")).toBeVisible();
  expect(await ketukan()).toBe(2 * 2 + 4);
});

/** Twenty lines as a month leaves them: fees, equal payments, sums of two, and what nobody has a row for. */
const DUA_PULUH = [
  ...Array.from({ length: 8 }, () => 350_000),
  ...[411_000 + 422_000, 503_000 + 540_000, 617_000 + 680_000],
  ...[-6_500, -2_500, -15_000, -6_500, -2_500, -1_000],
  ...[77_700, 88_800, 99_900],
];
const KAS_DUA_PULUH = [
  ...Array.from({ length: 8 }, () => 350_000),
  411_000,
  422_000,
  503_000,
  540_000,
  617_000,
  680_000,
];

async function biayaBank(office: Office): Promise<void> {
  const { data } = await office.call(kebutuhan.getKebutuhanDropdown, {});
  if (data.some(({ namaKebutuhan }) => namaKebutuhan === "Biaya Admin Bank")) return;
  await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Biaya Admin Bank" });
}

/** An account of its own with those rows of kas. */
async function akunBaru(office: Office, namaRekening: string): Promise<number> {
  const { idRekening } = (await office.call(rekening.addRekening, { namaRekening })).data;
  await biayaBank(office);
  await masuk(office, idRekening, KAS_DUA_PULUH);
  return idRekening;
}

async function tempel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Baca berkas" }).click();
  const membaca = page.getByRole("dialog", { name: "Baca rekening koran" });
  await membaca.getByLabel("Atau tempel teksnya").fill(teks(DUA_PULUH));
  await membaca.getByRole("button", { name: "Baca teks" }).click();
  await expect(baris(page)).toHaveCount(20);
}

const SELESAI = "Semua mutasi bank sudah cocok atau dijelaskan.";

test("twenty left lines are brought to nothing by keyboard alone", async ({ page, office }) => {
  const id = await akunBaru(office, "Bank Papan Ketik");
  const ketukan = await countKeystrokes(page);
  await office.signIn(page, "Super Admin", { at: `/admin/rekeningKoran?idRekening=${id}` });
  await tempel(page);
  await ketukan();
  let diketik = 0;
  const alasan = page.getByRole("dialog", { name: "Tanpa mutasi kas" });
  const pilih = page.getByRole("dialog", { name: "Cocokkan mutasi bank" });
  for (let left = 19; left >= 0; left -= 1) {
    const isi = await baris(page).first().textContent();
    if (isi?.includes("BIAYA")) {
      await page.keyboard.press("n");
      await expect(pilih.getByRole("button", { name: "Ajukan dan setujui" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(pilih).toBeHidden();
    } else if (/77\.700|88\.800|99\.900/.test(isi ?? "")) {
      await page.keyboard.press("x");
      await expect(alasan.getByLabel("Alasan")).toBeFocused();
      await page.keyboard.type("salah");
      diketik += "salah".length;
      await page.keyboard.press("Enter");
      await expect(alasan).toBeHidden();
    } else {
      await page.keyboard.press("Enter");
    }
    await expect(baris(page)).toHaveCount(left);
  }
  await expect(page.getByText(SELESAI)).toBeVisible();
  // Eleven by Enter, six fees by N and Enter, three by X, their reason and Enter.
  expect((await ketukan()) - diketik).toBe(11 + 6 * 2 + 3 * 2);
});

test("the same twenty lines by thumb at 390 pixels", async ({ page, office }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await akunBaru(office, "Bank Jempol");
  await office.signIn(page, "Super Admin", { at: `/admin/rekeningKoran?idRekening=${id}` });
  await tempel(page);
  const alasan = page.getByRole("dialog", { name: "Tanpa mutasi kas" });
  const pilih = page.getByRole("dialog", { name: "Cocokkan mutasi bank" });
  for (let left = 19; left >= 0; left -= 1) {
    const satu = baris(page).first();
    const isi = await satu.textContent();
    if (isi?.includes("BIAYA")) {
      await satu.getByRole("button", { name: /^Pilih atau buat/ }).click();
      await pilih.getByRole("button", { name: "Ajukan dan setujui" }).click();
      await expect(pilih).toBeHidden();
    } else if (/77\.700|88\.800|99\.900/.test(isi ?? "")) {
      await satu.getByRole("button", { name: /^Tanpa mutasi kas/ }).click();
      await alasan.getByLabel("Alasan").fill("Salah kirim");
      await alasan.getByRole("button", { name: "Simpan alasan" }).click();
      await expect(alasan).toBeHidden();
    } else {
      await satu
        .getByRole("button", { name: /^Cocokkan/ })
        .first()
        .click();
    }
    await expect(baris(page)).toHaveCount(left);
  }
  await expect(page.getByText(SELESAI)).toBeVisible();
});
