import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeProduk } from "#books/fixtures.ts";
import { allFindings, pemergok } from "#books/periksa/periksa.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { baris, isianBaru, isianUbah } from "../../surat-jalan/server/suratJalan.testing.ts";
import { makeSerial, nomorDi, pesan } from "./seri.testing.ts";

const office = openOffice();

test("a client that knows nothing of numbers gets them proposed when the goods leave", async () => {
  const boss = await office.person("Super Admin");
  const oven = await makeSerial(office, boss, "ovn 9/A", 9);
  const { idSo, kirim } = await pesan(office, boss, oven, 2);
  await kirim();
  expect(await nomorDi(boss, idSo)).toEqual(["OVN-9/A-2611-1", "OVN-9/A-2611-2"]);
  // A number that somebody typed is not proposed again, and another product has numbers of its own.
  const kedua = await pesan(office, boss, oven, 3);
  await kedua.kirim({ seri: kedua.seri("ovn-9/a-2611-3", "PABRIK.77") });
  expect((await nomorDi(boss, kedua.idSo)).toSorted()).toEqual(["OVN-9/A-2611-3", "OVN-9/A-2611-4", "PABRIK.77"]);
  const lain = await pesan(office, boss, await makeSerial(office, boss, "MXR", 1), 1);
  await lain.kirim();
  expect(await nomorDi(boss, lain.idSo)).toEqual(["MXR-2611-1"]);
  const biasa = await pesan(office, boss, await makeProduk(office, boss, { stock: 1 }), 1);
  await biasa.kirim();
  expect(await nomorDi(boss, biasa.idSo)).toEqual([]);
});

test("before the goods leave some numbers may be given; a cut unit's number is free again", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik");
  const oven = await makeSerial(office, boss, "OVN-20", 9);
  const { idSo, idOrderan, seri, kirim } = await pesan(office, boss, oven, 3);
  const { data } = await kirim({ statusSo: "Belum", seri: seri("A-001", "A-002") });
  const ubah = async (isian: Parameters<typeof isianUbah>[2]) =>
    gudang.call(suratJalan.updateStatusSj, await isianUbah(gudang, idSo, isian));
  expect(await nomorDi(boss, idSo)).toEqual(["A-001", "A-002"]);
  // Who names no numbers keeps them, and the unit that is cut frees its own.
  await ubah({ barang: [{ idOrderan, qty: 1 }] });
  expect(await nomorDi(boss, idSo)).toEqual(["A-001"]);
  const kedua = await pesan(office, boss, oven, 1);
  await kedua.kirim({ seri: kedua.seri("A-002") });
  expect(await nomorDi(boss, kedua.idSo)).toEqual(["A-002"]);

  await ubah({ barang: [{ idOrderan, qty: 2 }], statusBarang: "Kirim" });
  expect(await nomorDi(boss, idSo)).toEqual(["A-001", "OVN-20-2611-1"]);
  // Goods that come back keep their numbers on the note, and leave again with them.
  await ubah({ statusBarang: "Belum" });
  await ubah({ statusBarang: "Diambil" });
  expect(await nomorDi(boss, idSo)).toEqual(["A-001", "OVN-20-2611-1"]);
  // A wrong number can be mended while every unit that is out has one.
  await ubah({ seri: seri("A-001", "A-009") });
  expect(await nomorDi(boss, idSo)).toEqual(["A-001", "A-009"]);
  const kurang = await gudang.refused(
    suratJalan.updateStatusSj,
    await isianUbah(gudang, idSo, { seri: seri("A-001") }),
  );
  expect(kurang.errors).toEqual([
    { field: "seri", message: "Oven OVN-20: unit yang sudah keluar harus tetap bernomor seri" },
  ]);
  const history = await boss.call(riwayat.getRiwayat, { jenis: "suratJalan", id: data.idSuratJalan });
  expect(JSON.stringify(history.data[0])).toContain("OVN-20: A-001, A-009");
});

test("numbers that cannot be are refused with a sentence at the field, and nothing is stored", async () => {
  const boss = await office.person("Super Admin");
  const oven = await makeSerial(office, boss, "OVN-30", 9);
  const biasa = await makeProduk(office, boss, { namaProduk: "Pompa", stock: 5 });
  const satu = await pesan(office, boss, oven, 1);
  const { idSuratJalan } = (await satu.kirim({ seri: satu.seri("B-1-X") })).data;
  const dua = await pesan(office, boss, oven, 2);
  const menolak = async (tujuan: typeof dua, seri: ReturnType<typeof dua.seri>, message: string | RegExp) => {
    const answer = await boss.refused(suratJalan.addSuratJalan, await isianBaru(tujuan, { statusSo: "Kirim", seri }));
    expect(answer).toMatchObject({ status: 400, errors: [{ field: "seri", message: expect.stringMatching(message) }] });
    expect((await baris(boss, tujuan.idSo)).suratJalan).toEqual([]);
  };
  await menolak(dua, dua.seri("b-1-x"), `Nomor seri B-1-X sudah dipakai di surat jalan ${idSuratJalan}`);
  await menolak(dua, dua.seri("C1"), "Nomor seri terdiri dari 3 sampai 60");
  await menolak(dua, dua.seri("C-11", "c-11"), "Nomor seri C-11 ditulis dua kali");
  await menolak(dua, dua.seri("C-11", "C-12", "C-13"), "Oven OVN-30: 3 nomor seri untuk 2 unit");
  await menolak(dua, satu.seri("C-11"), "Nomor seri C-11: barangnya tidak ada di surat jalan ini");
  const pompa = await pesan(office, boss, biasa, 1);
  await menolak(pompa, pompa.seri("C-11"), "Pompa tidak bernomor seri");
  // A unit of another product that came back as good keeps its product.
  await office.sql`update surat_jalan_seri set kembali = '2026-11-20' where nomor = 'B-1-X'`;
  const mixer = await pesan(office, boss, await makeSerial(office, boss, "MXR-30", 1), 1);
  await menolak(mixer, mixer.seri("B-1-X"), "Nomor seri B-1-X milik produk Oven OVN-30");
  await dua.kirim({ seri: dua.seri("B-1-X", "B-2-X") });
  expect(await nomorDi(boss, dua.idSo)).toEqual(["B-1-X", "B-2-X"]);
  const ditahan = await boss.refused(
    suratJalan.updateStatusSj,
    await isianUbah(boss, satu.idSo, { seri: satu.seri("B-3-X") }),
  );
  expect(ditahan.message).toBe("Unit B-1-X sudah diretur, nomornya tidak dapat diganti");
});

test("a cancelled order frees the numbers of its notes, for other products too", async () => {
  const boss = await office.person("Super Admin");
  const oven = await pesan(office, boss, await makeSerial(office, boss, "OVN-40", 1), 1);
  await oven.kirim({ statusSo: "Belum", seri: oven.seri("D-100") });
  await boss.call(order.cancelSo, { idSo: oven.idSo });
  const mixer = await pesan(office, boss, await makeSerial(office, boss, "MXR-40", 1), 1);
  await mixer.kirim({ seri: mixer.seri("D-100") });
  expect(await nomorDi(boss, mixer.idSo)).toEqual(["D-100"]);
});

test("of people who give the same number at once one gets it, and proposals never meet", async () => {
  const boss = await office.person("Super Admin");
  const oven = await makeSerial(office, boss, "OVN-50", 20);
  const semua = await Promise.all(Array.from({ length: 8 }, () => pesan(office, boss, oven, 1)));
  const isian = await Promise.all(
    semua.map((one) => isianBaru(one, { statusSo: "Kirim", seri: one.seri("REBUTAN-1") })),
  );
  const hasil = await Promise.all(isian.map((one) => boss.send(suratJalan.addSuratJalan, one)));
  expect(hasil.filter(({ body }) => body.status === 200)).toHaveLength(1);
  for (const { body } of hasil.filter((one) => one.body.status !== 200)) {
    expect(body).toMatchObject({ status: 400, errors: [{ field: "seri" }] });
  }
  const sisa = semua.filter((_, at) => hasil[at]?.body.status !== 200);
  await Promise.all(sisa.map((one) => one.kirim()));
  const nomor = (await Promise.all(sisa.map((one) => nomorDi(boss, one.idSo)))).flat();
  expect(nomor.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `OVN-50-2611-${n}`));
});

const melanggar = pemergok(office);

test("the books check asks for numbers from the switch on, and finds one that was taken away", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { kodeProduk: "OVN-60", stock: 4 });
  const tanpa = await pesan(office, boss, idProduk, 1);
  await tanpa.kirim();
  await office.sql`update produk set berseri = true where id_produk = ${idProduk}`;
  expect(await allFindings(office)).toEqual([]);
  const { idSo, kirim } = await pesan(office, boss, idProduk, 1);
  const { idSuratJalan } = (await kirim()).data;
  const [ada] = await office.sql<{ nomor: string; idOrderan: number }[]>`
    select nomor, id_orderan from surat_jalan_seri where id_surat_jalan = ${idSuratJalan}`;
  expect(await nomorDi(boss, idSo)).toEqual([ada?.nomor]);
  const kembali = `insert into surat_jalan_seri values ('${idSuratJalan}', ${ada?.idOrderan}, '${ada?.nomor}')`;
  await melanggar(
    `delete from surat_jalan_seri where nomor = '${ada?.nomor}'`,
    kembali,
    new RegExp(`${idSuratJalan}.*OVN-60: 1 unit, 0 nomor seri`),
  );
  await melanggar(
    `insert into seri values ('LIAR-1', ${idProduk}, 'abcdefghijklmnop', now())`,
    "delete from seri where nomor = 'LIAR-1'",
    /LIAR-1.*tidak ada di surat jalan/,
  );
});
