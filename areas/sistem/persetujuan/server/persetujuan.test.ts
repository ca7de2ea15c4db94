import { expect, test } from "vitest";
import { submitAsset, tempat } from "#areas/asset/server/asset.testing.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { buku, kebutuhanBaru, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { isiRekening, makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Tanggal } from "#kernel/types.ts";
import { openOffice } from "#test/support/office.ts";
import { kabar } from "../../kabar/contract.ts";
import { riwayat } from "../../riwayat/contract.ts";
import { persetujuan } from "../contract.ts";
import { decideAll, kotakOf, submitPelepasan, typeJurnal } from "./persetujuan.testing.ts";

const office = openOffice();
const nanti = () => office.travel(new Date(office.now().getTime() + 60_000).toISOString());

test("everything that waits for a manager is one list, is decided in one request, and each decision has its own result", async () => {
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const manajer = await office.person("Management", { nama: "Budi" });
  const staf = await office.person("Staf", { menu: ["Pengajuan", "Asset", "Kebutuhan", "Setting"], nama: "Siti" });
  expect((await staf.send(persetujuan.getKotak, {})).status).toBe(401);
  expect((await staf.send(persetujuan.putuskan, { putusan: [] })).status).toBe(401);
  await isiRekening(office, boss, "Kas Kecil", 20_000_000);
  const kas = await rekeningBernama(office, "Kas Kecil");
  const idKebutuhan = await kebutuhanBaru(boss);

  const keluar = await submitPengajuan(staf, idKebutuhan, {
    tipe: "keluar",
    asal: kas,
    nominal: 250_000,
    deskripsi: "Bensin",
  });
  await nanti();
  const terlalu = await submitPengajuan(staf, idKebutuhan, { tipe: "keluar", asal: kas, nominal: 900_000_000 });
  await nanti();
  const asset = await submitAsset(office, staf, await tempat(boss));
  await nanti();
  const lepas = await submitPelepasan(office, boss);
  await nanti();
  const jurnal = await typeJurnal(boss);
  const idSo = await makeOrder(office, boss);
  await nanti();
  const inv = await makeInvoice(office, boss, idSo, { menunggu: true });
  await nanti();
  const milikManajer = await submitPengajuan(manajer, idKebutuhan, { tipe: "masuk", tujuan: kas, nominal: 10_000 });

  const kotak = await kotakOf(manajer);
  expect(kotak.map(({ id }) => id)).toEqual([keluar, terlalu, asset, lepas, jurnal, inv]);
  expect(kotak[0]).toMatchObject({
    jenis: "pengajuan",
    sebutan: "Dana Keluar",
    keterangan: "Bensin",
    nominal: 250_000,
    arah: "keluar",
    rekening: "Kas Kecil",
    oleh: "Siti",
    aksi: { setuju: { boleh: true }, tolak: { boleh: true } },
  });
  expect(kotak[0]?.bukti).toHaveLength(1);
  expect(kotak.at(-1)?.aksi).toMatchObject({ tolak: { boleh: true }, revisi: { boleh: false } });
  expect((await kotakOf(boss)).map(({ id }) => id)).toContain(milikManajer);

  const hasil = await decideAll(manajer, [
    { jenis: "pengajuan", id: keluar, keterangan: "Sudah dicek" },
    { jenis: "pengajuan", id: terlalu },
    { jenis: "pengajuanAsset", id: asset },
    { jenis: "pelepasanAsset", id: lepas },
    { jenis: "jurnalUmum", id: jurnal },
    { jenis: "invoice", id: inv, status: "Ditolak" },
    { jenis: "invoice", id: inv },
    { jenis: "pengajuan", id: milikManajer },
    { jenis: "pengajuan", id: keluar },
    { jenis: "pengajuan", id: terlalu, status: "Ditolak" },
  ]);
  expect(hasil.map(({ status, message }) => (status === 200 ? 200 : message))).toEqual([
    200,
    "Saldo rekening Kas Kecil tidak mencukupi (saldo Rp 19.750.000)",
    200,
    200,
    200,
    "Note tidak boleh kosong.",
    200,
    "Pengajuan sendiri harus disetujui orang lain",
    "Pengajuan sudah diproses oleh Budi",
    "Note tidak boleh kosong.",
  ]);
  expect((await kotakOf(manajer)).map(({ id }) => id)).toEqual([terlalu]);
  const { data: disetujui } = await boss.call(pengajuan.getDetailPengajuan, { idPengajuan: keluar });
  expect(disetujui).toMatchObject({
    statusPengajuan: "Disetujui",
    note: "Sudah dicek",
    userApprove: [{ namaLengkap: "Budi" }],
  });
  expect(disetujui.buktiFotoApprove).toEqual(disetujui.buktiFotoPengajuan);
  const { data: history } = await boss.call(riwayat.getRiwayat, { jenis: "pengajuan", id: keluar });
  expect(history[0]).toMatchObject({ nama: "Budi", panggilan: "approvePengajuan" });
});

test("a request that is sent again decides nothing twice, and an invoice that changed meanwhile is not approved unseen", async () => {
  const boss = await office.person("Super Admin");
  const manajer = await office.person("Management");
  const kas = await rekeningBernama(office, "BRI Aneka");
  const idKebutuhan = await kebutuhanBaru(boss);
  const satu = await submitPengajuan(boss, idKebutuhan, { tipe: "masuk", tujuan: kas, nominal: 70_000 });
  const dua = await submitPengajuan(boss, idKebutuhan, { tipe: "masuk", tujuan: kas, nominal: 30_000 });
  const putusan = [
    { jenis: "pengajuan", id: satu },
    { jenis: "pengajuan", id: dua },
  ] as const;
  const jawaban = await decideAll(manajer, putusan, "kunci-kotak-1");
  expect(await decideAll(manajer, putusan, "kunci-kotak-1")).toEqual(jawaban);
  expect((await buku(office, boss, "BRI Aneka")).saldoAkhirTotal).toBe(100_000);

  const inv = await makeInvoice(office, boss, await makeOrder(office, boss), { menunggu: true });
  const [hasil] = await decideAll(manajer, [{ jenis: "invoice", id: inv, versi: 7 }]);
  expect(hasil).toMatchObject({ status: 409 });
  expect(hasil?.message).toMatch(/^Data ini sudah diubah/);
  expect((await boss.call(invoice.getDetailInvoice, { idInvoice: inv })).data.statusApprove).toBe("Menunggu");
  const buruk = await manajer.refused(persetujuan.putuskan, { putusan: [{ jenis: "po", id: inv }] as never });
  expect(buruk).toMatchObject({ status: 400, errors: [{ field: "putusan" }] });
  await decideAll(manajer, [{ jenis: "invoice", id: inv }]);
});

test("of two managers who decide the same ten at once, one decides each, and the other is told who", async () => {
  const boss = await office.person("Super Admin");
  const dua = [
    await office.person("Management", { nama: "Budi" }),
    await office.person("Management", { nama: "Sari" }),
  ];
  const kas = await rekeningBernama(office, "BCA Aneka");
  const idKebutuhan = await kebutuhanBaru(boss);
  const putusan: { jenis: "pengajuan"; id: string }[] = [];
  for (let ke = 0; ke < 10; ke++) {
    const id = await submitPengajuan(boss, idKebutuhan, { tipe: "masuk", tujuan: kas, nominal: 1_000 });
    putusan.push({ jenis: "pengajuan", id });
  }
  const [budi = [], sari = []] = await Promise.all(
    dua.map((person, at) => decideAll(person, at === 0 ? putusan : [...putusan].reverse())),
  );
  const dari = (hasil: typeof budi, id: string) => hasil.find((satu) => satu.id === id);
  for (const { id } of putusan) {
    const [oleh, kalah] = dari(budi, id)?.status === 200 ? (["Budi", sari] as const) : (["Sari", budi] as const);
    expect([dari(budi, id)?.status, dari(sari, id)?.status].sort()).toEqual([200, 409]);
    expect(dari(kalah, id)?.message).toBe(`Pengajuan sudah diproses oleh ${oleh}`);
  }
  expect((await buku(office, boss, "BCA Aneka")).saldoAkhirTotal).toBe(10_000);
});

test("an invoice that is wrong is sent away from the inbox with a reason: its maker hears it, and makes another", async () => {
  const boss = await office.person("Super Admin");
  const manajer = await office.person("Management", { nama: "Budi" });
  const kasir = await office.person("Kasir", { menu: ["Invoice", "Produk Card"], nama: "Siti" });
  const idSo = await makeOrder(office, boss);
  const buat = () => makeInvoice(office, kasir, idSo, { menunggu: true });
  const salah = await buat();
  const [basi] = await decideAll(manajer, [
    { jenis: "invoice", id: salah, status: "Ditolak", keterangan: "x", versi: 9 },
  ]);
  expect(basi).toMatchObject({ status: 409, message: expect.stringMatching(/^Data ini sudah diubah/) });
  const tolak = { jenis: "invoice", id: salah, status: "Ditolak", keterangan: "Rekening salah" } as const;
  expect((await decideAll(manajer, [tolak]))[0]).toMatchObject({ status: 200 });
  expect((await kotakOf(manajer)).map(({ id }) => id)).not.toContain(salah);
  const kabarSiti = async () =>
    (await kasir.call(kabar.getKabar, {})).data.map(({ pesan, dokumen }) => ({ pesan, dokumen }));
  expect(await kabarSiti()).toEqual([
    { pesan: `${salah} dihapus oleh Budi: Rekening salah`, dokumen: { jenis: "order", kunci: idSo } },
  ]);
  const { data: cerita } = await boss.call(riwayat.getRiwayat, { jenis: "order", id: idSo });
  expect(cerita[0]?.perubahan).toContainEqual(expect.objectContaining({ label: "Note", sesudah: "Rekening salah" }));
  const benar = await buat();
  await decideAll(manajer, [{ jenis: "invoice", id: benar }]);
  expect((await kabarSiti())[0]).toEqual({
    pesan: `${benar} disetujui oleh Budi`,
    dokumen: { jenis: "invoice", kunci: benar },
  });
});

test("what is approved together may be dated together on the day of its money, each within its own limits", async () => {
  const boss = await office.person("Super Admin");
  const staf = await office.person("Staf", { menu: ["Pengajuan"] });
  const tujuan = await rekeningBernama(office, "BRI RJP");
  const idKebutuhan = await kebutuhanBaru(boss);
  const masuk = await submitPengajuan(staf, idKebutuhan, { tipe: "masuk", tujuan, nominal: 5_000 });
  const inv = await makeInvoice(office, boss, await makeOrder(office, boss), { menunggu: true });
  const tanggalUang = "2026-11-18" as Tanggal;
  const hasil = await decideAll(boss, [
    { jenis: "pengajuan", id: masuk, tanggalUang },
    { jenis: "invoice", id: inv, tanggalUang },
  ]);
  expect(hasil.map(({ status, message }) => [status, message])).toEqual([
    [200, "Pengajuan berhasil disetujui"],
    [400, `Tanggal uang tidak boleh sebelum invoice ${inv} dibuat (20-11-2026)`],
  ]);
  const { data } = await boss.call(pengajuan.getDetailPengajuan, { idPengajuan: masuk });
  expect(data).toMatchObject({ tglApprove: "2026-11-20", tanggalUang });
  await decideAll(boss, [{ jenis: "invoice", id: inv, tanggalUang: "2026-11-20" as Tanggal }]);
});
