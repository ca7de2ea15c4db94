import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { picture } from "#test/support/files.ts";
import { berkamera, code128, qr } from "./kamera.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { bayarDp, makeMachine, pesan } from "./pengiriman.ts";

const kamera = await berkamera(qr("https://kantor.test/seri/KAM-1?k=abcdefghijklmnop"), code128("KAM-2"));
test.use(kamera.use);
test.afterAll(kamera.remove);

test("the camera reads the QR code of a label and the Code 128 of a maker's plate; without its reader numbers are typed", async ({
  page,
  office,
}) => {
  const mesin = await makeMachine(office, { kodeProduk: "KAM-00", namaProduk: "Oven Kamera", stock: 3 });
  await office.sql`update produk set berseri = true where id_produk = ${mesin}`;
  const idSo = await pesan(office, [{ idProduk: mesin, qty: 3 }]);
  const idInvoice = await bayarDp(office, idSo);
  const [line] = await office.sql<{ idOrderan: number }[]>`select id_orderan from orderan where id_so = ${idSo}`;
  const buat = async (qty: number) => {
    const barang = [{ idOrderan: line?.idOrderan ?? 0, qty }];
    return (await office.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { barang }))).data;
  };
  const [pertama, kedua] = [await buat(1), await buat(2)];

  // The code of the reader does not come.
  await page.route(/zxing/, (route) => route.abort());
  await office.signIn(page, "Logistik", { at: `/admin/suratjalan?muat=${pertama.idSuratJalan}` });
  const form = page.getByRole("dialog", { name: `Muat Barang ${pertama.idSuratJalan}` });
  await form.getByRole("button", { name: "Pindai" }).click();
  const scan = page.getByRole("dialog", { name: "Pindai Oven Kamera" });
  await expect(scan.getByRole("alert")).toContainText("Pembaca kode tidak dapat dimuat. Ketik nomornya di bawah");
  await expectAccessible(page);
  await scan.getByLabel("Nomor seri").fill("kam-7");
  await scan.getByLabel("Nomor seri").press("Enter");
  await expect(scan).toBeHidden();
  await expect(form.getByText("KAM-7", { exact: true })).toBeVisible();
  await page.unroute(/zxing/);

  // Of two notes one is chosen, and both its machines are held before the camera.
  await page.goto(`${office.address}/admin/suratjalan?bagian=`);
  const muat = page.getByRole("listitem").filter({ hasText: idSo });
  await muat.getByRole("button", { name: /^Muat Barang/ }).click();
  const pilihan = page.getByRole("dialog", { name: `Muat surat jalan yang mana? ${idSo}` });
  await expect(pilihan.getByRole("button", { name: `${pertama.idSuratJalan} 1 Oven Kamera` })).toBeVisible();
  await expectAccessible(page);
  await pilihan.getByRole("button", { name: kedua.idSuratJalan }).click();
  const berdua = page.getByRole("dialog", { name: `Muat Barang ${kedua.idSuratJalan}` });
  await berdua.getByRole("button", { name: "Pindai" }).click();
  for (const nomor of ["KAM-1", "KAM-2"]) await expect(berdua.getByText(nomor, { exact: true })).toBeVisible();
  await expect(scan).toBeHidden();
  const foto = await picture("muat.jpg", "#e8590c", 900);
  const buffer = Buffer.from(await foto.arrayBuffer());
  await berdua.locator("input[type=file]").setInputFiles({ name: foto.name, mimeType: foto.type, buffer });
  await berdua.getByRole("button", { name: "Barang Keluar" }).click();
  await expect(berdua).toBeHidden();
  const terkirim = await office.sql`
    select nomor from surat_jalan_seri where id_surat_jalan = ${kedua.idSuratJalan} order by nomor`;
  expect(terkirim).toEqual([{ nomor: "KAM-1" }, { nomor: "KAM-2" }]);
});
