import { expect, test } from "vitest";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { setujui, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { type Akun, akun } from "../contract.ts";

const office = openOffice();

const bagan = async (person: Person): Promise<Akun[]> => (await person.call(akun.getBaganAkun, {})).data;
async function bernama(person: Person, nama: string): Promise<Akun> {
  const row = (await bagan(person)).find((one) => one.nama === nama);
  if (!row) throw new Error(`Akun ${nama} tidak ada`);
  return row;
}
const KENDARAAN = { kode: "1-7003", nama: "Sewa Dibayar Muka", jenis: "Aset", golongan: "Aset Lain" } as const;

test("the chart shows every account with what it holds today, on the side on which it grows", async () => {
  const boss = await office.person("Super Admin");
  const akuntan = await office.person("Akuntan", { menu: ["Buku Besar"] });
  await makeInvoice(office, boss, await makeOrder(office, boss), { dp: 1_000_000 });
  const data = await bagan(akuntan);
  expect(data.map(({ kode }) => kode)).toEqual(data.map(({ kode }) => kode).sort());
  expect(data.find(({ nama }) => nama === "Uang Muka Pelanggan")).toMatchObject({
    jenis: "Kewajiban",
    golongan: "Hutang",
    saldo: 1_000_000,
  });
  expect(data.find(({ nama }) => nama === "Piutang Pelanggan")?.saldo).toBe(0);
  const jumlah = (...jenis: string[]) =>
    data.filter((row) => jenis.includes(row.jenis)).reduce((sum, { saldo }) => sum + saldo, 0);
  expect(jumlah("Aset", "Beban")).toBe(jumlah("Kewajiban", "Ekuitas", "Pendapatan"));
  const sales = await office.person("Sales", { menu: ["Neraca"] });
  expect((await sales.send(akun.getBaganAkun, {})).status).toBe(401);
});

test("an account of one's own is added, changed and deleted; each refusal is one sentence", async () => {
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const akuntan = await office.person("Akuntan", { menu: ["Buku Besar"] });
  expect((await akuntan.send(akun.addAkun, KENDARAAN)).status).toBe(401);
  const { data } = await boss.call(akun.addAkun, KENDARAAN);
  const salah = async (isian: object) => (await boss.refused(akun.addAkun, { ...KENDARAAN, ...isian })).message;
  expect(await salah({ nama: "Lain" })).toBe("Kode akun 1-7003 sudah ada");
  expect(await salah({ kode: "1-7004" })).toBe("Akun Sewa Dibayar Muka sudah ada");
  expect(await salah({ kode: "17004" })).toBe(
    "Kode akun terdiri dari satu angka, tanda hubung dan empat angka, misalnya 1-7003",
  );
  expect(await salah({ kode: "2-7004" })).toBe("Kode akun Aset diawali angka 1");
  expect(await salah({ jenis: "Beban" })).toBe("Kode akun Beban diawali angka 5 atau 6");
  expect(await salah({ kode: "1-1077" })).toBe(
    "Kode 1-1, 1-5, 1-6 disediakan untuk rekening dan kategori asset, pilih kode lain",
  );
  const milik = await bernama(boss, "Sewa Dibayar Muka");
  expect(milik.aksi).toMatchObject({ edit: { boleh: true }, hapus: { boleh: true }, petakan: { boleh: false } });
  expect((await bernama(akuntan, "Sewa Dibayar Muka")).aksi.edit.alasan).toBe("Hanya Super Admin dan Management");
  await boss.call(akun.updateAkun, { ...KENDARAAN, ...data, nama: "Sewa Gudang", versi: 1 });
  const basi = await boss.refused(akun.updateAkun, { ...KENDARAAN, ...data, nama: "Sewa Kantor", versi: 1 });
  expect(basi.message).toContain("sudah diubah oleh Ratna");
  await boss.call(akun.deleteAkun, data);
  expect((await boss.refused(akun.deleteAkun, data)).message).toBe("Akun tidak ditemukan");
  const { data: jejak } = await akuntan.call(riwayat.getRiwayat, { jenis: "akun", id: String(data.idAkun) });
  expect(jejak.map(({ ringkas }) => ringkas)).toEqual([
    "Menghapus akun yang tidak digunakan",
    "Mengubah akun",
    "Menambahkan akun",
  ]);
});

test("accounts of the program and of documents follow those; a rekening made later still finds its code free", async () => {
  const boss = await office.person("Super Admin");
  await boss.call(rekening.addRekening, { namaRekening: "Mandiri", posNeraca: null, grup: null });
  const alasan = async (nama: string) => (await bernama(boss, nama)).aksi.edit.alasan;
  expect(await alasan("Piutang Pelanggan")).toBe(
    "Akun 1-2001 Piutang Pelanggan dipakai oleh aturan program, tidak dapat diubah atau dihapus",
  );
  expect(await alasan("Mandiri")).toMatch(/^Akun 1-1\d{3} Mandiri mengikuti rekeningnya$/);
  const piutang = await bernama(boss, "Piutang Pelanggan");
  expect((await boss.refused(akun.deleteAkun, { idAkun: piutang.idAkun })).message).toBe(piutang.aksi.hapus.alasan);
  const ubah = { idAkun: piutang.idAkun, ...KENDARAAN, versi: piutang.versi };
  expect((await boss.refused(akun.updateAkun, ubah)).message).toBe(piutang.aksi.edit.alasan);
});

test("a need without a komponen stands under Belum Dipetakan until somebody says where it counts", async () => {
  const boss = await office.person("Super Admin");
  const { data: baru } = await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Setoran Pemilik" });
  const tujuan = await rekeningBernama(office, "Kas Kecil");
  const idPengajuan = await submitPengajuan(boss, baru.idKebutuhan, { tipe: "masuk", tujuan, nominal: 7_000_000 });
  await setujui(boss, idPengajuan);
  const setoran = await bernama(boss, "Setoran Pemilik");
  const belum = await bernama(boss, "Belum Dipetakan");
  expect(setoran).toMatchObject({
    kebutuhan: "neraca",
    belumDipetakan: true,
    idAkunLaporan: belum.idAkun,
    saldo: 7_000_000,
    aksi: { edit: { boleh: false, alasan: `Akun ${setoran.kode} Setoran Pemilik mengikuti kebutuhannya` } },
  });
  expect((await bagan(boss)).map(({ nama }) => nama)).not.toContain("Pembelian Produk");
  const pilih = { idAkun: setoran.idAkun, versi: setoran.versi };
  for (const nama of ["Piutang Pelanggan", "Kas Kecil", "Belum Dipetakan"]) {
    const { idAkun, kode } = await bernama(boss, nama);
    expect((await boss.refused(akun.assignAkun, { ...pilih, induk: idAkun })).message).toBe(
      `Akun ${kode} ${nama} hanya bergerak lewat dokumennya, pilih akun lain`,
    );
  }
  expect((await boss.refused(akun.assignAkun, { ...pilih, induk: setoran.idAkun })).message).toBe(
    `Akun ${setoran.kode} Setoran Pemilik akun kebutuhan juga, pilih akun lain`,
  );
  const modal = await bernama(boss, "Modal");
  await boss.call(akun.assignAkun, { ...pilih, induk: modal.idAkun });
  expect(await bernama(boss, "Setoran Pemilik")).toMatchObject({
    belumDipetakan: false,
    idAkunLaporan: modal.idAkun,
    saldo: 7_000_000,
  });
  const { data: jejak } = await boss.call(riwayat.getRiwayat, { jenis: "akun", id: String(setoran.idAkun) });
  expect(jejak[0]?.perubahan).toMatchObject([{ label: "Dihitung Sebagai", sesudah: "3-1001 Modal" }]);

  // With a komponen the need counts in Pendapatan or Beban; without one it counts again where it was mapped before.
  const { data: komponen } = await boss.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: "Lain-lain" });
  const pada = { idKebutuhan: baru.idKebutuhan, idKomponenLaba: komponen.idKomponenLaba };
  await boss.call(komponenLaba.assignKomponenLaba, pada);
  const berkomponen = await bernama(boss, "Setoran Pemilik");
  expect(berkomponen).toMatchObject({ kebutuhan: "laba", jenis: "Beban", saldo: -7_000_000 });
  await boss.call(akun.assignAkun, { idAkun: setoran.idAkun, jenis: "Pendapatan", versi: berkomponen.versi });
  expect(await bernama(boss, "Setoran Pemilik")).toMatchObject({ jenis: "Pendapatan", saldo: 7_000_000 });
  await boss.call(komponenLaba.hapusAssignKomponenLaba, { idKebutuhan: baru.idKebutuhan });
  expect((await bernama(boss, "Setoran Pemilik")).idAkunLaporan).toBe(modal.idAkun);
});

test("the thousandth need has an account of its own, too", async () => {
  await office.sql`insert into kebutuhan (id_kebutuhan, nama_kebutuhan) overriding system value
    values (100000, 'Seratus ribu'), (100001, 'Seratus ribu satu')`;
  const boss = await office.person("Super Admin");
  const kode = (await boss.call(akun.getBaganAkun, {})).data
    .filter(({ nama }) => nama.startsWith("Seratus"))
    .map((row) => row.kode);
  expect(kode).toEqual(["7-1100000", "7-1100001"]);
});
