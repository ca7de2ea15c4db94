import { beforeAll, expect, test } from "vitest";
import { makeOrder } from "#books/fixtures.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { pelanggan } from "../contract.ts";
import { groupPelanggan } from "./groupPast.ts";
import { pelangganDari } from "./pelanggan.testing.ts";

const office = openOffice();
let boss: Person;
beforeAll(async () => {
  boss = await office.person("Super Admin");
});

/** Takes the customers away, as they were not there before the upgrade. */
const sebelumnya = () =>
  office.sql.unsafe(`
  delete from pelanggan_ragu; delete from so_pelanggan; delete from pelanggan_kunci; delete from pelanggan;
  delete from hitungan where daftar like 'pelanggan%'; update pelanggan_keadaan set dikelompokkan = null`);

test("the upgrade groups past orders by number and name, and says of what it was unsure", async () => {
  const pesan = (namaCustomer: string, noTelp: string, customerInstansi = "PT Satu", email = "") =>
    makeOrder(office, boss, { namaCustomer, noTelp, customerInstansi, email });
  const orders = [
    await pesan("Budi Santoso", "081234567890", "PT Satu", "budi@contoh.id"),
    await pesan("budi santoso", "6281234567890"),
    await pesan("Budi Santoso.", "081234567890", "PT Dua"),
    await pesan("Ani", "081234567890"),
    await pesan("Ani", "085700001111"),
    await pesan("Umum", "0", "Toko A"),
    await pesan("Umum", "0", "Toko B"),
  ];
  await sebelumnya();
  const langkah: number[] = [];
  await groupPelanggan(office.sql, office.now(), (_, ke) => langkah.push(ke));
  expect(langkah).toEqual([1, 2, 3, 4, 5]);
  const ids = await Promise.all(orders.map((idSo) => pelangganDari(office, idSo)));
  const [budi, , , ani, aniLain, tokoA, tokoB] = ids;
  expect(ids).toEqual([budi, budi, budi, ani, aniLain, tokoA, tokoB]);
  expect(new Set(ids).size).toBe(5);
  const { data } = await boss.call(pelanggan.getDetailPelanggan, { idPelanggan: budi as never });
  // What was typed last, and the last address that was given.
  expect(data).toMatchObject({ nama: "Budi Santoso.", instansi: "PT Dua", email: "budi@contoh.id", orderLama: 3 });
  const ragu = (await boss.call(pelanggan.getRagu, {})).data;
  expect(
    ragu.map(({ alasan, pelanggan: p, lain, keterangan }) => [alasan, p.nama, lain?.nama ?? "", keterangan]).sort(),
  ).toEqual([
    ["instansi", "Budi Santoso.", "", "PT Dua, PT Satu"],
    ["nama", "Ani", "Ani", ""],
    ["nomor", "Budi Santoso.", "Ani", ""],
  ]);
  expect(ragu.map((row) => row.pelanggan.jumlahOrder).sort()).toEqual([1, 3, 3]);
  // Once only: later orders find these customers, and a second start does nothing.
  expect(await pelangganDari(office, await pesan("BUDI SANTOSO", "081234567890"))).toBe(budi);
  await groupPelanggan(office.sql, office.now(), () => langkah.push(99));
  expect(langkah).toHaveLength(5);
  const sales = await office.person("Sales");
  expect(await sales.refused(pelanggan.getRagu, {})).toMatchObject({ status: 401 });
  const nomor = ragu.find((row) => row.alasan === "nomor");
  await boss.call(pelanggan.putuskanRagu, { idRagu: nomor?.idRagu ?? 0 });
  expect(await boss.refused(pelanggan.putuskanRagu, { idRagu: nomor?.idRagu ?? 0 })).toMatchObject({ status: 409 });
  await boss.call(pelanggan.gabungPelanggan, { dari: aniLain as never, ke: ani as never });
  expect((await boss.call(pelanggan.getRagu, {})).data.map((row) => row.alasan)).toEqual(["instansi"]);
});
