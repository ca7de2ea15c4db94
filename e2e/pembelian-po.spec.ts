import type { Page, Request } from "@playwright/test";
import { po } from "#areas/pembelian/po/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import { isianOrder } from "#test/support/order.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { bayarLunas } from "./pengiriman.ts";
import { gambar } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

const HARGA_BELI = 7_000_000;
const HARGA_JUAL = 30_000_000;

const cariKloter = "Kloter/Nama Mesin/Kode Mesin";

const tambahProduk = async (office: Office, kodeProduk: string, namaProduk: string) => {
  const isian = { kodeProduk, namaProduk, kategoriProduk: "utama" as const, hargaProduk: HARGA_JUAL };
  return (await office.call(produk.addProduk, { ...isian, hargaBeli: HARGA_BELI, fotoProduk: [] })).data.idProduk;
};

type Siap = { idSo: string; idProduk: Id<"produk">; idPo: string; kloter: string };

/** A paid order with one machine made to order, and a purchase order for three. */
async function siapkan(office: Office): Promise<Siap> {
  const idProduk = await tambahProduk(office, "OVN-1", "Oven Besar");
  const { data: pesanan } = await office.call(order.addOrder, {
    ...isianOrder([{ idProduk, sumberProduk: "PL", hargaProduk: HARGA_JUAL }]),
    dokumen: [await picture()],
  });
  const { idSo } = pesanan;
  await bayarLunas(office, idSo, HARGA_JUAL);
  const { data } = await office.call(po.addPo, { idProduk, qty: 3 });
  return { idSo, idProduk, ...data };
}

const baris = (page: Page, kloter: string) => page.getByRole("row").filter({ hasText: kloter });

test("machines arrive in two parts, the waiting customer first; the purchase order is paid once, others are cancelled", async ({
  page,
  office,
}) => {
  test.slow();
  const { idSo, idProduk, idPo, kloter } = await siapkan(office);
  await office.signIn(page, "Management", { at: "/admin/po" });
  await baris(page, kloter)
    .getByRole("button", { name: /^Update PO Mesin Selesai/ })
    .click();
  const counter = page.getByRole("dialog", { name: "Update PO Mesin Selesai" });
  await expect(counter.getByLabel("Jumlah mesin selesai")).toHaveValue("1");
  await expectAccessible(page);
  await counter.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText(`1 unit untuk ${idSo}`)).toBeVisible();
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByText(`1 mesin PO ${kloter} belum selesai lagi`)).toBeVisible();

  await baris(page, kloter)
    .getByRole("button", { name: /^Detail/ })
    .click();
  const detail = page.getByRole("dialog", { name: /^Detail PO/ });
  await expect(detail.getByRole("table").getByText("CV Kopi Nusantara")).toBeVisible();
  await expect(detail.getByText("1 mesin selesai")).toBeVisible();
  await expect(detail.getByText("1 mesin diurungkan")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await baris(page, kloter)
    .getByRole("button", { name: /^Update PO Mesin Selesai/ })
    .click();
  await expect(counter.getByLabel("Jumlah mesin selesai")).toBeFocused();
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tidak ada PO yang diproses")).toBeVisible();

  await page.getByRole("tab", { name: "PO Selesai" }).click();
  await expect(page).toHaveURL(/tab=selesai/);
  await expect(baris(page, kloter).getByText("Belum Dibayar")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const kartu = page.getByRole("listitem").filter({ hasText: kloter });
  await expect(kartu.locator("time"), "a card of a finished one names the day it was finished alone").toHaveText([
    tanggal(jakartaToday(new Date())),
  ]);
  await page.setViewportSize({ width: 1280, height: 720 });

  // A search finds the purchase order and opens its detail, whichever list has it.
  await page.goto(`${office.address}/admin/produk`);
  await page.getByRole("button", { name: "Log out" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("textbox", { name: "Cari", exact: true }).fill(kloter);
  await page.getByRole("dialog").getByText(`${kloter} · Oven Besar`).click();
  await expect(
    page
      .getByRole("dialog", { name: /^Detail PO/ })
      .getByText("Oven Besar")
      .first(),
  ).toBeVisible();

  // It is paid once, after its effect on the account was shown; an account without enough money says so.
  await page.goto(`${office.address}/admin/po?tab=selesai`);
  await payOnce(page, kloter);
  await page.getByRole("combobox", { name: "Pembayaran", exact: true }).click();
  await page.getByRole("option", { name: "Belum Dibayar" }).click();
  await expect(baris(page, kloter)).toBeHidden();
  await page.getByRole("combobox", { name: "Pembayaran", exact: true }).click();
  await page.getByRole("option", { name: "Sudah Dibayar" }).click();
  await baris(page, kloter)
    .getByRole("button", { name: /^Detail/ })
    .click();
  await expect(detail.getByRole("link", { name: /^PB-/ })).toBeVisible();
  await detail.getByRole("button", { name: `Perbesar Bukti pembayaran PO ${kloter} 1` }).click();
  await expect(page.getByRole("dialog", { name: `Bukti pembayaran PO ${kloter}` })).toBeVisible();

  // The pengajuan links to this purchase order only, although its kloter OVN-1/1 is a part of OVN-1/10 too.
  const { data: kedua } = await office.call(po.addPo, { idProduk, qty: 1 });
  for (let ke = 3; ke <= 10; ke++) await office.call(po.addPo, { idProduk, qty: 1 });
  await page.goto(`${office.address}/admin/pengajuanBiaya`);
  await page.getByRole("link", { name: kloter, exact: true }).click();
  const linked = page.getByRole("dialog", { name: `Detail ${idPo}` });
  await expect(linked.getByRole("definition").filter({ hasText: kloter })).toBeVisible();

  await cancel(page, office, kedua);
});

/** Pays three machines of Rp 7.000.000 each. */
async function payOnce(page: Page, kloter: string): Promise<void> {
  const update = baris(page, kloter).getByRole("button", { name: /^Update Status Pembayaran PO/ });
  await update.click();
  const form = page.getByRole("dialog", { name: /^Update Status Pembayaran PO/ });
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form.getByText("*status pembayaran tidak boleh kosong")).toBeVisible();
  await expect(form.getByText("Rekening tidak boleh kosong.")).toBeVisible();
  await expect(form.getByText("Dokumen tidak boleh kosong.")).toBeVisible();
  await form.getByRole("combobox", { name: "Status Pembayaran" }).click();
  await page.getByRole("option", { name: "Sudah Dibayar" }).click();
  await form.getByRole("combobox", { name: "Rekening" }).click();
  await page.getByRole("option", { name: "BRI RJP" }).click();
  await expect(form.getByText("Saldo rekening BRI RJP tidak mencukupi")).toBeVisible();
  await form.locator('input[type="file"]').setInputFiles([await gambar("bukti.jpg")]);
  const terkirim: string[] = [];
  const hears = (request: Request) => request.method() === "POST" && terkirim.push(request.url());
  page.on("request", hears);
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form.getByRole("combobox", { name: "Rekening" })).toHaveAccessibleDescription(
    "Saldo rekening BRI RJP tidak mencukupi (saldo Rp 0)",
  );
  page.off("request", hears);
  expect(
    terkirim.filter((url) => url.includes("/api/")),
    "no photo for a payment that cannot be made",
  ).toEqual([]);
  await form.getByRole("combobox", { name: "Rekening" }).click();
  await page.getByRole("option", { name: "BCA RJP" }).click();
  const dampak = form.getByRole("region", { name: "Rekening BCA RJP" });
  for (const text of ["Rp 30.000.000", "-Rp 21.000.000", "Rp 9.000.000"]) {
    await expect(dampak.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await form.getByRole("button", { name: "Update" }).click();
  await expectSaid(page, `PO ${kloter} berhasil dibayar`);
  await expect(baris(page, kloter).getByText("Sudah Dibayar")).toBeVisible();
  await expect(update).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
}

/** What is left of one is cancelled; of the other a colleague was faster: it says who, and the list is fetched again. */
async function cancel(page: Page, office: Office, lain: { idPo: string; kloter: string }): Promise<void> {
  const { data } = await office.call(po.addPo, { idProduk: await tambahProduk(office, "MIX-1", "Mixer"), qty: 2 });
  await office.call(po.updatePoSelesai, { idPo: data.idPo, selesai: 1 });
  await page.goto(`${office.address}/admin/po`);
  await baris(page, data.kloter)
    .getByRole("button", { name: /^Cancel/ })
    .click();
  await expect(page.getByText(`Apakah anda yakin untuk mengcancel PO ${data.kloter}?`)).toBeVisible();
  await expect(
    page.getByText(/Sisa 1 unit seharga Rp \S+ dibatalkan, PO selesai dengan 1 unit yang sudah datang\./),
  ).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expectSaid(page, `Sisa PO ${data.kloter} berhasil dibatalkan`);
  await expect(baris(page, data.kloter)).toHaveCount(0);

  // Without the live stream this browser does not learn of the colleague's change.
  await page.route("**/api/live", (route) => route.abort());
  await page.reload();
  await expect(baris(page, lain.kloter)).toHaveCount(1);
  await office.call(po.cancelPo, { idPo: lain.idPo });
  await baris(page, lain.kloter)
    .getByRole("button", { name: /^Cancel/ })
    .click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText(`PO ${lain.kloter} sudah dibatalkan oleh Penyiap`)).toBeVisible();
  await expect(baris(page, lain.kloter)).toHaveCount(0);
}

test("Logistik searches each list in the address bar, sees what is late, and sends an order without prices to its supplier", async ({
  page,
  office,
}) => {
  const { idPo, kloter } = await siapkan(office);
  const other = await office.call(po.addPo, { idProduk: await tambahProduk(office, "MIX-1", "Mixer"), qty: 1 });
  await office.sql`update po set tgl_order = tgl_order - 60, tgl_deadline = tgl_deadline - 60 where id_po = ${idPo}`;
  await office.signIn(page, "Logistik", { menu: ["Purchase Order"], at: "/admin/po" });
  await expect(baris(page, kloter).getByText("Terlambat")).toBeVisible();
  await expect(baris(page, other.data.kloter).getByText("Terlambat")).toHaveCount(0);
  await expectAccessible(page);
  // No prices, no payment and no actions of others.
  await expect(page.getByRole("columnheader", { name: /Harga|Pembayaran/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Cancel/ })).toHaveCount(0);
  await page.getByPlaceholder(cariKloter).fill("mixer");
  await expect(page).toHaveURL(/proses-cari=mixer/);
  await expect(baris(page, kloter)).toHaveCount(0);
  await page.reload();
  await expect(baris(page, other.data.kloter)).toHaveCount(1);
  await page.getByRole("tab", { name: "PO Selesai" }).click();
  await expect(page.getByPlaceholder(cariKloter)).toHaveValue("");
  await expect(page.getByRole("columnheader", { name: "Status Pembayaran" })).toHaveCount(0);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export PO" }).click();
  const today = jakartaToday(new Date());
  expect((await download).suggestedFilename()).toBe(
    `Export PO-01-01-${today.slice(0, 4)} sampai ${tanggal(today)}.xlsx`,
  );
  await expect(page.getByText("Download Berhasil")).toBeVisible();

  // The address with a search finds it on whichever list it is.
  await page.goto(`${office.address}/admin/po?cari=${encodeURIComponent(kloter)}`);
  await expect(baris(page, kloter)).toHaveCount(1);
  await expect(page.getByRole("tab", { name: "PO Proses" })).toHaveAttribute("aria-selected", "true");

  await page.goto(`${office.address}/admin/po?buka=${idPo}`);
  const detail = page.getByRole("dialog", { name: `Detail ${idPo}` });
  await detail.getByRole("button", { name: "Bagikan" }).click();
  const bagikan = page.getByRole("dialog", { name: `Bagikan ${idPo}` });
  const unduhan = page.waitForEvent("download");
  await bagikan.getByRole("button", { name: `Unduh ${idPo}.pdf` }).click();
  expect((await unduhan).suggestedFilename()).toBe(`${idPo}.pdf`);
  await bagikan.getByRole("button", { name: "Buat tautan" }).click();
  const satu = bagikan.getByRole("region", { name: `Tautan ${idPo}` });
  await expect(satu.getByRole("button", { name: "WhatsApp" }), "the supplier is not known").toBeDisabled();
  await expectAccessible(page);
  await satu.getByRole("button", { name: "Cabut" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(satu).toHaveCount(0);
});
