import { expect, test } from "vitest";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { makeBahan, makeResep, stockOf } from "../../bahan/server/bahan.testing.ts";
import { biayaProduksi } from "../../biaya-produksi/contract.ts";
import { kebutuhanBahan } from "../../kebutuhan-bahan/contract.ts";
import { resep } from "../contract.ts";

const office = openOffice();
const saldo = (akun: Parameters<typeof saldoJurnal>[1]) => saldoJurnal(office.sql, akun);

/** An order of machines that production may begin with; answers its line. */
async function dipesan(boss: Person, idProduk: Id<"produk">, qty: number) {
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", qty, idProduk }] });
  await makeInvoice(office, boss, idSo, { dp: 5_000_000 });
  const [row] = (await boss.call(pesanLangsung.getOrderanPl, { cari: idSo })).data;
  if (!row) throw new Error(`${idSo} has no line made to order`);
  return row;
}

test("finished machines take their recipe from the stock at its average, with their wage, and undoing brings it all back", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik");
  const plat = await makeBahan(boss, { namaProduk: "Plat", hargaBeli: 15_003, jumlahStock: "10,5" });
  const motor = await makeBahan(boss, {
    namaProduk: "Motor",
    satuan: "pcs",
    satuanBeli: "pcs",
    hargaBeli: 900_001,
    jumlahStock: 3,
  });
  const idProduk = await makeProduk(office, boss, { hargaBeli: 6_000_000 });
  await makeResep(
    boss,
    idProduk,
    [
      [plat, 2.25],
      [motor, 1],
    ],
    350_000,
  );
  const { idOrderan } = await dipesan(boss, idProduk, 3);
  const [wip, persediaan, upah] = [
    await saldo("barang-dalam-proses"),
    await saldo("persediaan"),
    await saldo("upah-produksi"),
  ];

  expect((await gudang.call(pesanLangsung.getBahanPl, { idOrderan, selesai: 2 })).data).toMatchObject([
    { namaProduk: "Motor", rencana: 2, stock: 3 },
    { namaProduk: "Plat", rencana: 4.5, stock: 10.5 },
  ]);
  await gudang.call(pesanLangsung.updatePl, { idOrderan, selesai: 2 });
  expect([await stockOf(boss, plat), await stockOf(boss, motor)]).toEqual([
    [6, 90_018],
    [1, 900_001],
  ]);
  const [satu] = (await boss.call(biayaProduksi.getProduksi, {})).data;
  const bahan = 67_514 + 1_800_002;
  expect(satu).toMatchObject({ qty: 2, bahan, upah: 700_000, perUnit: (bahan + 700_000) / 2, selisih: 0 });
  expect(await saldo("barang-dalam-proses")).toBe(wip);
  expect(await saldo("upah-produksi")).toBe(upah - 700_000);
  expect(await saldo("persediaan")).toBe(persediaan + 700_000);

  await gudang.call(pesanLangsung.undoPl, { idOrderan, selesai: 2, qtySelesai: 2 });
  expect([await saldo("barang-dalam-proses"), await saldo("persediaan"), await saldo("upah-produksi")]).toEqual([
    wip,
    persediaan,
    upah,
  ]);
  expect(await stockOf(boss, plat)).toEqual([10.5, 157_532]);
  expect((await boss.call(biayaProduksi.getProduksi, {})).data[0]?.diurungkan).toBe(true);
});

test("the workshop takes more, less and other materials, never what is not there, and the difference is shown", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik");
  const plat = await makeBahan(boss, { namaProduk: "Plat B", hargaBeli: 10_000, jumlahStock: 10 });
  const cat = await makeBahan(boss, { namaProduk: "Cat B", hargaBeli: 50_000, jumlahStock: 1 });
  const idProduk = await makeProduk(office, boss);
  await makeResep(boss, idProduk, [[plat, 3]], 100_000);
  const { idOrderan, idSo } = await dipesan(boss, idProduk, 4);
  const kurang = await gudang.refused(pesanLangsung.updatePl, { idOrderan, selesai: 4 });
  expect(kurang).toMatchObject({ status: 409, message: "Bahan tidak cukup: Plat B perlu 12 kg, ada 10 kg" });
  const asing = await gudang.refused(pesanLangsung.updatePl, {
    idOrderan,
    selesai: 1,
    bahan: [{ idProduk, dipakai: 1 }],
  });
  expect(asing.errors).toMatchObject([{ field: "bahan", message: "Yang dipakai bukan bahan" }]);
  const dipakai = [
    { idProduk: plat, dipakai: 3.5 },
    { idProduk: cat, dipakai: "0,25" },
  ];
  await gudang.call(pesanLangsung.updatePl, { idOrderan, selesai: 1, bahan: dipakai });
  const [satu] = (await boss.call(biayaProduksi.getProduksi, {})).data;
  expect(satu).toMatchObject({ idSo, bahan: 47_500, upah: 100_000, selisih: 17_500 });
  const { pakai } = (await boss.call(biayaProduksi.getDetailProduksi, { idProduksi: satu?.idProduksi ?? 0 })).data;
  expect(
    pakai.map(({ namaProduk, rencana, dipakai, nilai, selisih }) => [namaProduk, rencana, dipakai, nilai, selisih]),
  ).toEqual([
    ["Cat B", 0, 0.25, 12_500, 12_500],
    ["Plat B", 3, 3.5, 35_000, 5_000],
  ]);
  const [mahal] = (await boss.call(biayaProduksi.getSelisihBahan, {})).data;
  expect(mahal?.namaProduk).toBe("Cat B");
  expect((await gudang.refused(biayaProduksi.getProduksi, {})).status).toBe(401);
});

test("recipes of several levels are taken apart, versions hold from their day, and circles are refused", async () => {
  const boss = await office.person("Super Admin");
  const besi = await makeBahan(boss, { namaProduk: "Besi C", hargaBeli: 12_000 });
  const rangka = await makeBahan(boss, { namaProduk: "Rangka C", satuan: "set", satuanBeli: "set", jumlahStock: 0 });
  const idProduk = await makeProduk(office, boss);
  await makeResep(boss, rangka, [[besi, 7.125]], 40_000);
  await makeResep(
    boss,
    idProduk,
    [
      [rangka, 2],
      [besi, 0.5],
    ],
    60_000,
  );
  const [row] = (await boss.call(resep.getResep, { cari: "MSN" })).data.filter((satu) => satu.idProduk === idProduk);
  expect(row).toMatchObject({ versi: 1, jumlahBahan: 2, upah: 60_000, biaya: 14.75 * 12_000 + 140_000 });
  const putar = await boss.refused(resep.setResep, {
    idProduk: rangka,
    upah: 0,
    bahan: [{ idProduk: rangka, qty: 1 }],
  });
  expect(putar.errors).toMatchObject([{ field: "bahan", message: expect.stringContaining("melingkar") }]);
  const { idOrderan } = await dipesan(boss, idProduk, 2);
  await boss.call(pesanLangsung.updatePl, { idOrderan, selesai: 1 });
  expect(await stockOf(boss, besi)).toEqual([85.25, 1_023_000]);
  await boss.call(resep.setResep, { idProduk, upah: 0, bahan: [{ idProduk: besi, qty: 1 }], versi: 1 });
  const basi = await boss.refused(resep.setResep, { idProduk, upah: 0, bahan: [{ idProduk: besi, qty: 2 }], versi: 1 });
  expect(basi).toMatchObject({ status: 409, message: expect.stringContaining(boss.nama) });
  await boss.call(pesanLangsung.updatePl, { idOrderan, selesai: 1 });
  expect(await stockOf(boss, besi)).toEqual([84.25, 1_011_000]);
  // Without a recipe again, the next machine costs its typed price.
  await boss.call(resep.setResep, { idProduk, upah: 0, berlaku: false, bahan: [] });
  const lagi = await dipesan(boss, idProduk, 1);
  await boss.call(pesanLangsung.updatePl, { idOrderan: lagi.idOrderan, selesai: 1 });
  expect(await stockOf(boss, besi)).toEqual([84.25, 1_011_000]);
});

test("what is short is planned by deadline: orders that wait know for what, and the packs to buy", async () => {
  const boss = await office.person("Super Admin");
  const pipa = { namaProduk: "Pipa D", satuan: "m", satuanBeli: "batang", isiBeli: 6, hargaBeli: 120_000 };
  const idPipa = await makeBahan(boss, { ...pipa, jumlahStock: 10, minimalStock: 3 });
  const idProduk = await makeProduk(office, boss);
  await makeResep(boss, idProduk, [[idPipa, 4]]);
  const pertama = await dipesan(boss, idProduk, 2);
  const kedua = await dipesan(boss, idProduk, 2);
  const { data } = await boss.call(kebutuhanBahan.getKebutuhanBahan, {});
  expect(data.bahan.find((row) => row.idProduk === idPipa)).toMatchObject({
    perlu: 16,
    stock: 10,
    kurang: 9,
    usulan: 2,
    tglKurang: kedua.tglDeadline,
    po: { boleh: true },
  });
  const nasib = new Map(data.pesanan.map((row) => [row.idOrderan, row]));
  expect(nasib.get(pertama.idOrderan)).toMatchObject({ siap: "", menunggu: [] });
  expect(nasib.get(kedua.idOrderan)).toMatchObject({ siap: null, menunggu: ["Pipa D kurang 6 m"] });
});
