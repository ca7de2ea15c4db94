import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { po } from "#areas/pembelian/po/contract.ts";
import { carryOut, isiRekening, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { payMoney, receiveMoney } from "#books/kas/kas.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { simpanan } from "../contract.ts";

const office = openOffice();

async function gerak(person: Person, idRekening: number, nominal: number, asal = {}, deskripsi = "Uji") {
  const dokumen = { idRekening: idRekening as never, deskripsi, asal, bukti: [] };
  await carryOut(office, person, (deed) =>
    nominal > 0
      ? receiveMoney(deed, { ...dokumen, kebutuhan: "penjualan", nominal: nominal as never })
      : payMoney(deed, { ...dokumen, kebutuhan: "pembelian-produk", nominal: -nominal as never }),
  );
}

/** Pays a purchase order of one machine that has arrived. */
async function bayarPo(person: Person, idRekening: Id<"rekening">, hargaBeli: number, kodeProduk: string) {
  const idProduk = await makeProduk(office, person, { kodeProduk, hargaBeli });
  const { idPo } = (await person.call(po.addPo, { idProduk, qty: 1 })).data;
  await person.call(po.updatePoSelesai, { idPo, selesai: 1 });
  await person.call(po.updatePoLunas, { idPo, statusPembayaran: true, idRekening, dokumen: [await picture()] });
}

test("the three balances are those before the first day, at the end of the last one, and now", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await rekeningBernama(office, "Kas Kecil");
  const hari: [string, number][] = [
    ["2026-11-21", 1_000],
    ["2026-11-21", -100],
    ["2026-11-23", 500],
    ["2026-11-25", -300],
  ];
  for (const [tanggal, nominal] of hari) {
    await office.travel(`${tanggal}T03:00:00.000Z`);
    await gerak(boss, idRekening, nominal);
  }
  const lihat = async (input: object) => {
    const { data, saldoAwal, saldoAkhir, saldoAkhirTotal, totalDocs } = await boss.call(
      simpanan.getSimpananByRekening,
      { idRekening, ...input },
    );
    return { saldo: [saldoAwal, saldoAkhir, saldoAkhirTotal], mutasi: data.map((row) => row.saldoAkhir), totalDocs };
  };
  expect(await lihat({})).toEqual({ saldo: [0, 1_100, 1_100], mutasi: [1_100, 1_400, 900, 1_000], totalDocs: 4 });
  expect(await lihat({ tglAwal: "2026-11-22", tglAkhir: "2026-11-24" })).toEqual({
    saldo: [900, 1_400, 1_100],
    mutasi: [1_400],
    totalDocs: 1,
  });
  expect(await lihat({ tglAkhir: "2026-11-21" })).toMatchObject({ saldo: [0, 900, 1_100], totalDocs: 2 });
  expect(await lihat({ tglAwal: "2026-11-26" })).toEqual({ saldo: [1_100, 1_100, 1_100], mutasi: [], totalDocs: 0 });
  expect(await lihat({ tglAkhir: "2026-11-20" })).toEqual({ saldo: [0, 0, 1_100], mutasi: [], totalDocs: 0 });
  expect(await lihat({ page: 2, limit: 3 })).toMatchObject({ mutasi: [1_000], totalDocs: 4 });
  expect((await lihat({ page: 3, limit: 3 })).mutasi).toEqual([]);
  // What is searched is a part of the book: its rows keep their balances, and the three above theirs.
  await gerak(boss, idRekening, 700, {}, "Sewa truk");
  expect(await lihat({ cari: "sewa TRUK" })).toEqual({ saldo: [0, 1_800, 1_800], mutasi: [1_800], totalDocs: 1 });
  expect(await lihat({ cari: "sewa truk", tglAkhir: "2026-11-22" })).toMatchObject({ mutasi: [], totalDocs: 0 });
  expect(await lihat({ cari: "uji", page: 2, limit: 2 })).toMatchObject({ mutasi: [900, 1_000], totalDocs: 4 });
});

test("a row shows its request, both sides and the day; the file is the book from its first day on", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "BCA RJP", 4_000);
  await bayarPo(boss, idRekening, 1_500, "OVN-7");
  const { data } = await boss.call(simpanan.getSimpananByRekening, { idRekening });
  expect(data[0]).toMatchObject({
    rekeningAsal: [{ namaRekening: "BCA RJP" }],
    rekeningTujuan: [],
    kebutuhan: [{ namaKebutuhan: "Pembelian Produk" }],
    debit: 0,
    kredit: 1_500,
    saldoAkhir: 2_500,
    tglDebitKredit: "2026-11-25",
    pengajuan: [{ po: { kloter: "OVN-7/1" }, nominalPengajuan: 1_500 }],
  });
  const answer = await boss.send(simpanan.exportSimpananRekening, {
    idRekening,
    tglAwal: "2026-11-01",
    tglAkhir: "2026-11-30",
  });
  expect(answer.headers["content-disposition"]).toContain(
    encodeURIComponent("Export Simpanan BCA RJP-01-11-2026 sampai 30-11-2026.xlsx"),
  );
  const rows = (await readXlsx(answer.raw)).sheets[0]?.rows ?? [];
  expect(rows.map((row) => row.slice(3, 6))).toEqual([
    ["Debit", "Kredit", "Mutasi"],
    [null, null, 0],
    [4_000, null, 4_000],
    [null, 1_500, 2_500],
    [null, null, 2_500],
    [4_000, 1_500, null],
  ]);
});

test("the file opens with the balance before its days and closes with the one after them, also without a line", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "BCA Aneka", 4_000);
  await office.travel("2026-11-27T03:00:00.000Z");
  await gerak(boss, idRekening, -1_500);
  await office.travel("2026-11-29T03:00:00.000Z");
  await gerak(boss, idRekening, 700);
  const berkas = async (tglAwal: string, tglAkhir: string) => {
    const { raw } = await boss.send(simpanan.exportSimpananRekening, { idRekening, tglAwal, tglAkhir });
    return ((await readXlsx(raw)).sheets[0]?.rows ?? []).slice(1).map((row) => row.slice(2, 6));
  };
  expect(await berkas("2026-11-27", "2026-11-28")).toEqual([
    ["Saldo Awal", null, null, 4_000],
    ["Pembelian Produk", null, 1_500, 2_500],
    ["Saldo Akhir", null, null, 2_500],
    [null, 0, 1_500, null],
  ]);
  expect(await berkas("2026-11-28", "2026-11-28")).toEqual([
    ["Saldo Awal", null, null, 2_500],
    ["Saldo Akhir", null, null, 2_500],
    [null, 0, 0, null],
  ]);
});

test("what was paid for goods is not told to those without the menu Pengajuan, in list and file alike", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "BRI RJP", 9_000);
  await bayarPo(boss, idRekening, 2_000, "OVN-8");
  const kasir = await office.person("Kasir", { menu: ["Simpanan"] });
  const { data } = await kasir.call(simpanan.getSimpananByRekening, { idRekening });
  expect(data[0]).toMatchObject({ debit: 0, kredit: null, pengajuan: [{ nominalPengajuan: null, po: null }] });
  expect(data[1]).toMatchObject({ debit: 9_000 });
  const rows = (await readXlsx((await kasir.send(simpanan.exportSimpananRekening, { idRekening })).raw)).sheets[0]
    ?.rows;
  expect(JSON.stringify(rows)).not.toContain("2000");
  expect((await boss.call(simpanan.getSimpananByRekening, { idRekening })).data[0]?.kredit).toBe(2_000);

  // Nor does a search say for which purchase it was: the balances beside the row would tell its price.
  const cari = async (person: Person, text: string) => {
    const found = await person.call(simpanan.getSimpananByRekening, { idRekening, cari: text });
    const file = await person.send(simpanan.exportSimpananRekening, { idRekening, cari: text });
    const written = (await readXlsx(file.raw)).sheets[0]?.rows.length ?? 0;
    return [found.data.length, found.totalDocs, written];
  };
  const nomor = data[0]?.pengajuan[0]?.idPengajuan ?? "";
  expect([await cari(kasir, "OVN-8/1"), await cari(kasir, "OVN"), await cari(kasir, nomor)]).toEqual([
    [0, 0, 4],
    [0, 0, 4],
    [1, 1, 5],
  ]);
  expect(await cari(boss, "OVN-8/1")).toEqual([1, 1, 5]);

  const sales = await office.person("Sales", { menu: ["Pengajuan"] });
  expect((await sales.refused(simpanan.getSimpananByRekening, { idRekening })).status).toBe(401);
  expect((await kasir.refused(simpanan.getSimpananByRekening, { idRekening: 99_999 })).status).toBe(404);
  const without = await kasir.send(simpanan.getSimpananByRekening, {});
  expect(without.body).toMatchObject({ status: 400, message: "Rekening tidak boleh kosong." });
});

test("days in a book only run forward, also when an action of yesterday is posted after one of today", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await rekeningBernama(office, "BRI Aneka");
  await office.travel("2026-11-27T17:00:01.000Z");
  await gerak(boss, idRekening, 50);
  await office.travel("2026-11-27T16:59:59.000Z");
  await gerak(boss, idRekening, 70);
  const { data } = await boss.call(simpanan.getSimpananByRekening, { idRekening });
  expect(data.map((row) => [row.tglDebitKredit, row.saldoAkhir])).toEqual([
    ["2026-11-28", 120],
    ["2026-11-28", 50],
  ]);
});

test("one row is answered by its account and its request, as the book shows it to the same person", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "Kas Management", 4_000);
  await bayarPo(boss, idRekening, 1_500, "OVN-28");
  const kasir = await office.person("Kasir", { menu: ["Simpanan"] });
  const { data } = await kasir.call(simpanan.getSimpananByRekening, { idRekening });
  const idPengajuan = data[0]?.pengajuan[0]?.idPengajuan ?? "";
  const satu = await kasir.call(simpanan.getDetailSimpanan, { idRekening, idPengajuan });
  expect(satu.data).toEqual(data[0]);
  expect(satu.data.kredit).toBeNull();
  const lain = await rekeningBernama(office, "Kas Kecil");
  expect(await kasir.refused(simpanan.getDetailSimpanan, { idRekening: lain, idPengajuan })).toMatchObject({
    status: 404,
    message: "Mutasi rekening tidak ditemukan",
  });
});

test("each month opens with what the month before closed with, and its sums lead from one to the other", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await rekeningBernama(office, "Kas Management");
  const bulan = async (masa: object) => (await boss.call(simpanan.getBulanSimpanan, { idRekening, ...masa })).data;
  const mula = (await bulan({}))[0]?.saldoAkhir ?? 0;
  for (const [tanggal, nominal] of [
    ["2026-12-03", 5_000],
    ["2026-12-30", -1_000],
    ["2027-02-01", 300],
    ["2027-02-01", -4_000],
  ] as const) {
    await office.travel(`${tanggal}T03:00:00.000Z`);
    await gerak(boss, idRekening, nominal);
  }
  const desember = { bulan: "2026-12", saldoAwal: mula, masuk: 5_000, keluar: 1_000, saldoAkhir: mula + 4_000 };
  const februari = { bulan: "2027-02", saldoAwal: mula + 4_000, masuk: 300, keluar: 4_000, saldoAkhir: mula + 300 };
  expect((await bulan({})).slice(0, 2)).toEqual([februari, desember]);
  expect(await bulan({ tglAwal: "2026-12-01" })).toEqual([februari, desember]);
  expect(await bulan({ tglAwal: "2026-12-15", tglAkhir: "2027-01-31" })).toEqual([
    { ...desember, saldoAwal: mula + 5_000, masuk: 0 },
  ]);
  const { saldoAwal, saldoAkhir } = await boss.call(simpanan.getSimpananByRekening, {
    ...{ idRekening, tglAwal: "2027-02-01", tglAkhir: "2027-02-28" },
  });
  expect([saldoAwal, saldoAkhir]).toEqual([februari.saldoAwal, februari.saldoAkhir]);
  expect(await bulan({ tglAwal: "2027-03-01" })).toEqual([]);
  expect((await boss.refused(simpanan.getBulanSimpanan, { idRekening: 999_999 })).status).toBe(404);
});
