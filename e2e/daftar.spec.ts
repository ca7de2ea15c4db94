import type { Page } from "@playwright/test";
import { po } from "#areas/pembelian/po/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { mintaMesinLas } from "./asset.ts";
import { countKeystrokes } from "./ketukan.ts";
import { expect, expectAccessible, expectWhole, type Office, test } from "./office.ts";
import { bayarLunas, makeMachine, pesan } from "./pengiriman.ts";
import { bill, pesan as pesanOven } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

test("the lists are arranged, walked, searched and worked without the mouse, each piece of work with at most five keys", async ({
  page,
  office,
}) => {
  test.slow();
  const ketukan = await countKeystrokes(page);
  await office.signIn(page, "Management", { at: "/admin/salesorder" });
  await arrange(page, office);
  const idSo = await pesanOven(office, "Reguler", "SG");
  const idInvoice = await bill(office, idSo, { nominalDp: 4_000_000 });
  await page.goto(`${office.address}/admin/invoiceorder?order=${idSo}`);
  await approveByKeys(page, office, idInvoice);
  await mintaMesinLas(office);
  await decideByKeys(page, office, idSo, ketukan);
  await pasteOnTheRow(page, office, ketukan);
  await searchInPalette(page, office, idSo);
});

/** Columns, rows per page and the range of days are chosen, and stay; a search tells what lies outside the days. */
async function arrange(page: Page, office: Office): Promise<void> {
  const lama = await pesanOven(office, "Reguler", "PL", 1, "2025-11-03");
  await expect(page.getByText("Belum ada order")).toBeVisible();
  await page.getByRole("searchbox", { name: /^Cari Kode Order/ }).fill("hendra");
  await page.getByText("1 hasil di luar rentang tanggal").waitFor();
  await page.getByRole("button", { name: "Tampilkan semua" }).click();
  await expect(page.getByRole("cell", { name: new RegExp(`^(Reguler )?${lama}$`) })).toBeVisible();
  await page.getByRole("button", { name: "Rentang siap pakai" }).click();
  await expect(page.getByRole("menuitem", { name: "Tahun lalu" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Tahun lalu" }).click();
  await expect(page.getByRole("textbox", { name: "Tanggal awal" })).toHaveValue("01-01-2025");
  await expect(page.locator("[data-stale]")).toHaveCount(0);

  await page.getByRole("button", { name: "Kolom Sales Order" }).click();
  const pilihan = page.getByRole("dialog", { name: "Kolom Sales Order" });
  await expectAccessible(page);
  // Where two share a cell its head names both; "Kolom lengkap" gives each one of its own.
  await expect(page.getByRole("columnheader", { name: /^Nama Customer\s*\/\s*Instansi$/ })).toBeVisible();
  await pilihan.getByRole("checkbox", { name: "Kolom lengkap" }).check();
  await expect(page.getByRole("columnheader", { name: "Instansi", exact: true })).toBeVisible();
  await pilihan.getByRole("checkbox", { name: "Email" }).uncheck();
  await pilihan.getByRole("button", { name: "Naikkan Status Order" }).click();
  await page.keyboard.press("Escape");
  await page.getByLabel("Baris per halaman Sales Order").selectOption("50");
  await page.goto(`${office.address}/admin/salesorder?tglAwal=&tglAkhir=`);
  await expect(page.getByRole("cell", { name: new RegExp(`^(Reguler )?${lama}$`) })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Email" })).toHaveCount(0);
  await expect(page.getByRole("columnheader").nth(4)).toHaveText("Status Order");
  await expect(page.getByLabel("Baris per halaman Sales Order")).toHaveValue("50");
}

/** A list is walked and searched, an invoice is approved with three keys, and the list printed. */
async function approveByKeys(page: Page, office: Office, idInvoice: string): Promise<void> {
  await expect(page.getByRole("cell", { name: new RegExp(`^${idInvoice}`) })).toBeVisible();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Tombol" });
  await expect(keys.getByRole("region", { name: "Pada baris yang dipilih" })).toContainText("Approve");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();

  // The menu of a row's other actions gives the keyboard back where it was: the first opening mounts it, the second finds it.
  const more = page.getByRole("button", { name: /^Aksi lain INV/ });
  for (const opening of ["first", "second"]) {
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem").first(), opening).toBeFocused();
    if (opening === "first") await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(more, opening).toBeFocused();
  }

  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: /^Cari No Invoice/ })).toBeFocused();
  await page.getByRole("heading", { name: /^List Invoice/ }).click();

  await page.keyboard.press("j");
  await expect(page.getByRole("row").filter({ hasText: idInvoice })).toBeFocused();
  await page.keyboard.press("s");
  await expect(page.getByRole("button", { name: "Approve", exact: true })).toBeFocused();
  await expect(page.getByText("Saldo sesudah")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("cell", { name: "Disetujui" })).toBeVisible();
  expect((await office.call(invoice.getDetailInvoice, { idInvoice })).data.statusApprove).toBe("Disetujui");

  // On paper: the title, the rows and how many there are, black on white.
  await page.emulateMedia({ colorScheme: "dark" });
  const mode = page.locator("html");
  await expect(mode).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(mode).toHaveAttribute("data-mantine-color-scheme", "light");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("cell", { name: new RegExp(`^${idInvoice}`) })).toBeVisible();
  await expect(page.getByText("1–1 dari 1")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Log out|Approve|Detail/ })).toHaveCount(0);
  await expectWhole(page.getByRole("table").locator(".."));
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await expect(mode).toHaveAttribute("data-mantine-color-scheme", "dark");
}

type Ketukan = () => Promise<number>;

/** A payment is noted and a purchase decided from their lists. */
async function decideByKeys(page: Page, office: Office, idSo: string, ketukan: Ketukan): Promise<void> {
  await page.goto(`${office.address}/admin/salesorder?cari=${idSo}`);
  await expect(page.getByRole("row").filter({ hasText: idSo })).toBeVisible();
  await ketukan();
  await page.keyboard.press("j");
  await page.keyboard.press("b");
  const setor = page.getByRole("combobox", { name: "Status Setor" });
  await expect(setor).toBeFocused();
  // The list goes on to what begins with the letter.
  await page.keyboard.press("s");
  await expect(setor).toHaveValue("Sudah Setor");
  await page.keyboard.press("Control+Enter");
  await expectSaid(page, `Status setor order ${idSo} berhasil diubah`);
  expect(await ketukan()).toBeLessThanOrEqual(5);

  await page.goto(`${office.address}/admin/asset/pengajuanAsset`);
  await expect(page.getByRole("row").filter({ hasText: "Mesin las" })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  const status = page.getByRole("combobox", { name: "Status Pengajuan" });
  await expect(status).toBeFocused();
  await page.keyboard.press("s");
  await expect(status).toHaveValue("Disetujui");
  await page.keyboard.press("Control+Enter");
  await expectSaid(page, "Pengajuan asset berhasil disetujui");
  expect(await ketukan()).toBeLessThanOrEqual(5);
}

/** As after copying it out of a message. */
async function salinGambar(page: Page): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(async () => {
    const gambar = await new OffscreenCanvas(40, 40).getContext("2d")?.canvas.convertToBlob();
    if (gambar) await navigator.clipboard.write([new ClipboardItem({ "image/png": gambar })]);
  });
}

/** A purchase order is paid and goods leave from their lists, their photo pasted on the row. */
async function pasteOnTheRow(page: Page, office: Office, ketukan: Ketukan): Promise<void> {
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-9", namaProduk: "Oven Pita", stock: 1 });
  const idSo = await pesan(office, [{ idProduk, qty: 1 }]);
  await bayarLunas(office, idSo, 12_500_000);
  const { idPo, kloter } = (await office.call(po.addPo, { idProduk, qty: 1 })).data;
  await office.call(po.updatePoSelesai, { idPo, selesai: 1 });
  await page.goto(`${office.address}/admin/po?tab=selesai`);
  const satuPo = page.getByRole("row").filter({ hasText: kloter });
  await expect(satuPo).toBeVisible();
  await salinGambar(page);
  await ketukan();
  await page.keyboard.press("j");
  await page.keyboard.press("Control+v");
  const bayar = page.getByRole("dialog", { name: /^Update Status Pembayaran PO/ });
  await expect(bayar.getByRole("combobox", { name: "Status Pembayaran" })).toHaveValue("Sudah Dibayar");
  await expect(bayar.getByRole("button", { name: /^Hapus image\.png/ })).toBeVisible();
  const rekening = bayar.getByRole("combobox", { name: "Rekening" });
  await expect(rekening).toBeFocused();
  await page.keyboard.press("b");
  // A person sees the marked choice before pressing Enter.
  await expect(page.getByRole("option", { name: "BCA RJP" })).toHaveAttribute("data-combobox-selected", "true");
  await page.keyboard.press("Enter");
  await expect(rekening).toHaveValue("BCA RJP");
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await expectSaid(page, `PO ${kloter} berhasil dibayar`);
  expect(await ketukan()).toBeLessThanOrEqual(5);
  await expect(satuPo.getByText("Sudah Dibayar")).toBeVisible();

  await page.goto(`${office.address}/admin/suratjalan?cari=${idSo}`);
  await expect(page.getByRole("row").filter({ hasText: idSo })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Tombol" })).toContainText("Surat Jalan, dengan foto yang disalin");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Tombol" })).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: idSo })).toBeFocused();
  await ketukan();
  await page.keyboard.press("Control+v");
  const surat = page.getByRole("dialog", { name: "Form Tambah Surat Jalan" });
  await expect(surat.getByRole("button", { name: /^Hapus image\.png/ })).toBeVisible();
  await expect(surat.getByRole("combobox", { name: "Status Barang" })).toBeFocused();
  await page.keyboard.press("d");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Ok", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectSaid(page, /Surat jalan SJ-\d{4}-00001 berhasil dibuat/);
  expect((await ketukan()) + 1, "the first one chose the row").toBeLessThanOrEqual(5);
}

/** The palette begins work, forgives a typing error, and remembers what was opened. */
async function searchInPalette(page: Page, office: Office, idSo: string): Promise<void> {
  await page.goto(`${office.address}/admin/salesorder?buka=${idSo}`);
  await expect(page.getByRole("dialog", { name: `Detail Order ${idSo}` })).toBeVisible();
  await page.goto(`${office.address}/admin/karyawan`);
  await expect(page.getByRole("searchbox", { name: /^Cari Nama/ })).toBeVisible();
  const cari = page.getByRole("textbox", { name: "Cari", exact: true });

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Cari" }).getByText(idSo)).toBeVisible();
  await cari.fill("ovne");
  await expect(page.getByText("Maksud Anda “oven”?")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(cari).toHaveValue("oven");
  await cari.fill("sal ordr");
  await expect(page.getByRole("dialog", { name: "Cari" }).getByRole("button").first()).toContainText("Sales Order");
  await cari.fill("pengajuan baru");
  await expect(page.getByText("Buat Pengajuan", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /Pengajuan/ })).toBeVisible();
  await expect(page).toHaveURL(/pengajuanBiaya\?baru=1/);
}
