import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { prepareSuperAdmin } from "#areas/karyawan/karyawan/server/pertama.ts";
import { expect, expectAccessible, test } from "./office.ts";

const PASSWORD_KUAT = "gerimis bolpen perahu";
const LAYOUTS = join(import.meta.dirname, "../test/fixtures/impor");

const layout = (name: string) => ({ name, mimeType: "text/csv", buffer: readFileSync(join(LAYOUTS, name)) });
const tabel = (name: string, ...rows: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(rows.join("\n")),
});

/** Pictures to look at, in the usual window and on a phone. */
async function foto(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

type Berkas = { name: string; mimeType: string; buffer: Buffer };

/** Brings a file: what it would be is shown first. */
async function bring(
  page: Page,
  data: string,
  berkas: Berkas,
  baris: number,
  cara = "Dari berkas",
  apa = `${baris} baris`,
) {
  await page.getByRole("link", { name: `${cara}: ${data}`, exact: true }).click();
  await page.getByLabel("Berkas impor").setInputFiles(berkas);
  await expect(page.getByText(`Siap: ${apa} akan ditambahkan`)).toBeVisible();
  await foto(page, `impor-${berkas.name}`);
  await page.getByRole("button", { name: `Simpan ${baris} baris` }).click();
  await expect(page.getByText(`diimpor dari ${berkas.name}`)).toBeVisible();
}

const back = (page: Page) => page.goto(new URL("/admin/mulai", page.url()).href);

test("an empty company begins: first password in the browser, then what it brings from another program, also in a file that nobody knows", async ({
  page,
  office,
}) => {
  const { password: kode } = (await prepareSuperAdmin(office.sql, "1001", null)) ?? {};
  await page.goto(office.address);
  await expect(page.getByLabel("Kode dari konsol")).toBeVisible();
  await expectAccessible(page);
  await foto(page, "pertama");
  await page.getByLabel("Kode dari konsol").fill("salah-sekali");
  await page.getByLabel("Password baru").fill(PASSWORD_KUAT);
  await page.getByLabel("Ulangi password").fill(PASSWORD_KUAT);
  await page.getByRole("button", { name: "Mulai" }).click();
  await expect(page.getByText("Kode salah")).toBeVisible();
  await page.getByLabel("Kode dari konsol").fill(kode ?? "");
  await page.getByRole("button", { name: "Mulai" }).click();

  await expect(page.getByRole("heading", { name: "Mulai memakai Kantor" }).first()).toBeVisible();
  await expect(page.getByText("0 dari 11 langkah berisi")).toBeVisible();
  await expectAccessible(page);
  await foto(page, "mulai");

  await bring(page, "Produk, stok dan harga pokok", layout("accurate-barang.csv"), 2);
  await back(page);
  await expect(page.getByText("2 produk")).toBeVisible();
  await bring(page, "Pelanggan", layout("accurate-pelanggan.csv"), 2);
  await back(page);
  const faktur = ["No Faktur,Tanggal,Pelanggan,Sisa", 'F-77,01/09/2026,PT Sumber Makmur,"2,500,000.00"'];
  await bring(page, "Piutang per faktur", tabel("faktur.csv", ...faktur), 1);
  await back(page);
  await expect(page.getByText("1 faktur")).toBeVisible();
  const pesanan = [
    "No Pesanan;Tanggal;Nama Pelanggan;Kode Barang;Kuantitas;Kts Terkirim;Harga;Uang Muka;Rekening",
    "SO-77;05/09/2026;PT Sumber Makmur;OVN-100;3;1;25.000.000,00;10.000.000;Kas Kecil",
    "SO-77;;;OVN-100;2;;24.000.000,00;;",
  ];
  await bring(
    page,
    "Order yang belum selesai",
    tabel("pesanan.csv", ...pesanan),
    2,
    "Dari berkas",
    "1 order (2 baris)",
  );
  await back(page);
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  const [{ idSo } = { idSo: "" }] = await office.sql<{ idSo: string }[]>`select id_so from order_lama`;
  await page.goto(`${office.address}/admin/salesorder?cari=so-77&buka=${idSo}`);
  await expect(page.getByText("SO-77, 05-09-2026")).toBeVisible();
  await foto(page, "order-lama");
  await back(page);
  await office.sql`insert into kategori_asset (nama_kategori, kode, pembagi, jenis_batas, batas) values ('Mesin Produksi', 'MSP', 48, 'atas', 0)`;
  await office.sql`insert into lokasi_asset (nama_lokasi, singkatan) values ('Gudang Utama', 'GDU')`;
  await bring(page, "Asset", layout("accurate-aset.csv"), 1);
  await back(page);
  await expect(page.getByText("6 dari 11 langkah berisi")).toBeVisible();
  await foto(page, "mulai-isi");

  await bring(
    page,
    "Saldo akun lain",
    tabel("neraca.csv", "Nama Akun,Debit,Kredit", "Kas lama,1000,0", "Saldo Awal,0,1000"),
    2,
    "Bandingkan",
  );
  await back(page);
  const banding = page.getByRole("table", { name: "Neraca saldo lama dan Kantor" });
  await expect(banding).toContainText("Kas lama");
  await expectAccessible(page);
  await foto(page, "mulai-neraca");
  const saldo = tabel("saldo.csv", "Nama Akun,Debit,Kredit", "Aset Lain-lain,1000,0", "Modal,0,1000");
  await bring(page, "Saldo akun lain", saldo, 2);
  await back(page);
  await expect(banding).toContainText("Modal");

  await page.goto(`${office.address}/admin/piutang`);
  await expect(page.getByText("PT Sumber Makmur").first()).toBeVisible();
  await expect(page.getByText("2.500.000").first()).toBeVisible();

  await back(page);
  await page.getByRole("button", { name: "Selesai, tutup daftar" }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(page.getByText("Daftar mulai ditutup")).toBeVisible();
  await bawaBerkasAsing(page);
});

/** A file that nobody knows asks for its columns, and says what is wrong where. */
async function bawaBerkasAsing(page: Page): Promise<void> {
  await page.goto(new URL("/admin/pindah/impor?data=pemasok", page.url()).href);
  await page
    .getByLabel("Berkas impor")
    .setInputFiles(tabel("lain.csv", "Sapaan,Nomor", "CV Satu,08112223334", "CV Dua,x"));
  await expect(page.getByText("Sebutkan kolom Nama Pemasok")).toBeVisible();
  await page.getByRole("combobox", { name: "Nama Pemasok" }).click();
  await page.getByRole("option", { name: "Sapaan" }).click();
  await page.getByRole("combobox", { name: "No Telepon" }).click();
  await page.getByRole("option", { name: "Nomor" }).click();
  await page.getByRole("button", { name: "Periksa lagi" }).click();
  await expect(page.getByRole("table", { name: "Isian yang salah" })).toContainText("No telepon berisi angka");
  await expect(page.getByRole("button", { name: "Simpan 2 baris" })).toBeDisabled();
  await foto(page, "impor-salah");
  await expectAccessible(page);
}
