import type { Page } from "@playwright/test";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { rekeningKoran } from "#areas/keuangan/rekening-koran/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { countKeystrokes } from "./ketukan.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";

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

const SELESAI = "Semua mutasi bank sudah cocok atau dijelaskan.";
const pilihan = (page: Page) => page.getByRole("dialog", { name: "Cocokkan mutasi bank" });
const alasan = (page: Page) => page.getByRole("dialog", { name: "Tanpa mutasi kas" });

test("statements are pasted and brought to nothing left: by keyboard, from the line itself, by thumb on a phone", async ({
  page,
  office,
}) => {
  await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Biaya Admin Bank" });
  const ketukan = await countKeystrokes(page);
  const id = await idOf(office, "BCA RJP");
  await masuk(office, id, [1_500_000, 400_000, 400_000]);
  await office.signIn(page, "Super Admin", { at: `/admin/rekeningKoran?idRekening=${id}` });
  await expect(page.getByText("Belum ada mutasi bank")).toBeVisible();
  await bacaSalahDahulu(page);
  await pakaiTombolTik(page);
  const asked = { idRekening: id, status: "sisa" as const };
  const jumlah = async () => (await office.call(rekeningKoran.getRekeningKoran, asked)).jumlah;
  await expect.poll(jumlah).toEqual({ sisa: 0, cocok: 3, jelas: 1, tunda: 0 });
  await page.getByRole("button", { name: /^Cocok 3/ }).click();
  await expect(baris(page)).toHaveCount(3);

  await habiskanDuaPuluh(page, office, ketukan);
  await ajukanDariBaris(page, office);
  await rekonsiliasi(page, office);
  await denganJempol(page, office);
});

/** Opens the statement of an account and pastes these lines. */
async function tempel(page: Page, office: Office, id: number, teksnya: string): Promise<void> {
  await page.goto(`${office.address}/admin/rekeningKoran?idRekening=${id}`);
  await page.getByRole("button", { name: "Baca berkas" }).click();
  const membaca = page.getByRole("dialog", { name: "Baca rekening koran" });
  await membaca.getByLabel("Atau tempel teksnya").fill(teksnya);
  await membaca.getByRole("button", { name: "Baca teks" }).click();
}

async function bacaSalahDahulu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Baca berkas" }).click();
  const dialog = page.getByRole("dialog", { name: "Baca rekening koran" });
  await dialog.getByLabel("Atau tempel teksnya").fill("Hari,Isi\n1,2");
  await dialog.getByRole("button", { name: "Baca teks" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Judul kolom");
  await expectAccessible(page);
  await dialog.getByLabel("Atau tempel teksnya").fill(teks([1_500_000, 400_000, -15_000, 400_000]));
  await dialog.getByRole("button", { name: "Baca teks" }).click();
  await expect(page.getByText("4 mutasi baru, 0 sudah ada, 0 menunggu bank; 1 cocok sendiri.")).toBeVisible();
  await expect(baris(page)).toHaveCount(3);
  await expectAccessible(page);
}

/** Up and down, a reason, a match, and the last one taken back. */
async function pakaiTombolTik(page: Page): Promise<void> {
  await expect(baris(page).nth(0)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("j");
  await expect(baris(page).nth(1)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("x");
  await expect(alasan(page)).toContainText("-Rp 15.000");
  await alasan(page).getByLabel("Alasan").fill("Biaya administrasi bank");
  await page.keyboard.press("Enter");
  await expect(alasan(page)).toBeHidden();
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
  await expect(page.getByText(SELESAI)).toBeVisible();
}

/** Twenty lines as a month leaves them: fees, equal payments, sums of two, and what nobody has a row for. */
const SAMA = Array.from({ length: 8 }, () => 350_000);
const DUA_PULUH = [
  ...SAMA,
  ...[411_000 + 422_000, 503_000 + 540_000, 617_000 + 680_000],
  ...[-6_500, -2_500, -15_000, -6_500, -2_500, -1_000],
  ...[77_700, 88_800, 99_900],
];
const KAS_DUA_PULUH = [...SAMA, 411_000, 422_000, 503_000, 540_000, 617_000, 680_000];

async function habiskanDuaPuluh(page: Page, office: Office, ketukan: () => Promise<number>): Promise<void> {
  const id = await idOf(office, "Kas Management");
  await masuk(office, id, KAS_DUA_PULUH);
  await tempel(page, office, id, teks(DUA_PULUH));
  await expect(baris(page)).toHaveCount(20);
  await ketukan();
  let diketik = 0;
  for (let left = 19; left >= 0; left -= 1) {
    const isi = await baris(page).first().textContent();
    if (isi?.includes("BIAYA")) {
      await page.keyboard.press("n");
      const tombol = pilihan(page).getByRole("button", { name: "Ajukan dan setujui" });
      await expect(tombol).toBeFocused();
      await expect(tombol).not.toHaveAttribute("aria-disabled");
      await page.keyboard.press("Enter");
      await expect(pilihan(page)).toBeHidden();
    } else if (/77\.700|88\.800|99\.900/.test(isi ?? "")) {
      await page.keyboard.press("x");
      await expect(alasan(page).getByLabel("Alasan")).toBeFocused();
      await page.keyboard.type("salah");
      diketik += "salah".length;
      await page.keyboard.press("Enter");
      await expect(alasan(page)).toBeHidden();
    } else {
      await page.keyboard.press("Enter");
    }
    await expect(baris(page)).toHaveCount(left);
  }
  await expect(page.getByText(SELESAI)).toBeVisible();
  // Eleven by Enter, six fees by N and Enter, three by X, their reason and Enter.
  expect((await ketukan()) - diketik).toBe(11 + 6 * 2 + 3 * 2);
}

/** What a line lacks is asked for, approved and matched from the line itself. */
async function ajukanDariBaris(page: Page, office: Office): Promise<void> {
  const id = await idOf(office, "BCA Aneka");
  await masuk(office, id, [1_000_000]);
  await tempel(page, office, id, teks([993_500]));
  await expect(baris(page)).toHaveCount(1);
  await page.keyboard.press("n");
  const dialog = pilihan(page);
  await dialog.getByLabel(/Rp 1\.000\.000/).check();
  await expect(dialog.getByRole("status")).toHaveText("Bank Rp 993.500, kas Rp 1.000.000: beda -Rp 6.500");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Biaya bank" }).click();
  await dialog.getByRole("button", { name: "Ajukan", exact: true }).click();
  await dialog.getByRole("button", { name: /^Setujui PB-/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(SELESAI)).toBeVisible();
  const { data } = await office.call(rekeningKoran.getRekeningKoran, { idRekening: id, status: "cocok" });
  expect(data[0]?.cocok?.kas.map(({ nominal }) => nominal)).toEqual([1_000_000, -6_500]);
}

/** An account is reconciled until yesterday, and taken back with a reason. */
async function rekonsiliasi(page: Page, office: Office): Promise<void> {
  const id = await idOf(office, "BRI Aneka");
  const kemarin = jakartaToday(new Date(Date.now() - 86_400_000));
  await masuk(office, id, [750_000], kemarin);
  await tempel(page, office, id, teks([750_000], kemarin));
  await expect(page.getByText("1 cocok sendiri.")).toBeVisible();
  await page.getByRole("button", { name: "Rekonsiliasi" }).click();
  const dialog = page.getByRole("dialog", { name: "Rekonsiliasi BRI Aneka" });
  await dialog.getByLabel("Sampai tanggal").fill(kemarin.split("-").reverse().join("-"));
  await dialog.getByLabel("Sampai tanggal").press("Tab");
  await expect(dialog.getByText("Rp 750.000").first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Rekonsiliasi", exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Rekonsiliasi" }).click();
  await dialog.getByRole("button", { name: /^Batalkan sampai/ }).click();
  const batal = page.getByRole("dialog", { name: /^Batalkan Rekonsiliasi/ });
  await batal.getByLabel("Alasan").fill("Salah hari");
  await batal.getByRole("button", { name: "Batalkan rekonsiliasi" }).click();
  await expect(dialog.getByText(/dibatalkan Super Admin.*: Salah hari/)).toBeVisible();
}

/** The same on a phone, from a file: equal payments, a fee, and what nobody has a row for. */
async function denganJempol(page: Page, office: Office): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await idOf(office, "BRI RJP");
  await masuk(office, id, [250_000, 250_000]);
  await page.goto(`${office.address}/admin/rekeningKoran?idRekening=${id}`);
  const buffer = Buffer.from(teks([250_000, -6_500, 77_700, 250_000]));
  await page.getByRole("button", { name: "Baca berkas" }).click();
  await page.getByLabel("Berkas rekening koran").setInputFiles({ name: "mutasi.txt", mimeType: "text/plain", buffer });
  await expect(baris(page)).toHaveCount(4);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const cocokkan = baris(page)
    .first()
    .getByRole("button", { name: /^Cocokkan/ })
    .first();
  expect((await cocokkan.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await cocokkan.click();
  await expect(baris(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Batalkan yang terakhir" }).click();
  await expect(baris(page)).toHaveCount(4);
  for (let left = 3; left >= 0; left -= 1) {
    const satu = baris(page).first();
    const isi = await satu.textContent();
    if (isi?.includes("BIAYA")) {
      await satu.getByRole("button", { name: /^Pilih atau buat/ }).click();
      await pilihan(page).getByRole("button", { name: "Ajukan dan setujui" }).click();
      await expect(pilihan(page)).toBeHidden();
    } else if (isi?.includes("77.700")) {
      await satu.getByRole("button", { name: /^Tanpa mutasi kas/ }).click();
      await alasan(page).getByLabel("Alasan").fill("Salah kirim");
      await alasan(page).getByRole("button", { name: "Simpan alasan" }).click();
      await expect(alasan(page)).toBeHidden();
    } else {
      await cocokkan.click();
    }
    await expect(baris(page)).toHaveCount(left);
  }
  await expect(page.getByText(SELESAI)).toBeVisible();
}
