import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { laporanBuku } from "#areas/buku-besar/laporan-buku/contract.ts";
import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { baris, isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { isiRekening, makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { allFindings, pemergok } from "#books/periksa/periksa.testing.ts";
import { foldRingkasan } from "#books/ringkasan.ts";
import type { ClientInput } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { pagi, sendOrder } from "../../server/setahun.testing.ts";
import { labaOrder, SUDUT_LABA } from "../contract.ts";

const office = openOffice();
let boss: Person;
beforeAll(async () => {
  boss = await office.person("Super Admin");
  await isiRekening(office, boss, "Kas Kecil", 500_000_000);
});

const NOVEMBER = { awal: "2026-11", akhir: "2026-11" };
type Diminta = Partial<ClientInput<typeof labaOrder.getLabaOrder>>;
const laba = (diminta: Diminta = {}) => boss.call(labaOrder.getLabaOrder, { ...NOVEMBER, limit: 100, ...diminta });
const ringkas = async (diminta: Diminta = {}) =>
  (await laba(diminta)).data.map(({ nama, pendapatan, hpp }) => [nama, pendapatan, hpp]);

/** What Buku Besar says of the same accounts. */
async function menurutJurnal(awal: string, akhir: string) {
  const [row] = await office.sql<{ pendapatan: number; hpp: number }[]>`
    select coalesce(sum(kredit - debit) filter (where jenis = 'Pendapatan'), 0)::bigint as pendapatan,
      coalesce(sum(debit - kredit) filter (where jenis = 'Beban'), 0)::bigint as hpp
    from jurnal_baris join akun using (id_akun)
    where golongan in ('Penjualan', 'Harga Pokok Penjualan') and to_char(tanggal, 'YYYY-MM') between ${awal} and ${akhir}`;
  return row;
}

/** All four views add up to the same, and to the journal. */
async function semuaSama(masa: { awal: string; akhir: string }): Promise<void> {
  const seharusnya = await menurutJurnal(masa.awal, masa.akhir);
  for (const sudut of SUDUT_LABA) {
    const { jumlah, data, totalDocs } = await laba({ ...masa, sudut });
    expect({ pendapatan: jumlah.pendapatan, hpp: jumlah.hpp }, sudut).toEqual(seharusnya);
    if (totalDocs > data.length) continue;
    expect(data.reduce((sum, row) => sum + row.margin, 0)).toBe(jumlah.margin);
  }
}

test("an order that is given to another customer takes along what is open; a closed month keeps its figures", async () => {
  await pagi(office, "2026-10-05");
  const idProduk = await makeProduk(office, boss, { stock: 5 });
  const idSo = await makeOrder(office, boss, {
    namaCustomer: "Toko Lama",
    noTelp: "081299990001",
    baris: [{ idProduk }],
  });
  const lain = await makeOrder(office, boss, { namaCustomer: "Toko Baru", noTelp: "081299990002", baris: [{}] });
  const lainLagi = await makeOrder(office, boss, { namaCustomer: "Toko Akhir", noTelp: "081299990003", baris: [{}] });
  await makeInvoice(office, boss, idSo);
  await sendOrder(boss, idSo);
  const dari = async (nama: string) =>
    (await laba({ awal: "2026-10", akhir: "2026-10", sudut: "pelanggan", cari: nama })).data.map(
      (row) => row.pendapatan,
    );
  expect(await dari("toko lama")).toEqual([10_000_000]);
  const pindah = (ke: string, so: string) =>
    office.sql`update so_pelanggan set id_pelanggan = (select id_pelanggan from so_pelanggan where id_so = ${ke}) where id_so = ${so}`;
  await pindah(lain, idSo);
  expect([await dari("toko lama"), await dari("toko baru")]).toEqual([[], [10_000_000]]);
  await pagi(office, "2026-11-02");
  expect((await boss.send(tutupBuku.closeBulan, { bulan: "2026-10" })).body).toMatchObject({ status: 200 });
  await pindah(lainLagi, idSo);
  expect(await dari("toko baru")).toEqual([10_000_000]);
  expect(await allFindings(office)).toEqual([]);
});

test("a margin is what the journal says of an order, by order, product, customer and sales person", async () => {
  await pagi(office, "2026-11-10");
  const oven = await makeProduk(office, boss, { namaProduk: "Oven Laba", stock: 9, hargaBeli: 4_000_000 });
  const mixer = await makeProduk(office, boss, { namaProduk: "Mixer Laba", stock: 9, hargaBeli: 3_000_000 });
  const idSo = await makeOrder(office, boss, {
    namaCustomer: "Toko Laba",
    baris: [
      { idProduk: oven, qty: 2, hargaProduk: 9_000_000 },
      { idProduk: mixer, qty: 1, hargaProduk: 5_000_000 },
    ],
  });
  const idInvoice = await makeInvoice(office, boss, idSo, { diskon: 500_000 });
  const lines = (await baris(boss, idSo)).orders;
  const kirim = async (barang: { idOrderan: number; qty: number }[]) =>
    (await boss.call(suratJalan.addSuratJalan, {
      ...(await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" })),
      barang,
    } as never)) as {
      data: { idSuratJalan: string };
    };
  const [ovenBaris, mixerBaris] = [lines[0]?.idOrderan ?? 0, lines[1]?.idOrderan ?? 0];
  // A third of the units have left, and with it a third of the order's value: what the oven has not stands apart.
  const { idSuratJalan: idSj } = (await kirim([{ idOrderan: ovenBaris, qty: 1 }])).data;
  expect(await ringkas({ sudut: "produk" })).toEqual([
    ["Oven Laba", 9_000_000, 4_000_000],
    ["Diskon", -166_666, 0],
    ["Pembagian nilai pesanan", -1_333_334, 0],
  ]);
  await semuaSama(NOVEMBER);
  await kirim([
    { idOrderan: ovenBaris, qty: 1 },
    { idOrderan: mixerBaris, qty: 1 },
  ]);
  expect(await ringkas({ sudut: "produk" })).toEqual([
    ["Oven Laba", 18_000_000, 8_000_000],
    ["Mixer Laba", 5_000_000, 3_000_000],
    ["Diskon", -500_000, 0],
  ]);
  const [satu] = (await laba()).data;
  expect(satu).toMatchObject({
    kode: idSo,
    idSo,
    pendapatan: 22_500_000,
    hpp: 11_000_000,
    margin: 11_500_000,
    persen: 51.1,
  });
  expect(await ringkas({ sudut: "pelanggan" })).toEqual([["Toko Laba, CV Maju Bersama", 22_500_000, 11_000_000]]);
  expect(await ringkas({ sudut: "sales" })).toEqual([[boss.nama, 22_500_000, 11_000_000]]);

  // One oven comes back, good as new, and its price is paid back.
  const kembali = { idSj, barang: [{ idOrderan: ovenBaris, baik: 1 }], alasan: "Salah", dokumen: [await picture()] };
  const { idRetur } = (await boss.call(retur.addRetur, kembali as never)).data as { idRetur: string };
  const { data: dampak } = await boss.call(retur.getDampakRetur, { idRetur });
  await boss.call(retur.putuskanRetur, {
    ...{ idRetur, keputusan: "dana", nominal: dampak.danaMaksimal, idRekening: dampak.idRekening, catatan: "" },
  } as never);
  const [ovenKini] = (await laba({ sudut: "produk", cari: "oven laba" })).data;
  expect(ovenKini?.hpp).toBe(4_000_000);
  expect((ovenKini?.pendapatan ?? 0) - 9_000_000).toBeLessThan(200_000);
  await semuaSama(NOVEMBER);
  expect(await allFindings(office)).toEqual([]);
});

test("each figure opens its orders; lists are searched, sorted and paged", async () => {
  const [oven] = (await laba({ sudut: "produk", cari: "oven laba" })).data;
  expect(oven).toMatchObject({ pos: null, idAkun: null });
  const miliknya = await laba({ idProduk: oven?.idProduk as Id<"produk"> });
  expect(miliknya.dipilih).toBe("Oven Laba");
  expect(miliknya.jumlah).toMatchObject({ pendapatan: oven?.pendapatan, hpp: oven?.hpp });
  expect((await laba({ pos: "diskon" })).dipilih).toBe("Diskon");
  expect((await laba({ sudut: "pelanggan", cari: "tidak ada" })).data).toEqual([]);
  const nama = (await laba({ sudut: "produk", urut: "nama", limit: 1, page: 2 })).data.map((row) => row.nama);
  expect(nama).toEqual(["Oven Laba"]);
  expect((await laba({ sudut: "produk", urut: "-persen", limit: 1 })).data[0]?.nama).toBe("Oven Laba");
});

test("nobody sees purchase prices through a margin: other roles get no list and no file", async () => {
  for (const role of ["Admin", "Logistik", "Sales"]) {
    const orang = await office.person(role);
    expect((await orang.send(labaOrder.getLabaOrder, NOVEMBER)).status, role).toBe(401);
    expect((await orang.send(labaOrder.exportLabaOrder, NOVEMBER)).status, role).toBe(401);
  }
});

test("files hold what the list shows on all its pages", async () => {
  const csv = await boss.send(labaOrder.exportLabaOrder, { ...NOVEMBER, sudut: "produk", bentuk: "csv" });
  expect(csv.status).toBe(200);
  const xlsx = await boss.send(labaOrder.exportLabaOrder, { ...NOVEMBER, sudut: "order", bentuk: "xlsx" });
  expect(xlsx.status).toBe(200);
  const salah = await boss.send(labaOrder.getLabaOrder, { awal: "2026-12", akhir: "2026-11" });
  expect(salah.body).toMatchObject({ message: "Bulan awal tidak boleh setelah bulan akhir" });
});

test("sums are folded without a change", async () => {
  const sebelum = await ringkas({ sudut: "produk" });
  const [banyak] = await office.sql<{ n: number }[]>`select count(*)::int as n from laba_ringkas`;
  await foldRingkasan(office.sql);
  const [kini] = await office.sql<{ n: number }[]>`select count(*)::int as n from laba_ringkas`;
  expect(kini?.n).toBeLessThan(banyak?.n ?? 0);
  expect(await ringkas({ sudut: "produk" })).toEqual(sebelum);
  expect(await allFindings(office)).toEqual([]);
});

const pergoki = pemergok(office);
test("a figure that the journal does not bear out is found", async () => {
  const satu = "where ctid = (select min(ctid) from laba_pesanan where pendapatan <> 0)";
  await pergoki(
    `update laba_pesanan set pendapatan = pendapatan + 7 ${satu}`,
    `update laba_pesanan set pendapatan = pendapatan - 7 where ctid = (select max(ctid) from laba_pesanan)`,
    /^2026-1[01]: pendapatan \d+, HPP \d+; seharusnya/,
  );
  await pergoki(
    "update laba_ringkas set hpp = hpp + 5 where ctid = (select min(ctid) from laba_ringkas)",
    "update laba_ringkas set hpp = hpp - 5 where ctid = (select max(ctid) from laba_ringkas)",
    /^(produk|pelanggan|sales) \d+ (bulan|tahun) 2026-\d\d: pendapatan/,
  );
});

const langkah = fc.record({
  hari: fc.integer({ min: 0, max: 45 }),
  qty: fc.integer({ min: 1, max: 3 }),
  kedua: fc.boolean(),
  harga: fc.integer({ min: 1, max: 5_000_003 }),
  diskon: fc.constantFrom(0, 1, 70_001),
  sebagian: fc.boolean(),
  batal: fc.boolean(),
});
test("of any orders in any months the four views are Buku Besar to the rupiah", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 2, maxLength: 5 }), async (semua) => {
      let hari = Date.parse("2026-12-01");
      const produk = [
        await makeProduk(office, boss, { stock: 40, hargaBeli: 333_337 }),
        await makeProduk(office, boss, { stock: 40 }),
      ];
      for (const satu of semua) {
        hari = Math.min(hari + satu.hari * 86_400_000, Date.parse("2027-06-01"));
        await pagi(office, new Date(hari).toISOString().slice(0, 10));
        const barang = [{ idProduk: produk[0], qty: satu.qty, hargaProduk: satu.harga + 100_000 }];
        const lagi = satu.kedua ? [{ idProduk: produk[1], qty: 2, hargaProduk: 777_777 }] : [];
        const idSo = await makeOrder(office, boss, { baris: [...barang, ...lagi] as never });
        const idInvoice = await makeInvoice(office, boss, idSo, { diskon: satu.diskon });
        const [pertama] = (await baris(boss, idSo)).orders;
        const isian = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" });
        const sebagian = satu.sebagian ? { barang: [{ idOrderan: pertama?.idOrderan, qty: 1 }] } : {};
        await boss.call(suratJalan.addSuratJalan, { ...isian, ...sebagian } as never);
      }
      for (const masa of [
        ...[
          { awal: "2026-12", akhir: "2026-12" },
          { awal: "2026-01", akhir: "2026-12" },
        ],
        ...[
          { awal: "2026-11", akhir: "2027-02" },
          { awal: "2027-01", akhir: "2027-12" },
        ],
      ]) {
        await semuaSama(masa);
      }
      expect(await allFindings(office)).toEqual([]);
    }),
    few(3),
  );
  const { data } = await boss.call(laporanBuku.getLabaRugiAkrual, { dari: "2026-12-01", sampai: "2026-12-31" });
  expect(data.tabel.length).toBeGreaterThan(0);
}, 300_000);
