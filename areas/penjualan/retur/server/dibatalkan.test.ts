import { expect, test } from "vitest";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { makeOrder, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import type { AkunBawaan } from "#books/jurnal/akun.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { invoice } from "../../invoice/contract.ts";
import { makeInvoice as tagih } from "../../invoice/server/invoice.testing.ts";
import { order } from "../../order/contract.ts";
import { seri } from "../../seri/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { baris, isianBaru, stok } from "../../surat-jalan/server/suratJalan.testing.ts";
import { retur } from "../contract.ts";

/** Orders that are cancelled after everything that had left came back. */

const office = openOffice();
const HARGA = 10_000_000;

/** Three machines from stock and two made to order, of which some of the first have left. */
async function dikirim(boss: Person, { dp, qty, berseri = false }: { dp?: number; qty: number; berseri?: boolean }) {
  const gudang = await makeProduk(office, boss, { stock: 3, hargaBeli: 6_000_000 });
  if (berseri) await office.sql`update produk set berseri = true where id_produk = ${gudang}`;
  const dibuat = await makeProduk(office, boss);
  const idSo = await makeOrder(office, boss, {
    baris: [
      { idProduk: gudang, qty: 3, hargaProduk: HARGA },
      { idProduk: dibuat, qty: 2, sumberProduk: "PL", hargaProduk: HARGA },
    ],
  });
  const pesanan = { idSo, idInvoice: await makeInvoice(office, boss, idSo, { dp }) };
  const { idSj, idOrderan } = await kirim(boss, pesanan, { qty, nomor: berseri ? ["BTL-1"] : [] });
  return { gudang, idOrderan, idSj, ...pesanan };
}

type Pesanan = { idSo: string; idInvoice: string };
type Kiriman = { qty: number; statusSo?: "Kirim" | "Belum"; nomor?: readonly string[] };

/** A delivery note with units of the order's first line. */
async function kirim(boss: Person, pesanan: Pesanan, { qty, statusSo = "Kirim", nomor = [] }: Kiriman) {
  const idOrderan = (await baris(boss, pesanan.idSo)).orders[0]?.idOrderan ?? 0;
  const seri = nomor.map((satu) => ({ idOrderan, nomor: satu }));
  const isian = await isianBaru(pesanan, { statusSo, barang: [{ idOrderan, qty }], seri });
  return { idOrderan, idSj: (await boss.call(suratJalan.addSuratJalan, isian)).data.idSuratJalan };
}

type Kembali = { baik?: number; rusak?: number; nomor?: readonly string[] };

async function kembali(boss: Person, dari: { idSj: string; idOrderan: number }, isi: Kembali): Promise<string> {
  const { baik = 0, rusak = 0, nomor = [] } = isi;
  const barang = [{ idOrderan: dari.idOrderan, baik, rusak }];
  const seri = nomor.map((satu) => ({ nomor: satu, baik: baik > 0 }));
  const isian = { idSj: dari.idSj, alasan: "Tidak jadi", barang, seri, dokumen: [await picture()] };
  return (await boss.call(retur.addRetur, isian)).data.idRetur;
}

const saldo = (bawaan: AkunBawaan, sub?: string) => saldoJurnal(office.sql, bawaan, sub);

const pengembalian = (idSo: string) => office.sql<{ idPengajuan: string; rekening: string; nominal: number }[]>`
  select p.id_pengajuan, r.nama_rekening as rekening, p.nominal_pengajuan as nominal
  from pengajuan p join rekening r on r.id_rekening = p.id_rekening_asal
  where p.id_so = ${idSo} and p.tipe_pengajuan = 'keluar' order by p.dibuat, p.id_pengajuan`;

async function bayarKembali(boss: Person, idSo: string): Promise<void> {
  for (const { idPengajuan } of await pengembalian(idSo)) {
    const isian = { idPengajuan, statusPengajuan: "Disetujui" as const, note: "", dokumen: [await picture()] };
    await boss.call(pengajuan.approvePengajuan, isian);
  }
}

test("a part left with a down payment and came back: the order is cancelled, the money goes back, nobody owes anything", async () => {
  const boss = await office.person("Super Admin");
  const DP = 12_000_000;
  const dari = await dikirim(boss, { dp: DP, qty: 2 });
  const { gudang, idSo, idOrderan } = dari;
  const pertama = await kembali(boss, dari, { baik: 1 });
  expect((await boss.refused(order.cancelSo, { idSo })).message).toBe(
    "Order sudah terkirim 2 dari 5, tidak dapat dibatalkan",
  );
  const kedua = await kembali(boss, dari, { rusak: 1 });
  await boss.call(retur.putuskanRetur, { idRetur: pertama, keputusan: "tanpa" });
  expect(await saldo("piutang", idSo)).toBe(2 * HARGA - DP);
  expect((await boss.call(order.getDetailOrder, { idSo })).data.aksi.cancel).toEqual({ boleh: true, alasan: null });
  const admin = await office.person("Admin");
  expect((await admin.refused(order.cancelSo, { idSo })).status).toBe(401);

  const sebelum = await saldo("retur-penjualan");
  await boss.call(order.cancelSo, { idSo });
  expect((await saldo("retur-penjualan")) - sebelum).toBe(2 * HARGA);
  expect(await saldo("piutang", idSo), "the down payment is the customer's").toBe(-DP);
  expect(await stok(office, gudang)).toEqual({ jumlahStock: 2, stockSales: 2, ditahan: 0 });
  expect(await pengembalian(idSo)).toMatchObject([{ rekening: "Kas Kecil", nominal: DP }]);
  await bayarKembali(boss, idSo);
  expect(await saldo("piutang", idSo)).toBe(0);

  // What is still to be decided is what the damaged unit is worth, and nothing else.
  const { data: dampak } = await boss.call(retur.getDampakRetur, { idRetur: kedua });
  expect(dampak.ganti).toEqual({ boleh: false, alasan: "Order sudah dibatalkan" });
  expect(dampak.dana).toMatchObject({ boleh: false, alasan: expect.stringMatching(/^Order sudah dibatalkan/) });
  for (const keputusan of ["ganti", "dana"] as const) {
    expect((await boss.refused(retur.putuskanRetur, { idRetur: kedua, keputusan })).message).toBe(
      dampak[keputusan].alasan,
    );
  }
  const nilaiRusak = [{ idOrderan, nilai: 2_000_000 }];
  await boss.call(retur.putuskanRetur, { idRetur: kedua, keputusan: "tanpa", nilaiRusak });
});

test("what was promised back for a return, from whichever account, is not promised once more", async () => {
  const boss = await office.person("Super Admin");
  const dari = await dikirim(boss, { qty: 2 });
  const { idSo } = dari;
  const idRetur = await kembali(boss, dari, { baik: 1 });
  const lain = await rekeningBernama(office, "BCA RJP");
  await boss.call(retur.putuskanRetur, { idRetur, keputusan: "dana", nominal: HARGA, idRekening: lain });
  const ganti = await kembali(boss, dari, { rusak: 1 });
  await boss.call(retur.putuskanRetur, { idRetur: ganti, keputusan: "ganti" });
  await boss.call(order.cancelSo, { idSo });
  expect(await pengembalian(idSo)).toMatchObject([
    { rekening: "BCA RJP", nominal: HARGA },
    { rekening: "Kas Kecil", nominal: 4 * HARGA },
  ]);
  expect(await saldo("piutang", idSo)).toBe(-5 * HARGA);
});

test("a number that came back keeps its story, one that had not left is free", async () => {
  const boss = await office.person("Super Admin");
  const dari = await dikirim(boss, { dp: 1_000_000, qty: 1, berseri: true });
  const { idSo } = dari;
  await kirim(boss, dari, { qty: 1, statusSo: "Belum", nomor: ["BTL-2"] });
  await kembali(boss, dari, { baik: 1, nomor: ["BTL-1"] });
  await boss.call(order.cancelSo, { idSo });
  const { data } = await boss.call(seri.getSeri, { nomor: "BTL-1" });
  expect(data.perjalanan).toMatchObject([{ idSo, kembali: "2026-11-20" }]);
  const nomor =
    await office.sql`select n.nomor from surat_jalan_seri n join surat_jalan using (id_surat_jalan) where id_so = ${idSo}`;
  expect(nomor).toEqual([{ nomor: "BTL-1" }]);
});

test("a marketplace gives its fee back with the order: it is no cost, and nobody owes anything, whether goods left or not", async () => {
  const boss = await office.person("Super Admin");
  const JASA = 500_000;
  for (const keluar of [false, true]) {
    const idProduk = await makeProduk(office, boss, { stock: 1 });
    const satuan = { idProduk, hargaProduk: HARGA, tambahanHargaOnline: JASA };
    const idSo = await makeOrder(office, boss, { tipeSo: "Online", baris: [satuan] });
    const idInvoice = await tagih(office, boss, idSo);
    await boss.call(invoice.approveInv, { idInv: idInvoice, tipeSo: "Online" });
    if (keluar) await kembali(boss, await kirim(boss, { idSo, idInvoice }, { qty: 1 }), { baik: 1 });
    const beban = await saldo("jasa-online");
    await boss.call(order.cancelSo, { idSo });
    expect((await saldo("jasa-online")) - beban).toBe(-JASA);
    expect(await saldo("piutang", idSo), "what reached us is the customer's").toBe(-HARGA);
    await bayarKembali(boss, idSo);
    expect(await saldo("piutang", idSo)).toBe(0);
  }
});
