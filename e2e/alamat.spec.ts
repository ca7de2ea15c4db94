import type { BrowserContext, Page } from "@playwright/test";
import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { expect, expectAccessible, expectWhole, type Office, test } from "./office.ts";
import { makeMachine, pesan as pesanMesin } from "./pengiriman.ts";
import { bill, pesan } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

const MESIN = { namaProduk: "Oven Isian", kategoriProduk: "utama", hargaProduk: 9_000_000, fotoProduk: [] } as const;

test("what has an address is found by it: after Back, Forward and reload, in another tab, and after it has changed or gone", async ({
  page,
  office,
  context,
}) => {
  test.slow();
  const idSo = await pesan(office, "Reguler");
  await office.signIn(page, "Management");
  await openOrder(page, office, context, idSo);
  await openInvoice(page, office, idSo);
  await openEmployee(page, office);
  await openMachineForm(page, office, context);
  await openLine(page, office);
  await refusedForms(page, office);
});

/** A document's detail: link, reload, Back, Forward and sharing find it. */
async function openOrder(page: Page, office: Office, context: BrowserContext, idSo: string): Promise<void> {
  await page.goto(`${office.address}/admin/salesorder`);
  const list = `${office.address}/admin/salesorder`;
  const detail = page.getByRole("dialog", { name: `Detail Order ${idSo}` });
  await page.getByRole("button", { name: `Detail ${idSo}` }).click();
  await expect(detail).toBeVisible();
  await expect(page).toHaveURL(`${list}?buka=${idSo}`);
  // Its row is marked behind it.
  const marked = page.locator("tr[aria-current]");
  await expect(marked).toContainText(idSo);

  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(marked).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expect(detail.getByText("Riwayat", { exact: true })).toBeVisible();

  await page.reload();
  await expect(detail).toBeVisible();
  // On paper the record stands alone, as long as it is.
  await expect(detail.getByText("Riwayat", { exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(detail).toBeVisible();
  await expect(page.locator("main")).toHaveText("", { useInnerText: true });
  await expect(page.getByRole("button", { name: "Salin tautan" })).toBeHidden();
  expect(await detail.evaluate((element) => element.scrollHeight - element.clientHeight), "nothing is cut").toBe(0);
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(list);

  // A colleague opens the same address in another browser.
  const other = await context.newPage();
  await other.goto(`${list}?buka=${idSo}`);
  const shared = other.getByRole("dialog", { name: `Detail Order ${idSo}` });
  await expect(shared).toBeVisible();
  await expectAccessible(other);
  await other.keyboard.press("Escape");
  await expect(shared).toBeHidden();
  await expect(other).toHaveURL(list);
  await expect(other.getByRole("button", { name: `Detail ${idSo}` })).toBeVisible();

  // An unknown order number shows a message over the list.
  await other.goto(`${list}?buka=SO-0000-00000`);
  await expect(other.getByText("Order tidak ditemukan")).toBeVisible();
  await other.close();
}

/** An invoice's number alone leads to its detail, with its order's invoices behind it. */
async function openInvoice(page: Page, office: Office, idSo: string): Promise<void> {
  const idInvoice = await bill(office, idSo, { nominalDp: 4_000_000 });
  await page.goto(`${office.address}/admin/dashboards`);
  // The first tasks of each kind stand in Tugas saya.
  await page.getByRole("link", { name: idInvoice }).click();
  const detail = page.getByRole("dialog", { name: `Detail Invoice ${idInvoice}` });
  await expect(detail.getByRole("region", { name: "Nominal invoice" })).toBeVisible();
  await expect(page).toHaveURL(`${office.address}/admin/invoiceorder?buka=${idInvoice}&order=${idSo}`);
  await expectAccessible(page);
  await page.reload();
  await expect(detail).toBeVisible();

  // The invoice is deleted meanwhile: the detail says so and stays open.
  await office.call(invoice.hapusInvoice, { idInv: idInvoice, idSo });
  await expect(detail.getByRole("alert")).toHaveText(`Invoice ${idInvoice} sudah dihapus oleh Penyiap`);
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(`${office.address}/admin/invoiceorder?order=${idSo}`);
  await expect(page.getByText("Belum ada invoice")).toBeVisible();

  // A person with another menu finds the order on a screen of that menu.
  await page.goto(`${office.address}/admin/salesorder?buka=${await bill(office, idSo, { nominalDp: 4_000_000 })}`);
  await expect(page.getByRole("dialog", { name: /^Detail Invoice INV-/ })).toBeVisible();
}

/** An employee: whichever page of the list is there, and when the number changes. */
async function openEmployee(page: Page, office: Office): Promise<void> {
  const { nokar } = await office.employee("Logistik", { nama: "Ratna Alamat" });
  const { data } = await office.call(karyawan.getUser, { cari: nokar });
  const idUser = data[0]?.idUser ?? 0;
  await page.goto(`${office.address}/admin/karyawan?cari=tidak-ada&buka=${idUser}`);
  const detail = page.getByRole("dialog", { name: "Detail Karyawan" });
  await expect(detail.getByText("Ratna Alamat").first()).toBeVisible();
  await expect(detail.getByText(nokar).first()).toBeVisible();
  await expectAccessible(page);
  await office.sql`update karyawan set no_karyawan = 'R-77' where id_user = ${idUser}`;
  await page.reload();
  await expect(detail.getByText("R-77").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(`${office.address}/admin/karyawan?cari=tidak-ada`);

  await page.goto(`${office.address}/admin/karyawan`);
  await page.getByRole("button", { name: "Detail Ratna Alamat" }).click();
  await expect(page).toHaveURL(`${office.address}/admin/karyawan?buka=${idUser}`);
  await page.goBack();
  await expect(detail).toBeHidden();

  // Forms have addresses too: for editing and for adding an employee.
  await page.goto(`${office.address}/admin/karyawan?ubah=${idUser}`);
  const edit = page.getByRole("dialog", { name: "Edit Karyawan Ratna Alamat" });
  await edit.getByLabel("Nama Panggilan").fill("Ratna");
  await edit.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, "Karyawan berhasil diubah");
  await expect(page).toHaveURL(`${office.address}/admin/karyawan`);
  await page.goto(`${office.address}/admin/karyawan?baru=1`);
  await expect(page.getByRole("dialog", { name: "Tambah Karyawan" }).getByLabel("No Karyawan")).toBeFocused();

  await office.call(karyawan.deleteUser, { idUser });
  await page.goto(`${office.address}/admin/karyawan?buka=${idUser}`);
  await expect(page.getByText("Karyawan tidak ditemukan")).toBeVisible();
}

/** A form: Back asks before typing goes, reload opens it again, a middle click in a tab of its own. */
async function openMachineForm(page: Page, office: Office, context: BrowserContext): Promise<void> {
  await office.call(produk.addProduk, { ...MESIN, kodeProduk: "ALM-2" });
  await page.goto(`${office.address}/admin/produk`);
  const list = `${office.address}/admin/produk`;
  const edit = page.getByRole("dialog", { name: "Edit Produk Oven Isian" });
  const asked = page.getByRole("dialog", { name: "Tutup form ini?" });
  await page.getByRole("button", { name: "Edit Oven Isian" }).click();
  await edit.getByLabel("Nama Mesin").fill("Oven Baru");
  await expect(page).toHaveURL(`${list}?ubah=ALM-2`);
  await page.goBack();
  await asked.getByRole("button", { name: "Lanjut mengisi" }).click();
  await expect(edit.getByLabel("Nama Mesin")).toHaveValue("Oven Baru");
  await expect(page).toHaveURL(`${list}?ubah=ALM-2`);
  await page.goBack();
  await asked.getByRole("button", { name: "Tutup tanpa menyimpan" }).click();
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL(list);

  // After saving the address is gone; opened by its address the form has the present values.
  await page.getByRole("button", { name: "Edit Oven Isian" }).click();
  await page.reload();
  await expectAccessible(page);
  await edit.getByLabel("Nama Mesin").fill("Oven Lain");
  await edit.getByRole("button", { name: "Simpan" }).click();
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL(list);
  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Edit Oven Lain" }).click({ button: "middle" });
  const other = await opening;
  await expect(other.getByRole("dialog", { name: "Edit Produk Oven Lain" })).toBeVisible();
  await expect(other).toHaveURL(`${list}?ubah=ALM-2`);
  await expect(page).toHaveURL(list);

  await page.goto(`${list}?baru=1`);
  const tambah = page.getByRole("dialog", { name: "Tambah Produk" });
  await expect(tambah).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tambah).toBeHidden();
  await expect(page).toHaveURL(list);
}

/** A line made to order, also once it is cancelled. */
async function openLine(page: Page, office: Office): Promise<void> {
  const idProduk = await makeMachine(office, { kodeProduk: "ALM-3", namaProduk: "Oven Isian" });
  const idSo = await pesanMesin(office, [{ idProduk, qty: 1, sumberProduk: "PL" }]);
  const { data } = await office.call(pesanLangsung.getOrderanPl, { cari: idSo });
  const idOrderan = data[0]?.idOrderan ?? 0;
  await page.goto(`${office.address}/admin/pesanlangsung?buka=${idOrderan}`);
  const detail = page.getByRole("dialog", { name: `Detail Pesan Langsung ${idSo}` });
  await expect(detail.getByText("Oven Isian", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await office.call(pesanLangsung.cancelPl, { idOrderan });
  await expect(detail.getByText("Dibatalkan", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${office.address}/admin/pesanlangsung`);
}

/** What may not be filled in says why instead of opening, and leaves no step behind. */
async function refusedForms(page: Page, office: Office): Promise<void> {
  const idSo = await pesan(office, "Reguler", "SG");
  await office.call(order.cancelSo, { idSo });
  const said = page.getByRole("dialog", { name: "Oops..." });
  for (const [address, why, back] of [
    [`suratjalan?ubah=${idSo}`, "Order belum memiliki surat jalan", "suratjalan"],
    [`suratjalan?baru=${idSo}`, "Order sudah dibatalkan", "suratjalan"],
    [`salesorder?setor=SO-0000-00000`, "Order tidak ditemukan", "salesorder"],
    ["setting/divisi?ubah=999", "Data tidak ditemukan", "setting/divisi"],
  ] as const) {
    await page.goto(`${office.address}/admin/${address}`);
    await expect(said).toContainText(why);
    await said.getByRole("button", { name: "Ok" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(`${office.address}/admin/${back}`);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${office.address}/admin/salesorder`);
}

test("who may look and not change hears that by a form's address; a machine's address shows no purchase price", async ({
  page,
  office,
}) => {
  const at = "/admin/salesorder?setor=SO-2611-00001";
  await office.signIn(page, "Logistik", { menu: ["Sales Order", "Produk"], at });
  const said = page.getByRole("dialog", { name: "Oops..." });
  await expect(said).toContainText("Anda tidak memiliki akses untuk mengubah status setor");
  await expectAccessible(page);
  await said.getByRole("button", { name: "Ok" }).click();
  await expect(page).toHaveURL(`${office.address}/admin/salesorder`);

  const isi = { namaProduk: "Oven Alamat", kategoriProduk: "upgrade", hargaProduk: 9_000_000, fotoProduk: [] } as const;
  await office.call(produk.addProduk, { ...isi, kodeProduk: "ALM-1", hargaBeli: 7_654_321 });
  await page.goto(`${office.address}/admin/produk?tab=harus-po&buka=ALM-1`);
  const detail = page.getByRole("dialog", { name: "Detail Produk" });
  await expect(detail.getByText("Oven Alamat", { exact: true }).first()).toBeVisible();
  await expect(detail.getByText("Upgrade", { exact: true }).first()).toBeVisible();
  await expect(detail.getByText("Rp 9.000.000").first()).toBeVisible();
  await expect(detail.getByText("Harga Beli")).toHaveCount(0);
  await expect(page.getByText("7.654.321")).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectWhole(detail.getByText("Diubah", { exact: true }).locator("xpath=ancestor::dl"));
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${office.address}/admin/produk?tab=harus-po`);
  await page.goto(`${office.address}/admin/produk?buka=TIDAK-ADA`);
  await expect(page.getByText("Produk tidak ditemukan")).toBeVisible();
});
