import fc from "fast-check";
import { expect, test } from "vitest";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { cariSemua } from "#areas/sistem/cari/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import type { AkunBawaan } from "#books/jurnal/akun.ts";
import { allFindings, pemergok } from "#books/periksa/periksa.testing.ts";
import type { ClientInput } from "#kernel/call.ts";
import { few } from "#test/support/cases.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { pelanggan } from "../../pelanggan/contract.ts";
import { pelangganDari } from "../../pelanggan/server/pelanggan.testing.ts";
import { posisiSeri, seri } from "../../seri/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { baris, isianBaru, isianUbah, stok } from "../../surat-jalan/server/suratJalan.testing.ts";
import { retur } from "../contract.ts";

const office = openOffice();
const HARGA = 10_000_000;
const BELI = 6_000_000;

/** Four machines that were sent, two more in stock. */
async function terkirim(boss: Person, { dp, stock = 6 }: { dp?: number; stock?: number } = {}) {
  const idProduk = await makeProduk(office, boss, { stock, hargaBeli: BELI });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 4, hargaProduk: HARGA }] });
  const idInvoice = await makeInvoice(office, boss, idSo, { dp });
  const { data } = await boss.call(
    suratJalan.addSuratJalan,
    await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" }),
  );
  const idOrderan = (await baris(boss, idSo)).orders[0]?.idOrderan ?? 0;
  return { idProduk, idSo, idInvoice, idSj: data.idSuratJalan, idOrderan };
}

type Terkirim = Awaited<ReturnType<typeof terkirim>>;
type Isian = ClientInput<typeof retur.addRetur>;

async function isianRetur({ idSj, idOrderan }: Terkirim, baik: number, rusak: number): Promise<Isian> {
  return { idSj, alasan: "Motor tidak berputar", barang: [{ idOrderan, baik, rusak }], dokumen: [await picture()] };
}
const kembali = async (person: Person, kiriman: Terkirim, baik: number, rusak: number) =>
  (await person.call(retur.addRetur, await isianRetur(kiriman, baik, rusak))).data.idRetur;

const saldo = (bawaan: AkunBawaan, sub?: string) => saldoJurnal(office.sql, bawaan, sub);

test("good units are for sale again, damaged ones stand apart until they are decided", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik", { menu: ["Surat Jalan"] });
  const kiriman = await terkirim(boss);
  const hpp = await saldo("hpp");
  const idRetur = await kembali(gudang, kiriman, 1, 2);
  expect(idRetur).toMatch(/^RT-2611-\d{5}$/);
  expect(await stok(office, kiriman.idProduk)).toEqual({ jumlahStock: 3, stockSales: 3, ditahan: 0 });
  const rusak = async () =>
    (await office.sql`select jumlah_rusak, nilai_rusak from produk where id_produk = ${kiriman.idProduk}`)[0];
  expect(await rusak()).toEqual({ jumlahRusak: 2, nilaiRusak: 0 });
  expect((await saldo("hpp")) - hpp).toBe(-BELI);
  const idPelanggan = await pelangganDari(office, kiriman.idSo);
  const { data: mesin } = await boss.call(pelanggan.getMesinPelanggan, { idPelanggan });
  expect(mesin.find(({ idSo }) => idSo === kiriman.idSo)?.qty, "what is left with the customer").toBe(1);

  const { data: catatan } = await gudang.call(retur.getDetailRetur, { idRetur });
  expect(catatan).toMatchObject({
    idSo: kiriman.idSo,
    keputusan: null,
    barang: [{ qtyBaik: 1, qtyRusak: 2 }],
    aksi: { putuskan: { boleh: false, alasan: "Hanya Super Admin dan Management" } },
  });
  expect((await gudang.refused(retur.putuskanRetur, { idRetur, keputusan: "tanpa" })).status).toBe(401);
  expect((await gudang.refused(retur.getDampakRetur, { idRetur })).status).toBe(401);

  const { data: dampak } = await boss.call(retur.getDampakRetur, { idRetur });
  expect(dampak).toMatchObject({ ganti: { boleh: true }, dana: { boleh: true }, danaMaksimal: 3 * HARGA });
  const mahal = {
    idRetur,
    keputusan: "tanpa" as const,
    nilaiRusak: [{ idOrderan: kiriman.idOrderan, nilai: 2 * BELI + 1 }],
  };
  expect(await boss.refused(retur.putuskanRetur, mahal)).toMatchObject({
    errors: [{ field: "nilaiRusak", message: expect.stringContaining("paling banyak Rp 12.000.000") }],
  });
  const nilaiRusak = [{ idOrderan: kiriman.idOrderan, nilai: 3_000_000 }];
  await boss.call(retur.putuskanRetur, { idRetur, keputusan: "tanpa", catatan: "Salah pakai", nilaiRusak });
  expect(await rusak()).toEqual({ jumlahRusak: 2, nilaiRusak: 3_000_000 });
  expect((await saldo("hpp")) - hpp).toBe(-BELI - 3_000_000);
  const lagi = await boss.refused(retur.putuskanRetur, { idRetur, keputusan: "ganti" });
  expect(lagi).toMatchObject({ status: 409, message: expect.stringContaining("Retur sudah diputuskan oleh") });
  const { data: jejak } = await boss.call(riwayat.getRiwayat, { jenis: "retur", id: idRetur });
  expect(jejak.map((entry) => entry.panggilan)).toEqual(["putuskanRetur", "addRetur"]);
});

test("damaged goods are part of the stock's value, and of the cost of goods, on every report alike", async () => {
  const boss = await office.person("Super Admin");
  const hari = "2026-11-20";
  const nilai = async () => {
    const { data } = await boss.call(neraca.getNeraca, { tglToday: hari });
    return data.at(-1)?.persediaanStok ?? 0;
  };
  const kiriman = await terkirim(boss);
  const sebelum = await nilai();
  const idRetur = await kembali(boss, kiriman, 1, 1);
  expect((await nilai()) - sebelum).toBe(BELI);
  await boss.call(retur.putuskanRetur, {
    idRetur,
    keputusan: "tanpa",
    nilaiRusak: [{ idOrderan: kiriman.idOrderan, nilai: 2_500_000 }],
  });
  expect((await nilai()) - sebelum).toBe(BELI + 2_500_000);
  expect(await nilai()).toBe(await saldo("persediaan"));
});

test("a replacement is held, waits for its note, and the order is finished again when it has left", async () => {
  const boss = await office.person("Super Admin");
  const kiriman = await terkirim(boss);
  const { idSo, idInvoice, idProduk } = kiriman;
  const idRetur = await kembali(boss, kiriman, 0, 1);
  await boss.call(retur.putuskanRetur, { idRetur, keputusan: "ganti" });
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 2, stockSales: 1, ditahan: 1 });
  expect(await saldo("piutang", idSo), "the customer has paid for a machine that is not there").toBe(-HARGA);
  const menunggu = await baris(boss, idSo);
  expect(menunggu).toMatchObject({ statusSo: "Belum", aksi: { tambah: { boleh: true } } });
  expect(menunggu.orders[0]).toMatchObject({ qty: 4, qtyGanti: 1, qtyTerkirim: 4 });

  await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Diambil" }));
  const selesai = await baris(boss, idSo);
  expect(selesai.statusSo).toBe("Selesai");
  expect(selesai.suratJalan[1]?.barang).toMatchObject([{ qty: 1, qtyRetur: 0 }]);
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 1, stockSales: 1, ditahan: 0 });
  expect(await saldo("piutang", idSo)).toBe(0);
});

test("a value is given only to damaged units that are still there", async () => {
  const boss = await office.person("Super Admin");
  const kiriman = await terkirim(boss);
  const idRetur = await kembali(boss, kiriman, 0, 3);
  const buang = { idProduk: kiriman.idProduk, cara: "buang" as const, keterangan: "Hangus" };
  await boss.call(produk.keluarkanRusak, { ...buang, qty: 2 });
  expect((await boss.call(retur.getDampakRetur, { idRetur })).data.rusak).toMatchObject([{ qtyRusak: 1 }]);
  const putus = (nilai: number) => {
    const nilaiRusak = [{ idOrderan: kiriman.idOrderan, nilai }];
    return { idRetur, keputusan: "tanpa" as const, nilaiRusak };
  };
  expect((await boss.refused(retur.putuskanRetur, putus(BELI + 1))).errors).toMatchObject([{ field: "nilaiRusak" }]);
  await boss.call(produk.keluarkanRusak, { ...buang, qty: 1 });
  expect((await boss.call(retur.getDampakRetur, { idRetur })).data.rusak).toEqual([]);
  expect((await boss.refused(retur.putuskanRetur, putus(1))).errors).toMatchObject([
    { field: "nilaiRusak", message: expect.stringContaining("sudah tidak ada di gudang") },
  ]);
  await boss.call(retur.putuskanRetur, putus(0));
});

test("nothing is replaced without free units", async () => {
  const boss = await office.person("Super Admin");
  const kiriman = await terkirim(boss, { stock: 4 });
  const idRetur = await kembali(boss, kiriman, 0, 1);
  const { data } = await boss.call(retur.getDampakRetur, { idRetur });
  expect(data.ganti).toMatchObject({ boleh: false, alasan: expect.stringContaining("tidak mencukupi, tersisa 0") });
  expect((await boss.refused(retur.putuskanRetur, { idRetur, keputusan: "ganti" })).message).toBe(data.ganti.alasan);
  expect((await boss.call(retur.getRetur, { status: "menunggu" })).data.map((row) => row.idRetur)).toContain(idRetur);
});

test("of the order's discount the returned goods take their share back", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 4 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 4, hargaProduk: HARGA }] });
  const idInvoice = await makeInvoice(office, boss, idSo, { diskon: 1_000_001 });
  const kirim = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" });
  const { idSuratJalan: idSj } = (await boss.call(suratJalan.addSuratJalan, kirim)).data;
  const idOrderan = (await baris(boss, idSo)).orders[0]?.idOrderan ?? 0;
  const idRetur = await kembali(boss, { idProduk, idSo, idInvoice, idSj, idOrderan }, 3, 0);
  // Three of four units: three quarters of the discount.
  const { danaMaksimal } = (await boss.call(retur.getDampakRetur, { idRetur })).data;
  expect(danaMaksimal).toBe(3 * HARGA - 750_001);
});

test("the price is paid back by a request that somebody approves; never more than was paid", async () => {
  const boss = await office.person("Super Admin");
  const kiriman = await terkirim(boss);
  const idRetur = await kembali(boss, kiriman, 2, 0);
  const { idRekening } = (await boss.call(retur.getDampakRetur, { idRetur })).data;
  const dana = (nominal: number | null, isian: object = {}) => ({
    idRetur,
    keputusan: "dana" as const,
    nominal,
    idRekening,
    ...isian,
  });
  expect((await boss.refused(retur.putuskanRetur, dana(null))).errors).toMatchObject([{ field: "nominal" }]);
  expect((await boss.refused(retur.putuskanRetur, dana(2 * HARGA + 1))).errors).toMatchObject([{ field: "nominal" }]);
  const tanpa = await boss.refused(retur.putuskanRetur, dana(HARGA, { idRekening: null }));
  expect(tanpa.errors).toMatchObject([{ field: "idRekening" }]);

  await boss.call(retur.putuskanRetur, dana(2 * HARGA - 500_000));
  expect(await saldo("piutang", kiriman.idSo)).toBe(-(2 * HARGA - 500_000));
  const { data } = await boss.call(retur.getDetailRetur, { idRetur });
  expect(data).toMatchObject({ keputusan: "dana", nominal: 2 * HARGA - 500_000 });
  const approve = { idPengajuan: data.idPengajuan ?? "", statusPengajuan: "Disetujui" as const, note: "" };
  await boss.call(pengajuan.approvePengajuan, { ...approve, dokumen: [await picture()] });
  expect(await saldo("piutang", kiriman.idSo)).toBe(0);

  // Two units are left with the customer, and so is the money for them.
  const kedua = await kembali(boss, kiriman, 2, 0);
  expect((await boss.call(retur.getDampakRetur, { idRetur: kedua })).data.danaMaksimal).toBe(2 * HARGA);
  const ketiga = await terkirim(boss, { dp: 1_000_000 });
  const belumLunas = await kembali(boss, ketiga, 1, 0);
  const ditolak = await boss.refused(retur.putuskanRetur, { ...dana(1), idRetur: belumLunas });
  expect(ditolak.message).toMatch(/^Order belum lunas, dana dapat dikembalikan setelah lunas/);
});

test("only what has left comes back, once; its note stays out", async () => {
  const boss = await office.person("Super Admin");
  const kiriman = await terkirim(boss, { dp: 1_000_000 });
  const { idSo, idSj, idOrderan } = kiriman;
  const terlaluBanyak = await boss.refused(retur.addRetur, await isianRetur(kiriman, 3, 2));
  expect(terlaluBanyak).toMatchObject({
    status: 400,
    errors: [{ field: "barang", message: expect.stringContaining("hanya 4 unit yang masih di customer") }],
  });
  const kosong = await boss.refused(retur.addRetur, await isianRetur(kiriman, 0, 0));
  expect(kosong.errors).toMatchObject([{ field: "barang", message: "Isi jumlah barang yang kembali" }]);
  const tanpa = await boss.refused(retur.addRetur, { ...(await isianRetur(kiriman, 1, 0)), alasan: " ", dokumen: [] });
  expect(tanpa.errors.map((problem) => problem.field).sort()).toEqual(["alasan", "dokumen"]);
  const asing = { ...kiriman, idOrderan: idOrderan + 999 };
  expect((await boss.refused(retur.addRetur, await isianRetur(asing, 1, 0))).errors).toMatchObject([
    { field: "barang" },
  ]);

  await kembali(boss, kiriman, 3, 0);
  const back = await boss.refused(suratJalan.updateStatusSj, await isianUbah(boss, idSo, { statusBarang: "Belum" }));
  expect(back.message).toBe("Sebagian barang surat jalan ini sudah diretur, tidak dapat kembali ke gudang");
  await expect(
    office.sql`update surat_jalan set status_barang = 'Belum' where id_surat_jalan = ${idSj}`,
  ).rejects.toThrow("sudah diretur");
  // Of two people who bring back the last unit at once one does it.
  const isian = await isianRetur(kiriman, 0, 1);
  const answers = await Promise.all([boss, boss].map((person) => person.send(retur.addRetur, isian)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  expect((await sales.call(retur.getRetur, { cari: idSo })).totalDocs).toBe(2);
  expect((await sales.refused(retur.addRetur, isian)).status).toBe(401);
});

test("two people who decide at once: one decision stands, the other hears whose", async () => {
  const boss = await office.person("Super Admin");
  const lain = await office.person("Management", { nama: "Rina" });
  const kiriman = await terkirim(boss);
  const idRetur = await kembali(boss, kiriman, 0, 2);
  const answers = await Promise.all([
    boss.send(retur.putuskanRetur, { idRetur, keputusan: "ganti" }),
    lain.send(retur.putuskanRetur, { idRetur, keputusan: "tanpa" }),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect(await allFindings(office)).toEqual([]);
});

test("the books of damaged goods are only added to, and whoever changes them is found", async () => {
  const boss = await office.person("Super Admin");
  const kiriman = await terkirim(boss);
  const idRetur = await kembali(boss, kiriman, 0, 1);
  await boss.call(retur.putuskanRetur, {
    idRetur,
    keputusan: "tanpa",
    nilaiRusak: [{ idOrderan: kiriman.idOrderan, nilai: 1_000_000 }],
  });
  const { sql } = office;
  await expect(sql`update stok_rusak set qty = 9`).rejects.toThrow("hanya boleh ditambah");
  await expect(sql`update produk set jumlah_rusak = 9`).rejects.toThrow("buku barang rusak");
  await expect(sql`update retur set keputusan = 'ganti' where id_retur = ${idRetur}`).rejects.toThrow(
    "diputuskan sekali",
  );
  const ketahuan = pemergok(office);
  const set = (nilai: number) =>
    `update stok_rusak set nilai = ${nilai} where jenis = 'nilai' and sumber = '${idRetur}'`;
  await ketahuan(set(900_000), set(1_000_000), /RT-|rusak 1 senilai 1000000/);
  const ganti = (qty: number) => `update orderan set qty_ganti = ${qty} where id_orderan = ${kiriman.idOrderan}`;
  await ketahuan(ganti(1), ganti(0), new RegExp(kiriman.idSo));
});

test("whatever comes back and is decided: stock, journal and status are right", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await rekeningBernama(office, "BCA RJP");
  const langkah = fc.record({
    baik: fc.integer({ min: 0, max: 2 }),
    rusak: fc.integer({ min: 0, max: 2 }),
    keputusan: fc.constantFrom("ganti" as const, "dana" as const, "tanpa" as const, null),
    nilai: fc.integer({ min: 0, max: 2 * BELI }),
    kirim: fc.boolean(),
    batal: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 1, maxLength: 4 }), async (jalan) => {
      const kiriman = await terkirim(boss, { stock: 6 });
      const { idSo, idInvoice, idOrderan } = kiriman;
      for (const { baik, rusak, keputusan, nilai, kirim, batal } of jalan) {
        if (batal) expect([200, 409]).toContain((await boss.send(order.cancelSo, { idSo })).status);
        const { body, status } = await boss.send(retur.addRetur, await isianRetur(kiriman, baik, rusak));
        expect([200, 400, 409]).toContain(status);
        if (status === 200 && keputusan !== null) {
          const { idRetur } = body.data as { idRetur: string };
          const nilaiRusak = rusak > 0 ? [{ idOrderan, nilai }] : [];
          const dana = keputusan === "dana" ? { nominal: HARGA, idRekening } : {};
          const putusan = await boss.send(retur.putuskanRetur, { idRetur, keputusan, nilaiRusak, ...dana });
          expect([200, 400, 409]).toContain(putusan.status);
        }
        if (kirim)
          await boss.send(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" }));
      }
      expect(await allFindings(office)).toEqual([]);
    }),
    { ...few(12), endOnFailure: true },
  );
});

test("damaged units leave with their share of the value: repaired they are for sale, or thrown away", async () => {
  const boss = await office.person("Super Admin");
  const kiriman = await terkirim(boss);
  const { idProduk, idOrderan } = kiriman;
  const idRetur = await kembali(boss, kiriman, 0, 3);
  await boss.call(retur.putuskanRetur, { idRetur, keputusan: "tanpa", nilaiRusak: [{ idOrderan, nilai: 1_000_000 }] });
  const keluar = (cara: "perbaikan" | "buang", qty: number) => ({ idProduk, cara, qty, keterangan: "Motor diganti" });
  expect(await boss.refused(produk.keluarkanRusak, keluar("buang", 4))).toMatchObject({
    errors: [{ field: "qty", message: "Hanya 3 unit yang rusak" }],
  });
  await boss.call(produk.keluarkanRusak, keluar("perbaikan", 1));
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 3, stockSales: 3, ditahan: 0 });
  await boss.call(produk.keluarkanRusak, keluar("buang", 2));
  const { data } = await boss.call(produk.getStokRusak, { idProduk });
  expect(data.map(({ jenis, qty, saldo, nilai }) => [jenis, qty, saldo, nilai])).toEqual([
    ["buang", -2, 0, -666_667],
    ["perbaikan", -1, 2, -333_333],
    ["nilai", 0, 3, 1_000_000],
    ["retur", 3, 3, 0],
  ]);
  expect(await allFindings(office)).toEqual([]);
  const gudang = await office.person("Logistik", { menu: ["Produk", "Surat Jalan"] });
  const dilihat = await gudang.call(produk.getStokRusak, { idProduk });
  expect(dilihat.data.map(({ nilai }) => nilai)).toEqual([null, null, null, null]);
  expect((await gudang.refused(produk.keluarkanRusak, keluar("buang", 1))).status).toBe(401);
});

test("a numbered unit comes back with its number: a good one may leave with it again, a damaged one once it is repaired", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 8 });
  await office.sql`update produk set berseri = true where id_produk = ${idProduk}`;
  const kirim = async (nomor: string[]) => {
    const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 2 }] });
    const idInvoice = await makeInvoice(office, boss, idSo);
    const idOrderan = (await baris(boss, idSo)).orders[0]?.idOrderan ?? 0;
    const seri = nomor.map((satu) => ({ idOrderan, nomor: satu }));
    const isian = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim", seri });
    return { idSo, idOrderan, ...(await boss.send(suratJalan.addSuratJalan, isian)) };
  };
  const { idSo, idOrderan, body } = await kirim(["RTR-1", "RTR-2"]);
  const { idSuratJalan: idSj } = body.data as { idSuratJalan: string };
  const isian = async (baik: number, rusak: number, seri: { nomor: string; baik: boolean }[]) => ({
    ...(await isianRetur({ idSj, idOrderan } as Terkirim, baik, rusak)),
    seri,
  });
  for (const salah of [
    await isian(1, 0, []),
    await isian(1, 0, [{ nomor: "RTR-1", baik: false }]),
    await isian(1, 0, [{ nomor: "RTR-9", baik: true }]),
  ]) {
    expect((await boss.refused(retur.addRetur, salah)).errors).toMatchObject([{ field: "seri" }]);
  }
  await boss.call(
    retur.addRetur,
    await isian(1, 1, [
      { nomor: "RTR-1", baik: true },
      { nomor: "RTR-2", baik: false },
    ]),
  );
  const [note] = (await baris(boss, idSo)).suratJalan;
  expect(note?.seri.map(({ nomor, kembali }) => [nomor, kembali])).toEqual([
    ["RTR-1", "2026-11-20"],
    ["RTR-2", null],
  ]);
  // Neither is with the customer any more, nor under warranty.
  const belum = { dikirim: null, garansiSampai: null };
  const [{ kunci: k = "" } = {}] = await office.sql<{ kunci: string }[]>`select kunci from seri where nomor = 'RTR-2'`;
  const umum = await office.nobody.send(seri.periksaSeri, { nomor: "RTR-2", k });
  expect(umum.body.data).toMatchObject(belum);
  for (const nomor of ["RTR-1", "RTR-2"]) {
    const { data } = await boss.call(seri.getSeri, { nomor });
    expect(data.perjalanan).toMatchObject([{ ...belum, kembali: "2026-11-20" }]);
    expect((await boss.refused(seri.cetakKartuGaransi, { nomor })).message).toMatch(/belum dikirim/);
  }
  const posisi = async (nomor: string) => {
    const { data } = await boss.call(seri.getSeri, { nomor });
    return posisiSeri(data.perjalanan[0]);
  };
  const ditemukan = async (q: string) => (await boss.call(cariSemua.cari, { q })).data[0]?.keterangan;
  expect([await posisi("RTR-1"), await posisi("RTR-2")]).toEqual(["gudang", "rusak"]);
  expect(await ditemukan("RTR-2")).toMatch(/rusak, di gudang$/);
  const { body: rusak } = await kirim(["RTR-2", "RTR-3"]);
  expect(rusak).toMatchObject({ status: 400, message: expect.stringMatching(/^Unit RTR-2 rusak \(RT-/) });
  expect((await kirim(["RTR-1", "RTR-3"])).status).toBe(200);
  expect(await posisi("RTR-1")).toBe("customer");

  // The repaired unit is sold again under its own number.
  const keluar = { idProduk, cara: "perbaikan" as const, qty: 1, keterangan: "Motor diganti" };
  expect((await boss.call(produk.getStokRusak, { idProduk })).seri).toEqual(["RTR-2"]);
  expect((await boss.refused(produk.keluarkanRusak, { ...keluar, seri: ["RTR-3"] })).errors).toMatchObject([
    { field: "seri", message: "Nomor seri RTR-3 bukan unit rusak produk ini" },
  ]);
  await boss.call(produk.keluarkanRusak, keluar);
  const { data: buku, seri: sisa } = await boss.call(produk.getStokRusak, { idProduk });
  expect([sisa, buku[0]?.keterangan]).toEqual([[], "Motor diganti (RTR-2)"]);
  expect(await posisi("RTR-2")).toBe("gudang");
  expect((await kirim(["RTR-2", "RTR-4"])).status).toBe(200);
  const { data: lagi } = await boss.call(seri.getSeri, { nomor: "RTR-2" });
  expect(lagi.perjalanan).toMatchObject([
    { dikirim: "2026-11-20", kembali: null },
    { dikirim: null, kembali: "2026-11-20", rusak: false, akhirRusak: "perbaikan" },
  ]);
});

test("of several damaged units it is said which are repaired and which thrown away", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 4 });
  await office.sql`update produk set berseri = true where id_produk = ${idProduk}`;
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 3 }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const idOrderan = (await baris(boss, idSo)).orders[0]?.idOrderan ?? 0;
  const nomor = ["BNG-1", "BNG-2", "BNG-3"];
  const seriBaru = nomor.map((satu) => ({ idOrderan, nomor: satu }));
  const { data } = await boss.call(
    suratJalan.addSuratJalan,
    await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim", seri: seriBaru }),
  );
  const kembali = { idSj: data.idSuratJalan, idOrderan } as Terkirim;
  await boss.call(retur.addRetur, {
    ...(await isianRetur(kembali, 0, 3)),
    seri: nomor.map((satu) => ({ nomor: satu, baik: false })),
  });
  const keluar = (cara: "perbaikan" | "buang", qty: number, seri?: string[]) => ({
    ...{ idProduk, cara, qty, keterangan: "Diperiksa", seri: seri ?? null },
  });
  for (const salah of [keluar("buang", 1), keluar("buang", 1, ["BNG-1", "BNG-2"]), keluar("buang", 2, ["BNG-1"])]) {
    expect((await boss.refused(produk.keluarkanRusak, salah)).errors).toMatchObject([{ field: "seri" }]);
  }
  await boss.call(produk.keluarkanRusak, keluar("buang", 1, ["bng-2"]));
  expect(posisiSeri((await boss.call(seri.getSeri, { nomor: "BNG-2" })).data.perjalanan[0])).toBe("dibuang");
  expect((await boss.call(cariSemua.cari, { q: "BNG-2" })).data[0]?.keterangan).toMatch(/sudah dibuang$/);
  await boss.call(produk.keluarkanRusak, keluar("perbaikan", 2));
  expect((await boss.call(produk.getStokRusak, { idProduk })).seri).toEqual([]);
  const lagi = await makeOrder(office, boss, { baris: [{ idProduk, qty: 1 }] });
  const invoiceLagi = await makeInvoice(office, boss, lagi);
  const idBaris = (await baris(boss, lagi)).orders[0]?.idOrderan ?? 0;
  const dengan = async (satu: string) =>
    boss.send(
      suratJalan.addSuratJalan,
      await isianBaru(
        { idSo: lagi, idInvoice: invoiceLagi },
        { statusSo: "Kirim", seri: [{ idOrderan: idBaris, nomor: satu }] },
      ),
    );
  expect((await dengan("BNG-2")).body.message).toBe("Nomor seri BNG-2 milik unit yang sudah dibuang");
  expect((await dengan("BNG-3")).status).toBe(200);
});
