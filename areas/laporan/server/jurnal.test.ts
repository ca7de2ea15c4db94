import { expect, test } from "vitest";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice as makeInvoiceByCall } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { baris, isianBaru, isianUbah } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { deriveJurnal } from "#books/jurnal/derive.ts";
import { sealJurnal } from "#books/jurnal/seal.ts";
import { depreciate } from "#books/jurnal/susut.ts";
import { allFindings, pemergok, penyusup } from "#books/periksa/periksa.testing.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { pagi, sendOrder, setahun } from "./setahun.testing.ts";

const office = openOffice();
const diam = penyusup(office);
const ketahuan = pemergok(office);

/** The content of the journal without the numbers of its entries. */
const isiJurnal = () => office.sql`
  select j.tanggal, j.peristiwa, j.dokumen, b.id_akun, b.sub, sum(b.debit - b.kredit) as nominal
  from jurnal j join jurnal_baris b using (id_jurnal) group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;
const saldoHarian = () => office.sql`
  select tanggal, id_akun, sum(saldo) as saldo from jurnal_harian group by 1, 2 having sum(saldo) <> 0 order by 1, 2`;

/** An order whose goods left: its invoice is cancelled, another one is made, and its debt is lowered. */
async function koreksiSetelahKeluar(boss: Person): Promise<void> {
  const rina = await office.person("Management");
  const idSo = await makeOrder(office, boss, { baris: [{ qty: 3, hargaProduk: 7_000_001 }] });
  const buat = async (isian: object) => {
    const idInv = await makeInvoiceByCall(office, boss, idSo, { tglInvoice: "2026-06-21", ...isian });
    await boss.call(invoice.approveInv, { idInv });
    return idInv;
  };
  const dp = { tipePembayaran: "DP", nominalDp: 2_000_000, nominalPeti: 90_000 } as const;
  const salah = await buat({ ...dp, nominalAdmin: 10_000, nominalDiskon: 30_001 });
  await office.travel("2026-06-21T03:00:00.000Z");
  await sendOrder(boss, idSo);
  await office.travel("2026-06-21T04:00:00.000Z");
  const { data } = await boss.call(koreksi.batalkanInvoice, { idInv: salah, alasan: "Salah DP", dokumen: [] });
  const idKoreksi = data.idPembatalan;
  await rina.call(koreksi.putuskanKoreksi, { idKoreksi, status: "Disetujui", note: "" });
  await office.travel("2026-06-21T05:00:00.000Z");
  await buat({ ...dp, nominalAdmin: 40_000 });
  await office.travel("2026-06-21T06:00:00.000Z");
  const potong = async (id: string) =>
    rina.call(koreksi.putuskanKoreksi, { idKoreksi: id, status: "Disetujui", note: "" });
  const isian = { idSo, nominal: 500_000, alasan: "Cacat" };
  await potong((await boss.call(koreksi.addNotaKredit, { ...isian, dokumen: [] })).data.idNotaKredit);
  await potong((await boss.call(koreksi.hapusPiutang, isian)).data.idHapus);
}

test("the past that is derived at the upgrade is what was booked while it happened", async () => {
  const boss = await office.person("Super Admin");
  await setahun(office, boss);
  // An order with a down payment whose goods left, came back and left again; then a last invoice adds amounts.
  const idSo = await makeOrder(office, boss, { baris: [{ qty: 3, hargaProduk: 7_000_001 }] });
  const idInvoice = await makeInvoice(office, boss, idSo, { dp: 1_000_000 });
  await pagi(office, "2026-06-16");
  await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" }));
  await pagi(office, "2026-06-17");
  await boss.call(suratJalan.updateStatusSj, await isianUbah(boss, idSo, { statusBarang: "Belum" }));
  await pagi(office, "2026-06-18");
  await boss.call(suratJalan.updateStatusSj, await isianUbah(boss, idSo, { statusBarang: "Diambil" }));
  await pagi(office, "2026-06-19");
  await makeInvoice(office, boss, idSo);
  expect((await baris(boss, idSo)).statusSo).toBe("Selesai");
  // An order whose units leave on different days.
  const bertahap = await makeOrder(office, boss, { baris: [{ qty: 3, hargaProduk: 7_000_001 }] });
  const lunas = await makeInvoice(office, boss, bertahap);
  const [line] = (await baris(boss, bertahap)).orders;
  const sebagian = { statusSo: "Kirim" as const, barang: [{ idOrderan: line?.idOrderan ?? 0, qty: 1 }] };
  for (const hari of ["2026-06-19", "2026-06-20", "2026-06-21"]) {
    await pagi(office, hari);
    const isian = await isianBaru({ idSo: bertahap, idInvoice: lunas }, sebagian);
    await boss.call(suratJalan.addSuratJalan, isian);
  }
  await koreksiSetelahKeluar(boss);
  await depreciate(office.sql, "2026-06-21" as Tanggal, office.now());

  const [ditulis, harian] = [await isiJurnal(), await saldoHarian()];
  expect(ditulis.length).toBeGreaterThan(40);
  await diam(`delete from jurnal_baris; delete from jurnal; delete from jurnal_harian; delete from jurnal_piutang;
    delete from laba_pesanan; delete from laba_ringkas;
    update jurnal_keadaan set turunan_mulai = '-infinity', susut_sampai = '-infinity'`);
  const bulan: string[] = [];
  await deriveJurnal(office.sql, office.now(), (nama) => bulan.push(nama));
  expect(bulan).toContain("2026-03");
  expect(await isiJurnal()).toEqual(ditulis);
  expect(await saldoHarian()).toEqual(harian);
  expect(await allFindings(office)).toEqual([]);
  // Deriving the journal a second time changes nothing.
  await deriveJurnal(office.sql, office.now());
  expect(await isiJurnal()).toEqual(ditulis);
});

test("depreciation is of the moment in which it is written, not of the midnight before anybody could read it", async () => {
  const awal = office.now();
  await office.travel(new Date(awal.getTime() + 40 * 86_400_000).toISOString());
  await depreciate(office.sql, jakartaToday(office.now()), office.now());
  const rows = await office.sql<{ waktu: Date }[]>`
    select distinct waktu from jurnal where peristiwa = 'susut' and tanggal > ${jakartaToday(awal)}`;
  expect(rows.map(({ waktu }) => new Date(waktu))).toEqual([office.now()]);
});

test("a seal waits for nobody who is writing; of many at once, one takes what was left", async () => {
  const { sql } = office;
  const segel = async () => (await sql<{ n: number }[]>`select count(*)::int as n from jurnal_segel`)[0]?.n ?? 0;
  await sealJurnal(sql);
  const semula = await segel();
  const boss = await office.person("Super Admin");
  await makeInvoice(office, boss, await makeOrder(office, boss));
  await sql.begin(async (tx) => {
    await tx`lock table jurnal in row exclusive mode`;
    await sealJurnal(sql);
  });
  expect(await segel()).toBe(semula);
  await Promise.all(Array.from({ length: 8 }, () => sealJurnal(sql)));
  expect(await segel()).toBe(semula + 1);
});

test("the database keeps the journal balanced and as it was written", async () => {
  const { sql } = office;
  const boss = await office.person("Super Admin");
  await makeInvoice(office, boss, await makeOrder(office, boss));
  const entry = sql`insert into jurnal (tanggal, waktu, peristiwa, dokumen, keterangan)
    values ('2026-11-20', now(), 'uji', 'UJI', '') returning id_jurnal`;
  await expect(sql`
    with j as (${entry}) insert into jurnal_baris (id_jurnal, urutan, tanggal, id_akun, debit, kredit)
    select id_jurnal, n, '2026-11-20', n, case n when 1 then 100 else 0 end, case n when 2 then 99 else 0 end
    from j, generate_series(1, 2) n`).rejects.toThrow("jurnal tidak seimbang");
  await expect(sql`update jurnal set dokumen = 'X'`).rejects.toThrow("hanya boleh ditambah");
  await expect(sql`delete from jurnal_baris`).rejects.toThrow("hanya boleh ditambah");
  await expect(sql`truncate jurnal_segel`).rejects.toThrow("hanya boleh ditambah");
});

test("whoever changes the journal behind its back is found", async () => {
  await sealJurnal(office.sql);
  await diam("create table asli as select * from jurnal_baris; create table asli_jurnal as select * from jurnal");
  const kembali = `delete from jurnal_baris; delete from jurnal;
    insert into jurnal overriding system value select * from asli_jurnal; insert into jurnal_baris select * from asli`;
  const pada = (peristiwa: string) =>
    `id_jurnal = (select min(id_jurnal) from jurnal where peristiwa = '${peristiwa}')`;
  // Still balanced, but not what happened, for money, goods, assets and the value of an order.
  for (const [peristiwa, temuan] of [
    ["pengajuan", /^pengajuan PB-/],
    ["kirim", /^kirim SJ-/],
    ["asset-lepas", /^asset-lepas KMP\/2/],
    ["susut", /^susut \d+: /],
  ] as const) {
    await ketahuan(
      `update jurnal_baris set debit = debit + sign(debit), kredit = kredit + sign(kredit) where ${pada(peristiwa)}`,
      kembali,
      temuan,
    );
    await ketahuan(
      `update jurnal_baris set tanggal = tanggal + 1 where ${pada(peristiwa)}`,
      kembali,
      /debit \d+, kredit/,
    );
    await ketahuan(`delete from jurnal_baris where ${pada(peristiwa)}`, kembali, temuan);
  }
  const penjualan = "(select id_akun from akun where bawaan = 'penjualan')";
  const admin = "(select id_akun from akun where bawaan = 'admin')";
  await ketahuan(
    `update jurnal_baris set id_akun = ${admin} where id_akun = ${penjualan}`,
    kembali,
    /^SO-.*jurnal akun 4-1001 0/,
  );
  await ketahuan(
    "update jurnal_baris set kredit = kredit + 5 where kredit > 0 and urutan = 2",
    kembali,
    /debit \d+, kredit \d+/,
  );
  // Two entries of the same kind that changed documents: every total stays what it was.
  for (const [peristiwa, temuan] of [
    ["pengajuan", /^pengajuan PB-/],
    ["kirim", /^kirim SJ-/],
    ["kirim", /^SO-.*jurnal akun 4-1001/],
  ] as const) {
    await ketahuan(
      `update jurnal j set dokumen = case j.dokumen when x.awal then x.akhir else x.awal end
       from (select min(dokumen) as awal, max(dokumen) as akhir from jurnal where peristiwa = '${peristiwa}') x
       where j.peristiwa = '${peristiwa}' and j.dokumen in (x.awal, x.akhir)`,
      kembali,
      temuan,
    );
  }
  // An entry without an event, and one whose seal is wrong although all sums fit.
  await ketahuan(
    `insert into jurnal overriding system value values (999999, '2026-03-01', now(), 'pengajuan', 'PB-0', '');
     insert into jurnal_baris values (999999, 1, '2026-03-01', 1, 5, 0), (999999, 2, '2026-03-01', 2, 0, 5)`,
    kembali,
    /^pengajuan PB-0: .* seharusnya 0/,
  );
  await ketahuan(`update jurnal_baris set urutan = urutan + 10 where ${pada("kirim")}`, kembali, /^segel ke-\d+: /);
  await ketahuan(
    "insert into jurnal_harian values (1, '2026-03-01', 0, 0, 1, 0)",
    "delete from jurnal_harian where debit = 0 and kredit = 0 and saldo = 1",
    /^akun .*saldo/,
  );
  await diam("drop table asli; drop table asli_jurnal");
});
