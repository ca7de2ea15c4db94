import { karyawan } from "#contract/karyawan/karyawan.ts";
import { invoice } from "#contract/penjualan/invoice.ts";
import { produk } from "#contract/produk/produk.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { pesan, tagih } from "./penjualan.ts";

test("a document's detail has an address: link, reload, Back, Forward and sharing find it", async ({
  page,
  office,
  context,
}) => {
  const idSo = await pesan(office, "Reguler");
  await office.signIn(page, "Management");
  const list = `${office.address}/admin/salesorder`;
  const detail = page.getByRole("dialog", { name: `Detail Order ${idSo}` });
  await page.goto(list);
  await page.getByRole("button", { name: `Detail ${idSo}` }).click();
  await expect(detail).toBeVisible();
  await expect(page).toHaveURL(`${list}?buka=${idSo}`);

  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expect(detail.getByText("Riwayat", { exact: true })).toBeVisible();

  await page.reload();
  await expect(detail).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(list);

  // Somebody else opens the shared address in a tab of their own.
  const other = await context.newPage();
  await other.goto(`${list}?buka=${idSo}`);
  const shared = other.getByRole("dialog", { name: `Detail Order ${idSo}` });
  await expect(shared).toBeVisible();
  await expectAccessible(other);
  await other.keyboard.press("Escape");
  await expect(shared).toBeHidden();
  await expect(other).toHaveURL(list);
  await expect(other.getByRole("button", { name: `Detail ${idSo}` })).toBeVisible();

  // What is no order says so, and the list stands behind it.
  await other.goto(`${list}?buka=SO-0000-00000`);
  await expect(other.getByText("Order tidak ditemukan")).toBeVisible();
});

test("an invoice's number alone leads to its detail, with its order's invoices behind it", async ({ page, office }) => {
  const idSo = await pesan(office, "Reguler");
  const idInvoice = await tagih(office, idSo, { nominalDp: 4_000_000 });
  await office.signIn(page, "Management");
  await page.getByRole("button", { name: /^Invoice menunggu persetujuan/ }).click();
  await page.getByRole("link", { name: idInvoice }).click();
  const detail = page.getByRole("dialog", { name: `Detail Invoice ${idInvoice}` });
  await expect(detail.getByRole("region", { name: "Nominal invoice" })).toBeVisible();
  await expect(page).toHaveURL(`${office.address}/admin/invoiceorder?buka=${idInvoice}&order=${idSo}`);
  await expectAccessible(page);
  await page.reload();
  await expect(detail).toBeVisible();

  // Deleted meanwhile, it says so and stays to be read.
  await office.call(invoice.hapusInvoice, { idInv: idInvoice, idSo });
  await expect(detail.getByRole("alert")).toHaveText(`Invoice ${idInvoice} sudah dihapus oleh Penyiap`);
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(`${office.address}/admin/invoiceorder?order=${idSo}`);
  await expect(page.getByText("Belum ada invoice")).toBeVisible();

  // Whoever holds another menu finds it on a screen of theirs.
  await page.goto(`${office.address}/admin/salesorder?buka=${await tagih(office, idSo, { nominalDp: 4_000_000 })}`);
  await expect(page.getByRole("dialog", { name: /^Detail Invoice INV-/ })).toBeVisible();
});

test("a machine's address opens it whichever list holds it, and who may not see its purchase price does not", async ({
  page,
  office,
}) => {
  const isi = { namaProduk: "Oven Alamat", kategoriProduk: "upgrade", hargaProduk: 9_000_000, fotoProduk: [] } as const;
  await office.call(produk.addProduk, { ...isi, kodeProduk: "ALM-1", hargaBeli: 7_654_321 });
  await office.signIn(page, "Admin", { menu: ["Produk"], at: "/admin/produk?tab=harus-po&buka=ALM-1" });
  const detail = page.getByRole("dialog", { name: "Detail Produk" });
  await expect(detail.getByText("Oven Alamat", { exact: true }).first()).toBeVisible();
  await expect(detail.getByText("Upgrade", { exact: true }).first()).toBeVisible();
  await expect(detail.getByText("Rp 9.000.000").first()).toBeVisible();
  await expect(detail.getByText("Harga Beli")).toHaveCount(0);
  await expect(page.getByText("7.654.321")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${office.address}/admin/produk?tab=harus-po`);
  await page.goto(`${office.address}/admin/produk?buka=TIDAK-ADA`);
  await expect(page.getByText("Produk tidak ditemukan")).toBeVisible();
});

test("an employee's address opens the detail whichever page of the list is there, and stays when the number changes", async ({
  page,
  office,
}) => {
  const { nokar } = await office.employee("Logistik", { nama: "Ratna Alamat" });
  const { data } = await office.call(karyawan.getUser, { cari: nokar });
  const idUser = data[0]?.idUser ?? 0;
  await office.signIn(page, "Management", { at: `/admin/karyawan?cari=tidak-ada&buka=${idUser}` });
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
  await office.call(karyawan.deleteUser, { idUser });
  await page.goto(`${office.address}/admin/karyawan?buka=${idUser}`);
  await expect(page.getByText("Karyawan tidak ditemukan")).toBeVisible();
});
