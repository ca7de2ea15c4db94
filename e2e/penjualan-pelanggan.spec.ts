import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import { isianOrder } from "#test/support/order.ts";
import { expect, expectAccessible, expectFingers, expectWhole, type Office, test } from "./office.ts";
import { makeMachine, pesan } from "./pengiriman.ts";
import { gambar } from "./penjualan.ts";
import { signOut } from "./signOut.ts";

const hariLalu = (hari: number) => jakartaToday(new Date(Date.now() - hari * 86_400_000));

/** An order whose goods left, with a down payment invoiced so many days ago and the rest not paid. */
async function berutang(office: Office, idProduk: number, hari: number, namaCustomer: string) {
  const isian = isianOrder([{ idProduk, hargaProduk: 12_500_000 }]);
  const { data } = await office.call(order.addOrder, {
    ...isian,
    namaCustomer,
    noTelp: `0812000${String(hari).padStart(5, "0")}`,
    tglOrder: hariLalu(hari),
    dokumen: [await picture()],
  });
  const { idSo } = data;
  const accounts = (await office.call(rekening.getRekeningDropdown, {})).data;
  const idRekening = accounts.find((account) => account.namaRekening === "BCA RJP")?.idRekening ?? 0;
  const nothing = { nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0 };
  const dp = { tipePembayaran: "DP" as const, nominalDp: 2_500_000, tglInvoice: hariLalu(hari) };
  const { idInvoice } = (
    await office.call(invoice.addInvoice, { idSo, idRekening, ...dp, ...nothing, dokumen: [await picture()] })
  ).data;
  await office.call(invoice.approveInv, { idInv: idInvoice });
  await office.call(suratJalan.addSuratJalan, {
    idSo,
    idInvoice,
    statusSo: "Kirim",
    namaPenerima: namaCustomer,
    alamatPenerima: "Jl. Braga 5",
    noTelpPenerima: "0812000111",
    namaEkspedisi: "",
    alamatEkspedisi: "",
    telpEkspedisi: "",
    nomorResi: "",
    keterangan: "",
    tglSurat: hariLalu(0),
    dokumen: [await picture()],
  });
}

test("a known customer calls: three letters and Enter fill the order; at the month's end Kasir reminds by age, by WhatsApp and telephone", async ({
  page,
  office,
}) => {
  test.slow();
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-1", namaProduk: "Oven Deck", stock: 5 });
  await pesan(office, [{ idProduk, qty: 1 }], "CV Kopi Nusantara");
  await office.signIn(page, "Sales", { menu: ["Produk Card", "Sales Order", "Pelanggan"], at: "/admin/cardproduk" });
  await page
    .getByRole("button", { name: /^(Ambil dari gudang|Tambah|Keranjang).*Oven Deck/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Keranjang 1 produk, 1 unit" }).click();
  const cari = page.getByLabel("Cari pelanggan lama");
  await cari.fill("kop");
  await expect(page.getByRole("option", { name: /Dewi Lestari · CV Kopi Nusantara/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status", { name: "Pelanggan order ini" })).toContainText("Dewi Lestari");
  await expect(page.getByLabel("No Telpn Customer")).toHaveValue("081234567890");
  await expect(page.getByLabel("Instansi Customer")).toHaveValue("CV Kopi Nusantara");
  await expect(page.getByLabel("Alamat Customer")).toHaveValue("Jl. Braga 5, Bandung");
  await page.getByRole("combobox", { name: "Tipe Order" }).click();
  await page.getByRole("option", { name: "Reguler" }).click();
  const dokumen = page.locator("input[type=file]").first();
  await dokumen.setInputFiles([await gambar("pesanan.jpg")]);
  await page.getByRole("button", { name: "Order", exact: true }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByRole("button", { name: "Keranjang", exact: true })).toBeVisible();

  // One customer with two orders, found by number too; that of somebody else is shown on request.
  await page.goto(`${office.address}/admin/pelanggan`);
  await expect(page.getByText("Belum ada pelanggan")).toBeVisible();
  await page.getByRole("combobox", { name: "Milik" }).or(page.getByLabel("Milik")).first().click();
  await page.getByRole("option", { name: "Semua sales" }).click();
  await expect(page).toHaveURL(/milik=semua/);
  await page.getByPlaceholder("Nama/Instansi/No Telp").fill("+62 812345");
  await page.getByRole("button", { name: "Detail Dewi Lestari" }).click();
  const detail = page.getByRole("dialog", { name: "Detail Pelanggan" });
  await expect(detail.getByRole("table", { name: "Order" }).getByRole("row")).toHaveCount(3);
  await expect(page).toHaveURL(/buka=\d+/);
  // The address alone shows it again.
  await page.reload();
  await expect(detail.getByRole("table", { name: "Order" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("row").filter({ hasText: "CV Kopi Nusantara" }).first()).toBeVisible();
  await expectAccessible(page);
  // A sales person merges nobody.
  await expect(page.getByRole("button", { name: /^Gabungkan/ })).toHaveCount(0);
  await page.keyboard.press("Escape");

  // The month's reminders: by age, one by WhatsApp, one noted by telephone.
  const besar = await makeMachine(office, { kodeProduk: "OVN-2", namaProduk: "Oven Besar", stock: 5 });
  await berutang(office, besar, 100, "Budi Lama");
  await berutang(office, besar, 40, "Siti Baru");
  await berutang(office, besar, 3, "Joko Belum");
  await signOut(page);
  await office.signIn(page, "Kasir", { menu: ["Dashboard", "Piutang", "Invoice", "Pelanggan"] });
  const tugas = page.getByRole("region", { name: "Piutang lewat jatuh tempo" });
  await tugas.getByRole("link", { name: "Budi Lama" }).click();
  const surat = page.getByRole("dialog", { name: "Pernyataan Piutang" });
  await expect(surat.getByText("lewat 70 hari")).toBeVisible();
  const whatsapp = surat.getByRole("link", { name: "WhatsApp" });
  await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/62812000\d+\?text=Yth\.%20Budi%20Lama/);
  await expectAccessible(page);
  // The chat opens elsewhere; here the reminder is noted.
  await whatsapp.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await whatsapp.click();
  await expect(surat.getByRole("table", { name: "Pengingat" })).toContainText("WhatsApp");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row").filter({ hasText: "Budi Lama" })).toContainText("WhatsApp,");
  const baris = page.getByRole("row").filter({ hasText: /Budi|Siti|Joko/ });
  await expect(baris).toHaveText([/Budi Lama/, /Siti Baru/, /Joko Belum/]);

  await page.getByRole("button", { name: "Pernyataan Siti Baru", exact: true }).click();
  await surat.getByRole("button", { name: "Catat Pengingat" }).click();
  const catat = page.getByRole("dialog", { name: "Catat pengingat ke Siti Baru" });
  await catat.getByLabel("Catatan").fill("Janji Jumat");
  await catat.getByRole("button", { name: "Simpan" }).click();
  await expect(surat.getByRole("table", { name: "Pengingat" })).toContainText("Janji Jumat");

  const [budi] = await office.sql`select id_pelanggan from pelanggan where nama = 'Budi Lama'`;
  await page.setViewportSize({ width: 390, height: 844 });
  // Both spreadsheets stand behind one button, so that the cards begin on the first screen.
  await page.goto(`${office.address}/admin/piutang`);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const ekspor = page.getByRole("dialog", { name: "Export" });
  await expect(ekspor.getByRole("button")).toHaveText(["Export Piutang", "Export per Order"]);
  await expectAccessible(page);
  await expectFingers(page);
  const unduhan = page.waitForEvent("download");
  await ekspor.getByRole("button", { name: "Export per Order" }).click();
  await unduhan;
  await page.goto(`${office.address}/admin/pelanggan?buka=${budi?.idPelanggan}`);
  await expectWhole(page.getByRole("dialog", { name: "Detail Pelanggan" }).getByText("Masih bergaransi"));
});
