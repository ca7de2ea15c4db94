import { expect, test } from "vitest";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { bukti, kebutuhanBaru, setujui } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { isiRekening } from "#books/fixtures.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { keluhkan, mesinTerkirim } from "../../keluhan/server/keluhan.testing.ts";
import { kerusakan } from "../../kerusakan/contract.ts";
import { mesin } from "../../mesin/contract.ts";
import { kunjungan } from "../contract.ts";

const office = openOffice();

async function rencanakan(person: Person, idKeluhan: string): Promise<string> {
  const isi = { idKeluhan, rencana: "2026-12-20", idTeknisi: person.idUser };
  return (await person.call(kunjungan.addKunjungan, isi)).data.idKunjungan;
}

async function dunia() {
  const boss = await office.person("Super Admin");
  const teknisi = await office.person("Teknisi", { menu: ["Servis", "Pengajuan"] });
  const { nomor, idProduk } = await mesinTerkirim(office, boss);
  const idKunjungan = await rencanakan(teknisi, await keluhkan(teknisi, nomor));
  const [idKebutuhan, kas] = [await kebutuhanBaru(boss), await isiRekening(office, boss, "Kas Kecil", 5_000_000)];
  const isian = async (nominal: number, lain: object = {}) => ({
    ...{ idKebutuhan, tipePengajuan: "keluar" as const, idRekeningAsal: kas, idRekeningTujuan: "-" },
    ...{ nominalPengajuan: nominal, deskripsiPengajuan: "Upah dan solar", idKunjungan, dokumen: [await bukti()] },
    ...lain,
  });
  const ajukan = async (nominal: number) =>
    (await teknisi.call(pengajuan.addPengajuan, await isian(nominal))).data.idPengajuan;
  return { boss, teknisi, nomor, idProduk, idKunjungan, isian, ajukan };
}

test("what a visit cost is asked for as any money, and counts once it was approved", async () => {
  const { boss, teknisi, nomor, idProduk, idKunjungan, ajukan } = await dunia();
  const [dibayar, ditolak, menunggu] = [await ajukan(250_000), await ajukan(40_000), await ajukan(90_000)];
  const satu = async (person: Person) => (await person.call(kunjungan.getDetailKunjungan, { idKunjungan })).data;
  expect(await satu(boss)).toMatchObject({
    upah: 0,
    biaya: [{ status: "Menunggu" }, {}, {}],
    aksi: { biaya: { boleh: true } },
  });

  await setujui(boss, dibayar);
  await boss.call(pengajuan.approvePengajuan, {
    ...{ idPengajuan: ditolak, statusPengajuan: "Ditolak", note: "Ganda", dokumen: [] },
  });
  expect(await satu(boss)).toMatchObject({
    upah: 250_000,
    biaya: [
      { idPengajuan: dibayar, nominal: 250_000, status: "Disetujui" },
      { idPengajuan: ditolak, status: "Ditolak" },
      { idPengajuan: menunggu, status: "Menunggu" },
    ],
  });
  // The technician sees his requests, not what machines cost; who reads no requests sees neither.
  expect(await satu(teknisi)).toMatchObject({ upah: null, biaya: [{ nominal: 250_000 }, {}, {}] });
  const rekan = await office.person("Teknisi", { menu: ["Servis"] });
  expect(await satu(rekan)).toMatchObject({ upah: null, biaya: [] });
  expect((await teknisi.call(pengajuan.getDetailPengajuan, { idPengajuan: dibayar })).data.idKunjungan).toBe(
    idKunjungan,
  );
  const { data: jejak } = await boss.call(riwayat.getRiwayat, { jenis: "kunjungan", id: idKunjungan });
  expect(JSON.stringify(jejak)).toContain(dibayar);

  const kerja = { idKunjungan, pekerjaan: "Setel ulang", beres: true, part: [], dokumen: [], tandaTangan: [] };
  await teknisi.call(kunjungan.kerjakanKunjungan, kerja);
  expect((await boss.call(mesin.getMesinServis, { nomor })).data).toMatchObject({
    ...{ biaya: 250_000, kunjungan: [{ nilai: 0, upah: 250_000 }] },
  });
  expect((await rekan.call(mesin.getMesinServis, { nomor })).data).toMatchObject({
    biaya: null,
    kunjungan: [{ upah: null }],
  });
  const masa = { awal: "2026-11", akhir: "2026-11" };
  const { data: batch } = await boss.call(kerusakan.getKerusakan, masa);
  expect(batch.find((row) => row.idProduk === idProduk)?.biaya).toBe(250_000);
  const diminta = { ...masa, idProduk, asal: "stock", bulan: "2026-11" } as const;
  expect((await boss.call(kerusakan.getDetailKerusakan, diminta)).data.kunjunganGaransi).toMatchObject([
    { upah: 250_000 },
  ]);
  expect((await rekan.call(kerusakan.getDetailKerusakan, diminta)).data.kunjunganGaransi).toMatchObject([
    { upah: null },
  ]);
});

test("money is asked for a visit that stands, by who sees visits, as money that leaves", async () => {
  const { boss, teknisi, idKunjungan, isian } = await dunia();
  const masuk = { tipePengajuan: "masuk", idRekeningAsal: "-", idRekeningTujuan: (await isian(1)).idRekeningAsal };
  const { errors } = await teknisi.refused(pengajuan.addPengajuan, await isian(50_000, masuk));
  expect(errors).toEqual([{ field: "tipePengajuan", message: "Biaya kunjungan adalah Dana Keluar" }]);
  const kasir = await office.person("Finance", { menu: ["Pengajuan"] });
  expect((await kasir.refused(pengajuan.addPengajuan, await isian(50_000))).status).toBe(404);
  const tidakAda = await isian(50_000, { idKunjungan: "KJ-0000-00000" });
  expect((await boss.refused(pengajuan.addPengajuan, tidakAda)).status).toBe(404);
  await teknisi.call(kunjungan.urungkanKunjungan, { idKunjungan, alasan: "Customer batal" });
  expect((await teknisi.refused(pengajuan.addPengajuan, await isian(50_000))).message).toBe(
    "Kunjungan ini sudah diurungkan",
  );
  const [{ ada } = { ada: -1 }] = await office.sql<{ ada: number }[]>`
    select count(*)::int as ada from kunjungan_biaya where id_kunjungan = ${idKunjungan}`;
  expect(ada).toBe(0);
});
