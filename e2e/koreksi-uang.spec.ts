import type { Page } from "@playwright/test";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { bayarDp, kirim, makeMachine, pesan } from "./pengiriman.ts";
import { bill } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

const foto = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

test("a return of a machine that is half paid ends with a nota kredit", async ({ page, office }) => {
  const oven = await makeMachine(office, { kodeProduk: "OVN-1", namaProduk: "Oven Kopi", stock: 3 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 2 }]);
  const idInvoice = await bayarDp(office, idSo, 10_000_000);
  await kirim(office, idSo, idInvoice);
  const { data } = await office.call(suratJalan.getDetailOrderSj, { idSo });
  const barang = data.orders.map(({ idOrderan }) => ({ idOrderan, baik: 1, rusak: 0 }));
  const idSj = data.suratJalan[0]?.idSuratJalan ?? "";
  const { idRetur } = (
    await office.call(retur.addRetur, { idSj, alasan: "Penyok", barang, dokumen: [await picture()] })
  ).data;

  await office.signIn(page, "Kasir", { menu: ["Invoice", "Sales Order"], at: `/admin/retur?buka=${idRetur}` });
  await page.getByRole("button", { name: "Nota Kredit" }).click();
  const nota = page.getByRole("dialog", { name: `Nota Kredit ${idRetur}` });
  await expect(nota.getByLabel("Nominal")).toHaveValue("Rp 12.500.000");
  await nota.getByLabel("Alasan").fill("Kembali sebelum lunas");
  await expectAccessible(page);
  await foto(page, "nota-retur");
  await nota.getByRole("button", { name: "Minta nota kredit" }).click();
  await expectSaid(page, /Nota kredit NK-\S+ menunggu persetujuan/);

  const [diminta] = (await office.call(koreksi.getNotaKredit, {})).data;
  const manajer = await page
    .context()
    .browser()
    ?.newPage({ locale: "id-ID", viewport: { width: 1440, height: 900 } });
  if (!manajer || !diminta) throw new Error("No second browser, or no request");
  await office.signIn(manajer, "Management", { at: `/admin/koreksi?putus=${diminta.idKoreksi}` });
  const putus = manajer.getByRole("dialog", { name: /^Putuskan Nota Kredit NK-/ });
  await expect(putus.getByRole("table", { name: "Jurnal" })).toContainText("Retur Penjualan");
  await putus.getByRole("combobox", { name: "Status" }).click();
  await manajer.getByRole("option", { name: "Disetujui" }).click();
  await foto(manajer, "nota-putus");
  await putus.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(manajer, /NK-\S+ berhasil disetujui/);
  await manajer.goto(`${office.address}/admin/retur?buka=${idRetur}`);
  await expect(manajer.getByText(`Nota kredit ${diminta.idKoreksi}`).first()).toBeVisible();
  await foto(manajer, "retur-selesai");
});

test("of the down payment for a cancelled order a part is kept; an order is made again for the same customer", async ({
  page,
  office,
}) => {
  const oven = await makeMachine(office, { kodeProduk: "OVN-2", namaProduk: "Oven Roti", stock: 5 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 2 }]);
  await bayarDp(office, idSo, 10_000_000);
  await office.call(order.cancelSo, { idSo, alasan: "Tidak jadi" });
  const menunggu = async () => (await office.call(pengajuan.getPengajuan, { cari: idSo, status: "Menunggu" })).data[0];
  const refund = await menunggu();
  await office.signIn(page, "Super Admin", { at: "/admin/persetujuan" });
  await expect(page.getByRole("article")).toHaveAccessibleName(`Pengembalian Dana ${refund?.idPengajuan}`);
  await expect(page.getByRole("region", { name: "Putusan" }).getByRole("button", { name: /^DP hangus/ })).toBeVisible();
  await foto(page, "kotak-hangus");
  await page.keyboard.press("h");
  const form = page.getByRole("dialog", { name: `DP hangus ${idSo}` });
  await form.getByLabel("Nominal yang hangus").fill("4000000");
  await form.getByLabel("Alasan").fill("Sesuai perjanjian");
  await expectAccessible(page);
  await foto(page, "dp-hangus");
  await form.getByRole("button", { name: "Hanguskan" }).click();
  // The rest waits anew, and nobody is told that somebody else had decided it.
  await expect(page.getByRole("article")).not.toHaveAccessibleName(`Pengembalian Dana ${refund?.idPengajuan}`);
  const sisa = await menunggu();
  await expect(page.getByRole("article")).toHaveAccessibleName(`Pengembalian Dana ${sisa?.idPengajuan}`);
  await expect(page.getByRole("article").getByText("Rp 6.000.000").first()).toBeVisible();
  await expect(page.getByText("tidak menunggu lagi")).toHaveCount(0);
  await page.goto(`${office.address}/admin/pengajuanBiaya?hangus=${sisa?.idPengajuan}`);
  await expect(form.getByText("Dari Rp 6.000.000 yang diminta kembali")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office.address}/admin/salesorder?buka=${idSo}`);
  await page.getByRole("button", { name: "Order lagi" }).click();
  await expect(page).toHaveURL(/cardproduk\?keranjang=1/);
  await expect(page.getByText("Oven Roti").first()).toBeVisible();
  await expect(page.getByLabel("Instansi Customer")).toHaveValue("CV Kopi Nusantara");
  await foto(page, "order-lagi-390");
});

test("a debt that nobody pays is asked to be written off", async ({ page, office }) => {
  const oven = await makeMachine(office, { kodeProduk: "OVN-3", namaProduk: "Oven Teh", stock: 5 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 2 }]);
  const idInvoice = await bayarDp(office, idSo, 10_000_000);
  await kirim(office, idSo, idInvoice);
  await office.signIn(page, "Super Admin", { at: "/admin/piutang" });
  await page.getByRole("button", { name: /^Hapus piutang/ }).click();
  const hapus = page.getByRole("dialog", { name: /^Hapus Piutang/ });
  await hapus.getByRole("combobox", { name: "Order" }).click();
  await page.getByRole("option", { name: new RegExp(idSo) }).click();
  await expect(hapus.getByLabel("Nominal")).toHaveValue("Rp 15.000.000");
  await hapus.getByLabel("Alasan").fill("Customer tutup");
  await expectAccessible(page);
  await foto(page, "hapus-piutang");
  await hapus.getByRole("button", { name: "Minta penghapusan" }).click();
  await expectSaid(page, /Penghapusan piutang HP-\S+ menunggu persetujuan/);
});

test("Admin takes back a waiting invoice of his own, and deletes a note before its goods leave", async ({
  page,
  office,
}) => {
  const oven = await makeMachine(office, { kodeProduk: "OVN-4", namaProduk: "Oven Mie", stock: 5 });
  const idSo = await pesan(office, [{ idProduk: oven, qty: 1 }]);
  const dp = await bayarDp(office, idSo, 1_000_000);
  await office.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice: dp }));
  const menunggu = await bill(office, idSo, { nominalLunas: 11_500_000 });
  const { nokar } = await office.signIn(page, "Admin", {
    menu: ["Invoice", "Surat Jalan"],
    at: "/admin/suratjalan?bagian=",
  });
  const baris = page.getByRole("row").filter({ hasText: "SJ-" });
  await baris.getByRole("button", { name: /^Aksi lain/ }).click();
  // Somebody else made it: only its author deletes it.
  await expect(page.getByRole("menuitem", { name: /^Hapus surat jalan/ })).toHaveAttribute("data-disabled", "true");
  await office.sql`
    update surat_jalan set id_user = k.id_user from karyawan k where k.no_karyawan = ${nokar}`;
  await office.sql`update invoice set id_user = k.id_user from karyawan k
    where k.no_karyawan = ${nokar} and id_invoice = ${menunggu}`;

  await page.reload();
  await baris.getByRole("button", { name: /^Aksi lain/ }).click();
  await page.getByRole("menuitem", { name: /^Hapus surat jalan/ }).click();
  const hapus = page.getByRole("dialog", { name: /^Hapus/ });
  await hapus.getByLabel("Alasan").fill("Salah alamat");
  await expectAccessible(page);
  await foto(page, "hapus-sj");
  await hapus.getByRole("button", { name: /^Hapus/ }).click();
  await expectSaid(page, /SJ-\S+ .*dihapus/);

  await page.goto(`${office.address}/admin/invoiceorder?order=${idSo}`);
  await page.getByRole("button", { name: `Tarik ${menunggu}` }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expectSaid(page, new RegExp(`${menunggu} .*ditarik`));
  expect((await office.call(invoice.getInvoice, { idSo })).data).toHaveLength(1);
});
