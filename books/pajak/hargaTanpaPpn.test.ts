import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { sendOrder } from "#areas/laporan/server/setahun.testing.ts";
import { fakturPajak } from "#areas/pajak/faktur/contract.ts";
import { pajak } from "#areas/pajak/setelan/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { dikembalikan } from "#areas/penjualan/retur/server/retur.testing.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import type { AkunBawaan } from "#books/jurnal/akun.ts";
import { pemergok } from "#books/periksa/periksa.testing.ts";
import { pajakAtas, splitInklusif } from "#kernel/pajak.ts";
import type { Rupiah } from "#kernel/types.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { few } from "#test/support/cases.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { isianOrder } from "#test/support/order.ts";
import { fakturDari, jadiPkp } from "./faktur.testing.ts";

/** A company whose prices are without PPN: an order's total has it on top, and everything after it is as with prices that include it. */
const office = openOffice();
const tangkap = pemergok(office);
let bos: Person;

beforeAll(async () => {
  bos = await office.person("Super Admin", { nama: "Bos" });
  await jadiPkp(office);
  await office.sql`update pajak_perusahaan set harga_termasuk = false`;
  await office.sql`update pelanggan set npwp = '01.234.567.8-901.000'`;
});

type Isian = Parameters<typeof makeInvoice>[3];
async function bayar(idSo: string, isian: Isian = {}): Promise<string> {
  const idInv = await makeInvoice(office, bos, idSo, isian);
  await bos.call(invoice.approveInv, { idInv });
  return idInv;
}
const saldo = (bawaan: AkunBawaan) => saldoJurnal(office.sql, bawaan);
const lihat = async (idSo: string) => (await bos.call(order.getDetailOrder, { idSo })).data;
const kertas = ({ base64 }: { base64: string }) => readPdfText(Buffer.from(base64, "base64")).join(" ");
const TARIF = { atas: 132, bawah: 1200 };

test("the total has PPN on top of its lines; a cart that knows it and one that does not are both right", async () => {
  expect((await bos.call(pajak.getPpnHarga, {})).data).toEqual({ ppn: TARIF });
  const idProduk = await makeProduk(office, bos, { stock: 9, hargaProduk: 1_000_003 });
  const isian = { ...isianOrder([{ idProduk, qty: 3, hargaProduk: 1_000_003 }]), dokumen: [await picture()] };
  const { data: lama } = await bos.call(order.addOrder, { ...isian, totalPembelian: 3_000_009 });
  const { data: baru } = await bos.call(order.addOrder, { ...isian, totalPembelian: 3_330_010 });
  for (const { idSo } of [lama, baru]) {
    expect(await lihat(idSo)).toMatchObject({ totalPembelian: 3_330_010, ppnDiAtas: 330_001 });
  }
  expect((await bos.refused(order.addOrder, { ...isian, totalPembelian: 3_330_011 })).message).toBe(
    "Total pembelian berubah dari Rp 3.330.011 menjadi Rp 3.330.010, periksa keranjang kembali",
  );
  expect(kertas((await bos.call(order.cetakSoPdf, { idSo: baru.idSo })).data)).toMatch(
    /Jumlah Rp 3\.000\.009 PPN Rp 330\.001 Total Rp 3\.330\.010/,
  );
});

test("revenue is what the lines say; PPN goes the way of the faktur, whose lines have the prices of the catalogue", async () => {
  const [penjualan, keluaran] = await Promise.all([saldo("penjualan"), saldo("ppn-keluaran")]);
  const idSo = await makeOrder(office, bos, {
    baris: [
      { hargaProduk: 10_000_000, qty: 2 },
      { hargaProduk: 777_777, qty: 3 },
    ],
  });
  const total = 22_333_331 + 2_456_666;
  expect(await lihat(idSo)).toMatchObject({ totalPembelian: total, ppnDiAtas: 2_456_666 });
  await office.sql`update pelanggan set npwp = '01.234.567.8-901.000'`;
  const idInv = await bayar(idSo, { nominalOngkir: 111_000 });
  await sendOrder(bos, idSo);
  expect((await saldo("penjualan")) - penjualan).toBe(-22_333_331);
  expect((await saldo("ppn-keluaran")) - keluaran).toBe(-2_456_666 - 11_000);
  expect(await fakturDari(office, idSo)).toMatchObject([{ jenis: "Penuh", dpp: 22_433_331, ppn: 2_467_666 }]);
  expect(kertas((await bos.call(invoice.cetakInvPdf, { idInvoice: idInv, idSo })).data)).toMatch(
    /Jumlah Rp 22\.333\.331 PPN Rp 2\.456\.666 Total Pembelian Rp 24\.789\.997 .*PPN \(sudah termasuk\) Rp 2\.467\.666/,
  );
  const { data } = await bos.call(fakturPajak.buatBerkasFaktur, { bulan: "2026-11" });
  const xml = (await bos.send(fakturPajak.unduhBerkasFaktur, { idBerkas: data.idBerkas })).raw.toString("utf8");
  for (const isi of ["<Price>10000000.00</Price>", "<Price>777777.00</Price>", "<Price>100000.00</Price>"]) {
    expect(xml).toContain(isi);
  }
  expect(xml).not.toMatch(/<TotalDiscount>[1-9]/);
});

test("a changed order, a line that is given up and goods that come back have their PPN", async () => {
  const satu = await makeProduk(office, bos, { stock: 9, hargaProduk: 2_000_000 });
  const idSo = await makeOrder(office, bos, {
    baris: [
      { idProduk: satu, qty: 3 },
      { sumberProduk: "PL", hargaProduk: 1_500_001, qty: 1 },
    ],
  });
  const { orders, versi } = await lihat(idSo);
  const listProduk = orders.map(({ idOrderan, idProduk, qty, sumberProduk, hargaProduk }, at) => ({
    ...{ idOrderan, idProduk, sumberProduk, hargaProduk },
    qty: at === 0 ? 2 : qty,
  }));
  const dampak = (await bos.call(koreksi.getDampakUbah, { idSo, listProduk } as never)).data;
  expect(dampak).toMatchObject({ totalLama: 8_325_001, totalBaru: 6_105_001 });
  await bos.call(koreksi.editOrder, { idSo, listProduk, versi, alasan: "Dua saja" } as never);
  expect(await lihat(idSo)).toMatchObject({ totalPembelian: 6_105_001, ppnDiAtas: 605_000 });
  await bos.call(pesanLangsung.cancelPl, { idOrderan: Number(orders[1]?.idOrderan) });
  expect(await lihat(idSo)).toMatchObject({ totalPembelian: 4_440_000, ppnDiAtas: 440_000 });

  const kembali = await dikembalikan(office, bos);
  const { danaMaksimal, idRekening } = (await bos.call(retur.getDampakRetur, { idRetur: kembali.idRetur })).data;
  expect(danaMaksimal).toBe(2 * (12_345_000 + 1_357_950));
  const belum = await saldo("ppn-belum");
  const isian = { idRetur: kembali.idRetur, keputusan: "dana", nominal: danaMaksimal, idRekening };
  await bos.call(retur.putuskanRetur, isian as never);
  expect((await fakturDari(office, kembali.idSo)).at(-1)).toMatchObject({ sebab: "Retur", ppn: -2 * 1_357_950 });
  expect(await saldo("ppn-belum")).toBe(belum);
});

test("chains of orders of any lines add up to their PPN, and the base is the sum of the prices", async () => {
  const harga = fc.integer({ min: 1_000, max: 30_000_000 });
  const pesanan = fc.record({
    baris: fc.array(
      fc.record({
        hargaProduk: harga,
        qty: fc.integer({ min: 1, max: 4 }),
        diskon: fc.constantFrom(0, 1, 333, 999),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    dp: fc.option(fc.double({ min: 0.05, max: 0.9, noNaN: true }), { nil: null }),
    kirimDulu: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(pesanan, async ({ baris, dp, kirimDulu }) => {
      const idSo = await makeOrder(office, bos, { baris });
      const dpp = baris.reduce((sum, { hargaProduk, qty, diskon }) => sum + (hargaProduk - diskon) * qty, 0) as Rupiah;
      const ppn = pajakAtas(dpp, TARIF);
      expect(splitInklusif((dpp + ppn) as Rupiah, TARIF)).toEqual({ dpp, ppn });
      if (dp !== null) await bayar(idSo, { tipePembayaran: "DP", nominalDp: Math.max(1, Math.floor(dpp * dp)) });
      if (kirimDulu && dp !== null) await sendOrder(bos, idSo);
      await bayar(idSo);
      if (!kirimDulu || dp === null) await sendOrder(bos, idSo);
      const rows = await fakturDari(office, idSo);
      const jumlah = (apa: "nominal" | "dpp" | "ppn") => rows.reduce((sum, row) => sum + row[apa], 0);
      expect([jumlah("nominal"), jumlah("dpp"), jumlah("ppn")]).toEqual([dpp + ppn, dpp, ppn]);
    }),
    few(8),
  );
});

test("the books check names an order whose total is not its lines with their PPN", async () => {
  const idSo = await makeOrder(office, bos, { baris: [{ hargaProduk: 1_000_000 }] });
  const ubah = (beda: string) => `update so set total_pembelian = total_pembelian ${beda} where id_so = '${idSo}'`;
  await tangkap(ubah("- 110000"), ubah("+ 110000"), /total 1000000/);
});
