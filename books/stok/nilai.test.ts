import fc from "fast-check";
import { expect, test } from "vitest";
import { po } from "#areas/pembelian/po/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { baris, isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import type { Id } from "#kernel/types.ts";
import { events, few } from "#test/support/cases.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { carryOut, makeOrder, makeProduk } from "../fixtures.ts";
import { makeInvoice } from "../fixturesBayar.ts";
import { saldoJurnal } from "../fixturesJurnal.ts";
import { jurnalBarang } from "../jurnal/jurnal.ts";
import { pemergok, penyusup } from "../periksa/periksa.testing.ts";
import { moveGoods } from "./stok.ts";

const office = openOffice();
const diam = penyusup(office);
const saldo = (akun: Parameters<typeof saldoJurnal>[1]) => saldoJurnal(office.sql, akun);

/** The newest row of a product's book. */
async function terakhir(person: Person, idProduk: Id<"produk">) {
  const { data } = await person.call(produk.getKartuStok, { idProduk, limit: 1 });
  const [{ jenis, qty, saldo: stock, nilai, nilaiSaldo } = {} as never] = data;
  return { jenis, qty, stock, nilai, nilaiSaldo };
}

async function ubahHarga(person: Person, idProduk: Id<"produk">, hargaBeli: number) {
  const [row] = (await person.call(produk.getProdukDipilih, { idProduk: [idProduk] })).data;
  if (!row) throw new Error("No product");
  const { kodeProduk, namaProduk, kategoriProduk, tipe, kapasitas, hargaProduk, minimalStock } = row;
  const isi = { kodeProduk, namaProduk, kategoriProduk, tipe, kapasitas, hargaProduk, minimalStock };
  await person.call(produk.editProduk, { idProduk, ...isi, hargaBeli, penambahanStock: 0, fotoProduk: [] });
}

test("a typed purchase price moves no value", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 27, hargaBeli: 1_000_003 });
  const [persediaan, penyesuaian] = [await saldo("persediaan"), await saldo("penyesuaian-persediaan")];
  await ubahHarga(boss, idProduk, 1_200_009);
  expect(await saldo("persediaan")).toBe(persediaan);
  expect(await saldo("penyesuaian-persediaan")).toBe(penyesuaian);
  expect(await terakhir(boss, idProduk)).toMatchObject({ jenis: "awal", nilaiSaldo: 27_000_081 });
});

test("what a purchase order charges stays in the warehouse, and undoing its arrival takes out just that", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 2, hargaBeli: 1_000_000 });
  await ubahHarga(boss, idProduk, 1_500_001);
  const { idPo } = (await boss.call(po.addPo, { idProduk, qty: 3 })).data;
  await ubahHarga(boss, idProduk, 1_800_000);
  const selisih = await saldo("selisih-harga-beli");
  await boss.call(po.updatePoSelesai, { idPo, selesai: 3 });
  expect(await terakhir(boss, idProduk)).toMatchObject({
    jenis: "po",
    stock: 5,
    nilai: 4_500_003,
    nilaiSaldo: 6_500_003,
  });
  await boss.call(po.undoPoSelesai, { idPo, selesai: 3, qtySelesai: 3 });
  expect(await terakhir(boss, idProduk)).toMatchObject({ stock: 2, nilai: -4_500_003, nilaiSaldo: 2_000_000 });
  expect(await saldo("selisih-harga-beli")).toBe(selisih);
});

test("a machine comes back at the cost at which it left, in any number of steps, whatever was paid since", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 3, hargaBeli: 1_000_003 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 3 }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const hpp = await saldo("hpp");
  const kirim = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" });
  const { idSuratJalan: idSj } = (await boss.call(suratJalan.addSuratJalan, kirim)).data;
  expect(await terakhir(boss, idProduk)).toMatchObject({ stock: 0, nilaiSaldo: 0 });
  await ubahHarga(boss, idProduk, 1_200_009);
  const idOrderan = (await baris(boss, idSo)).orders[0]?.idOrderan ?? 0;
  for (const unit of [1, 2]) {
    const barang = [{ idOrderan, baik: unit, rusak: 0 }];
    await boss.call(retur.addRetur, { idSj, alasan: "Salah tipe", barang, dokumen: [await picture()] });
    expect(await terakhir(boss, idProduk)).toMatchObject({ jenis: "retur", nilai: unit * 1_000_003 });
  }
  expect(await saldo("hpp")).toBe(hpp);
});

test("what stood in the books before goods were valued by what was paid goes on with its value", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 5, hargaBeli: 700_001 });
  const persediaan = await saldo("persediaan");
  await diam(`update stok set nilai = null, nilai_saldo = null where id_produk = ${idProduk}`);
  await ubahHarga(boss, idProduk, 900_000);
  expect(await terakhir(boss, idProduk)).toMatchObject({ nilai: 3_500_005, nilaiSaldo: 3_500_005 });
  await carryOut(office, boss, (deed) => moveGoods(deed, [{ idProduk, jenis: "kirim", qty: -2 }]));
  expect(await terakhir(boss, idProduk)).toMatchObject({ stock: 3, nilai: -1_400_002, nilaiSaldo: 2_100_003 });
  expect(await saldo("persediaan")).toBe(persediaan - 1_400_002);
});

test("after a version that knows only typed prices served, the next row leads the value back to its stock", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 3, hargaBeli: 1_000_000 });
  const lama = (qty: number, harga: number) =>
    carryOut(office, boss, async ({ tx, today, now, user }) => {
      await tx`update produk set harga_beli = ${harga} where id_produk = ${idProduk}`;
      const [row] = await tx<{ idStok: number }[]>`
        insert into stok (id_produk, tanggal, waktu, jenis, qty, id_user, nama_user)
        values (${idProduk}, ${today}, ${now}, ${qty > 0 ? "tambah" : "kirim"}, ${qty}, ${user.idUser}, ${user.nama})
        returning id_stok`;
      await jurnalBarang(tx, [row?.idStok ?? 0], false);
    });
  await lama(2, 1_700_000);
  await lama(-4, 1_700_000);
  await carryOut(office, boss, (deed) => moveGoods(deed, [{ idProduk, jenis: "koreksi", qty: -1 }]));
  expect(await terakhir(boss, idProduk)).toMatchObject({ stock: 0, nilaiSaldo: 0 });
});

type Langkah = {
  what: "tambah" | "kirim" | "kembali" | "hitung" | "po" | "urung" | "harga";
  qty: number;
  harga: number;
};
type Buku = { stock: number; nilai: number };

const langkah: fc.Arbitrary<Langkah> = fc.record({
  what: fc.constantFrom("tambah", "kirim", "kembali", "hitung", "po", "urung", "harga"),
  qty: fc.integer({ min: 1, max: 7 }),
  harga: fc.integer({ min: 1, max: 5_000_000 }),
});

/** Half is rounded away from zero, as the database rounds. */
const bagian = (nilai: number, qty: number, dari: number) =>
  Number((BigInt(nilai) * BigInt(qty) * 2n + BigInt(dari)) / (BigInt(dari) * 2n));

test("any sequence: the value is never below zero, 0 without stock, and what came in is there or left", async () => {
  const boss = await office.person("Super Admin");
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { ...events(20, 40), size: "max" }), async (steps) => {
      const idProduk = await makeProduk(office, boss, { stock: 0, hargaBeli: 1_000_003 });
      let buku: Buku = { stock: 0, nilai: 0 };
      let harga = 1_000_003;
      const terkirim: (Buku & { sumber: string })[] = [];
      const datang: (Buku & { idPo: string })[] = [];
      const gerakkan = (jenis: "tambah" | "koreksi" | "kirim" | "batal-kirim", qty: number, sumber = "") =>
        carryOut(office, boss, (deed) => moveGoods(deed, [{ idProduk, jenis, qty, sumber }]));
      for (const [at, { what, qty, harga: harganya }] of steps.entries()) {
        if (what === "harga") {
          await ubahHarga(boss, idProduk, harganya);
          harga = harganya;
        } else if (what === "po") {
          await ubahHarga(boss, idProduk, harganya);
          harga = harganya;
          const { idPo } = (await boss.call(po.addPo, { idProduk, qty })).data;
          await boss.call(po.updatePoSelesai, { idPo, selesai: qty });
          datang.push({ idPo, stock: qty, nilai: qty * harganya });
          buku = { stock: buku.stock + qty, nilai: buku.nilai + qty * harganya };
        } else if (what === "urung") {
          const masuk = datang.findLast(({ stock }) => stock <= buku.stock);
          if (!masuk) continue;
          datang.splice(datang.indexOf(masuk), 1);
          await boss.call(po.undoPoSelesai, { idPo: masuk.idPo, selesai: masuk.stock, qtySelesai: masuk.stock });
          const stock = buku.stock - masuk.stock;
          buku = { stock, nilai: stock === 0 ? 0 : Math.max(0, buku.nilai - masuk.nilai) };
        } else if (what === "kembali") {
          const kirim = terkirim.pop();
          if (!kirim) continue;
          await gerakkan("batal-kirim", kirim.stock, kirim.sumber);
          buku = { stock: buku.stock + kirim.stock, nilai: buku.nilai + kirim.nilai };
        } else if (what === "tambah") {
          await gerakkan("tambah", qty);
          const nilai = buku.nilai > 0 ? bagian(buku.nilai, qty, buku.stock) : qty * harga;
          buku = { stock: buku.stock + qty, nilai: buku.nilai + nilai };
        } else if (qty <= buku.stock) {
          const keluar = { stock: qty, nilai: bagian(buku.nilai, qty, buku.stock), sumber: `UJI-${idProduk}-${at}` };
          await gerakkan(what === "kirim" ? "kirim" : "koreksi", -qty, keluar.sumber);
          if (what === "kirim") terkirim.push(keluar);
          buku = { stock: buku.stock - qty, nilai: buku.nilai - keluar.nilai };
        }
        expect(buku.nilai >= 0 && (buku.stock > 0 || buku.nilai === 0)).toBe(true);
      }
      const [row] = (await boss.call(produk.getProdukDipilih, { idProduk: [idProduk] })).data;
      expect({ stock: row?.jumlahStock, nilai: row?.nilaiStok }).toEqual(buku);
    }),
    few(3),
  );
});

test("the books check finds a value that does not continue, and one that left at another cost", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 4, hargaBeli: 500_000 });
  await carryOut(office, boss, (deed) => moveGoods(deed, [{ idProduk, jenis: "koreksi", qty: -1 }]));
  const periksa = pemergok(office);
  const ubah = (nilai: number) =>
    `update stok set nilai = ${nilai}, nilai_saldo = 2000000 + ${nilai} where id_produk = ${idProduk} and jenis = 'koreksi'`;
  await periksa(ubah(-400_000), ubah(-500_000), /baris ke-2: nilai -400000/);
});
