import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { keluhan } from "#areas/servis/keluhan/contract.ts";
import { kunjungan } from "#areas/servis/kunjungan/contract.ts";
import { perawatan } from "#areas/servis/perawatan/contract.ts";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { mayWaitHere } from "./outbox.ts";
import { bayarDp, makeMachine, pesan } from "./pengiriman.ts";

/** A machine with a number that is with its customer, and a part in the warehouse. */
async function mesinDiCustomer(office: Office) {
  const idProduk = await makeMachine(office, { kodeProduk: "SRV-01", namaProduk: "Oven Servis", stock: 1 });
  await makeMachine(office, { kodeProduk: "MTR-01", namaProduk: "Motor Oven", stock: 4 });
  await office.sql`update produk set berseri = true where id_produk = ${idProduk}`;
  const idSo = await pesan(office, [{ idProduk, qty: 1 }]);
  const idInvoice = await bayarDp(office, idSo);
  await office.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" }));
  const [unit] = await office.sql<{ nomor: string }[]>`select nomor from seri where id_produk = ${idProduk}`;
  return unit?.nomor ?? "";
}

test("a technician on a phone notes a complaint by its label, and without a network the visit with parts and a signature", async ({
  page,
  office,
  context,
}) => {
  const nomor = await mesinDiCustomer(office);
  await page.setViewportSize({ width: 390, height: 844 });
  const { nama } = await office.signIn(page, "Teknisi", { at: "/admin/servis", menu: ["Servis"] });

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

  const [{ idKeluhan } = { idKeluhan: "" }] = (await office.call(keluhan.getKeluhan, {})).data;
  const { teknisi } = (await office.call(kunjungan.getBahanKunjungan, {})).data;
  const idTeknisi = teknisi.find(({ namaLengkap }) => namaLengkap === nama)?.idUser ?? 0;
  const rencana = jakartaToday(new Date());
  const { idKunjungan } = (await office.call(kunjungan.addKunjungan, { idKeluhan, rencana, idTeknisi })).data;
  await page.goto(new URL("/admin/kunjungan", page.url()).href);
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
});

test("the parts of a visit that the customer pays become an order by one press, and its travel a request", async ({
  page,
  office,
}) => {
  const nomor = await mesinDiCustomer(office);
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
  await office.signIn(page, "Super Admin", { at: `/admin/kunjungan?buka=${idKunjungan}` });
  await page.getByRole("link", { name: "Buat order" }).click();
  await expect(page.getByText("Motor Oven").first()).toBeVisible();
  await expect(page).toHaveURL(/keranjang=1/);
  await expect(page.getByText(`Menagih kunjungan ${idKunjungan}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Cari pelanggan lama").fill("kop");
  await page.getByRole("option", { name: /CV Kopi Nusantara/ }).click();
  await page.getByRole("combobox", { name: "Tipe Order" }).click();
  await page.getByRole("option", { name: "Reguler" }).click();
  const foto = await picture();
  const nota = { name: foto.name, mimeType: foto.type, buffer: Buffer.from(await foto.arrayBuffer()) };
  await page.locator("input[type=file]").first().setInputFiles(nota);
  await page.getByRole("button", { name: "Order", exact: true }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText(/^Order SO-\S+ sudah dibuat$/)).toBeVisible();
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
  await biaya.locator("input[type=file]").setInputFiles(nota);
  await biaya.getByRole("button", { name: "Ajukan" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText(/^Pengajuan PB-\S+ menunggu putusan$/)).toBeVisible();
  await page.goto(`${office.address}/admin/kunjungan?buka=${idKunjungan}`);
  const diajukan = ditagih.getByRole("table", { name: "Pengajuan biaya kunjungan ini" });
  await expect(diajukan.getByRole("row", { name: /PB-\S+ Menunggu Rp 300\.000/ })).toBeVisible();
});

test("a technician plans the maintenance that is due and notes it done, and it counts anew", async ({
  page,
  office,
}) => {
  const nomor = await mesinDiCustomer(office);
  const [{ idProduk } = { idProduk: 0 }] = await office.sql<{ idProduk: number }[]>`
    select id_produk from seri where nomor = ${nomor}`;
  await office.call(perawatan.setAturanPerawatan, { idProduk: idProduk as Id<"produk">, bulan: 1, jam: null });
  await page.setViewportSize({ width: 390, height: 844 });
  const { nama } = await office.signIn(page, "Teknisi", { at: "/admin/perawatan", menu: ["Servis"] });
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
  await page.getByRole("button", { name: /^Catat KJ-/ }).click();
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
});

test("the report of failures leads from its numbers to the complaint, on a phone too", async ({ page, office }) => {
  const nomor = await mesinDiCustomer(office);
  const isi = { idSo: "", customer: "", pelapor: "", noTelp: "", dokumen: [] };
  const { data } = await office.call(keluhan.addKeluhan, {
    ...{ ...isi, nomor, keluhan: "Suhu tidak naik" },
  } as never);
  await office.signIn(page, "Super Admin", { at: "/admin/kerusakan-mesin" });
  const tabel = page.getByRole("table", { name: "Kerusakan per produk dan batch" });
  await expect(tabel.getByText("Oven Servis")).toBeVisible();
  await expect(tabel.getByRole("columnheader", { name: /Biaya Garansi/ })).toBeVisible();
  await expectAccessible(page);
  await tabel.getByRole("link", { name: "1" }).first().click();
  const detail = page.getByRole("dialog", { name: "Kerusakan Mesin" });
  await expect(detail.getByRole("link", { name: data.idKeluhan })).toBeVisible();
  await expect(detail.getByRole("link", { name: nomor }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  await expect(detail).toBeHidden();
});

test("on the board a complaint is planned, worked on and settled by what its columns open", async ({
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
  const { nama } = await office.signIn(page, "Teknisi", { at: "/admin/servis?tampil=papan", menu: ["Servis"] });
  const { teknisi } = (await office.call(kunjungan.getBahanKunjungan, {})).data;
  const idTeknisi = teknisi.find(({ namaLengkap }) => namaLengkap === nama)?.idUser ?? 0;
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
});
