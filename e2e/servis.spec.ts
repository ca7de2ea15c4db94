import type { Locator, Page } from "@playwright/test";
import { keluhan } from "#areas/servis/keluhan/contract.ts";
import { kunjungan } from "#areas/servis/kunjungan/contract.ts";
import { perawatan } from "#areas/servis/perawatan/contract.ts";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { mayWaitHere } from "./outbox.ts";
import { mesinDiCustomer } from "./servis.ts";

test("a technician on a phone notes a complaint by its label, without a network the visit, and the maintenance that is due", async ({
  page,
  office,
  context,
}) => {
  const nomor = await mesinDiCustomer(office);
  await page.setViewportSize({ width: 390, height: 844 });
  const { nama } = await office.signIn(page, "Teknisi", { at: "/admin/servis", menu: ["Servis"] });
  await pindaiKeluhan(page, nomor);
  const { idKeluhan, idKunjungan } = await rencanakan(office, nama);
  await page.goto(`${office.address}/admin/kunjungan`);
  await expect(page.getByText(idKunjungan)).toBeVisible();
  await expectAccessible(page);
  // The form's code comes when there is time for it, before the technician leaves.
  await page.getByRole("button", { name: `Catat ${idKunjungan}` }).click();
  const kerja = page.getByRole("dialog", { name: `Catat ${idKunjungan}` });
  await kerja.getByRole("button", { name: "Tambah part" }).click();
  await kerja.getByRole("combobox", { name: "Part 1" }).click();
  await expect(page.getByRole("option", { name: /Motor Oven/ })).toBeVisible();

  // So does the code that lets what is sent wait: without it a form cannot be kept.
  await expect.poll(() => mayWaitHere(page)).toBe(true);
  await context.setOffline(true);
  await catatTanpaJaringan(page, kerja);
  await context.setOffline(false);
  await expect
    .poll(async () => (await office.call(kunjungan.getDetailKunjungan, { idKunjungan })).data.status, {
      timeout: 60_000,
    })
    .toBe("dikerjakan");
  const { data } = await office.call(kunjungan.getDetailKunjungan, { idKunjungan });
  expect(data).toMatchObject({ penerima: "Bu Sri", nilai: 16_000_000, part: [{ kodeProduk: "MTR-01", qty: 2 }] });
  expect([data.buktiFoto.length, data.tandaTangan !== null]).toEqual([1, true]);

  await page.goto(new URL(`/admin/servis?buka=${idKeluhan}`, page.url()).href);
  const detail = page.getByRole("dialog", { name: `Servis ${idKeluhan}` });
  await expect(detail.getByText("Selesai").first()).toBeVisible();
  await expect(detail.getByText("Ganti motor").first()).toBeVisible();
  await expectAccessible(page);
  await rawatBerkala(page, office, nomor, nama);
});

/** The label of the machine fills in the complaint. */
async function pindaiKeluhan(page: Page, nomor: string): Promise<void> {
  await page.getByRole("button", { name: "Pindai" }).click();
  const pindai = page.getByRole("dialog", { name: "Pindai label mesin" });
  await pindai.getByLabel("Nomor seri").fill(nomor.toLowerCase());
  await pindai.getByLabel("Nomor seri").press("Enter");
  const form = page.getByRole("dialog", { name: "Catat Keluhan" });
  await expect(form.getByText(/Oven Servis · .* · garansi sampai/)).toBeVisible();
  await form.getByLabel("Keluhan").fill("Motor tidak berputar");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText("Motor tidak berputar")).toBeVisible();
}

/** A visit of today for the complaint. */
async function rencanakan(office: Office, nama: string) {
  const [{ idKeluhan } = { idKeluhan: "" }] = (await office.call(keluhan.getKeluhan, {})).data;
  const { teknisi } = (await office.call(kunjungan.getBahanKunjungan, {})).data;
  const idTeknisi = teknisi.find(({ namaLengkap }) => namaLengkap === nama)?.idUser ?? 0;
  const rencana = jakartaToday(new Date());
  const { idKunjungan } = (await office.call(kunjungan.addKunjungan, { idKeluhan, rencana, idTeknisi })).data;
  return { idKeluhan, idKunjungan };
}

/** Work, a part, a photo and a signature. */
async function catatTanpaJaringan(page: Page, kerja: Locator): Promise<void> {
  await page.getByRole("option", { name: /Motor Oven/ }).click();
  await kerja.getByLabel("Jumlah").fill("2");
  await kerja.getByLabel("Yang Dikerjakan").fill("Ganti motor");
  const buffer = Buffer.from(await (await picture("motor.jpg", "#e8590c", 900)).arrayBuffer());
  await kerja.locator("input[type=file]").setInputFiles({ name: "motor.jpg", mimeType: "image/jpeg", buffer });
  const kertas = kerja.getByRole("img", { name: "Tanda tangan customer: belum digambar" });
  await kertas.scrollIntoViewIfNeeded();
  const box = await kertas.boundingBox();
  if (!box) throw new Error("The pad is not shown");
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 30, { steps: 8 });
  await page.mouse.move(box.x + 240, box.y + 80, { steps: 8 });
  await page.mouse.up();
  await expect(kerja.getByRole("img", { name: "Tanda tangan customer: sudah digambar" })).toBeVisible();
  await kerja.getByLabel("Nama yang Menandatangani").fill("Bu Sri");
  await expectAccessible(page);
  await kerja.getByRole("button", { name: "Simpan" }).click();
  await expect(kerja).toBeHidden();
  await expect(page.getByText(/1 kiriman menunggu/)).toBeVisible();
}

/** The maintenance that is due is planned and noted done, and counts anew. */
async function rawatBerkala(page: Page, office: Office, nomor: string, nama: string): Promise<void> {
  const [{ idProduk } = { idProduk: 0 }] = await office.sql<{ idProduk: number }[]>`
    select id_produk from seri where nomor = ${nomor}`;
  await office.call(perawatan.setAturanPerawatan, { idProduk: idProduk as Id<"produk">, bulan: 1, jam: null });
  await page.goto(`${office.address}/admin/perawatan`);
  await expect(page.getByText(nomor)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Jadwalkan ${nomor}` }).click();
  const form = page.getByRole("dialog", { name: `Jadwalkan perawatan ${nomor}` });
  await form.getByLabel("Tanggal Kunjungan").fill(tanggal(jakartaToday(new Date())));
  await form.getByLabel("Tanggal Kunjungan").press("Tab");
  await form.getByRole("combobox", { name: "Teknisi" }).click();
  await page.getByRole("option", { name: nama, exact: true }).click();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Jadwalkan" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("link", { name: /^SV-/ })).toBeVisible();

  await page.goto(new URL("/admin/kunjungan", page.url()).href);
  await page
    .getByRole("button", { name: /^Catat KJ-/ })
    .first()
    .click();
  const kerja = page.getByRole("dialog", { name: /^Catat KJ-/ });
  await kerja.getByLabel("Yang Dikerjakan").fill("Saringan dibersihkan");
  await kerja.getByLabel("Jam Mesin").fill("120");
  await kerja.getByRole("button", { name: "Simpan" }).click();
  await expect(kerja).toBeHidden();

  await page.goto(new URL(`/admin/perawatan?buka=${nomor}`, page.url()).href);
  const mesin = page.getByRole("dialog", { name: `Mesin ${nomor}` });
  await expect(mesin.getByText("Perawatan berikutnya")).toBeVisible();
  await expect(mesin.getByText("Saringan dibersihkan").first()).toBeVisible();
  await expectAccessible(page);
}
