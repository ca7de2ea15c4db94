import type { Page } from "@playwright/test";
import { kategoriAsset } from "#areas/asset/kategori/contract.ts";
import { lokasiAsset } from "#areas/asset/lokasi/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { picture } from "#test/support/files.ts";
import type { Office } from "./office.ts";

/** Chooses an option of a field in the topmost dialog. */
export async function pilih(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole("dialog").last().getByRole("combobox", { name: field, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

export async function buka(page: Page, office: Office, path: string): Promise<void> {
  await page.goto(`${office.address}/admin/${path}`);
}

export async function idRekening(office: Office, nama: string) {
  const { data } = await office.call(rekening.getRekeningDropdown, {});
  return data.find((row) => row.namaRekening === nama)?.idRekening ?? 0;
}

export async function isiRekening(office: Office, nama: string, nominalPengajuan: number): Promise<void> {
  const { data: need } = await office.call(kebutuhan.addKebutuhan, { namaKebutuhan: `Modal ${nama}` });
  const { data } = await office.call(pengajuan.addPengajuan, {
    ...need,
    tipePengajuan: "masuk",
    idRekeningTujuan: await idRekening(office, nama),
    nominalPengajuan,
    deskripsiPengajuan: "Setoran modal",
    dokumen: [await picture()],
  });
  const dokumen = [await picture()];
  await office.call(pengajuan.approvePengajuan, { ...data, statusPengajuan: "Disetujui", dokumen });
}

/** Adds a category (from Rp 1.000.000, 20 months) and locations. */
export async function prepare(office: Office) {
  const { data: kategori } = await office.call(kategoriAsset.addKategoriAsset, {
    namaKategori: "Mesin",
    kode: "msn",
    pembagi: 20,
    jenisBatas: "atas",
    batas: 1_000_000,
  });
  const { data: lokasi } = await office.call(lokasiAsset.addLokasiAsset, { namaLokasi: "Gudang", singkatan: "gd" });
  return { idKategori: kategori.idKategoriAsset, idLokasi: lokasi.idLokasi };
}

/** A request of Rp 2.000.000 for a welder, with enough money in Kas Kecil to approve it. */
export async function mintaMesinLas(office: Office) {
  const barang = await prepare(office);
  await isiRekening(office, "Kas Kecil", 5_000_000);
  const { data } = await office.call(pengajuanAsset.addPengajuanAsset, {
    ...barang,
    namaBarang: "Mesin las",
    idRekening: await idRekening(office, "Kas Kecil"),
    harga: 2_000_000,
    deskripsiPengajuan: "Untuk bengkel",
    dokumen: [await picture()],
  });
  return data;
}
