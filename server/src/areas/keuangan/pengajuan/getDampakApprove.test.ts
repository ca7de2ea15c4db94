import { expect, test } from "vitest";
import { MAX_RUPIAH } from "#contract/kernel/types.ts";
import { pengajuan } from "#contract/keuangan/pengajuan.ts";
import { isiRekening, rekeningBernama } from "#server/books/fixtures.ts";
import { openOffice } from "#server/testing/office.ts";
import { ajukan, kebutuhanBaru, setujui } from "./pengajuan.testing.ts";

const office = openOffice();

test("whoever decides hears what an approval would do to each account, and others do not", async () => {
  const staf = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"] });
  const boss = await office.person("Management", { nama: "Pak Budi" });
  const asal = await isiRekening(office, boss, "Kas Kecil", 3_000_000);
  const tujuan = await isiRekening(office, boss, "Kas Management", 250_000);
  const idKebutuhan = await kebutuhanBaru(staf);
  const idPengajuan = await ajukan(staf, idKebutuhan, { tipe: "pindah", asal, tujuan, nominal: 1_000_000 });
  expect((await staf.refused(pengajuan.getDampakApprove, { idPengajuan })).status).toBe(401);
  expect(await boss.refused(pengajuan.getDampakApprove, { idPengajuan: "PB-0000-00000" })).toMatchObject({
    status: 404,
    message: "Pengajuan tidak ditemukan",
  });
  expect((await boss.call(pengajuan.getDampakApprove, { idPengajuan })).data).toEqual({
    idPengajuan,
    rekening: [
      {
        namaRekening: "Kas Kecil",
        saldoSebelum: 3_000_000,
        nominal: -1_000_000,
        saldoSesudah: 2_000_000,
        alasan: null,
      },
      {
        namaRekening: "Kas Management",
        saldoSebelum: 250_000,
        nominal: 1_000_000,
        saldoSesudah: 1_250_000,
        alasan: null,
      },
    ],
    approve: { boleh: true, alasan: null },
  });
  await setujui(boss, idPengajuan);
  expect((await boss.call(pengajuan.getDampakApprove, { idPengajuan })).data.approve).toEqual({
    boleh: false,
    alasan: "Pengajuan sudah diproses oleh Pak Budi",
  });

  const milik = await ajukan(boss, idKebutuhan, { tipe: "masuk", tujuan, nominal: 500 });
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
  const idPengajuan = await ajukan(staf, idKebutuhan, { tipe: "pindah", asal, tujuan, nominal: 900_001 });
  const kurang = "Saldo rekening BRI Aneka tidak mencukupi (saldo Rp 900.000)";
  expect((await boss.call(pengajuan.getDampakApprove, { idPengajuan })).data).toMatchObject({
    rekening: [
      { namaRekening: "BRI Aneka", saldoSesudah: -1, alasan: kurang },
      { namaRekening: "BRI RJP", saldoSesudah: 900_001, alasan: null },
    ],
    approve: { boleh: false, alasan: kurang },
  });
  expect((await setujui(boss, idPengajuan)).body.message).toBe(kurang);

  const penuh = await ajukan(staf, idKebutuhan, { tipe: "masuk", tujuan: asal, nominal: MAX_RUPIAH });
  const dampak = (await boss.call(pengajuan.getDampakApprove, { idPengajuan: penuh })).data;
  expect(dampak.rekening[0]?.alasan).toMatch(/^Saldo rekening BRI Aneka akan melebihi Rp /);
  expect((await setujui(boss, penuh)).body.message).toBe(dampak.approve.alasan);
});
