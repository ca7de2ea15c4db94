import { expect, test } from "vitest";
import { kebutuhanBaru, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { makeBahan } from "#areas/produksi/bahan/server/bahan.testing.ts";
import { batas } from "#areas/sistem/batas/contract.ts";
import { makeOrder, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { dashboard } from "../contract.ts";

const office = openOffice();

const tugasOf = async (person: Person) =>
  Object.fromEntries((await person.call(dashboard.getTugasSaya, {})).data.map((row) => [row.jenis, row]));

test("what waits is what one may deal with; one's own request is somebody else's task", async () => {
  const boss = await office.person("Super Admin");
  const manajer = await office.person("Management");
  const masuk = { tipe: "masuk", tujuan: await rekeningBernama(office, "Kas Kecil"), nominal: 10_000 } as const;
  const idKebutuhan = await kebutuhanBaru(boss);
  await submitPengajuan(boss, idKebutuhan, { ...masuk, deskripsi: "Dari bos" });
  await submitPengajuan(manajer, idKebutuhan, { ...masuk, deskripsi: "Dari manajer" });
  await makeInvoice(office, boss, await makeOrder(office, boss), { menunggu: true });
  expect((await tugasOf(boss)).pengajuan).toMatchObject({ jumlah: 2 });
  expect((await tugasOf(manajer)).pengajuan).toMatchObject({ jumlah: 1, daftar: [{ keterangan: "Dari bos" }] });
  expect((await tugasOf(manajer)).invoice).toMatchObject({ jumlah: 1 });
  // What the limits leave to others is no task either.
  await boss.call(batas.addBatas, { idKebutuhan, nominalDari: 10_000, namaRole: "Management", cara: "tidak" });
  expect((await tugasOf(manajer)).pengajuan).toBeUndefined();
  expect((await tugasOf(manajer)).invoice).toMatchObject({ jumlah: 1 });
  await boss.call(batas.addBatas, { idKebutuhan: null, nominalDari: 0, namaRole: "Management", cara: "tidak" });
  expect((await tugasOf(manajer)).invoice).toBeUndefined();
  expect((await tugasOf(boss)).pengajuan).toMatchObject({ jumlah: 2 });
  await office.sql`delete from batas`;
  const sales = await office.person("Sales", { menu: ["Dashboard", "Pengajuan", "Invoice"] });
  expect(await tugasOf(sales)).toEqual({});
});

test("materials at their minimum wait for a purchase order, for who has the menu Bahan", async () => {
  const boss = await office.person("Super Admin");
  await makeBahan(boss, { namaProduk: "Plat", jumlahStock: "2,5", minimalStock: 4 });
  await makeBahan(boss, { minimalStock: 4 });
  const bengkel = await office.person("Bengkel", { menu: ["Dashboard", "Bahan"] });
  expect(await tugasOf(bengkel)).toMatchObject({
    bahanKurang: { jumlah: 1, daftar: [{ keterangan: "Plat (stock 2,5 kg, minimal 4 kg)" }] },
  });
  expect((await tugasOf(bengkel)).produkHarusPo).toBeUndefined();
});

test("deadlines: due within a week, overdue, begun or not, for direct and purchase orders alike", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { kodeProduk: "OVN", minimalStock: 5 });
  const dimulai = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", idProduk, qty: 4 }] });
  await makeInvoice(office, boss, dimulai);
  const menunggu = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", idProduk }] });
  expect((await tugasOf(boss)).produkHarusPo).toMatchObject({ jumlah: 1, daftar: [{ id: "OVN" }] });
  const { data: dibuat } = await boss.call(po.addPo, { idProduk, qty: 9 });
  expect((await tugasOf(boss)).produkHarusPo).toBeUndefined();
  await boss.call(po.updatePoSelesai, { idPo: dibuat.idPo, selesai: 1 });

  const dua = async (call: "getTotalPl" | "getTotalPlProgres") => {
    const { data, data2 } = await boss.call(dashboard[call], {});
    return [data.map(({ idSo }) => idSo), data2.map(({ idSo }) => idSo)];
  };
  const duaPo = async (call: "getTotalPo" | "getTotalPoProgres") => {
    const { data, data2 } = await boss.call(dashboard[call], {});
    return [data.length, data2.length];
  };
  expect(await dua("getTotalPl")).toEqual([[], []]);
  expect(await dua("getTotalPlProgres")).toEqual([[dimulai], [menunggu]]);
  expect(await duaPo("getTotalPo")).toEqual([0, 0]);
  expect(await duaPo("getTotalPoProgres")).toEqual([1, 0]);
  // 30 days from 2026-11-20: due on 20 December, near from the 13th, late from the 21st.
  await office.travel("2026-12-12T03:00:00.000Z");
  expect(await dua("getTotalPl")).toEqual([[], []]);
  await office.travel("2026-12-13T03:00:00.000Z");
  expect([await dua("getTotalPl"), await duaPo("getTotalPo")]).toEqual([
    [[dimulai], []],
    [1, 0],
  ]);
  await office.travel("2026-12-20T03:00:00.000Z");
  expect((await tugasOf(boss)).plTerlambat).toBeUndefined();
  await office.travel("2026-12-20T17:00:00.000Z");
  expect([await dua("getTotalPl"), await duaPo("getTotalPo")]).toEqual([
    [[], [dimulai]],
    [0, 1],
  ]);
  // The counters and the pages of each part are those of the two lists.
  const { data: tenggat } = await boss.call(dashboard.getTenggat, {});
  expect(tenggat).toEqual({
    pl: { mendekati: 0, terlambat: 1, dimulai: 1, belum: 1 },
    po: { mendekati: 0, terlambat: 1, dimulai: 1, belum: 0 },
  });
  const halaman = await boss.call(dashboard.getDetailPl, { bagian: "belum" });
  expect([halaman.totalDocs, halaman.data.map(({ idSo }) => idSo)]).toEqual([1, [menunggu]]);
  expect((await boss.call(dashboard.getDetailPo, { bagian: "terlambat" })).data).toMatchObject([{ kloter: "OVN/1" }]);
  const { plTerlambat, poTerlambat } = await tugasOf(boss);
  expect(plTerlambat).toMatchObject({ jumlah: 1 });
  // The task names the purchase order by its code, because the kloter OVN/1 would also find OVN/10.
  expect(poTerlambat).toMatchObject({ jumlah: 1, daftar: [{ id: "OVN/1", kunci: dibuat.idPo }] });
  const gudang = await office.person("Logistik", { menu: ["Dashboard", "Pesan Langsung"] });
  expect(Object.keys(await tugasOf(gudang))).toEqual(["plTerlambat"]);
});
