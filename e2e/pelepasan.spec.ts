import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { pilih, prepare } from "./asset.ts";
import { expect, expectAccessible, test } from "./office.ts";
import { expectSaid } from "./said.ts";

test("an asset is sold: asked for on List Asset, decided among the requests, gone for good", async ({
  page,
  browser,
  office,
}) => {
  const barang = await prepare(office);
  const tglAssetMasuk = jakartaToday(new Date());
  await office.call(listAsset.addAsset, { ...barang, namaBarang: "Bor", harga: 1_500_000, tglAssetMasuk });
  await office.signIn(page, "Kasir", { menu: ["Asset"], at: "/admin/asset/listAsset" });
  const row = page.getByRole("row").filter({ hasText: "Bor" });
  await row.getByRole("button", { name: /^Lepas MSN\/GD\// }).click();
  const form = page.getByRole("dialog", { name: /^Lepas MSN\/GD\// });
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expect(form.getByText("Alasan tidak boleh kosong.")).toBeVisible();
  await pilih(page, "Alasan", "Dijual");
  await form.getByRole("button", { name: "Ajukan" }).click();
  for (const kosong of ["Harga jual", "Rekening", "Dokumen"]) {
    await expect(form.getByText(`${kosong} tidak boleh kosong.`)).toBeVisible();
  }
  await form.getByLabel("Harga Jual").fill("2000000");
  await pilih(page, "Rekening Penerima", "Kas Kecil");
  const foto = await picture();
  await form
    .locator("input[type=file]")
    .setInputFiles({ name: foto.name, mimeType: foto.type, buffer: Buffer.from(await foto.arrayBuffer()) });
  await expect(form.getByRole("region", { name: "Laba rugi pelepasan" })).toContainText("Rp 500.000");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Ajukan" }).click();
  await expectSaid(page, /Pelepasan LA-\d{4}-00001 berhasil diajukan/);
  await expect(row.getByRole("button", { name: /^Lepas/ })).toBeDisabled();

  const lain = await (await browser.newContext({ viewport: { width: 1366, height: 850 } })).newPage();
  await office.signIn(lain, "Management", { at: "/admin/dashboards" });
  await lain.getByText("Pelepasan asset menunggu persetujuan").click();
  await lain.getByRole("dialog").getByRole("link", { name: /^LA-/ }).click();
  const detail = lain.getByRole("dialog", { name: /^Detail Pelepasan LA-/ });
  await expect(detail.getByRole("definition").filter({ hasText: "Rp 2.000.000" })).toBeVisible();
  await expectAccessible(lain);
  await lain.keyboard.press("Escape");
  await lain.getByRole("button", { name: /^Update pelepasan LA-/ }).click();
  const putusan = lain.getByRole("dialog", { name: /^Update Pelepasan LA-/ });
  await expect(putusan.getByRole("region", { name: "Rekening Kas Kecil" })).toContainText("Rp 2.000.000");
  await expect(putusan.getByRole("region", { name: "Laba rugi pelepasan" })).toContainText("Laba pelepasan");
  await expectAccessible(lain);
  await pilih(lain, "Status Pengajuan", "Disetujui");
  await putusan.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(lain, "Pelepasan asset berhasil disetujui");
  await expect(lain.getByRole("row").filter({ hasText: "Bor" })).toContainText("Disetujui");
  await expectAccessible(lain);
  await lain.context().close();
  await expect(row.getByText("Tidak Digunakan")).toBeVisible();
  await expect(row.getByRole("button", { name: /^Update kondisi/ })).toBeDisabled();
});
