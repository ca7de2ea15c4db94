import type { Page } from "@playwright/test";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { bayarDp, bayarLunas, makeMachine, pesan } from "./pengiriman.ts";
import { expectSaid } from "./said.ts";

test("a part is sent, a machine comes back damaged at the ramp, and Management has it replaced; its paper goes to the customer", async ({
  page,
  browser,
  office,
}) => {
  test.slow();
  const oven = await makeMachine(office, { kodeProduk: "OVN-01", namaProduk: "Oven Kopi", stock: 5 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 3 }]);
  await bayarLunas(office, idSo, 37_500_000);

  // The forklift takes two of three machines.
  await office.signIn(page, "Logistik", { at: "/admin/suratjalan?bagian=" });
  await page.getByRole("button", { name: `+ Surat Jalan ${idSo}` }).click();
  const form = page.getByRole("dialog", { name: "Form Tambah Surat Jalan" });
  await expect(form.getByLabel("Oven Kopi")).toHaveValue("3");
  await form.getByLabel("Oven Kopi").fill("4");
  await form.getByRole("combobox", { name: "Status Barang" }).click();
  await page.getByRole("option", { name: "Dikirim" }).click();
  await expect(form.getByText("Paling banyak 3")).toBeVisible();
  await form.getByLabel("Oven Kopi").fill("2");
  const foto = async (nama: string) => {
    const gambar = await picture(nama);
    return { name: nama, mimeType: "image/jpeg", buffer: Buffer.from(await gambar.arrayBuffer()) };
  };
  await form.locator("input[type=file]").setInputFiles(await foto("muat.jpg"));
  await form.getByRole("button", { name: "Simpan" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: idSo });
  await expect(row.getByText("terkirim 2 dari 3")).toBeVisible();

  // One of them comes back; on a phone at the ramp.
  await page.setViewportSize({ width: 390, height: 844 });
  const kartu = page.getByRole("listitem").filter({ hasText: idSo });
  await kartu.getByRole("button", { name: /^Aksi lain/ }).click();
  await page.getByRole("menuitem", { name: "Retur" }).click();
  const kembali = page.getByRole("dialog", { name: `Retur ${idSo}` });
  await kembali.getByLabel("Oven Kopi: rusak").fill("1");
  await kembali.getByLabel("Alasan").fill("Pintu penyok");
  await kembali.getByRole("combobox", { name: "Tindak Lanjut Diminta" }).click();
  await page.getByRole("option", { name: "Kirim pengganti" }).click();
  await kembali.locator("input[type=file]").setInputFiles(await foto("penyok.jpg"));
  await expectAccessible(page);
  await kembali.getByRole("button", { name: "Simpan" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expectSaid(page, /Retur RT-\d{4}-00001 berhasil dicatat/);

  const direksi = await (await browser.newContext()).newPage();
  await office.signIn(direksi, "Management", { at: "/admin/retur" });
  await expect(direksi.getByRole("row").getByText("Menunggu keputusan")).toBeVisible();
  await expectAccessible(direksi);
  await direksi.getByRole("button", { name: /^Putuskan RT-/ }).click();
  const putus = direksi.getByRole("dialog", { name: /^Putuskan Retur RT-/ });
  await expect(putus.getByText("DimintaKirim pengganti")).toBeVisible();
  await putus.getByRole("radio", { name: "Kirim pengganti" }).check();
  await putus.getByLabel("1 Oven Kopi").fill("2500000");
  await expectAccessible(direksi);
  await putus.getByRole("button", { name: "Putuskan" }).click();
  await expectSaid(direksi, /berhasil diputuskan/);
  await expect(direksi.getByRole("row").filter({ hasText: "RT-" }).getByText("Kirim pengganti")).toBeVisible();
  await direksi.goto(`${office.address}/admin/salesorder?buka=${idSo}`);
  await expect(direksi.getByRole("table", { name: `Retur ${idSo}` }).getByText("Kirim pengganti")).toBeVisible();
  await expectAccessible(direksi);
  const { data } = await office.call(suratJalan.getDetailOrderSj, { idSo });
  expect(data.orders[0]).toMatchObject({ qtyGanti: 1, qtyTerkirim: 2, qtyBersurat: 2 });
  expect(data.aksi.tambah.boleh).toBe(true);
  await cancelWhatCameBack(direksi, office);
  await direksi.context().close();
  await page.setViewportSize({ width: 1366, height: 850 });
  await sharePaper(page, office);
});

/** All that had left with a down payment comes back, and the order is cancelled: nothing is due any more. */
async function cancelWhatCameBack(direksi: Page, office: Office): Promise<void> {
  const oven = await makeMachine(office, { kodeProduk: "OVN-02", namaProduk: "Oven Roti", stock: 3 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 3 }]);
  const idInvoice = await bayarDp(office, idSo, 10_000_000);
  const {
    data: { idSuratJalan: idSj },
  } = await office.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" }));
  const { data } = await office.call(suratJalan.getDetailOrderSj, { idSo });
  const barang = data.orders.map(({ idOrderan }) => ({ idOrderan, baik: 3, rusak: 0 }));
  await office.call(retur.addRetur, { idSj, alasan: "Tidak jadi", barang, dokumen: [await picture()] });

  await direksi.goto(`${office.address}/admin/salesorder?buka=${idSo}`);
  const detail = direksi.getByRole("dialog", { name: `Detail Order ${idSo}` });
  await expect(detail.getByText("Invoice 1/1 disetujui · SJ kembali · Sisa Rp 27.500.000")).toBeVisible();
  await direksi.keyboard.press("Escape");
  await direksi.getByRole("button", { name: `Cancel ${idSo}` }).click();
  const tanya = direksi.getByRole("dialog", { name: `Batalkan ${idSo}` });
  await expect(
    tanya.getByText(/Dari Rp 10.000.000 yang sudah diterima, yang belum dikembalikan diajukan/),
  ).toBeVisible();
  await tanya.getByLabel("Alasan").fill("Tidak jadi");
  await tanya.getByRole("button", { name: "Batalkan Order" }).click();
  await expectSaid(direksi, `Order ${idSo} berhasil dibatalkan`);
  await direksi.goto(`${office.address}/admin/salesorder?buka=${idSo}`);
  await expect(detail.getByText(/Invoice 1\/1 disetujui · SJ kembali$/)).toBeVisible();
  await direksi.goto(`${office.address}/admin/invoiceorder?buka=${idInvoice}`);
  await expect(direksi.getByText("Order dibatalkan")).toBeVisible();
  await expect(direksi.getByRole("link", { name: "Buat invoice" })).toHaveCount(0);
}

/** The customer gets the paper of what came back as a link, which is revoked again. */
async function sharePaper(page: Page, office: Office): Promise<void> {
  const oven = await makeMachine(office, { kodeProduk: "OVN-03", namaProduk: "Oven Teh", stock: 2 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 2 }]);
  const idInvoice = await bayarDp(office, idSo, 10_000_000);
  const surat = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" });
  const idSj = (await office.call(suratJalan.addSuratJalan, surat)).data.idSuratJalan;
  const [baris] = (await office.call(suratJalan.getDetailOrderSj, { idSo })).data.orders;
  const barang = [{ idOrderan: baris?.idOrderan ?? 0, baik: 0, rusak: 1 }];
  const kembali = { idSj, alasan: "Pintu penyok", barang, dokumen: [await picture()] };
  const { idRetur } = (await office.call(retur.addRetur, kembali)).data;

  await page.goto(`${office.address}/admin/retur?buka=${idRetur}`);
  await page
    .getByRole("dialog", { name: `Detail Retur ${idRetur}` })
    .getByRole("button", { name: "Bagikan" })
    .click();
  const bagikan = page.getByRole("dialog", { name: `Bagikan ${idRetur}` });
  await expect(bagikan.getByRole("button", { name: `Unduh ${idRetur}.pdf` })).toBeVisible();
  await bagikan.getByRole("button", { name: "Buat tautan" }).click();
  const satu = bagikan.getByRole("region", { name: `Tautan ${idRetur}` });
  const teks = decodeURIComponent((await satu.getByRole("link", { name: "WhatsApp" }).getAttribute("href")) ?? "");
  expect(teks).toContain(`retur ${idRetur} tanggal`);
  const alamat = /http:\/\/\S+\/api\/tautan\/\S+/.exec(teks)?.[0] ?? "";
  await expectAccessible(page);
  const buka = async () => (await fetch(alamat)).headers.get("content-type");
  expect(await buka()).toBe("application/pdf");
  await satu.getByRole("button", { name: "Cabut" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(satu).toHaveCount(0);
  expect(await buka()).toBe("text/html; charset=utf-8");

  await office.sql`update perusahaan set nama = 'PT Sinar Pengering'`;
  await bagikan.getByRole("link", { name: "Kirim email" }).click();
  const kirim = page.getByRole("dialog", { name: `Kirim retur ${idRetur}` });
  await expect(kirim.getByLabel("Perihal")).toHaveValue(new RegExp(`^Bukti Retur ${idRetur}`));
  await expect(kirim.getByText("belum punya email. Yang diisi di sini dipakai untuk email ini saja.")).toBeVisible();
  // The address is kept with the order, which Logistik does not change.
  await expect(kirim.getByRole("link", { name: "Tambah email" })).toHaveCount(0);
  await expectAccessible(page);
}
