import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import { prepareSuperAdmin } from "#areas/karyawan/karyawan/server/pertama.ts";
import { countKeystrokes } from "./ketukan.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";
import { kirimkan } from "./pengiriman.ts";
import { gambar } from "./penjualan.ts";
import { expectSaid } from "./said.ts";

test.slow();

const PASSWORD_KUAT = "gerimis bolpen perahu";
const rangkai = <Isi>(banyak: number, satu: (n: number) => Isi): Isi[] =>
  Array.from({ length: banyak }, (_, n) => satu(n + 1));
const jumlah = (angka: readonly number[]): number => angka.reduce((sum, satu) => sum + satu, 0);

/** What the old program of a company of ten employees says: 40 products, 30 customers with debts, six suppliers with bills. */
const ORANG = [
  ["Dewi Lestari", "Sales"],
  ["Budi Santoso", "Admin"],
  ["Sri Wahyuni", "Logistik"],
  ["Rudi Hartono", "Management"],
  ...rangkai(6, (n) => [`Pekerja ${n}`, "Logistik"] as const),
] as const;
const PRODUK = rangkai(40, (n) => ({
  kode: `PGR-${n}`,
  nama: `Pengering ${n}`,
  jual: 9_000_000 + n * 100_000,
  beli: 6_000_000 + n * 50_000,
  stok: n % 5,
}));
const FAKTUR = rangkai(45, (n) => ({
  nomor: `F-${n}`,
  pelanggan: `PT Rasa ${((n - 1) % 30) + 1}`,
  sisa: 1_000_000 + n * 1000,
}));
const TAGIHAN = rangkai(8, (n) => ({
  nomor: `T-${n}`,
  pemasok: `CV Logam ${((n - 1) % 6) + 1}`,
  sisa: 2_000_000 + n * 1000,
}));
const KAS = { "BCA RJP": 250_000_000, "Kas Kecil": 5_000_000 };
const persediaan = jumlah(PRODUK.map(({ beli, stok }) => beli * stok));
const piutang = jumlah(FAKTUR.map(({ sisa }) => sisa));
const hutang = jumlah(TAGIHAN.map(({ sisa }) => sisa));
const NERACA = [
  ...Object.entries(KAS).map(([nama, saldo]) => `${nama},${saldo},`),
  `Piutang Pelanggan,${piutang},`,
  `Persediaan,${persediaan},`,
  `Hutang Usaha,,${hutang}`,
  `Modal,,${jumlah(Object.values(KAS)) + piutang + persediaan - hutang}`,
];

const csv = (name: string, ...rows: string[]) => ({ name, mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) });
const BAWAAN = {
  karyawan: csv("karyawan.csv", "NIP,Nama,Hak Akses", ...ORANG.map(([nama, role], n) => `${2001 + n},${nama},${role}`)),
  produk: csv(
    "barang.csv",
    "Kode Barang,Nama Barang,Harga Jual,Harga Beli,Stok",
    ...PRODUK.map(({ kode, nama, jual, beli, stok }) => `${kode},${nama},${jual},${beli},${stok}`),
  ),
  pelanggan: csv(
    "pelanggan.csv",
    "Nama,Perusahaan,Telepon,Alamat",
    ...rangkai(30, (n) => `Rina ${n},PT Rasa ${n},${`0812${10_000_000 + n}`},Jl. Melati ${n}`),
  ),
  piutang: csv(
    "faktur.csv",
    "No Faktur,Tanggal,Pelanggan,Sisa",
    ...FAKTUR.map(({ nomor, pelanggan, sisa }) => `${nomor},01/09/2026,${pelanggan},${sisa}`),
  ),
  pemasok: csv("pemasok.csv", "Nama Pemasok,Telepon", ...rangkai(6, (n) => `CV Logam ${n},021${5_550_000 + n}`)),
  hutang: csv(
    "tagihan.csv",
    "No Faktur,Tanggal,Pemasok,Sisa",
    ...TAGIHAN.map(({ nomor, pemasok, sisa }) => `${nomor},01/09/2026,${pemasok},${sisa}`),
  ),
  neraca: csv("neraca.csv", "Nama Akun,Debit,Kredit", ...NERACA),
};

/** Pictures to look at, in the usual window and on a phone. */
async function foto(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${process.env.SHOTS}/hari-${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

const tulis = async (field: Locator, text: string) => {
  await field.click();
  await field.pressSequentially(text);
};
const ok = (page: Page) => page.getByRole("button", { name: "Ok", exact: true }).click();

/** Brings a file by its step of the list, and goes back to the list. */
async function bawa(
  page: Page,
  langkah: string,
  berkas: { name: string; mimeType: string; buffer: Buffer },
  cara = "Dari berkas",
) {
  await page.getByRole("link", { name: `${cara}: ${langkah}`, exact: true }).click();
  await page.getByLabel("Berkas impor").setInputFiles(berkas);
  await expect(page.getByText(/^Siap: \d+ baris akan ditambahkan/)).toBeVisible();
  await foto(page, `coba-${berkas.name}`);
  await page.getByRole("button", { name: /^Simpan \d+ baris/ }).click();
  await expect(page.getByText(`diimpor dari ${berkas.name}`)).toBeVisible();
}
const kembali = (page: Page) => page.getByRole("link", { name: "Mulai memakai Kantor" }).first().click();

async function gantiPassword(page: Page, awal: string): Promise<void> {
  await tulis(page.getByLabel("Password Lama"), awal);
  await tulis(page.getByLabel("Password Baru"), PASSWORD_KUAT);
  await page.getByRole("button", { name: "Ubah Password" }).click();
}

/** Somebody signs in for the first time, with the password of the list. */
async function pertamaKali(browser: Browser, office: Office, nokar: string, awal: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 850 } })).newPage();
  await page.goto(office.address);
  const masuk = async (password: string) => {
    await page.getByLabel("No Karyawan").fill(nokar);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Login" }).click();
  };
  await masuk(awal);
  await gantiPassword(page, awal);
  await masuk(PASSWORD_KUAT);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  return page;
}

test("the first day: an empty company with its opening balances, up to the first machine that is delivered", async ({
  page,
  browser,
  office,
}) => {
  const ketukan = await countKeystrokes(page);
  const kode = (await prepareSuperAdmin(office.sql, "1001", null))?.password ?? "";
  await page.goto(office.address);
  await tulis(page.getByLabel("Kode dari konsol"), kode);
  await tulis(page.getByLabel("Password baru"), PASSWORD_KUAT);
  await tulis(page.getByLabel("Ulangi password"), PASSWORD_KUAT);
  await page.getByRole("button", { name: "Mulai" }).click();
  await expect(page.getByText("0 dari 11 langkah berisi")).toBeVisible();

  await page.getByRole("link", { name: "Buka Perusahaan dan logo" }).click();
  await page.getByRole("button", { name: "Edit" }).first().click();
  const kop = page.getByRole("dialog", { name: "Edit Perusahaan" });
  await kop.getByRole("textbox", { name: "Nama", exact: true }).press("Control+A");
  await kop.getByRole("textbox", { name: "Nama", exact: true }).pressSequentially("CV Tunas Pengering");
  await tulis(kop.getByLabel("Alamat"), "Jl. Industri 7, Bandung");
  await tulis(kop.getByLabel("No Telp"), "0227654321");
  await foto(page, "perusahaan");
  await kop.getByRole("button", { name: "Simpan" }).click();
  await expect(kop).toHaveCount(0);

  await page.getByRole("link", { name: "Role", exact: true }).click();
  await page.getByRole("button", { name: "Tambah Role" }).click();
  await tulis(page.getByRole("dialog").getByLabel("Nama Role"), "Sales");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("cell", { name: "Sales", exact: true })).toBeVisible();
  await kembali(page);
  await bawa(page, "Karyawan", BAWAAN.karyawan);
  const unduhan = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download password awal" }).click();
  const daftar = readFileSync(await (await unduhan).path(), "utf8");
  const sandi = (nokar: string) => new RegExp(`${nokar}.*[,;]"?([^,;"\\s]+)"?`).exec(daftar)?.[1] ?? "";
  for (const [langkah, berkas] of [
    ["Produk, stok dan harga pokok", BAWAAN.produk],
    ["Pelanggan", BAWAAN.pelanggan],
    ["Piutang per faktur", BAWAAN.piutang],
    ["Pemasok", BAWAAN.pemasok],
    ["Hutang per tagihan", BAWAAN.hutang],
    ["Saldo akun lain", BAWAAN.neraca],
  ] as const) {
    await kembali(page);
    await bawa(page, langkah, berkas);
  }
  await kembali(page);
  await bawa(page, "Saldo akun lain", BAWAAN.neraca, "Bandingkan");
  await kembali(page);
  await expect(page.getByText("9 dari 11 langkah berisi")).toBeVisible();
  await expect(page.getByText("Semua akun sama.")).toBeVisible();
  await expectAccessible(page);
  await foto(page, "semua");
  await page.getByRole("button", { name: "Selesai, tutup daftar" }).click();
  await ok(page);
  await expectSaid(page, "Daftar mulai ditutup");
  // Every key and press of the person who begins, and three more for each of eight files: five seconds each are 20 minutes.
  expect((await ketukan()) + 8 * 3).toBeLessThan(240);

  const sales = await pertamaKali(browser, office, "2001", sandi("2001"));
  await sales.goto(`${office.address}/admin/cardproduk?cari=PGR-39`);
  await sales.getByRole("button", { name: "Tambah Pengering 39 ke keranjang" }).click();
  await sales.getByRole("button", { name: "Keranjang 1 produk, 1 unit" }).click();
  await foto(sales, "keranjang");
  await sales.getByLabel("Cari pelanggan lama").fill("PT Rasa 7");
  await sales
    .getByRole("option", { name: /PT Rasa 7/ })
    .first()
    .click();
  await expect(sales.getByLabel("Alamat Customer")).toHaveValue("Jl. Melati 7");
  await sales.getByRole("combobox", { name: "Tipe Order" }).click();
  await sales.getByRole("option", { name: "Reguler" }).click();
  await sales
    .locator("input[type=file]")
    .first()
    .setInputFiles([await gambar("pesanan.jpg")]);
  await sales.getByRole("button", { name: "Order", exact: true }).click();
  await ok(sales);
  await expect(sales.getByRole("button", { name: "Keranjang", exact: true })).toBeVisible();
  await sales.goto(`${office.address}/admin/salesorder`);
  const order = sales.getByRole("row").filter({ hasText: "PT Rasa 7" });
  const idSo = (await order.getByText(/^SO-\d{4}-\d{5}$/).textContent()) ?? "";

  const admin = await pertamaKali(browser, office, "2002", sandi("2002"));
  await admin.goto(`${office.address}/admin/invoiceorder?order=${idSo}`);
  await admin.getByRole("button", { name: "Tambah Invoice" }).click();
  const lunas = admin.getByRole("dialog", { name: `Tambah Invoice ${idSo}` });
  await lunas.getByText("Lunas", { exact: true }).click();
  await lunas.getByRole("combobox", { name: "Rekening" }).click();
  await admin.getByRole("option", { name: "BCA RJP" }).click();
  await expect(lunas.getByLabel("Nominal Lunas")).toHaveValue("Rp 12.900.000");
  await lunas.locator('input[type="file"]').setInputFiles([await gambar("bukti.jpg")]);
  await lunas.getByRole("button", { name: "Simpan" }).click();
  await expectSaid(admin, /Invoice INV-\d{4}-\d{5} berhasil ditambahkan/);

  await page.goto(`${office.address}/admin/invoiceorder?order=${idSo}`);
  await page.getByRole("button", { name: /^Approve INV/ }).click();
  const setuju = page.getByRole("dialog", { name: /^Approve Invoice/ });
  await expect(setuju.getByRole("region", { name: "Rekening BCA RJP" })).toContainText("Saldo sebelumRp 250.000.000");
  await foto(page, "approve");
  await setuju.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("cell", { name: "Disetujui" })).toBeVisible();

  const gudang = await pertamaKali(browser, office, "2003", sandi("2003"));
  await gudang.goto(`${office.address}/admin/suratjalan`);
  await gudang.getByRole("button", { name: `+ Surat Jalan ${idSo}` }).click();
  await kirimkan(gudang);

  await expect(order.getByText("Selesai", { exact: true }).last()).toBeVisible();
  await foto(sales, "terkirim");
  // Stock and money are those of the old program, less and more by this one machine.
  const [buku] = await office.sql<{ persediaan: number; bca: number }[]>`
    select sum(b.debit - b.kredit) filter (where a.nama = 'Persediaan')::bigint as persediaan,
      sum(b.debit - b.kredit) filter (where a.nama = 'BCA RJP')::bigint as bca
    from jurnal_baris b join bagan_akun a using (id_akun)`;
  expect(buku).toEqual({ persediaan: persediaan - 7_950_000, bca: 262_900_000 });
  for (const one of [sales, admin, gudang]) await one.context().close();
});
