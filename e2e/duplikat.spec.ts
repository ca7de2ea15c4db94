import type { Page } from "@playwright/test";
import { akun } from "#areas/buku-besar/akun/contract.ts";
import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { pesan } from "./penjualan.ts";

async function duplikat(page: Page, baris: string, aksi = "Duplikat"): Promise<void> {
  await page.getByRole("button", { name: `Aksi lain ${baris}` }).click();
  await page.getByRole("menuitem", { name: aksi }).click();
}

async function minta(office: Office): Promise<string> {
  const { data: need } = await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Listrik" });
  const { data: kas } = await office.call(rekening.getRekeningDropdown, {});
  const { data } = await office.call(pengajuan.addPengajuan, {
    ...need,
    tipePengajuan: "masuk",
    idRekeningTujuan: kas[0]?.idRekening ?? 0,
    nominalPengajuan: 750_000,
    deskripsiPengajuan: "Kembalian listrik",
    dokumen: [await picture()],
  });
  return data.idPengajuan;
}

test("a machine, an order, a request and a typed entry begin as another one, without day and proofs", async ({
  page,
  office,
}) => {
  const idSo = await pesan(office, "Online");
  await office.signIn(page, "Super Admin", { at: "/admin/produk" });
  await duplikat(page, "Oven Deck");
  const form = page.getByRole("dialog", { name: "Duplikat Produk Oven Deck" });
  await expect(form.getByRole("textbox", { name: "Nama Mesin" })).toHaveValue("Oven Deck");
  await expect(form.getByRole("textbox", { name: "Kode Mesin" })).toHaveValue("");
  await expect(form.getByLabel("Jumlah Stock")).toHaveValue("0");
  await expectAccessible(page);
  // Nothing is there before it is saved, and the address opens the same.
  expect((await office.call(produk.getProduk, {})).data).toHaveLength(1);
  await page.reload();
  await form.getByRole("textbox", { name: "Kode Mesin" }).fill("OVN-2");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form).toBeHidden();
  const { data } = await office.call(produk.getProduk, {});
  const [baru, lama] = data;
  expect(baru).toMatchObject({ kodeProduk: "OVN-2", hargaProduk: lama?.hargaProduk, jumlahStock: 0 });

  await page.goto(`${office.address}/admin/salesorder`);
  await duplikat(page, idSo, "Order lagi");
  await expect(page).toHaveURL(/cardproduk\?keranjang=1/);
  expect((await office.call(order.getOrder, {})).data).toHaveLength(1);

  const idPengajuan = await minta(office);
  await page.goto(`${office.address}/admin/pengajuanBiaya`);
  await duplikat(page, idPengajuan);
  const pengajuanBaru = page.getByRole("dialog", { name: `Duplikat Pengajuan ${idPengajuan}` });
  await expect(pengajuanBaru.getByRole("textbox", { name: "Nominal" })).toHaveValue("Rp 750.000");
  await page.reload();
  await expect(pengajuanBaru.getByLabel("Deskripsi")).toHaveValue("Kembalian listrik");
  await expect(pengajuanBaru.getByRole("combobox", { name: "Kebutuhan" })).toHaveValue("Listrik");
  await pengajuanBaru.getByRole("button", { name: "Ajukan" }).click();
  await expect(pengajuanBaru.getByText("Dokumen tidak boleh kosong.")).toBeVisible();

  const { data: bagan } = await office.call(akun.getBaganAkun, {});
  const modal = bagan.find(({ nama }) => nama === "Modal")?.idAkun ?? 0;
  const aset = bagan.find(({ nama }) => nama === "Aset Lain-lain")?.idAkun ?? 0;
  const { data: entry } = await office.call(jurnalUmum.addJurnalUmum, {
    tanggal: jakartaToday(new Date()),
    keterangan: "Perlengkapan dari pemilik",
    baris: [
      { idAkun: aset, debit: 400_000, kredit: 0 },
      { idAkun: modal, debit: 0, kredit: 400_000 },
    ],
    dokumen: [await picture()],
  });
  await page.goto(`${office.address}/admin/bukubesar/jurnal-umum`);
  await duplikat(page, entry.idJurnalUmum);
  const jurnal = page.getByRole("dialog", { name: `Duplikat Jurnal Umum ${entry.idJurnalUmum}` });
  await expect(jurnal.getByText("Seimbang, Rp 400.000 di kedua sisi")).toBeVisible();
  await expect(jurnal.getByRole("combobox", { name: "Akun baris 2" })).toHaveValue("3-1001 Modal");
  await expectAccessible(page);
});
