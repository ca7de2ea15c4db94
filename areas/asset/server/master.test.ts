import { expect, test } from "vitest";
import { openOffice } from "#test/support/office.ts";
import { kategoriAsset } from "../kategori/contract.ts";
import { lokasiAsset } from "../lokasi/contract.ts";

const office = openOffice();

const kendaraan = {
  namaKategori: "Kendaraan",
  kode: "ken",
  pembagi: 96,
  jenisBatas: "atas" as const,
  batas: 50_000_000,
};

test("a category is added in capitals, taken out of the choices, and deleted while nothing uses it", async () => {
  const kepala = await office.person("Kepala", { menu: ["Setting"] });
  const staf = await office.person("Staf", { menu: ["Asset"] });
  const { data } = await kepala.call(kategoriAsset.addKategoriAsset, kendaraan);
  const [row] = (await kepala.call(kategoriAsset.getKategoriAsset, {})).data;
  expect(row).toMatchObject({ ...data, kode: "KEN", pembagi: 96, tahun: 8, batas: 50_000_000, softDelete: false });
  expect((await staf.call(kategoriAsset.getDropDownKategoriAsset, {})).data).toMatchObject([{ kode: "KEN" }]);
  expect((await staf.refused(kategoriAsset.getKategoriAsset, {})).status).toBe(401);

  await kepala.call(kategoriAsset.nonAktifKategoriAsset, { ...data, softDelete: true });
  expect((await staf.call(kategoriAsset.getDropDownKategoriAsset, {})).data).toEqual([]);
  await kepala.call(kategoriAsset.nonAktifKategoriAsset, { ...data, softDelete: false });
  expect((await staf.refused(kategoriAsset.deleteKategoriAsset, data)).status).toBe(401);
  await kepala.call(kategoriAsset.deleteKategoriAsset, data);
  expect(await kepala.refused(kategoriAsset.deleteKategoriAsset, data)).toMatchObject({
    status: 404,
    message: "Kategori asset tidak ditemukan",
  });
});

test("of a category every wrong field is named, and neither name nor code comes twice", async () => {
  const kepala = await office.person("Kepala", { menu: ["Setting"] });
  await kepala.call(kategoriAsset.addKategoriAsset, { ...kendaraan, namaKategori: "Mesin", kode: "MSN" });
  const kosong = await kepala.send(kategoriAsset.addKategoriAsset, {});
  expect(kosong.body).toMatchObject({
    status: 400,
    errors: ["namaKategori", "kode", "pembagi", "jenisBatas", "batas"].map((field) => ({ field })),
  });
  const salah = async (isian: object) =>
    (await kepala.send(kategoriAsset.addKategoriAsset, { ...kendaraan, ...isian })).body;
  expect(await salah({ pembagi: 0 })).toMatchObject({ errors: [{ field: "pembagi", message: "Pembagi minimal 1" }] });
  expect(await salah({ kode: "A/B" })).toMatchObject({ errors: [{ field: "kode" }] });
  expect(await salah({ namaKategori: "MESIN" })).toMatchObject({
    status: 409,
    errors: [{ field: "namaKategori", message: "Kategori MESIN sudah ada" }],
  });
  expect(await salah({ kode: "msn" })).toMatchObject({ errors: [{ field: "kode" }] });
});

test("a location is added in capitals, set Non-Aktif and deleted", async () => {
  const kepala = await office.person("Kepala", { menu: ["Setting"] });
  const staf = await office.person("Staf", { menu: ["Asset"] });
  const { data } = await kepala.call(lokasiAsset.addLokasiAsset, { namaLokasi: "Gudang Utama", singkatan: "gdg" });
  expect((await kepala.call(lokasiAsset.getLokasiAsset, {})).data).toMatchObject([{ ...data, singkatan: "GDG" }]);
  expect(
    await kepala.refused(lokasiAsset.addLokasiAsset, { namaLokasi: "Gudang Lama", singkatan: "GDG" }),
  ).toMatchObject({ status: 409, errors: [{ field: "singkatan" }] });
  await kepala.call(lokasiAsset.nonAktifLokasiAsset, { ...data, softDelete: true });
  expect((await staf.call(lokasiAsset.getDropDownLokasiAsset, {})).data).toEqual([]);
  expect((await kepala.call(lokasiAsset.getLokasiAsset, {})).data).toMatchObject([{ softDelete: true }]);
  expect((await staf.refused(lokasiAsset.addLokasiAsset, { namaLokasi: "X", singkatan: "X" })).status).toBe(401);
  await kepala.call(lokasiAsset.deleteLokasiAsset, data);
  expect((await kepala.call(lokasiAsset.getLokasiAsset, {})).data).toEqual([]);
});
