import { beforeAll, expect, test } from "vitest";
import { makeOrder } from "#books/fixtures.ts";
import { pemergok } from "#books/periksa/periksa.testing.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { pelanggan } from "../contract.ts";
import { pelangganDari, terkirim } from "./pelanggan.testing.ts";

const office = openOffice();
const mempergoki = pemergok(office);
let boss: Person;
let admin: Person;
beforeAll(async () => {
  boss = await office.person("Super Admin");
  admin = await office.person("Admin", { nama: "Lia" });
});

let ke = 0;
/** A customer with an order of its own. */
async function punyaOrder(namaCustomer: string) {
  ke += 1;
  const noTelp = `08170000${String(ke).padStart(4, "0")}`;
  const idSo = await makeOrder(office, boss, { namaCustomer, customerInstansi: namaCustomer, noTelp });
  return { idSo, id: await pelangganDari(office, idSo), namaCustomer, noTelp };
}
const detail = async (idPelanggan: Id<"pelanggan">) =>
  (await boss.call(pelanggan.getDetailPelanggan, { idPelanggan })).data;
const orderDari = async (idPelanggan: Id<"pelanggan">) =>
  (await boss.call(pelanggan.getOrderPelanggan, { idPelanggan, limit: 100 })).data.map((row) => row.idSo).sort();

test("two customers become one after a look at what will happen, and two again", async () => {
  const lama = await punyaOrder("PT Abadi");
  const baru = await punyaOrder("PT. Abadi Jaya");
  const utang = await terkirim(office, boss, { ...baru, customerInstansi: baru.namaCustomer });
  const dua = { dari: baru.id, ke: lama.id };
  const sales = await office.person("Sales");
  expect(await sales.refused(pelanggan.gabungPelanggan, dua)).toMatchObject({ status: 401 });
  const { data } = await admin.call(pelanggan.getDampakGabungPelanggan, dua);
  expect(data).toMatchObject({ jumlahOrder: 2, piutang: 6_000_000, gabung: { boleh: true } });
  expect(await boss.refused(pelanggan.gabungPelanggan, { ...dua, ke: baru.id })).toMatchObject({
    message: "Pilih pelanggan lain sebagai tujuan",
  });
  await admin.call(pelanggan.gabungPelanggan, dua);
  expect(await detail(lama.id)).toMatchObject({
    jumlahOrder: 3,
    piutang: 6_000_000,
    gabungan: [{ nama: "PT. Abadi Jaya", jumlahOrder: 2, batalGabung: { boleh: true } }],
  });
  expect(await detail(baru.id)).toMatchObject({ digabungKe: { nama: "PT Abadi" }, aksi: { ubah: { boleh: false } } });
  expect(await orderDari(lama.id)).toEqual([lama.idSo, baru.idSo, utang].sort());
  const { data: daftar } = await boss.call(pelanggan.getPelanggan, { cari: "abadi" });
  expect(daftar.map((row) => row.nama)).toEqual(["PT Abadi"]);
  // Who orders with the merged one's number and name is the survivor's.
  const sesudah = await makeOrder(office, boss, { ...baru, customerInstansi: baru.namaCustomer });
  expect(await pelangganDari(office, sesudah)).toBe(lama.id);
  const riwayat = await boss.refused(pelanggan.gabungPelanggan, dua);
  expect(riwayat.message).toMatch(/^PT\. Abadi Jaya sudah digabungkan ke PT Abadi oleh Lia pada /);
  await boss.call(pelanggan.batalGabungPelanggan, { idPelanggan: baru.id });
  expect(await orderDari(baru.id)).toEqual([baru.idSo, utang].sort());
  expect(await orderDari(lama.id)).toEqual([lama.idSo, sesudah].sort());
  expect(await boss.refused(pelanggan.batalGabungPelanggan, { idPelanggan: baru.id })).toMatchObject({ status: 409 });
});

test("a chain of merges leads to its end, and breaks where it is undone", async () => {
  const [a, b, c] = [await punyaOrder("Rantai A"), await punyaOrder("Rantai B"), await punyaOrder("Rantai C")];
  await boss.call(pelanggan.gabungPelanggan, { dari: a.id, ke: b.id });
  await boss.call(pelanggan.gabungPelanggan, { dari: b.id, ke: c.id });
  expect(await orderDari(c.id)).toEqual([a.idSo, b.idSo, c.idSo].sort());
  await boss.call(pelanggan.batalGabungPelanggan, { idPelanggan: b.id });
  expect(await orderDari(b.id)).toEqual([a.idSo, b.idSo].sort());
  expect(await orderDari(c.id)).toEqual([c.idSo]);
  await mempergoki(
    `update pelanggan set id_utama = ${c.id} where id_pelanggan = ${a.id}`,
    `update pelanggan set id_utama = ${b.id} where id_pelanggan = ${a.id}`,
    /Rantai A berujung di \d+, seharusnya/,
  );
});

test("of two people who merge at once the second learns of the first, also the other way round", async () => {
  const [a, b] = [await punyaOrder("Serentak A"), await punyaOrder("Serentak B")];
  const replies = await Promise.all([
    boss.send(pelanggan.gabungPelanggan, { dari: a.id, ke: b.id }),
    admin.send(pelanggan.gabungPelanggan, { dari: b.id, ke: a.id }),
  ]);
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  const [utama] = replies[0]?.status === 200 ? [b.id] : [a.id];
  expect(await orderDari(utama as Id<"pelanggan">)).toEqual([a.idSo, b.idSo].sort());
});

test("a customer merged while someone orders for it: the order goes to the survivor", async () => {
  for (let kali = 0; kali < 4; kali += 1) {
    const [a, b] = [await punyaOrder(`Balap A${kali}`), await punyaOrder(`Balap B${kali}`)];
    const pesan = { ...a, customerInstansi: a.namaCustomer };
    const [, ...orders] = await Promise.all([
      boss.call(pelanggan.gabungPelanggan, { dari: a.id, ke: b.id }),
      makeOrder(office, admin, pesan),
      makeOrder(office, admin, { ...pesan, idPelanggan: a.id }),
      makeOrder(office, admin, pesan),
    ]);
    expect(await orderDari(b.id)).toEqual([a.idSo, b.idSo, ...orders].sort());
    const sesudah = await makeOrder(office, admin, { ...pesan, idPelanggan: a.id });
    expect(await pelangganDari(office, sesudah)).toBe(b.id);
  }
});

test("orders that were grouped wrongly become a customer of their own", async () => {
  const satu = await punyaOrder("Koperasi Tani");
  const pesan = { namaCustomer: satu.namaCustomer, noTelp: satu.noTelp };
  const cabang = await makeOrder(office, boss, {
    ...pesan,
    customerInstansi: "Cabang Garut",
    email: "garut@contoh.id",
  });
  const isian = { idPelanggan: satu.id, instansi: "Cabang Garut", nama: "Koperasi Garut", telepon: "0819 1111 2222" };
  const salah = await boss.refused(pelanggan.pisahkanPelanggan, { ...isian, idSo: ["SO-0000-00000"] });
  expect(salah.errors).toEqual([{ field: "idSo", message: "Ada order yang bukan milik pelanggan ini" }]);
  const semua = await boss.refused(pelanggan.pisahkanPelanggan, { ...isian, idSo: [satu.idSo, cabang] });
  expect(semua.errors).toEqual([{ field: "idSo", message: "Sisakan sedikitnya satu order pada pelanggan ini" }]);
  const kosong = await boss.refused(pelanggan.pisahkanPelanggan, { ...isian, idSo: [] });
  expect(kosong.errors).toEqual([{ field: "idSo", message: "Pilih order yang dipisahkan." }]);
  const { data } = await boss.call(pelanggan.pisahkanPelanggan, { ...isian, idSo: [cabang] });
  expect(await orderDari(data.idPelanggan)).toEqual([cabang]);
  expect(await orderDari(satu.id)).toEqual([satu.idSo]);
  expect(await detail(data.idPelanggan)).toMatchObject({ email: "garut@contoh.id", instansi: "Cabang Garut" });
  const lagi = await makeOrder(office, boss, { namaCustomer: "Koperasi Garut", noTelp: "081911112222" });
  expect(await pelangganDari(office, lagi)).toBe(data.idPelanggan);
  expect(await boss.refused(pelanggan.pisahkanPelanggan, { ...isian, idSo: [satu.idSo] })).toMatchObject({
    status: 409,
    message: "Pelanggan dengan satu order tidak dapat dipisahkan",
  });
});
