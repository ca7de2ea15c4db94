import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { berkamera, code128 } from "./kamera.ts";
import { expect, test } from "./office.ts";
import { bayarDp, makeMachine, pesan } from "./pengiriman.ts";

const kamera = await berkamera(code128("KAM-2"));
test.use(kamera.use);
test.afterAll(kamera.remove);

test("the camera reads the Code 128 of a maker's plate", async ({ page, office }) => {
  const mesin = await makeMachine(office, { kodeProduk: "KAM-00", namaProduk: "Oven Kamera", stock: 1 });
  await office.sql`update produk set berseri = true where id_produk = ${mesin}`;
  const idSo = await pesan(office, [{ idProduk: mesin, qty: 1 }]);
  const idInvoice = await bayarDp(office, idSo);
  const { idSuratJalan } = (await office.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }))).data;
  await office.signIn(page, "Logistik", { at: `/admin/suratjalan?muat=${idSuratJalan}` });
  const form = page.getByRole("dialog", { name: `Muat Barang ${idSuratJalan}` });
  await form.getByRole("button", { name: "Pindai" }).click();
  await expect(form.getByText("KAM-2", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Pindai Oven Kamera" })).toBeHidden();
});
