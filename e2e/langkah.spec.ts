import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { bill, pesan } from "./penjualan.ts";

/** A customer without more than a name. */
const kosong = {
  instansi: "",
  telepon: "",
  email: "",
  alamat: "",
  npwp: "",
  catatan: "",
  termin: null,
  idSales: null,
};

test("an order leads to its next step, its invoice goes out, and a detail walks through the pages of its list", async ({
  page,
  office,
}) => {
  test.slow();
  const idSo = await pesan(office, "Reguler");
  const baru = await pesan(office, "Reguler", "SG");
  await office.signIn(page, "Admin", { at: `/admin/salesorder?cari=SO&buka=${idSo}` });
  const detail = page.getByRole("dialog", { name: `Detail Order ${idSo}` });
  await expect(detail.getByText("Belum ada invoice · SJ belum · Sisa Rp 10.000.000")).toBeVisible();
  const langkah = detail.getByRole("group", { name: `Langkah ${idSo}` });
  // What comes next stands out and what it is about comes first; whom to call is one press further.
  await expect(langkah.getByRole("link").first()).toHaveText("Buat invoice");
  await expect(detail.getByRole("heading", { level: 3 }).first()).toHaveText("Barang");
  await expect(langkah.getByRole("link", { name: "Telepon" })).toBeHidden();
  await langkah.getByRole("button", { name: "Lainnya" }).click();
  await expect(langkah.getByRole("link", { name: "Telepon" })).toHaveAttribute("href", "tel:0812345678");
  await expectAccessible(page);
  // The orders beside it in the list are one key away.
  await expect(detail.getByText("2 dari 2")).toBeVisible();
  await page.keyboard.press("[");
  const sebelumnya = page.getByRole("dialog", { name: `Detail Order ${baru}` });
  await expect(sebelumnya.getByText("1 dari 2")).toBeVisible();
  await sebelumnya.getByRole("button", { name: "Dokumen berikutnya" }).click();
  await langkah.getByRole("button", { name: "Lainnya" }).click();
  await langkah.getByRole("link", { name: "Tambah email" }).click();
  await expect(page.getByRole("dialog", { name: `Edit Email ${idSo}` })).toBeVisible();
  // A step on the same screen leaves the search of its list as it was.
  await expect(page).toHaveURL(/salesorder\?cari=SO&/);
  await page.goto(`${office.address}/admin/salesorder?buka=${idSo}`);
  await langkah.getByRole("link", { name: "Buat invoice" }).click();
  await expect(page.getByRole("dialog", { name: /Tambah Invoice/ })).toBeVisible();

  const idInvoice = await bill(office, idSo, { nominalDp: 4_000_000 });
  await page.goto(`${office.address}/admin/salesorder?buka=${idSo}`);
  await expect(detail.getByText("Invoice 0/1 disetujui · SJ belum · Sisa Rp 10.000.000")).toBeVisible();
  await expect(langkah.getByRole("link", { name: "Buat invoice" })).toHaveCount(0);
  await expect(langkah.getByRole("link", { name: "Lihat invoice" })).toBeVisible();

  // The invoice goes out as a file or as a link, which is revoked again.
  await page.goto(`${office.address}/admin/invoiceorder?buka=${idInvoice}`);
  await page
    .getByRole("dialog", { name: `Detail Invoice ${idInvoice}` })
    .getByRole("button", { name: "Bagikan" })
    .click();
  const bagikan = page.getByRole("dialog", { name: `Bagikan ${idInvoice}` });
  const unduhan = page.waitForEvent("download");
  await bagikan.getByRole("button", { name: `Unduh ${idInvoice}.pdf` }).click();
  expect((await unduhan).suggestedFilename()).toBe(`${idInvoice}.pdf`);
  await bagikan.getByRole("button", { name: "Buat tautan" }).click();
  const satu = bagikan.getByRole("region", { name: `Tautan ${idInvoice}` });
  const href = await satu.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  const alamat = /http:\/\/\S+\/api\/tautan\/\S+/.exec(decodeURIComponent(href ?? ""))?.[0] ?? "";
  await expectAccessible(page);
  const buka = async () => (await fetch(alamat)).headers.get("content-type");
  expect(await buka()).toBe("application/pdf");
  await satu.getByRole("button", { name: "Cabut" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(satu).toHaveCount(0);
  expect(await buka()).toBe("text/html; charset=utf-8");
  await office.sql`update perusahaan set nama = 'PT Sinar Pengering'`;
  await bagikan.getByRole("link", { name: "Kirim email" }).click();
  const kirim = page.getByRole("dialog", { name: `Kirim invoice ${idInvoice}` });
  await expect(kirim.getByText(`Terlampir: ${idInvoice}.pdf`)).toBeVisible();
  // What the customer reads then.
  await page.goto(alamat);
  await expect(page.getByRole("heading", { name: "Dokumen tidak dapat dibuka" })).toBeVisible();
  await expectAccessible(page);

  // A detail walks through the pages of its list, and the keys go on from the row that was seen last.
  for (const nama of [..."ABCDEFGHIJKL"]) await office.call(pelanggan.addPelanggan, { ...kosong, nama: `Ibu ${nama}` });
  await office.call(pelanggan.addPelanggan, { ...kosong, nama: "Pak Budi" });
  await page.goto(`${office.address}/admin/pelanggan?cari=ibu&urut=nama`);
  await page
    .getByRole("link", { name: "Detail Ibu J" })
    .or(page.getByRole("button", { name: "Detail Ibu J" }))
    .click();
  const seorang = page.getByRole("dialog", { name: /^Detail Pelanggan/ });
  await expect(seorang.getByText("10 dari 12")).toBeVisible();
  await page.keyboard.press("]");
  await expect(seorang.getByText("11 dari 12")).toBeVisible();
  await expect(seorang.getByText("Ibu K").first()).toBeVisible();
  await expect(page).toHaveURL(/cari=ibu&urut=nama&buka=\d+&page=2$/);
  await seorang.getByRole("button", { name: "Dokumen berikutnya" }).click();
  await expect(seorang.getByText("12 dari 12")).toBeVisible();
  await expect(seorang.getByRole("button", { name: "Dokumen berikutnya" })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press("[");
  await expect(seorang.getByText("11 dari 12")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row").filter({ hasText: "Ibu K" })).toBeFocused();

  // What can be taken back is done at once and offers to be taken back.
  await office.call(pelanggan.addPelanggan, { ...kosong, nama: "Ibu Sri" });
  await page.goto(`${office.address}/admin/pelanggan?cari=sri`);
  const baris = page.getByRole("row").filter({ hasText: "Ibu Sri" });
  await baris.getByRole("button", { name: /^Arsipkan atau kembalikan/ }).click();
  await expect(baris).toHaveCount(0);
  await expect(page.getByText(/^Ibu Sri diarsipkan/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(baris).toHaveCount(1);
});
