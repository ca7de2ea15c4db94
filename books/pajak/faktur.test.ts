import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { sendOrder } from "#areas/laporan/server/setahun.testing.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { putuskan } from "#areas/penjualan/koreksi/server/koreksi.testing.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import type { AkunBawaan } from "#books/jurnal/akun.ts";
import { pemergok } from "#books/periksa/periksa.testing.ts";
import { splitInklusif } from "#kernel/pajak.ts";
import type { Rupiah } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { fakturDari, jadiPkp } from "./faktur.testing.ts";

const office = openOffice();
const tangkap = pemergok(office);
let bos: Person;
let rina: Person;

beforeAll(async () => {
  bos = await office.person("Super Admin", { nama: "Bos" });
  rina = await office.person("Management", { nama: "Rina" });
  await jadiPkp(office);
});

type Isian = Parameters<typeof makeInvoice>[3];
const pesan = (harga: number, qty = 1) => makeOrder(office, bos, { baris: [{ hargaProduk: harga, qty }] });
async function bayar(idSo: string, isian: Isian = {}): Promise<string> {
  const idInv = await makeInvoice(office, bos, idSo, isian);
  await bos.call(invoice.approveInv, { idInv });
  return idInv;
}
/** The PPN within an amount. */
const ppnOf = (nominal: number) => splitInklusif(nominal as Rupiah, { atas: 132, bawah: 1200 }).ppn;
const saldo = (bawaan: AkunBawaan, sub?: string) => saldoJurnal(office.sql, bawaan, sub);
const belum = (idSo: string) => saldo("ppn-belum", idSo);

test("a down payment and the rest are two documents that add up to the order; goods that left are sold without PPN", async () => {
  const [keluaran, penjualan, diskon] = await Promise.all([saldo("ppn-keluaran"), saldo("penjualan"), saldo("diskon")]);
  const idSo = await pesan(11_100_000);
  await bayar(idSo, { tipePembayaran: "DP", nominalDp: 1_000_000, nominalDiskon: 55_500 });
  expect(await fakturDari(office, idSo)).toMatchObject([
    { jenis: "Uang Muka", nominal: 1_000_000, dpp: 900_901, ppn: 99_099, status: "Belum" },
  ]);
  expect([await belum(idSo), (await saldo("ppn-keluaran")) - keluaran]).toEqual([99_099, -99_099]);
  await sendOrder(bos, idSo);
  await bayar(idSo, { nominalOngkir: 111_000 });
  const chain = await fakturDari(office, idSo);
  expect(chain.at(-1)).toMatchObject({ jenis: "Pelunasan", nominal: 10_155_500 });
  expect(chain.reduce((sum, one) => sum + one.ppn, 0)).toBe(ppnOf(11_155_500));
  expect(await belum(idSo)).toBe(0);
  expect((await saldo("penjualan")) - penjualan).toBe(-10_000_000);
  expect((await saldo("diskon")) - diskon).toBe(50_000);
  expect((await saldo("ppn-keluaran")) - keluaran).toBe(-1_105_500);
});

test("an order paid at once has one document; its credit note takes back its own PPN and not what was never billed", async () => {
  const idSo = await pesan(11_100_000);
  await bayar(idSo);
  await sendOrder(bos, idSo);
  expect(await fakturDari(office, idSo)).toMatchObject([{ jenis: "Penuh", dpp: 10_000_000, ppn: 1_100_000 }]);
  const nota = async (untuk: string, nominal: number) => {
    const isian = { idSo: untuk, nominal, alasan: "Cacat", idRetur: undefined, dokumen: [] };
    const { idNotaKredit } = (await rina.call(koreksi.addNotaKredit, isian)).data;
    expect(await putuskan(bos, "notaKredit", idNotaKredit)).toMatchObject({ status: 200 });
  };
  await nota(idSo, 111_000);
  expect((await fakturDari(office, idSo)).at(-1)).toMatchObject({
    jenis: "Pengurangan",
    sebab: "Nota Kredit",
    nominal: -111_000,
    ppn: -11_000,
    status: "Belum",
  });
  expect(await belum(idSo)).toBe(0);

  const separuh = await pesan(11_100_000);
  await bayar(separuh, { tipePembayaran: "DP", nominalDp: 1_110_000 });
  await sendOrder(bos, separuh);
  await nota(separuh, 111_000);
  expect(await fakturDari(office, separuh)).toHaveLength(1);
  expect(await belum(separuh)).toBe(-(1_100_000 - 110_000 - 11_000));
});

test("a cancelled invoice takes its document back; one that was never sent needs nothing more", async () => {
  const idSo = await pesan(5_550_000);
  await bayar(idSo, { tipePembayaran: "DP", nominalDp: 1_110_000 });
  const idInv = await bayar(idSo);
  await office.sql`update faktur set status = 'Dikirim' where id_invoice = ${idInv}`;
  const batalkan = async (satu: string) => {
    const isian = { idInv: satu, alasan: "Salah", dokumen: [await picture()] };
    const { idPembatalan } = (await rina.call(koreksi.batalkanInvoice, isian)).data;
    expect(await putuskan(bos, "pembatalanInvoice", idPembatalan)).toMatchObject({ status: 200 });
  };
  await batalkan(idInv);
  expect((await fakturDari(office, idSo)).slice(1)).toMatchObject([
    { jenis: "Pelunasan", ppn: 440_000, status: "Dikirim" },
    { jenis: "Pembatalan", ppn: -440_000, status: "Belum" },
  ]);
  const lagi = await bayar(idSo);
  await batalkan(lagi);
  expect((await fakturDari(office, idSo)).slice(3)).toMatchObject([
    { jenis: "Pelunasan", status: "Dibatalkan" },
    { jenis: "Pembatalan", status: "Selesai" },
  ]);
});

test("an order that is cancelled keeps no PPN", async () => {
  const idSo = await pesan(7_777_777);
  await bayar(idSo, { tipePembayaran: "DP", nominalDp: 3_333_333 });
  const keluaran = await saldo("ppn-keluaran");
  await bos.call(order.cancelSo, { idSo });
  expect(await fakturDari(office, idSo)).toMatchObject([
    { jenis: "Uang Muka", status: "Dibatalkan" },
    { jenis: "Pengurangan", sebab: "Order Batal", nominal: -3_333_333, status: "Selesai" },
  ]);
  expect([await belum(idSo), (await saldo("ppn-keluaran")) - keluaran]).toEqual([0, 330_330]);
});

test("approvals and cancellations at once take the counters of codes in the same order: none waits for another in a ring", async () => {
  const kebuntuan = async () => {
    await office.sql`select pg_stat_force_next_flush()`;
    const [row] = await office.sql<{ n: number }[]>`
      select deadlocks::int as n from pg_stat_database where datname = current_database()`;
    return row?.n ?? 0;
  };
  const sebelum = await kebuntuan();
  for (let kali = 0; kali < 6; kali += 1) {
    const dibatalkan = await Promise.all(Array.from({ length: 4 }, () => pesan(5_550_000)));
    for (const idSo of dibatalkan) await bayar(idSo, { tipePembayaran: "DP", nominalDp: 1_110_000 });
    const dibayar: string[] = [];
    for (let ke = 0; ke < 4; ke += 1) dibayar.push(await makeInvoice(office, bos, await pesan(5_550_000)));
    const jawaban = await Promise.all([
      ...dibatalkan.map((idSo) => bos.send(order.cancelSo, { idSo })),
      ...dibayar.map((idInv) => rina.send(invoice.approveInv, { idInv })),
    ]);
    expect(jawaban.map(({ status }) => status)).toEqual(Array(8).fill(200));
  }
  // What a backend counts is seen when it has been idle for a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect((await kebuntuan()) - sebelum).toBe(0);
});

test("orders from before the registration have no PPN, and the terms of an order stay", async () => {
  await jadiPkp(office, "2099-01-01");
  const lama = await pesan(11_100_000);
  await jadiPkp(office);
  await bayar(lama);
  expect(await fakturDari(office, lama)).toEqual([]);
  await expect(office.sql`update so set ppn_atas = 132, ppn_bawah = 1200 where id_so = ${lama}`).rejects.toThrow(
    /tidak boleh diubah/,
  );
  const baru = await pesan(11_100_000);
  await bayar(baru);
  for (const ubah of ["ppn = ppn + 1, dpp = dpp - 1", "tanggal = tanggal - 1"]) {
    await expect(office.sql.unsafe(`update faktur set ${ubah} where id_so = '${baru}'`)).rejects.toThrow(/tidak boleh/);
  }
  await expect(office.sql`delete from faktur`).rejects.toThrow(/tidak boleh/);
});

test("chains of any amounts add up to the PPN of their order, to the rupiah", async () => {
  const rantai = fc.record({
    harga: fc.integer({ min: 100_000, max: 90_000_000 }),
    diskon: fc.constantFrom(0, 1, 99_999),
    dp: fc.array(fc.double({ min: 0.05, max: 0.6, noNaN: true }), { maxLength: 3 }),
    ongkir: fc.integer({ min: 0, max: 500_000 }),
    kapan: fc.nat(4),
  });
  await fc.assert(
    fc.asyncProperty(rantai, async ({ harga, diskon, dp, ongkir, kapan }) => {
      const idSo = await makeOrder(office, bos, { baris: [{ hargaProduk: harga + diskon, diskon }] });
      let sisa = harga;
      for (const [ke, bagian] of dp.entries()) {
        const nominalDp = Math.max(1, Math.floor(sisa * bagian));
        if (nominalDp >= sisa) break;
        await bayar(idSo, { tipePembayaran: "DP", nominalDp });
        sisa -= nominalDp;
        if (ke === kapan) await sendOrder(bos, idSo);
      }
      await bayar(idSo, { nominalOngkir: ongkir });
      const rows = await fakturDari(office, idSo);
      const jumlah = (apa: "nominal" | "ppn") => rows.reduce((sum, row) => sum + row[apa], 0);
      expect(jumlah("nominal")).toBe(harga + ongkir);
      expect(jumlah("ppn")).toBe(ppnOf(harga + ongkir));
      const [lokal] = await office.sql<{ ppn: number }[]>`select ppn_dari(${harga + ongkir}, 132, 1200) as ppn`;
      expect(lokal?.ppn).toBe(jumlah("ppn"));
    }),
    few(8),
  );
});

test("the books check names a document that was left out or says too much", async () => {
  const idSo = await pesan(11_100_000);
  const idInv = await bayar(idSo);
  const ubah = (perubahan: string) => `update faktur set ${perubahan} where id_invoice = '${idInv}'`;
  await tangkap(
    ubah("nominal = nominal + 1, dpp = dpp + 1"),
    ubah("nominal = nominal - 1, dpp = dpp - 1"),
    /^INV-.*uang 11100000/,
  );
  await tangkap(
    ubah("dpp = dpp - 1, ppn = ppn + 1"),
    ubah("dpp = dpp + 1, ppn = ppn - 1"),
    /^SO-.*PPN 1100000, faktur/,
  );
  await tangkap(ubah("dpp = dpp - 1, ppn = ppn + 1"), ubah("dpp = dpp + 1, ppn = ppn - 1"), /^faktur FK-/);
  const jurnal = `update jurnal_baris set sub = 'SO-lain' where sub = '${idSo}' and id_akun =
    (select id_akun from akun where bawaan = 'ppn-belum') and kredit = 1100000`;
  await sendOrder(bos, idSo);
  await tangkap(
    jurnal,
    jurnal.replace("'SO-lain'", `'${idSo}'`).replace(`sub = '${idSo}' and`, "sub = 'SO-lain' and"),
    /PPN belum difakturkan/,
  );
});
