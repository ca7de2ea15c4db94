import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { openOffice } from "#test/support/office.ts";
import { produk } from "../contract.ts";
import { edit, satu, tambah } from "./produk.testing.ts";

const office = openOffice();

test("the purchase price leaves the server for Super Admin and Management alone", async () => {
  const boss = await office.person("Super Admin");
  const admin = await office.person("Admin");
  const idProduk = await tambah(boss, { kodeProduk: "RHS-1", hargaBeli: 17_654_321 });
  await boss.call(produk.editProduk, edit({ idProduk }, { kodeProduk: "RHS-1", hargaBeli: 18_765_432 }));
  const asked = [
    admin.send(produk.getProduk, { cari: "RHS" }),
    admin.send(produk.getProdukHarusPo, {}),
    admin.send(produk.getProdukDipilih, { idProduk: [idProduk] }),
    admin.send(produk.getDetailProduk, { kodeProduk: "RHS-1" }),
    admin.send(produk.getKartuStok, { idProduk }),
    admin.send(riwayat.getRiwayat, { jenis: "produk", id: String(idProduk) }),
  ];
  for (const { body, status } of await Promise.all(asked)) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/17654321|18765432|17.654.321|18.765.432/);
  }
  expect((await satu(admin, "RHS-1")).hargaBeli).toBeNull();
  expect((await satu(boss, "RHS-1")).hargaBeli).toBe(18_765_432);
});

test("that the purchase price is missing is said to everyone, the price itself is not", async () => {
  const boss = await office.person("Management");
  const logistik = await office.person("Logistik");
  await tambah(boss, { kodeProduk: "TNP-1", hargaBeli: 0 });
  expect(await satu(logistik, "TNP-1")).toMatchObject({
    hargaBeli: null,
    aksi: { po: { boleh: false, alasan: "Maaf harga beli belum diinput, silahkan input harga beli produk!!!" } },
  });
});
