import { test } from "vitest";
import type { Rupiah } from "#kernel/types.ts";
import { openOffice } from "#test/support/office.ts";
import { hariAsset, noteAssets } from "../asset/nilai.testing.ts";
import { pemergok } from "./periksa.testing.ts";

const office = openOffice();
const pergok = pemergok(office);

const asset = (harga: number, masuk: number) => ({
  harga: harga as Rupiah,
  pembagi: 48,
  ...hariAsset({ masuk, tutup: null, lama: null }),
});

test("a journal that no longer says what the assets are worth is found in each month from there on", async () => {
  const [, kedua] = await noteAssets(office, [asset(4_800_000, 3_500), asset(9_600_000, 3_700)]);
  const geser = (golongan: string, kolom: string, berapa: number) => `
    update jurnal_harian set ${kolom} = ${kolom} + ${berapa} where (id_akun, tanggal) = (
      select id_akun, min(tanggal) from jurnal_harian join akun using (id_akun)
      where id_kategori_asset = ${kedua?.idKategoriAsset} and golongan = '${golongan}' group by 1)`;
  const harga = /UJI-\d+, 2026-10-31: jurnal 9600007 dan susut \d+, daftar 9600000/;
  await pergok(geser("Aset Tetap", "debit", 7), geser("Aset Tetap", "debit", -7), harga);
  const susut = /UJI-\d+, 2026-03-31: jurnal 9600000 dan susut 200001, daftar 9600000 dan 200000$/;
  await pergok(geser("Akumulasi Penyusutan", "kredit", 1), geser("Akumulasi Penyusutan", "kredit", -1), susut);
});
