import type { Page } from "@playwright/test";
import { po } from "#areas/pembelian/po/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { mintaMesinLas } from "./asset.ts";
import { countKeystrokes } from "./ketukan.ts";
import { expect, expectAccessible, expectFingers, expectWhole, test } from "./office.ts";
import { bayarLunas, makeMachine, pesan } from "./pengiriman.ts";
import { bill, pesan as pesanOven } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

test("a list is walked, searched and worked without the mouse; an invoice is approved with three keys", async ({
  page,
  office,
}) => {
  const idSo = await pesanOven(office, "Reguler");
  const idInvoice = await bill(office, idSo, { nominalDp: 4_000_000 });
  await office.signIn(page, "Management", { at: `/admin/invoiceorder?order=${idSo}` });
  await expect(page.getByRole("cell", { name: new RegExp(`^${idInvoice}`) })).toBeVisible();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Tombol" });
  await expect(keys.getByRole("region", { name: "Pada baris yang dipilih" })).toContainText("Approve");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();

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
});

test("a payment is noted and a purchase decided from their lists with at most five keys", async ({ page, office }) => {
  const idSo = await pesanOven(office, "Reguler");
  await mintaMesinLas(office);
  const ketukan = await countKeystrokes(page);
  await office.signIn(page, "Management", { at: "/admin/salesorder" });
  await expect(page.getByRole("row").filter({ hasText: idSo })).toBeVisible();
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
});

/** As after copying it out of a message. */
async function salinGambar(page: Page): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(async () => {
    const gambar = await new OffscreenCanvas(40, 40).getContext("2d")?.canvas.convertToBlob();
    if (gambar) await navigator.clipboard.write([new ClipboardItem({ "image/png": gambar })]);
  });
}

test("a purchase order is paid and goods leave from their lists, their photo pasted on the row, with at most five keys", async ({
  page,
  office,
}) => {
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-9", namaProduk: "Oven Pita", stock: 1 });
  const idSo = await pesan(office, [{ idProduk, qty: 1 }]);
  await bayarLunas(office, idSo, 12_500_000);
  const { idPo, kloter } = (await office.call(po.addPo, { idProduk, qty: 1 })).data;
  await office.call(po.updatePoSelesai, { idPo, selesai: 1 });
  const ketukan = await countKeystrokes(page);
  await office.signIn(page, "Management", { at: "/admin/po?tab=selesai" });
  const satuPo = page.getByRole("row").filter({ hasText: kloter });
  await expect(satuPo).toBeVisible();
  await salinGambar(page);
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

  await page.goto(`${office.address}/admin/suratjalan`);
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
});

test("the palette begins work, forgives a typing error, and remembers what was opened", async ({ page, office }) => {
  const idSo = await pesanOven(office, "Reguler");
  await office.signIn(page, "Management", { at: `/admin/salesorder?buka=${idSo}` });
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
});

test("on a phone a card says who and what in three lines, and pressed anywhere it opens the detail", async ({
  page,
  office,
}) => {
  const idSo = await pesanOven(office, "Reguler");
  await page.setViewportSize({ width: 390, height: 844 });
  await office.signIn(page, "Management", { at: "/admin/salesorder" });
  const kartu = page.getByRole("listitem").filter({ hasText: idSo });
  await expect(kartu).toContainText("Rp 10.000.000");
  expect((await kartu.boundingBox())?.height).toBeLessThan(190);
  // As few letters fit in a line here as on a wider telephone whose letters are twice as large.
  await page.setViewportSize({ width: 300, height: 640 });
  await expectWhole(page.getByRole("heading", { level: 1 }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing lies beside the page").toBe(300);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("textbox", { name: "Tanggal awal" })).toBeHidden();
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByRole("textbox", { name: "Tanggal awal" })).toBeVisible();
  await expectWhole(page.getByRole("combobox", { name: "Pembayaran" }));
  await page.getByRole("button", { name: "Pilih", exact: true }).click();
  await expect(kartu.getByRole("checkbox")).toBeVisible();
  await expectAccessible(page);
  await kartu.getByRole("button", { name: /^Aksi lain/ }).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expectFingers(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Pilih", exact: true }).click();
  await kartu.click({ position: { x: 20, y: 14 } });
  await expect(page.getByRole("dialog", { name: `Detail Order ${idSo}` })).toBeVisible();
});

test("columns, rows per page and the range of days are chosen, and stay; a search tells what lies outside the days", async ({
  page,
  office,
}) => {
  const lama = await pesanOven(office, "Reguler", "PL", 1, "2025-11-03");
  await office.signIn(page, "Management", { at: "/admin/salesorder" });
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
});
