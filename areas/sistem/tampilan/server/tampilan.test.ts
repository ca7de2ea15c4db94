import { expect, test } from "vitest";
import { openOffice, type Person } from "#test/support/office.ts";
import { tampilan } from "../contract.ts";

const office = openOffice();
const daftar = "/admin/salesorder";
const isi = (saringan: object) => JSON.stringify({ saringan });
const semua = async (person: Person) =>
  (await person.call(tampilan.getTampilan, { daftar })).data.map(({ nama, bersama, milikSaya, utama, aksi }) => [
    nama,
    ...[bersama && "bersama", milikSaya && "saya", utama && "utama", aksi.ubah.boleh && "ubah"].filter(Boolean),
  ]);

test("a view is mine until Management gives it to everybody; each opens the list with the own choice", async () => {
  const [boss, sales, lain] = [
    await office.person("Management"),
    await office.person("Sales"),
    await office.person("Sales"),
  ];
  const { data } = await sales.call(tampilan.addTampilan, {
    daftar,
    nama: "Belum lunas",
    isi: isi({ bayar: "Proses" }),
  });
  expect(await semua(sales)).toEqual([["Belum lunas", "saya", "ubah"]]);
  expect(await semua(lain)).toEqual([]);
  const bersama = { daftar, nama: "Untuk semua", isi: isi({}), bersama: true };
  expect((await sales.refused(tampilan.addTampilan, bersama)).message).toContain("Super Admin dan Management");
  const { data: milikBoss } = await boss.call(tampilan.addTampilan, bersama);
  expect(await semua(lain)).toEqual([["Untuk semua", "bersama"]]);
  await lain.call(tampilan.setTampilanUtama, { daftar, idTampilan: milikBoss.idTampilan });
  await sales.call(tampilan.setTampilanUtama, { daftar, idTampilan: data.idTampilan });
  expect(await semua(lain)).toEqual([["Untuk semua", "bersama", "utama"]]);
  expect(await semua(sales)).toEqual([
    ["Belum lunas", "saya", "utama", "ubah"],
    ["Untuk semua", "bersama"],
  ]);
  // One that is somebody else's is not there at all.
  const asing = { idTampilan: data.idTampilan };
  expect((await lain.refused(tampilan.setTampilanUtama, { daftar, ...asing })).status).toBe(404);
  expect((await lain.refused(tampilan.deleteTampilan, asing)).status).toBe(404);
  expect((await lain.refused(tampilan.deleteTampilan, { idTampilan: milikBoss.idTampilan })).status).toBe(409);
  // Taken back from everybody it opens nobody else's list.
  await boss.call(tampilan.updateTampilan, { idTampilan: milikBoss.idTampilan, bersama: false });
  expect(await semua(lain)).toEqual([]);
  await boss.call(tampilan.updateTampilan, { idTampilan: milikBoss.idTampilan, bersama: true });
  expect(await semua(lain)).toEqual([["Untuk semua", "bersama"]]);
});

test("names are mine alone, changes meet a version, and what is no view is refused", async () => {
  const daftar = "/admin/produk";
  const [satu, dua] = [await office.person("Admin"), await office.person("Admin")];
  const { data } = await satu.call(tampilan.addTampilan, { daftar, nama: "Harian", isi: isi({}) });
  await dua.call(tampilan.addTampilan, { daftar, nama: "Harian", isi: isi({}) });
  expect((await satu.refused(tampilan.addTampilan, { daftar, nama: "HARIAN", isi: isi({}) })).message).toBe(
    "Sudah ada tampilan dengan nama ini",
  );
  for (const salah of ["[]", "tidak", "null"]) {
    const { errors } = await satu.refused(tampilan.addTampilan, { daftar, nama: "Lain", isi: salah });
    expect(errors).toEqual([{ field: "isi", message: "Isi tampilan tidak dapat dibaca" }]);
  }
  const { idTampilan } = data;
  await satu.call(tampilan.updateTampilan, { idTampilan, nama: "Pagi", versi: 1 });
  expect((await satu.refused(tampilan.updateTampilan, { idTampilan, nama: "Sore", versi: 1 })).status).toBe(409);
  await satu.call(tampilan.setTampilanUtama, { daftar, idTampilan });
  await satu.call(tampilan.setTampilanUtama, { daftar, idTampilan: null });
  expect((await satu.call(tampilan.getTampilan, { daftar })).data).toMatchObject([
    { nama: "Pagi", utama: false, versi: 2 },
  ]);
  await satu.call(tampilan.deleteTampilan, { idTampilan });
  expect((await satu.call(tampilan.getTampilan, { daftar })).data).toEqual([]);
});
