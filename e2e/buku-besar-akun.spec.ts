import type { Page } from "@playwright/test";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { picture } from "#test/support/files.ts";
import { expect, expectAccessible, type Office, test } from "./office.ts";

async function setoran(office: Office): Promise<void> {
  const { data: baru } = await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Setoran Pemilik" });
  const [kas] = await office.sql<{ id: number }[]>`
    select id_rekening as id from rekening where nama_rekening = 'Kas Kecil'`;
  const { data } = await office.call(pengajuan.addPengajuan, {
    ...baru,
    tipePengajuan: "masuk",
    idRekeningTujuan: kas?.id ?? 0,
    nominalPengajuan: 25_000_000,
    deskripsiPengajuan: "setoran awal",
    dokumen: [await picture()],
  });
  await office.call(pengajuan.approvePengajuan, {
    ...data,
    statusPengajuan: "Disetujui",
    dokumen: [await picture()],
  });
}

const pilih = async (page: Page, label: string, pilihan: string) => {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: pilihan }).click();
};

test("a need finds its account in the chart, and an account of one's own is added", async ({ page, office }) => {
  await setoran(office);
  await office.signIn(page, "Management", { at: "/admin/bukubesar/akun" });
  await expect(page.getByText("1 kebutuhan belum dipetakan")).toBeVisible();
  const baris = page.getByRole("row").filter({ hasText: "Setoran Pemilik" });
  await expect(baris).toContainText("Belum dipetakan");
  await expectAccessible(page);

  await baris.getByRole("button", { name: /Dihitung sebagai/ }).click();
  const dialog = page.getByRole("dialog");
  await pilih(page, "Dihitung sebagai", "3-1001 Modal");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText("1 kebutuhan belum dipetakan")).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "3-1001" })).toContainText("25.000.000");

  await page.getByRole("button", { name: "Tambah Akun" }).click();
  await pilih(page, "Jenis Akun", "Beban");
  await dialog.getByLabel("Kode Akun").fill("1-7003");
  await dialog.getByLabel("Nama Akun").fill("Beban Penyisihan");
  await dialog.getByLabel("Golongan").fill("Beban Lain");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await expect(dialog.getByText("Kode akun Beban diawali angka 5 atau 6")).toBeVisible();
  await dialog.getByLabel("Kode Akun").fill("6-7003");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("region", { name: "Beban", exact: true })).toContainText("Beban Penyisihan");
  await page.getByRole("searchbox", { name: "Cari Kode/Nama Akun" }).fill("penyisihan");
  await expect(page.getByRole("row").filter({ hasText: "3-1001" })).toBeHidden();
});
