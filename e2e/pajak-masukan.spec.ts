import { readFileSync } from "node:fs";
import { utils, write } from "@e965/xlsx";
import type { Page } from "@playwright/test";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { daftarMasukan } from "#areas/pajak/masukan/server/masukan.testing.ts";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { tagihan } from "#areas/pembelian/tagihan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { MENUS } from "#kernel/permission.ts";
import { picture } from "#test/support/files.ts";
import { isiRekening } from "./asset.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { bayarLunas, kirim, makeMachine, pesan as pesanMesin } from "./pengiriman.ts";
import { aksi, bill, pesan } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

const HARI_INI = jakartaToday(new Date());
const BULAN = HARI_INI.slice(0, 7);
const NPWP = "0987654321098765";

const foto = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};
const baris = (page: Page, teks: string) => page.getByRole("row").filter({ hasText: teks });

/** A company that is PKP, and a bill with PPN for ten machines that have come. */
async function tagihanBerPpn(office: Office) {
  await office.sql`update pajak_perusahaan set pkp_sejak = '2026-01-01', npwp = '0012345678901000', pph_final = true`;
  const isian = { kodeProduk: "OVN-1", namaProduk: "Oven Besar", kategoriProduk: "utama" as const };
  const harga = { hargaProduk: 2_000_000, hargaBeli: 1_000_000 };
  const { idProduk } = (await office.call(produk.addProduk, { ...isian, ...harga, fotoProduk: [] })).data;
  const identitas = { kontak: "", telepon: "", email: "", alamat: "", catatan: "", termin: 14 };
  const { idPemasok } = (await office.call(pemasok.addPemasok, { ...identitas, nama: "PT Logam", npwp: NPWP })).data;
  const { idPo } = (await office.call(po.addPo, { idProduk, qty: 10, idPemasok, hargaPemasok: 1_000_000 })).data;
  await office.call(po.updatePoSelesai, { idPo, selesai: 10 });
  await office.call(tagihan.addTagihan, {
    ...{ idPemasok, nomor: "LG-7", tglTagihan: HARI_INI, jatuhTempo: "", keterangan: "", dokumen: [] },
    ...{ ppn: 1_100_000, nomorFaktur: "", tglFaktur: "", biaya: [] },
    barang: [{ idPo, unit: 10, harga: 1_000_000 }],
  });
}

test("taxes of a company: PPh final, input faktur, PPh 23 of a supplier, and a buyer that keeps the PPN", async ({
  page,
  office,
}) => {
  await office.sql`update pajak_perusahaan set pph_final = true`;
  await office.signIn(page, "Super Admin", { menu: MENUS });
  await setorFinal(page, office);
  await tagihanBerPpn(office);
  await isiRekening(office, "BCA RJP", 50_000_000);
  await page.goto(`${office.address}/admin/dashboards`);
  await bacaMasukan(page, office);
  await page.goto(`${office.address}/admin/tagihan`);
  await potongPemasok(page, office);
  await cocokkanDipungut(page, office);
  await setujuiDipungut(page, office);
});

/** Two input faktur of Coretax are read and connected with their bill; the one that Coretax credits is credited. */
async function bacaMasukan(page: Page, office: Office): Promise<void> {
  const tugas = page.getByRole("region", { name: "Tagihan tanpa faktur masukan" });
  await expect(tugas).toContainText("PT Logam, LG-7");
  await page.goto(`${office.address}/admin/pajak?tab=masukan`);
  await page.getByRole("button", { name: "Baca faktur masukan" }).click();
  const baca = page.getByRole("dialog", { name: "Baca faktur masukan" });
  const file = await daftarMasukan(
    { nomor: "04002600000000031", npwp: NPWP, ppn: 600_000, tanggal: HARI_INI, masaKredit: BULAN },
    { nomor: "04002600000000032", npwp: NPWP, ppn: 500_000, tanggal: HARI_INI },
  );
  const buffer = Buffer.from(await file.arrayBuffer());
  await baca.locator('input[type="file"]').setInputFiles({ name: "masukan.xlsx", mimeType: file.type, buffer });
  await expect(baca.getByText("2 faktur diperbarui")).toBeVisible();
  await expectAccessible(page);
  await baca.getByRole("button", { name: "Tutup" }).click();
  for (const nomor of ["04002600000000031", "04002600000000032"]) {
    await baris(page, nomor)
      .getByRole("button", { name: /^Hubungkan/ })
      .click();
    const form = page.getByRole("dialog").last();
    await form.getByRole("combobox", { name: "Tagihan" }).click();
    await page.getByRole("option", { name: /LG-7/ }).click();
    await form.getByRole("button", { name: "Hubungkan" }).click();
    await expect(form).toBeHidden();
  }
  await expect(baris(page, "04002600000000031")).toContainText("Dikreditkan");
  await expect(baris(page, "04002600000000032")).toContainText("Belum Dikreditkan");
  await expect(page.getByText("Rp 600.000").first()).toBeVisible();
  await expectAccessible(page);
  await foto(page, "masukan-1440");
}

/** PPh 23 is kept of a carrier, its file is downloaded and its proof noted. */
async function potongPemasok(page: Page, office: Office): Promise<void> {
  await baris(page, "LG-7")
    .getByRole("button", { name: /^Bayar/ })
    .click();
  const bayar = page.getByRole("dialog").last();
  await bayar.getByRole("combobox", { name: "Rekening" }).fill("BCA RJP");
  await page.getByRole("option", { name: /BCA RJP/ }).click();
  await bayar.getByLabel(/^Dasar/).fill("5000000");
  await bayar.getByLabel(/Objek/).fill("24-104-01");
  await expect(bayar.getByText("Dipotong Rp 100.000")).toBeVisible();
  const bukti = await picture("transfer.png");
  const buffer = Buffer.from(await bukti.arrayBuffer());
  await bayar.locator('input[type="file"]').setInputFiles({ name: "transfer.png", mimeType: bukti.type, buffer });
  await bayar.getByRole("button", { name: "Bayar", exact: true }).click();
  await expectSaid(page, "Tagihan LG-7 lunas");

  await page.goto(`${office.address}/admin/dashboards`);
  const tugas = page.getByRole("region", { name: "Bukti potong pemasok perlu dibuat" });
  await tugas.getByRole("link", { name: /Bukti potong pemasok perlu dibuat/ }).click();
  await page.getByRole("link", { name: "Buka Pajak" }).click();
  await expect(baris(page, "24-104-01")).toContainText("Perlu dibuat");
  await expectAccessible(page);
  await foto(page, "pph-23-1440");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Berkas bukti potong" }).click();
  const xml = readFileSync(await (await download).path(), "utf8");
  expect(xml).toContain("<TaxObjectCode>24-104-01</TaxObjectCode>");
  await page.getByRole("button", { name: /^Catat bukti potong/ }).click();
  const form = page.getByRole("dialog").last();
  await form.getByLabel("Nomor Bukti Potong").fill("2501XYZ");
  await form.getByLabel("Tanggal Bukti Potong").fill(HARI_INI.split("-").reverse().join("-"));
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, "Bukti potong 2501XYZ dicatat");
}

/** PPh final of a month is paid: its receipt is noted and says so. */
async function setorFinal(page: Page, office: Office): Promise<void> {
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-2", namaProduk: "Oven Kecil", stock: 1 });
  const idSo = await pesanMesin(office, [{ idProduk, qty: 1 }]);
  const idInv = await bayarLunas(office, idSo, 12_500_000);
  await kirim(office, idSo, idInv);
  await page.goto(`${office.address}/admin/pajak?tab=pph-final&final-bulan=${BULAN}`);
  await expect(page.getByText("Rp 62.500").first()).toBeVisible();
  await expectAccessible(page);
  await foto(page, "pph-final-1440");
  // Its month is not over: the one before is paid, with nothing.
  await page.goto(`${office.address}/admin/pajak?tab=pph-final`);
  await page.getByRole("button", { name: "Catat setoran" }).click();
  const form = page.getByRole("dialog", { name: /^Setoran PPh Final/ });
  await form.getByLabel("Disetor").fill("25000");
  await form.getByLabel("NTPN").fill("0123456789ABCDEF");
  await expectAccessible(page);
  await foto(page, "pph-final-setor");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(page, /Setoran PPh final .* dicatat/);
  await expect(page.getByText("NTPN 0123456789ABCDEF")).toBeVisible();
}

/** An invoice that waits, to an office of the government. */
async function tagihDinas(office: Office, sumber: "SG" | "PL"): Promise<string> {
  const idSo = await pesan(office, "Reguler", sumber);
  await office.sql`
    insert into pajak_pelanggan (id_pelanggan, kode_transaksi)
    select id_pelanggan, '02' from so_pelanggan where id_so = ${idSo}
    on conflict (id_pelanggan) do update set kode_transaksi = '02'`;
  await bill(office, idSo, { nominalLunas: 9_900_000 });
  return idSo;
}

/** Such an office keeps the PPN of its invoice: less money comes, and none of it is owed. */
async function setujuiDipungut(page: Page, office: Office): Promise<void> {
  const idSo = await tagihDinas(office, "PL");
  await page.goto(`${office.address}/admin/invoiceorder?order=${idSo}`);
  await aksi(page, "Approve");
  const form = page.getByRole("dialog", { name: /^Approve Invoice INV/ });
  await expect(form.getByRole("checkbox", { name: "PPN Rp 981.081 tidak dibayar kepada kita" })).toBeChecked();
  await expect(form.getByRole("region", { name: "Rekening BCA RJP" })).toContainText("Uang masukRp 8.918.919");
  await expectAccessible(page);
  await foto(page, "approve-dipungut");
  await form.getByRole("button", { name: "Approve" }).click();
  await expectSaid(page, /disetujui/);
  await expect(form).toBeHidden();
  await page.goto(`${office.address}/admin/pajak`);
  await expect(page.getByText("PPN tidak dibayar pembeli")).toBeVisible();
  await expectAccessible(page);
  await foto(page, "pajak-dipungut");
}

/** What an office of the government transferred stands in an old .xls of the bank; its line approves the invoice without the PPN. */
async function cocokkanDipungut(page: Page, office: Office): Promise<void> {
  await tagihDinas(office, "SG");
  const { data } = await office.call(rekening.getRekeningDropdown, {});
  const bca = data.find(({ namaRekening }) => namaRekening === "BCA RJP")?.idRekening ?? 0;
  await page.goto(`${office.address}/admin/rekeningKoran?idRekening=${bca}`);
  const judul = ["Tgl.", "Rincian Transaksi", "Debit", "Kredit", "Saldo"];
  const lembar = utils.aoa_to_sheet([judul, [HARI_INI, "SP2D DINAS PERTANIAN", null, 8_918_919, 8_918_919]]);
  const buffer: Buffer = write(utils.book_new(lembar), { type: "buffer", bookType: "biff8" });
  await page.getByRole("button", { name: "Baca berkas" }).click();
  const baca = page.getByRole("dialog", { name: "Baca rekening koran" });
  await baca
    .locator("input[type=file]")
    .setInputFiles({ name: "mutasi.xls", mimeType: "application/vnd.ms-excel", buffer });
  await expect(page.getByText("1 mutasi baru, 0 sudah ada, 0 menunggu bank; 0 cocok sendiri.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Mutasi bank" }).getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("n");
  const pilih = page.getByRole("dialog", { name: "Cocokkan mutasi bank" });
  await expect(pilih.getByText(/INV-.*Rp 8\.918\.919, tanpa PPN Rp 981\.081/)).toBeVisible();
  await expectAccessible(page);
  await foto(page, "koran-dipungut");
  await pilih.getByRole("button", { name: /^Setujui INV-/ }).click();
  await expect(page.getByText("Semua mutasi bank sudah cocok atau dijelaskan.")).toBeVisible();
  const [kas] = await office.sql`select debit::int from kas order by id_kas desc limit 1`;
  expect(kas).toEqual({ debit: 8_918_919 });
}
