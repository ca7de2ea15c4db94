import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { picture } from "#test/support/files.ts";
import { isianOrder } from "#test/support/order.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { bill, pesan as pesanOven } from "./penjualan.ts";
import { expectSaid } from "./said.ts";
import { signOut } from "./signOut.ts";

const HARGA = 15_000_000;

/** An order from a cart with one machine from stock. */
async function pesan(office: Office, instansi: string): Promise<string> {
  const kodeProduk = `K-${instansi}`;
  await office.call(produk.addProduk, {
    kodeProduk,
    namaProduk: `Mesin ${instansi}`,
    kategoriProduk: "utama",
    hargaProduk: HARGA,
    jumlahStock: 3,
    fotoProduk: [await picture()],
  });
  const list = await office.call(produk.getProduk, { kategori: "utama", cari: kodeProduk });
  const baris = { idProduk: list.data[0]?.idProduk ?? 0, hargaProduk: HARGA };
  const { data } = await office.call(order.addOrder, {
    ...isianOrder([baris]),
    customerInstansi: instansi,
    dokumen: [await picture()],
  });
  return data.idSo;
}

test("Management finds an order, gives it an address, hears what cancelling does to its money; Sales does none of it", async ({
  page,
  office,
}) => {
  test.slow();
  const idSo = await pesan(office, "CV Kopi");
  await pesan(office, "PT Padi");
  await office.signIn(page, "Management", { at: "/admin/salesorder" });
  await page.getByPlaceholder("Kode Order/Instansi/Customer").fill("kopi");
  await expect(page).toHaveURL(/cari=kopi/);
  await expect(page.getByRole("cell", { name: /PT Padi/ })).toHaveCount(0);
  await expect(page.getByRole("cell", { name: `Reguler ${idSo}`, exact: true })).toBeVisible();
  await expectAccessible(page);

  // Without an email address the button is disabled with that reason.
  const kirim = page.getByRole("button", { name: /^Kirim email/ });
  await expect(kirim).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: /Tambah email/ }).click();
  const form = page.getByRole("dialog", { name: `Edit Email ${idSo}` });
  await form.getByLabel("Email Customer").fill("dewi@");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Format Email salah.")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Email Customer").fill("dewi@kopi.id");
  await page.keyboard.press("Enter");
  await expectSaid(page, `Email order ${idSo} berhasil disimpan`);
  await expect(page.getByText("dewi@kopi.id").first()).toBeVisible();
  await expect(kirim).not.toHaveAttribute("aria-disabled", "true");

  // Emptying the field removes the email address.
  await page.getByRole("button", { name: `Email order ${idSo}` }).click();
  await form.getByLabel("Email Customer").fill("");
  await page.keyboard.press("Enter");
  await expectSaid(page, `Email order ${idSo} berhasil dihapus`);
  await expect(page.getByRole("button", { name: /Tambah email/ })).toBeVisible();

  await page.getByRole("button", { name: /^Update status setor/ }).click();
  await page.getByRole("combobox", { name: "Status Setor" }).click();
  await page.getByRole("option", { name: "Sudah Setor" }).click();
  await page.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("cell", { name: "Sudah Setor" })).toBeVisible();

  await page.getByRole("button", { name: /^Cancel/ }).click();
  const batal = page.getByRole("dialog", { name: `Batalkan ${idSo}` });
  await batal.getByRole("button", { name: "Batalkan Order" }).click();
  await expect(batal.getByText("Alasan tidak boleh kosong.")).toBeVisible();
  await batal.getByLabel("Alasan").fill("Customer tidak jadi");
  await batal.getByRole("button", { name: "Batalkan Order" }).click();
  await expectSaid(page, `Order ${idSo} berhasil dibatalkan`);
  await expect(page.getByRole("button", { name: /^Cancel/ })).toHaveAttribute("aria-disabled", "true");

  await page.getByRole("button", { name: /^Detail/ }).click();
  const detail = page.getByRole("dialog", { name: `Detail Order ${idSo}` });
  await expect(detail.getByText("Mesin CV Kopi")).toBeVisible();
  await expectAccessible(page);
  await detail.getByRole("button", { name: /^Perbesar/ }).click();
  await page.getByRole("button", { name: "Perbesar", exact: true }).click();
  await expect(page.getByText("140%")).toBeVisible();

  // Whoever cancels an order hears before what happens to its money.
  const oven = await pesanOven(office, "Reguler");
  await office.call(invoice.approveInv, { idInv: await bill(office, oven, { nominalDp: 4_000_000 }) });
  const menunggu = await bill(office, oven, { nominalLunas: 5_900_000 });
  await page.goto(`${office.address}/admin/salesorder?cari=${oven}`);
  // The goods stand in one line, which opens to the table of them all.
  await page.getByRole("button", { name: /^1× Oven/ }).click();
  const baris = page
    .getByRole("table", { name: `Barang ${oven}` })
    .getByRole("row")
    .last();
  await expect(baris).toHaveAttribute("data-tone", "red");
  // The actions are in the last column of a wide table, and visible.
  await expect(page.getByRole("button", { name: /^Cancel/ })).toBeInViewport();
  await page.getByRole("button", { name: /^Cancel/ }).click();
  await expect(
    page.getByText(
      "Pastikan yang anda lakukan sudah benar! Rp 4.000.000 yang sudah diterima diajukan untuk dikembalikan. " +
        `Invoice ${menunggu} yang masih menunggu dihapus.`,
    ),
  ).toBeVisible();
  const batalOven = page.getByRole("dialog", { name: `Batalkan ${oven}` });
  await batalOven.getByLabel("Alasan").fill("Tidak jadi");
  await batalOven.getByRole("button", { name: "Batalkan Order" }).click();
  await expectSaid(page, `Order ${oven} berhasil dibatalkan`);
  // No line is in production any more, so the row is marked no longer.
  await expect(baris).not.toHaveAttribute("data-tone", "red");

  // Long names of machines do not push an order's state behind its actions.
  await pesan(office, "CV Kopi Gayo Nusantara Mandiri");
  await page.goto(`${office.address}/admin/salesorder?cari=Gayo`);
  const status = page.getByRole("cell", { name: "Diorder", exact: true });
  await expect(status).toBeVisible();
  const [cell, actions] = [
    await status.boundingBox(),
    await page.getByRole("columnheader", { name: "Aksi" }).boundingBox(),
  ];
  // Whole pixels: widths of columns have fractions.
  expect(Math.floor((cell?.x ?? 0) + (cell?.width ?? 0))).toBeLessThanOrEqual(actions?.x ?? 0);

  // The letterhead is edited.
  await page.goto(`${office.address}/admin/setting/perusahaan`);
  await page.getByRole("button", { name: "Edit Perusahaan" }).click();
  const kop = page.getByRole("dialog", { name: "Edit Perusahaan" });
  await kop.getByRole("textbox", { name: "Nama" }).fill("PT Sinar Pengering");
  await expectAccessible(page);
  await kop.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, "Data perusahaan berhasil disimpan");
  await expect(page.getByText("PT Sinar Pengering").first()).toBeVisible();

  await signOut(page);
  await office.signIn(page, "Sales", { menu: ["Sales Order"], at: "/admin/salesorder?cari=Gayo" });
  await expect(page.getByRole("button", { name: /^Detail/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Cancel/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Update status setor/ })).toHaveCount(0);
});
