import { expect, test } from "vitest";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { pelangganDari } from "#areas/penjualan/pelanggan/server/pelanggan.testing.ts";
import { seri } from "#areas/penjualan/seri/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { kunjungan } from "../../kunjungan/contract.ts";
import { keluhan } from "../contract.ts";
import { KELUHAN_KOSONG, keluhkan, mesinTerkirim } from "./keluhan.testing.ts";

const office = openOffice();
const servis = (menu: readonly ("Servis" | "Surat Jalan")[] = ["Servis"]) => office.person("Teknisi", { menu });

test("a complaint by serial number knows its machine, its customer and its guarantee", async () => {
  const boss = await office.person("Super Admin");
  const teknisi = await servis();
  const { nomor, idSo, idProduk } = await mesinTerkirim(office, boss);
  const { data: unit } = await teknisi.call(keluhan.getUnitServis, { nomor: nomor.toLowerCase() });
  expect(unit).toMatchObject({ nomor, idSo, dikirim: "2026-11-20", garansiSampai: "2027-11-20", terbuka: [] });
  const idKeluhan = await keluhkan(teknisi, nomor, { pelapor: "Pak Joko", dokumen: [await picture()] });
  expect(idKeluhan).toMatch(/^SV-2611-\d{5}$/);
  const { data } = await teknisi.call(keluhan.getDetailKeluhan, { idKeluhan });
  expect(data).toMatchObject({
    ...{ nomor, idSo, idProduk, status: "baru", tanggungan: "garansi", garansiSampai: "2027-11-20" },
    ...{ customer: unit.customer, noTelp: unit.noTelp, pelapor: "Pak Joko", user: { namaLengkap: teknisi.nama } },
    aksi: { jadwalkan: { boleh: true }, batal: { boleh: true } },
  });
  expect(data.buktiFoto).toHaveLength(1);
  expect((await teknisi.call(keluhan.getUnitServis, { nomor })).data.terbuka).toEqual([idKeluhan]);
  const { data: list } = await teknisi.call(keluhan.getKeluhan, { cari: nomor, status: "terbuka" });
  expect(list.map((row) => row.idKeluhan)).toEqual([idKeluhan]);
  const { data: kejadian } = await teknisi.call(riwayat.getRiwayat, { jenis: "keluhan", id: idKeluhan });
  expect(kejadian).toHaveLength(1);
  const lain = await servis(["Surat Jalan"]);
  expect((await lain.refused(keluhan.getDetailKeluhan, { idKeluhan })).status).toBe(401);
});

test("without a number it is about an order or a customer, and something must be said", async () => {
  const boss = await office.person("Super Admin");
  const teknisi = await servis();
  const idSo = await makeOrder(office, boss);
  const isi = { ...KELUHAN_KOSONG, nomor: null, keluhan: "Bocor" };
  const { idKeluhan } = (await teknisi.call(keluhan.addKeluhan, { ...isi, idSo })).data;
  const { data } = await teknisi.call(keluhan.getDetailKeluhan, { idKeluhan });
  expect(data).toMatchObject({ idSo, nomor: null, tanggungan: "bayar", dikirim: null, customer: "CV Maju Bersama" });
  const { idKeluhan: lain } = (await teknisi.call(keluhan.addKeluhan, { ...isi, customer: "UD Lama" })).data;
  expect((await teknisi.call(keluhan.getDetailKeluhan, { idKeluhan: lain })).data.customer).toBe("UD Lama");
  const kosong = await teknisi.refused(keluhan.addKeluhan, { ...isi, keluhan: "" });
  expect(kosong.errors?.map(({ field }) => field).sort()).toEqual(["keluhan", "nomor"]);
  const takAda = await teknisi.refused(keluhan.addKeluhan, { ...isi, nomor: "TAK-ADA-1" });
  expect(takAda.errors).toMatchObject([{ field: "nomor" }]);
  expect((await teknisi.refused(keluhan.addKeluhan, { ...isi, idSo: "SO-2611-99999" })).status).toBe(400);
});

test("who decides otherwise than the day of the guarantee says why", async () => {
  const boss = await office.person("Super Admin");
  const teknisi = await servis();
  const { nomor } = await mesinTerkirim(office, boss);
  const isi = { ...KELUHAN_KOSONG, nomor, keluhan: "Terbakar", tanggungan: "bayar" } as const;
  const ditolak = await teknisi.refused(keluhan.addKeluhan, isi);
  expect(ditolak.errors).toEqual([
    { field: "alasanGaransi", message: "Unit ini masih dalam garansi, isi alasan mengapa ditanggung berbeda" },
  ]);
  const idKeluhan = await keluhkan(teknisi, nomor, { tanggungan: "bayar", alasanGaransi: "Tersiram air" });
  await teknisi.call(keluhan.setTanggungan, { idKeluhan, tanggungan: "garansi", alasan: "Salah lihat" });
  const { data } = await teknisi.call(keluhan.getDetailKeluhan, { idKeluhan });
  expect(data).toMatchObject({ tanggungan: "garansi", alasanGaransi: "Salah lihat" });
});

test("the months of a guarantee are those that held on the day the unit left, per product before the company", async () => {
  const boss = await office.person("Super Admin");
  const lama = await mesinTerkirim(office, boss);
  const aturan = (idProduk: number | null, bulan: number) => office.sql`
    insert into servis_aturan (id_produk, mulai, garansi_bulan, dibuat, id_user)
    values (${idProduk}, '2026-11-21', ${bulan}, now(), ${boss.idUser})`;
  await aturan(null, 24);
  await office.travel("2026-11-22T02:00:00.000Z");
  const baru = await mesinTerkirim(office, boss);
  const khusus = await mesinTerkirim(office, boss);
  await aturan(khusus.idProduk, 6);
  const sampai = async (nomor: string) => (await boss.call(keluhan.getUnitServis, { nomor })).data.garansiSampai;
  expect(await sampai(lama.nomor)).toBe("2027-11-20");
  expect(await sampai(baru.nomor)).toBe("2028-11-22");
  expect(await sampai(khusus.nomor)).toBe("2027-05-22");
  const { data: mesin } = await boss.call(seri.getSeri, { nomor: khusus.nomor });
  expect(mesin.perjalanan[0]?.garansiSampai).toBe("2027-05-22");
  const idPelanggan = await pelangganDari(office, khusus.idSo);
  const { data } = await boss.call(pelanggan.getMesinPelanggan, { idPelanggan });
  expect(data.find(({ idSo }) => idSo === khusus.idSo)?.selesaiGaransi).toBe("2027-05-22");
  await expect(office.sql`update servis_aturan set garansi_bulan = 1`).rejects.toThrow();
});

test("the state follows from what was planned, done and taken back", async () => {
  const boss = await office.person("Super Admin");
  const teknisi = await servis();
  const { nomor } = await mesinTerkirim(office, boss);
  const idKeluhan = await keluhkan(teknisi, nomor);
  const status = async () => (await teknisi.call(keluhan.getDetailKeluhan, { idKeluhan })).data.status;
  const rencana = { idKeluhan, rencana: "2026-11-25", idTeknisi: teknisi.idUser };
  const { idKunjungan } = (await teknisi.call(kunjungan.addKunjungan, rencana)).data;
  expect(await status()).toBe("dijadwalkan");
  const batal = await teknisi.refused(keluhan.batalkanKeluhan, { idKeluhan, alasan: "Ganda" });
  expect(batal.message).toBe("Ada kunjungan yang direncanakan, batalkan kunjungannya dahulu");
  await teknisi.call(kunjungan.urungkanKunjungan, { idKunjungan, alasan: "Customer tutup" });
  expect(await status()).toBe("baru");
  await teknisi.call(keluhan.selesaikanKeluhan, { idKeluhan, catatan: "Saklar belum dinyalakan" });
  expect(await status()).toBe("selesai");
  expect((await teknisi.refused(kunjungan.addKunjungan, rencana)).message).toMatch(/sudah selesai/);
  const lain = await keluhkan(teknisi, nomor);
  await teknisi.call(keluhan.batalkanKeluhan, { idKeluhan: lain, alasan: "Ganda" });
  expect((await teknisi.call(keluhan.getDetailKeluhan, { idKeluhan: lain })).data.status).toBe("batal");
});
