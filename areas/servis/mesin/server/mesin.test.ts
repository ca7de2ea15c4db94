import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { keluhkan, mesinTerkirim } from "../../keluhan/server/keluhan.testing.ts";
import { kunjungan } from "../../kunjungan/contract.ts";
import { mesin } from "../contract.ts";

const office = openOffice();

test("a machine's page tells its delivery, complaints, work, parts and, to who may see prices, their cost", async () => {
  const boss = await office.person("Super Admin");
  const teknisi = await office.person("Teknisi", { menu: ["Servis"] });
  const { nomor, idSo } = await mesinTerkirim(office, boss);
  const idProduk = await makeProduk(office, boss, { kodeProduk: "KBL-1", stock: 5, hargaBeli: 75_000 });
  const idKeluhan = await keluhkan(teknisi, nomor);
  const kerja = async (qty: number) => {
    const rencana = { idKeluhan, rencana: "2026-11-25", idTeknisi: teknisi.idUser };
    const { idKunjungan } = (await teknisi.call(kunjungan.addKunjungan, rencana)).data;
    const isi = { idKunjungan, pekerjaan: "Ganti kabel", beres: false, jam: 80, part: [{ idProduk, qty }] };
    await teknisi.call(kunjungan.kerjakanKunjungan, { ...isi, dokumen: [], tandaTangan: [] });
    return idKunjungan;
  };
  const tetap = await kerja(2);
  const salah = await kerja(1);
  await teknisi.call(kunjungan.urungkanKunjungan, { idKunjungan: salah, alasan: "Ganda" });
  const { data } = await boss.call(mesin.getMesinServis, { nomor: nomor.toLowerCase() });
  expect(data).toMatchObject({
    ...{
      nomor,
      idSo,
      dikirim: "2026-11-20",
      garansiSampai: "2027-11-20",
      biaya: 150_000,
      hpp: 6_000_000,
      terbuka: [idKeluhan],
    },
    keluhan: [{ idKeluhan, status: "dikerjakan", tanggungan: "garansi" }],
    kunjungan: [{ idKunjungan: tetap, jam: 80, part: "2 KBL-1", nilai: 150_000, teknisi: teknisi.nama }],
  });
  const { data: tanpaHarga } = await teknisi.call(mesin.getMesinServis, { nomor });
  expect([tanpaHarga.biaya, tanpaHarga.hpp, tanpaHarga.kunjungan[0]?.nilai]).toEqual([null, null, null]);
  expect((await teknisi.refused(mesin.getMesinServis, { nomor: "TAK-ADA" })).status).toBe(404);
});
