import { expect, test } from "vitest";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice } from "#test/support/office.ts";
import { opname } from "../contract.ts";
import { count, detailOf, sendForDecision, startOpname, stockOf } from "./opname.testing.ts";

const office = openOffice();

test("sixteen counts of two people at once are all kept, and one of each product holds", async () => {
  const boss = await office.person("Super Admin");
  const orang = [
    await office.person("Gudang", { menu: ["Produk"] }),
    await office.person("Gudang", { menu: ["Produk"] }),
  ];
  const ids = [await makeProduk(office, boss, { stock: 9 }), await makeProduk(office, boss, { stock: 9 })];
  const idOpname = await startOpname(boss, ...ids);
  const jawab = await Promise.all(
    Array.from({ length: 16 }, (_, ke) =>
      (orang[ke % 2] ?? boss).send(opname.hitungOpname, {
        idOpname,
        baris: (ke % 3 === 0 ? ids : [...ids].reverse()).map((idProduk) => ({ idProduk, jumlah: ke })),
      }),
    ),
  );
  expect(jawab.map(({ status }) => status)).toEqual(jawab.map(() => 200));
  const { data } = await boss.call(opname.getBarisOpname, { idOpname, bagian: "selisih" });
  const { data: sama } = await boss.call(opname.getBarisOpname, { idOpname, bagian: "cocok" });
  expect([...data, ...sama].map(({ hitungan }) => hitungan.length)).toEqual([16, 16]);
  expect(await detailOf(boss, idOpname)).toMatchObject({ jumlahProduk: 2, jumlahDihitung: 2 });
});

test("an opname is decided while its goods are delivered and while it is counted and decided by another", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Gudang", { menu: ["Produk"] });
  const [satu, dua] = [await office.person("Management"), await office.person("Management")];
  for (let kali = 0; kali < 4; kali++) {
    const idProduk = await makeProduk(office, boss, { stock: 6 });
    const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 2 }] });
    const isian = await isianBaru(
      { idSo, idInvoice: await makeInvoice(office, boss, idSo) },
      { statusSo: "Kirim", tglSurat: "" },
    );
    const idOpname = await startOpname(gudang, idProduk);
    await count(gudang, idOpname, { [idProduk]: 5 });
    await sendForDecision(gudang, idOpname);
    const setuju = { idOpname, status: "Disetujui", note: "" };
    const [kirim, hitung, ...putusan] = await Promise.all([
      boss.send(suratJalan.addSuratJalan, isian as never),
      gudang.send(opname.hitungOpname, { idOpname, baris: [{ idProduk, jumlah: 4 }] }),
      satu.send(opname.putuskanOpname, setuju),
      dua.send(opname.putuskanOpname, setuju),
    ]);
    expect(kirim.status).toBe(200);
    expect(hitung.status).toBe(409);
    expect(putusan.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOf(office, idProduk)).toBe(3);
  }
});

test("a count that comes while goods leave notes the book before or after them, and never half", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Gudang", { menu: ["Produk"] });
  const lain = await office.person("Management");
  for (let kali = 0; kali < 4; kali++) {
    const idProduk = await makeProduk(office, boss, { stock: 6 });
    const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 2 }] });
    const isian = await isianBaru(
      { idSo, idInvoice: await makeInvoice(office, boss, idSo) },
      { statusSo: "Kirim", tglSurat: "" },
    );
    const idOpname = await startOpname(gudang, idProduk);
    await Promise.all([boss.call(suratJalan.addSuratJalan, isian), count(gudang, idOpname, { [idProduk]: 4 })]);
    await sendForDecision(gudang, idOpname);
    const [row] = [
      ...(await boss.call(opname.getBarisOpname, { idOpname, bagian: "selisih" })).data,
      ...(await boss.call(opname.getBarisOpname, { idOpname, bagian: "cocok" })).data,
    ];
    await lain.call(opname.putuskanOpname, { idOpname, status: "Disetujui", note: "" });
    // Counted before they left, the two units leave what was counted; counted after, they had left already.
    expect([row?.buku, await stockOf(office, idProduk)]).toEqual(row?.buku === 6 ? [6, 2] : [4, 4]);
  }
});
