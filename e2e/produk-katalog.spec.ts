import type { Page } from "@playwright/test";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, expectFingers, expectWhole, type Office, test } from "./office.ts";
import { signOut } from "./signOut.ts";

test.slow();

/** How many forms the browser keeps. */
const countDrafts = () =>
  new Promise<number>((done) => {
    const opening = indexedDB.open("kantor");
    opening.onsuccess = () => {
      const asked = opening.result.transaction("isian").objectStore("isian").count();
      asked.onsuccess = () => {
        opening.result.close();
        done(asked.result);
      };
    };
  });

const OVEN = {
  kodeProduk: "OVN-1",
  namaProduk: "Oven Pengering",
  kapasitas: "100 kg",
  kategoriProduk: "utama",
  tipe: "Gas",
  hargaProduk: 25_000_000,
  hargaBeli: 17_500_000,
  minimalStock: 1,
} as const;

test("from the catalogue to the order: stock, reload, what changed meanwhile, what is missing; a cart belongs to the one who filled it", async ({
  page,
  office,
}) => {
  const { data } = await office.call(produk.addProduk, {
    ...OVEN,
    jumlahStock: 2,
    fotoProduk: [await picture("oven.jpg")],
  });
  const rak = { ...OVEN, kodeProduk: "RAK-1", namaProduk: "Rak Tray", hargaProduk: 500_000, jumlahStock: 0 };
  await office.call(produk.addProduk, { ...rak, fotoProduk: [] });
  await office.signIn(page, "Sales", { nama: "Ani", menu: ["Produk Card"], at: "/admin/cardproduk?keranjang=1" });
  await expect(page.getByText("Maaf anda belum memiliki produk pada keranjang belanja")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();

  const tambahOven = page.getByRole("button", { name: "Tambah Oven Pengering ke keranjang" });
  await tambahOven.click();
  await expect(page.getByText("Oven Pengering ditambahkan ke keranjang")).toBeVisible();
  await tambahOven.click();
  await tambahOven.click();
  await expect(page.getByText("Jumlah produk sudah mencapai stock maksimal")).toBeVisible();
  await page.getByRole("button", { name: "Tambah Rak Tray ke keranjang" }).click();
  await expect(page.getByText("Stock produk habis")).toBeVisible();
  const langsungOven = page.getByRole("button", { name: "Pesan langsung Oven Pengering" });
  await expect(langsungOven).toHaveAttribute("aria-disabled", "true");
  const langsungRak = page.getByRole("button", { name: "Pesan langsung Rak Tray" });
  await langsungRak.click();
  await langsungRak.click();
  await page.getByRole("button", { name: "Kurangi Rak Tray yang dipesan langsung" }).click();
  await expect(page.getByRole("button", { name: "Keranjang 2 produk, 3 unit" })).toBeVisible();
  await page.getByRole("button", { name: "Perbesar foto Oven Pengering" }).click();
  await expect(page.getByRole("dialog", { name: "Oven Pengering" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAccessible(page);

  await page.reload();
  const { jumlahStock: _, ...isi } = { ...OVEN, jumlahStock: 2 };
  await office.call(produk.editProduk, { ...isi, idProduk: data.idProduk, hargaProduk: 26_000_000, fotoProduk: [] });
  await page.getByRole("button", { name: "Keranjang 2 produk, 3 unit" }).click();
  await expect(page.getByText("Harga Oven Pengering berubah dari Rp 25.000.000 menjadi Rp 26.000.000")).toBeVisible();
  await page.getByRole("button", { name: "Mengerti" }).click();
  // No line is cut off, and the total is visible without scrolling.
  const baris = page.getByRole("list", { name: "Isi keranjang" });
  const [kotak, hapus] = await Promise.all([
    baris.boundingBox(),
    baris.getByRole("button", { name: "Hapus Oven Pengering dari keranjang" }).boundingBox(),
  ]);
  expect((hapus?.x ?? 0) + (hapus?.width ?? 0)).toBeLessThanOrEqual((kotak?.x ?? 0) + (kotak?.width ?? 0));
  await expect(page.getByText("Total pembelian")).toBeInViewport();

  await page.getByRole("button", { name: "Order", exact: true }).click();
  await expect(page.getByText("Instansi customer tidak boleh kosong.")).toBeVisible();
  await expect(page.getByText("Dokumen tidak boleh kosong.")).toBeVisible();
  await expect(page.getByText("Tipe order tidak boleh kosong.")).toBeVisible();
  await expect(page.getByText(/atau keranjang anda masih kosong$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Instansi Customer").fill("CV Maju");
  await page.getByLabel("Nama Customer").fill("Budi");
  await page.getByLabel("Alamat Customer").fill("Jl. Merdeka 10");
  await page.getByLabel("No Telpn Customer").fill("081234567890");
  await page.getByRole("combobox", { name: "Tipe Order" }).click();
  await page.getByRole("option", { name: "Online" }).click();
  const tambahan = page.getByLabel("Tambahan online per unit Oven Pengering");
  await tambahan.click();
  await tambahan.fill("50000");
  await page.getByLabel("Sama dengan customer").check();
  await expect(page.getByLabel("Nama Penerima")).toHaveValue("Budi");
  await page.getByRole("button", { name: "Kurangi Oven Pengering" }).click();
  const bukti = await picture("bukti.png");
  await page
    .getByLabel("Dokumen (bukti foto)")
    .locator("input[type=file]")
    .or(page.locator("input[type=file]"))
    .first()
    .setInputFiles({
      name: "bukti.png",
      mimeType: "image/png",
      buffer: Buffer.from(await bukti.arrayBuffer()),
    });
  // A phone that opens its camera may close the tab: the photo is kept with what was typed.
  await expect.poll(() => page.evaluate(countDrafts)).toBe(1);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Hapus bukti/ })).toBeVisible();
  await page.getByRole("button", { name: "Order", exact: true }).click();
  await expect(page.getByText("Apakah anda yakin untuk melakukan order?")).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByRole("button", { name: "Keranjang", exact: true })).toBeVisible();

  const { data: orders } = await office.call(order.getOrder, {});
  // The next steps stand there, for those who may take them, until they are closed.
  const dibuat = page.getByRole("status").filter({ hasText: `Order ${orders[0]?.idSo} sudah dibuat` });
  await expect(dibuat).toBeVisible();
  // This person has the catalogue alone.
  await expect(dibuat.getByRole("link")).toHaveCount(0);
  await expectAccessible(page);
  await dibuat.getByRole("button", { name: "Order lagi" }).click();
  await expect(dibuat).toHaveCount(0);
  expect(orders).toMatchObject([
    {
      customerInstansi: "CV Maju",
      namaPenerima: "Budi",
      tipeSo: "Online",
      totalPembelian: 26_500_000,
      totalTambahanOnline: 50_000,
      orders: [
        { sumberProduk: "SG", qty: 1 },
        { sumberProduk: "PL", qty: 1 },
      ],
    },
  ]);
  await page.reload();
  await page.getByRole("button", { name: "Keranjang", exact: true }).click();
  await expect(page.getByText("Maaf anda belum memiliki produk pada keranjang belanja")).toBeVisible();

  // A cart belongs to the one who filled it.
  await page.goto(`${office.address}/admin/cardproduk`);
  await expect(page.getByText("Belum ada Produk Upgrade yang dapat dijual.")).toBeVisible();
  await page.getByRole("button", { name: "Tambah Oven Pengering ke keranjang" }).click();
  await expect(page.getByRole("button", { name: "Keranjang 1 produk, 1 unit" })).toBeVisible();
  await signOut(page);
  await office.signIn(page, "Sales", {
    nama: "Budi",
    menu: ["Dashboard", "Produk Card", "Sales Order"],
    at: "/admin/cardproduk",
  });
  await expect(page.getByRole("button", { name: "Keranjang", exact: true })).toBeVisible();
  await page.getByLabel("Cari Nama Mesin/Kode Mesin").first().fill("tidak ada");
  await expect(page.getByText("Data Tidak Ditemukan").first()).toBeVisible();

  // The address that a link to one product has searches both lists; the one without it is not shown.
  const berdua = new URLSearchParams({ "utama-cari": OVEN.kodeProduk, "upgrade-cari": OVEN.kodeProduk });
  await page.goto(`${office.address}/admin/cardproduk?${berdua}`);
  await expect(page.getByRole("button", { name: "Tambah Oven Pengering ke keranjang" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Produk Upgrade" })).toBeHidden();

  await onPhone(page, office);
});

const KECIL = { ...OVEN, kodeProduk: "OVN-2", namaProduk: "Oven Kecil", jumlahStock: 5 };

/** The card counts what is in the cart, and the cart's sum stays in sight. */
async function onPhone(page: Page, office: Office): Promise<void> {
  await office.call(produk.addProduk, { ...KECIL, fotoProduk: [] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office.address}/admin/dashboards`);
  const bawah = page.getByRole("navigation", { name: "Menu bawah" });
  await expect(bawah.getByRole("link")).toHaveText(["Beranda", "Produk", "Order"]);
  await bawah.getByRole("link", { name: "Produk" }).click();
  const kartu = page.getByRole("listitem").filter({ hasText: KECIL.namaProduk });
  await expect(kartu).toBeVisible();
  expect((await kartu.boundingBox())?.y, "the first machine stands in the upper third").toBeLessThan(844 / 3);
  await page.getByRole("combobox", { name: "Kategori" }).click();
  await page.getByRole("option", { name: "Produk Upgrade" }).click();
  await expect(kartu).toHaveCount(0);
  await page.goBack();
  await expect(kartu).toBeVisible();
  const tambah = page.getByRole("button", { name: `Tambah ${KECIL.namaProduk} ke keranjang` });
  await tambah.click();
  await tambah.click();
  await tambah.click();
  await page.getByRole("button", { name: `Kurangi ${KECIL.namaProduk} di keranjang` }).click();
  await expect(page.getByText("2 unit Rp 50.000.000")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectWhole(kartu.getByText("Pesan Langsung", { exact: true }));
  await expectWhole(page.getByText("Lihat keranjang", { exact: true }));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectFingers(page);
  await page.getByRole("button", { name: "Lihat keranjang" }).click();
  await expect(page).toHaveURL(/keranjang=1/);
  await expect(page.getByLabel("Instansi Customer")).toBeVisible();
  await expectFingers(page);
  await bawah.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Sales Order" })).toBeVisible();
  await expectAccessible(page);
  await expectFingers(page);
  await page.keyboard.press("Escape");
  await bawah.getByRole("button", { name: "Cari" }).click();
  await expect(page.getByRole("textbox", { name: "Cari", exact: true })).toBeVisible();
  await expectFingers(page);
}
