import type { Page } from "@playwright/test";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { keluhan } from "#areas/servis/keluhan/contract.ts";
import { kunjungan } from "#areas/servis/kunjungan/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { gambar } from "./penjualan.ts";
import { mesinDiCustomer } from "./servis.ts";

test("at a desk complaints move on the board, the report leads to them, a paid visit becomes an order and a request", async ({
  page,
  office,
}) => {
  const nomor = await mesinDiCustomer(office);
  const kosong = { idSo: "", idProduk: "", customer: "", pelapor: "", noTelp: "", dokumen: [] };
  const catat = async (isi: string) =>
    (await office.call(keluhan.addKeluhan, { ...kosong, nomor, keluhan: isi })).data.idKeluhan;
  const satu = await catat("Motor tidak berputar");
  const dua = await catat("Pintu tidak rapat");
  await page.setViewportSize({ width: 1440, height: 900 });
  await office.signIn(page, "Super Admin", { at: "/admin/servis?tampil=papan" });
  await pindahkanKartu(page, office, satu, dua);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${office.address}/admin/kerusakan-mesin`);
  await bacaKerusakan(page, nomor, satu);
  await page.setViewportSize({ width: 1440, height: 900 });
  const idKunjungan = await kunjunganBerbayar(office, nomor);
  await page.goto(`${office.address}/admin/kunjungan?buka=${idKunjungan}`);
  await buatOrder(page, idKunjungan);
  await ajukanBiaya(page, office, idKunjungan);
});

/** A complaint is planned, worked on and settled by what the columns of the board open. */
async function pindahkanKartu(page: Page, office: Office, satu: string, dua: string): Promise<void> {
  const { teknisi } = (await office.call(kunjungan.getBahanKunjungan, {})).data;
  const idTeknisi = teknisi[0]?.idUser ?? 0;
  const kolom = (judul: string) => page.getByRole("region", { name: judul, exact: true });
  await expect(kolom("Baru 2").getByRole("button", { name: `Jadwalkan kunjungan ${satu}` })).toBeVisible();
  // A colleague plans a visit: the card moves by itself.
  const rencana = jakartaToday(new Date());
  await office.call(kunjungan.addKunjungan, { idKeluhan: dua, rencana, idTeknisi });
  await expect(kolom("Dijadwalkan 1")).toContainText("Kunjungan hari ini");
  await page.getByRole("listitem").filter({ hasText: dua }).hover();
  await page.mouse.down();
  await page.getByRole("heading", { name: /^Baru/ }).hover();
  await page.getByRole("heading", { name: /^Dikerjakan/ }).hover();
  await expect(page.getByText(/^Baru lagi bila kunjungannya diurungkan/).first()).toBeVisible();
  await page.mouse.up();
  const kerja = page.getByRole("dialog", { name: /^Catat KJ-/ });
  await kerja.getByLabel("Yang Dikerjakan").fill("Ganti karet pintu");
  await kerja.getByRole("button", { name: "Simpan" }).click();
  await expect(kolom("Selesai 1")).toContainText(dua);

  await page.getByRole("button", { name: `Pindahkan ${satu}` }).focus();
  await page.keyboard.press("Space");
  for (let kali = 0; kali < 3; kali += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  const selesai = page.getByRole("dialog", { name: `Selesaikan ${satu}` });
  await selesai.getByLabel("Bagaimana diselesaikan").fill("Lewat telepon");
  await selesai.getByRole("button", { name: "Selesai" }).click();
  await expect(kolom("Selesai 2")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("tab", { name: "Selesai 2" })).toBeVisible();
  await expectAccessible(page);
}

/** The report of failures leads from its numbers to the complaint, on a phone too. */
async function bacaKerusakan(page: Page, nomor: string, idKeluhan: string): Promise<void> {
  const tabel = page.getByRole("table", { name: "Kerusakan per produk dan batch" });
  await expect(tabel.getByText("Oven Servis")).toBeVisible();
  await expect(tabel.getByRole("columnheader", { name: /Biaya Garansi/ })).toBeVisible();
  await expectAccessible(page);
  await tabel.getByRole("link", { name: "2", exact: true }).first().click();
  const detail = page.getByRole("dialog", { name: "Kerusakan Mesin" });
  await expect(detail.getByRole("link", { name: idKeluhan })).toBeVisible();
  await expect(detail.getByRole("link", { name: nomor }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  await expect(detail).toBeHidden();
}

/** A visit with two parts, which the customer pays. */
async function kunjunganBerbayar(office: Office, nomor: string): Promise<string> {
  const [motor] = await office.sql<{ idProduk: number }[]>`
    select id_produk from produk where nama_produk = 'Motor Oven' order by 1 desc limit 1`;
  const { teknisi } = (await office.call(kunjungan.getBahanKunjungan, {})).data;
  const { idKeluhan } = (
    await office.call(keluhan.addKeluhan, {
      ...{ nomor, keluhan: "Motor terbakar", tanggungan: "bayar", alasanGaransi: "Tersiram air", dokumen: [] },
      ...{ idSo: "", customer: "", pelapor: "", noTelp: "" },
    })
  ).data;
  const rencana = jakartaToday(new Date());
  const { idKunjungan } = (
    await office.call(kunjungan.addKunjungan, { idKeluhan, rencana, idTeknisi: teknisi[0]?.idUser ?? 0 })
  ).data;
  await office.call(kunjungan.kerjakanKunjungan, {
    ...{ idKunjungan, pekerjaan: "Ganti motor", tglKerja: "", jam: "", beres: true, penerima: "" },
    ...{ part: [{ idProduk: motor?.idProduk ?? 0, qty: 2 }], dokumen: [], tandaTangan: [] },
  } as never);
  await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Perjalanan Servis" });
  return idKunjungan;
}

/** The parts of the visit become an order by one press. */
async function buatOrder(page: Page, idKunjungan: string): Promise<void> {
  await page.getByRole("link", { name: "Buat order" }).click();
  await expect(page.getByText("Motor Oven").first()).toBeVisible();
  await expect(page).toHaveURL(/keranjang=1/);
  await expect(page.getByText(`Menagih kunjungan ${idKunjungan}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Cari pelanggan lama").fill("kop");
  await page.getByRole("option", { name: /CV Kopi Nusantara/ }).click();
  await page.getByRole("combobox", { name: "Tipe Order" }).click();
  await page.getByRole("option", { name: "Reguler" }).click();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await gambar("nota.jpg"));
  await page.getByRole("button", { name: "Order", exact: true }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText(/^Order SO-\S+ sudah dibuat$/)).toBeVisible();
}

/** Its travel becomes a request. */
async function ajukanBiaya(page: Page, office: Office, idKunjungan: string): Promise<void> {
  const { tagihan } = (await office.call(kunjungan.getDetailKunjungan, { idKunjungan })).data;
  await page.goto(`${office.address}/admin/kunjungan?buka=${idKunjungan}`);
  const ditagih = page.getByRole("dialog", { name: `Kunjungan ${idKunjungan}` });
  await expect(ditagih.getByRole("link", { name: tagihan[0]?.idSo ?? "tidak ada order" }).first()).toBeVisible();
  await expect(ditagih.getByRole("link", { name: "Buat order" })).toBeHidden();
  await ditagih.getByRole("link", { name: "Ajukan biaya" }).click();
  const biaya = page.getByRole("dialog", { name: `Buat Pengajuan untuk Kunjungan ${idKunjungan}` });
  await expect(biaya.getByLabel("Deskripsi")).toHaveValue(`Biaya kunjungan ${idKunjungan}`);
  await expectAccessible(page);
  for (const [nama, pilihan] of [
    ["Kebutuhan", "Perjalanan Servis"],
    ["Rekening Asal", "Kas Kecil"],
  ] as const) {
    await biaya.getByRole("combobox", { name: nama }).click();
    await page.getByRole("option", { name: pilihan, exact: true }).click();
  }
  await biaya.getByLabel("Nominal").fill("300000");
  await biaya.locator("input[type=file]").setInputFiles(await gambar("nota.jpg"));
  await biaya.getByRole("button", { name: "Ajukan" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText(/^Pengajuan PB-\S+ menunggu putusan$/)).toBeVisible();
  await page.goto(`${office.address}/admin/kunjungan?buka=${idKunjungan}`);
  const diajukan = ditagih.getByRole("table", { name: "Pengajuan biaya kunjungan ini" });
  await expect(diajukan.getByRole("row", { name: /PB-\S+ Menunggu Rp 300\.000/ })).toBeVisible();
}
