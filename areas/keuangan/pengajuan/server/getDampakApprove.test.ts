import { expect, test } from "vitest";
import { isiRekening, rekeningBernama } from "#books/fixtures.ts";
import { MAX_RUPIAH } from "#kernel/types.ts";
import { openOffice } from "#test/support/office.ts";
import { pengajuan } from "../contract.ts";
import { kebutuhanBaru, setujui, submitPengajuan } from "./pengajuan.testing.ts";

const office = openOffice();

test("whoever decides hears what an approval would do to each account, and others do not", async () => {
  const staf = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"] });
  const boss = await office.person("Management", { nama: "Pak Budi" });
  const asal = await isiRekening(office, boss, "Kas Kecil", 3_000_000);
  const tujuan = await isiRekening(office, boss, "Kas Management", 250_000);
  const idKebutuhan = await kebutuhanBaru(staf);
  const idPengajuan = await submitPengajuan(staf, idKebutuhan, { tipe: "pindah", asal, tujuan, nominal: 1_000_000 });
  expect((await staf.refused(pengajuan.getDampakApprove, { idPengajuan })).status).toBe(401);
  expect(await boss.refused(pengajuan.getDampakApprove, { idPengajuan: "PB-0000-00000" })).toMatchObject({
    status: 404,
    message: "Pengajuan tidak ditemukan",
  });
  expect((await boss.call(pengajuan.getDampakApprove, { idPengajuan })).data).toEqual({
    idPengajuan,
    rekening: [
      {
        idRekening: asal,
        namaRekening: "Kas Kecil",
        saldoSebelum: 3_000_000,
        nominal: -1_000_000,
        saldoSesudah: 2_000_000,
        alasan: null,
      },
      {
        idRekening: tujuan,
        namaRekening: "Kas Management",
        saldoSebelum: 250_000,
        nominal: 1_000_000,
        saldoSesudah: 1_250_000,
        alasan: null,
      },
    ],
    kekurangan: null,
    approve: { boleh: true, alasan: null },
    hangus: { boleh: false, alasan: "Hanya pengembalian dana order yang dibatalkan yang dapat hangus" },
  });
  await setujui(boss, idPengajuan);
  expect((await boss.call(pengajuan.getDampakApprove, { idPengajuan })).data.approve).toEqual({
    boleh: false,
    alasan: "Pengajuan sudah diproses oleh Pak Budi",
  });

  const milik = await submitPengajuan(boss, idKebutuhan, { tipe: "masuk", tujuan, nominal: 500 });
  expect((await boss.call(pengajuan.getDampakApprove, { idPengajuan: milik })).data).toMatchObject({
    rekening: [{ namaRekening: "Kas Management", nominal: 500 }],
    approve: { boleh: false, alasan: "Pengajuan sendiri harus disetujui orang lain" },
  });
});

test("what an account can not pay or hold is said of that account in the words in which the approval is refused", async () => {
  const staf = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"] });
  const boss = await office.person("Management");
  const asal = await isiRekening(office, boss, "BRI Aneka", 900_000);
  const tujuan = await rekeningBernama(office, "BRI RJP");
  const idKebutuhan = await kebutuhanBaru(staf);
  const idPengajuan = await submitPengajuan(staf, idKebutuhan, { tipe: "pindah", asal, tujuan, nominal: 900_001 });
  const kurang = "Saldo rekening BRI Aneka tidak mencukupi (saldo Rp 900.000)";
  expect((await boss.call(pengajuan.getDampakApprove, { idPengajuan })).data).toMatchObject({
    rekening: [
      { namaRekening: "BRI Aneka", saldoSesudah: -1, alasan: kurang },
      { namaRekening: "BRI RJP", saldoSesudah: 900_001, alasan: null },
    ],
    kekurangan: { idRekening: asal, kurang: 1 },
    approve: { boleh: false, alasan: kurang },
  });
  // The fullest account first; one that lacks it too is not named.
  const penuh = await isiRekening(office, boss, "BCA RJP", 5_000_000);
  const { kekurangan } = (await boss.call(pengajuan.getDampakApprove, { idPengajuan })).data;
  expect(kekurangan?.sumber[0]).toEqual({ idRekening: penuh, namaRekening: "BCA RJP", saldo: 5_000_000 });
  expect(kekurangan?.sumber.filter(({ idRekening, saldo }) => saldo < 1 || idRekening === asal)).toEqual([]);
  expect((await setujui(boss, idPengajuan)).body.message).toBe(kurang);

  const terlalu = await submitPengajuan(staf, idKebutuhan, { tipe: "masuk", tujuan: asal, nominal: MAX_RUPIAH });
  const dampak = (await boss.call(pengajuan.getDampakApprove, { idPengajuan: terlalu })).data;
  expect(dampak.rekening[0]?.alasan).toMatch(/^Saldo rekening BRI Aneka akan melebihi Rp /);
  expect((await setujui(boss, terlalu)).body.message).toBe(dampak.approve.alasan);
});

test("the same request twice within a day is said before it is sent: same need, amount and accounts, and not rejected", async () => {
  const staf = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"], nama: "Siti" });
  const boss = await office.person("Management");
  const asal = await rekeningBernama(office, "BRI RJP");
  const lain = await rekeningBernama(office, "BCA Aneka");
  const idKebutuhan = await kebutuhanBaru(staf);
  const isian = {
    idKebutuhan,
    tipePengajuan: "keluar",
    nominalPengajuan: 75_000,
    idRekeningAsal: asal,
    idRekeningTujuan: lain,
  } as const;
  const serupa = async (beda = {}) =>
    (await staf.call(pengajuan.getPengajuanSerupa, { ...isian, ...beda })).data.map(({ id }) => id);
  expect(await serupa()).toEqual([]);
  const pertama = await submitPengajuan(staf, idKebutuhan, { tipe: "keluar", asal, nominal: 75_000 });
  // The disabled side does not count, whatever it holds.
  expect(await serupa()).toEqual([pertama]);
  expect(await serupa({ nominalPengajuan: 75_001 })).toEqual([]);
  expect(await serupa({ idRekeningAsal: lain })).toEqual([]);
  expect(await serupa({ tipePengajuan: "masuk" })).toEqual([]);
  await boss.call(pengajuan.approvePengajuan, {
    idPengajuan: pertama,
    statusPengajuan: "Ditolak",
    note: "x",
    dokumen: [],
  });
  expect(await serupa()).toEqual([]);
  const kedua = await submitPengajuan(staf, idKebutuhan, { tipe: "keluar", asal, nominal: 75_000 });
  expect(await serupa()).toEqual([kedua]);
  await office.travel("2026-11-21T03:00:00.000Z");
  expect(await serupa()).toEqual([]);
});
