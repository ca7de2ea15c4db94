import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { carryOut, rekeningBernama } from "#books/fixtures.ts";
import { receiveMoney } from "#books/kas/kas.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import {
  bertanda,
  dokumen,
  hppBulan,
  kebutuhanBulan,
  lepasBulan,
  rekeningOf,
  susutBulan,
} from "../../server/dokumen.testing.ts";
import { setahun } from "../../server/setahun.testing.ts";
import { compareLaporan, perubahan } from "../banding.ts";
import { type BulanLabaRugi, labaRugi, MAX_PENGAJUAN_SEL } from "../contract.ts";
import { matriks } from "../matriks.ts";

const office = openOffice();
let boss: Person;
let isi: Awaited<ReturnType<typeof setahun>>;
beforeAll(async () => {
  boss = await office.person("Super Admin");
  isi = await setahun(office, boss);
});

const JUNI = { bulan: "06", tahun: 2026 };
const laporan = async (input = {}) => (await boss.call(labaRugi.getLabaRugi, { ...JUNI, ...input })).data;
const BULAN = ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06"];

test("a month is read until a day of it: what came later does not count, and a day beyond its end is its last", async () => {
  const mei = { bulan: "05", rincian: false };
  const [seluruh, ...sampai] = await Promise.all([laporan(mei), ...[10, 31].map((hari) => laporan({ ...mei, hari }))]);
  const all = await dokumen(office);
  const nilai = (rows: readonly BulanLabaRugi[] | undefined) =>
    rows
      ?.at(-1)
      ?.komponen.filter(({ asal }) => asal === "kebutuhan")
      .reduce((sum, { nominal }) => sum + nominal, 0);
  const dihitung = new Set(
    seluruh
      .at(-1)
      ?.komponen.filter(({ asal }) => asal === "kebutuhan")
      .flatMap((row) => row.kebutuhan.map(({ idKebutuhan }) => idKebutuhan)),
  );
  const awal = kebutuhanBulan(all, "2026-05", "2026-05-10")
    .filter((p) => dihitung.has(p.idKebutuhan))
    .reduce((sum, p) => sum + bertanda(p), 0);
  expect(sampai.map(nilai)).toEqual([awal, nilai(seluruh)]);
  // The months before it stay whole.
  const laba = (rows: readonly BulanLabaRugi[] | undefined) => rows?.slice(0, -1).map((satu) => satu.laba);
  expect(laba(sampai[0])).toEqual(laba(seluruh));
});

test("every cell is what the documents of its month say, and the result is the sum of the components", async () => {
  const data = await laporan();
  const all = await dokumen(office);
  expect(data.map(({ bulan }) => bulan)).toEqual(BULAN);
  for (const { bulan, komponen, laba, tanpaKomponen } of data) {
    const dari = kebutuhanBulan(all, bulan);
    for (const row of [
      ...komponen.filter(({ asal }) => asal === "kebutuhan").flatMap((k) => k.kebutuhan),
      ...tanpaKomponen,
    ]) {
      const milik = dari.filter(({ idKebutuhan }) => idKebutuhan === row.idKebutuhan);
      expect([bulan, row.namaKebutuhan, row.nominal, row.jumlah]).toEqual([
        bulan,
        row.namaKebutuhan,
        milik.reduce((sum, p) => sum + bertanda(p), 0),
        milik.length,
      ]);
      expect(row.pengajuans.reduce((sum, { nominalPengajuan }) => sum + nominalPengajuan, 0)).toBe(row.nominal);
    }
    const nama = (namaKomponenLaba: string) => komponen.find((k) => k.namaKomponenLaba === namaKomponenLaba)?.nominal;
    expect([bulan, nama("HPP"), nama("Penyusutan Asset"), nama("Pelepasan Asset")]).toEqual([
      bulan,
      hppBulan(all, bulan) || 0,
      susutBulan(all, bulan, "2026-06-15") || 0,
      lepasBulan(all, bulan, "2026-06-15") || 0,
    ]);
    expect(laba).toBe(komponen.reduce((sum, { nominal }) => sum + nominal, 0));
    // Every approved request is listed in some cell.
    const semua = [
      ...komponen.filter(({ asal }) => asal === "kebutuhan").flatMap((k) => k.kebutuhan),
      ...tanpaKomponen,
    ];
    expect(semua.reduce((sum, { nominal }) => sum + nominal, 0)).toBe(dari.reduce((sum, p) => sum + bertanda(p), 0));
  }
});

test("what assets took with them is what the journal booked, month by month, and opens the asset", async () => {
  const lepas = matriks(await laporan()).find(({ nama }) => nama === "Pelepasan Asset");
  const jurnal = await office.sql<{ nominal: number }[]>`
    select coalesce(sum(b.kredit - b.debit), 0)::bigint as nominal
    from unnest(${BULAN}::text[]) with ordinality m(bulan, ke)
    left join (jurnal_baris b join akun a on a.id_akun = b.id_akun and a.bawaan in ('rugi-pelepasan', 'laba-pelepasan'))
      on to_char(b.tanggal, 'YYYY-MM') = m.bulan group by ke order by ke`;
  expect(lepas?.nilai).toEqual(jurnal.map(({ nominal }) => nominal));
  expect(lepas?.nilai).toEqual([0, 0, 0, -28_571_429, 0, 0]);
  const [kategori] = await office.sql<{ id: number }[]>`
    select id_kategori_asset as id from kategori_asset where kode = 'KMP'`;
  const tanya = { asal: "Pelepasan Asset", id: kategori?.id ?? 0, tahun: 2026 } as const;
  const { data, total } = await boss.call(labaRugi.getDetailLabaRugi, { ...tanya, bulan: 4 });
  expect(data).toMatchObject([
    { tanggal: "2026-04-20", deskripsiPengajuan: "Server tidak digunakan: Rusak", kodeAsset: "KMP/2" },
  ]);
  expect(total).toBe(-28_571_429);
  expect((await boss.call(labaRugi.getDetailLabaRugi, { ...tanya, bulan: 5 })).data).toEqual([]);
});

test("goods cost what they cost when they left: a delivery that came back is taken off at its own cost", async () => {
  const hpp = matriks(await laporan()).find(({ nama }) => nama === "HPP");
  // Two of six machines at Rp 4.000.000 left in January, came back in February, and left again in March, when a typed price of
  // 4.500.000 had moved nothing. In May three of nine left: four at 4.000.000, five that came for 4.500.000.
  expect(hpp?.nilai).toEqual([-8_000_000, 8_000_000, -8_000_000, 0, -12_833_333, 0]);
});

test("buying, capital and moves between own accounts are no loss and no gain", async () => {
  const rows = matriks(await laporan());
  const laba = rows.findIndex(({ jenis }) => jenis === "laba");
  const bawah = rows.slice(laba + 1);
  expect(bawah.map(({ nama, jenis, total }) => [nama, jenis, total])).toEqual([
    ["Tanpa Komponen", "tanpa komponen", 130_000_000 - 22_500_000],
    ["Modal", "kebutuhan", 130_000_000],
    ["Pembelian Produk", "kebutuhan", -22_500_000],
  ]);
  expect(rows.find(({ nama }) => nama === "Gaji")?.total).toBe(-11_000_000);
  for (const { nilai, total } of rows) expect(nilai.reduce((sum, n) => sum + n, 0)).toBe(total);
});

test("a group of accounts counts its own alone, and leaves out what belongs to no account", async () => {
  const all = await dokumen(office);
  const id = async (...nama: string[]) => Promise.all(nama.map((name) => rekeningBernama(office, name)));
  const rjp = await id("BCA RJP", "BRI RJP");
  const data = await laporan({ idRekening: rjp });
  expect(data.flatMap(({ komponen }) => komponen.map(({ asal }) => asal)).every((asal) => asal === "kebutuhan")).toBe(
    true,
  );
  const jumlah = kebutuhanBulan(all, "2026-01").filter(
    (p) => p.idKomponenLaba !== null && rjp.includes(rekeningOf(p) as never),
  );
  expect(data[0]?.laba).toBe(jumlah.reduce((sum, p) => sum + bertanda(p), 0));
  expect(data[0]?.laba).toBe(-5_000_000);
  // Choosing all accounts of the groups is "All" of the selector, so the computed components are shown.
  const semua = await laporan({ idRekening: JSON.stringify(await id("BCA RJP", "BRI RJP", "BCA Aneka", "BRI Aneka")) });
  expect(semua[0]?.komponen.map(({ namaKomponenLaba }) => namaKomponenLaba)).toContain("HPP");
  // The sales went to the petty cash, which belongs to no group.
  expect(semua[0]?.komponen.find(({ namaKomponenLaba }) => namaKomponenLaba === "Pendapatan Penjualan")?.nominal).toBe(
    0,
  );
  // The result of the groups and of the accounts without a group is the result of all accounts, month by month.
  const setiap = await laporan();
  expect(semua.map(({ laba, rekeningTanpaGrup }) => laba + (rekeningTanpaGrup ?? Number.NaN))).toEqual(
    setiap.map(({ laba }) => laba),
  );
  expect(semua.some(({ rekeningTanpaGrup }) => rekeningTanpaGrup !== 0)).toBe(true);
  expect([data, setiap].flat().every(({ rekeningTanpaGrup }) => rekeningTanpaGrup === null)).toBe(true);
  const lain = await boss.refused(labaRugi.getLabaRugi, { ...JUNI, idRekening: [99_999] });
  expect(lain).toMatchObject({ status: 400, errors: [{ field: "idRekening", message: "Rekening tidak dikenal" }] });
});

test("what a machine cost is in no document that somebody else opens: not in a cell, not behind it", async () => {
  const akunting = await office.person("Akunting", { menu: ["Laba Rugi"] });
  const pengaju = await office.person("Keuangan", { menu: ["Laba Rugi", "Pengajuan"] });
  const ask = async (person: Person, tanya: { asal: "HPP" | "kebutuhan"; id: number; bulan: number }) =>
    (await person.call(labaRugi.getDetailLabaRugi, { tahun: 2026, ...tanya })).data;
  const hpp = { asal: "HPP", id: 0, bulan: 1 } as const;
  expect((await ask(akunting, hpp)).map((row) => row.nominalPengajuan)).toEqual([null]);
  const semua = await laporan();
  const beli = semua.flatMap(({ bulan, tanpaKomponen }) =>
    tanpaKomponen
      .filter((row) => row.namaKebutuhan === "Pembelian Produk" && row.jumlah > 0)
      .map((row) => ({ asal: "kebutuhan" as const, id: row.idKebutuhan, bulan: Number(bulan.slice(5)), row })),
  );
  expect(beli.length).toBeGreaterThan(0);
  for (const { row, ...tanya } of beli) {
    expect((await ask(akunting, tanya)).every(({ nominalPengajuan }) => nominalPengajuan === null)).toBe(true);
    const lines = (await ask(pengaju, tanya)).reduce((sum, line) => sum + (line.nominalPengajuan ?? 0), 0);
    expect(lines).toBe(row.nominal);
  }
  const seen = (await akunting.call(labaRugi.getLabaRugi, JUNI)).data;
  const listed = seen.flatMap(({ tanpaKomponen }) => tanpaKomponen.flatMap((row) => row.pengajuans));
  expect(listed.map((row) => row.deskripsiPengajuan).filter((text) => /PO|Oven|Mesin/.test(text))).toEqual([]);
  expect(listed.length).toBeGreaterThan(0);
});

test("every cell opens the documents that it is the sum of", async () => {
  const data = await laporan();
  for (const { bulan, komponen, tanpaKomponen } of data) {
    const sel = [...komponen, { asal: "kebutuhan" as const, kebutuhan: tanpaKomponen }];
    for (const { asal, kebutuhan } of sel) {
      if (asal === "Buku Besar") continue;
      for (const { idKebutuhan, nominal } of kebutuhan) {
        const tanya = { bulan: Number(bulan.slice(5)), tahun: 2026, asal, id: idKebutuhan, limit: 100 };
        const detail = await boss.call(labaRugi.getDetailLabaRugi, tanya);
        const lines = detail.data.reduce((sum, row) => sum + (row.nominalPengajuan ?? 0), 0);
        expect([bulan, asal, lines, detail.total]).toEqual([bulan, asal, nominal, nominal]);
      }
    }
  }
  const gaji = { bulan: 1, tahun: 2026, asal: "kebutuhan", id: isi.gaji } as const;
  expect((await boss.call(labaRugi.getDetailLabaRugi, gaji)).data).toMatchObject([
    { tanggal: "2026-01-28", deskripsiPengajuan: "GAJI bulan januari", nominalPengajuan: -5_000_000 },
  ]);
  for (const asal of ["kebutuhan", "Penyusutan Asset", "Pelepasan Asset"] as const) {
    expect((await boss.refused(labaRugi.getDetailLabaRugi, { ...gaji, asal, id: 999_999 })).status).toBe(404);
  }
  const hpp = await boss.call(labaRugi.getDetailLabaRugi, { ...gaji, asal: "HPP", id: 0 });
  expect(hpp.data[0]).toMatchObject({ idSo: "SO-2601-00001", nominalPengajuan: -8_000_000 });
  expect(hpp.data[0]?.deskripsiPengajuan).toContain("Kirim 2 unit Mesin OVN (SJ-2601-00001)");
});

test("a cell with very many requests lists the newest, and the rest as one line that makes the sum right", async () => {
  const banyak = MAX_PENGAJUAN_SEL + 7;
  const idRekening = await rekeningBernama(office, "Kas Management");
  for (let at = 1; at <= banyak; at += 1) {
    await carryOut(office, boss, (deed) =>
      receiveMoney(deed, {
        kebutuhan: "penjualan",
        idRekening,
        nominal: at as never,
        deskripsi: `Ke-${at}`,
        asal: {},
        bukti: [],
      }),
    );
  }
  const juni = (await laporan())
    .at(-1)
    ?.komponen[0]?.kebutuhan.find(({ namaKebutuhan }) => namaKebutuhan === "Penjualan");
  expect(juni?.jumlah).toBe(banyak);
  expect(juni?.pengajuans).toHaveLength(MAX_PENGAJUAN_SEL + 1);
  expect(juni?.pengajuans[0]).toEqual({ deskripsiPengajuan: `Ke-${banyak}`, nominalPengajuan: banyak });
  expect(juni?.pengajuans.at(-1)).toEqual({ deskripsiPengajuan: "7 pengajuan lainnya", nominalPengajuan: 28 });
  const ringkas = await laporan({ rincian: false });
  expect(
    ringkas.flatMap(({ komponen }) => komponen.flatMap((k) => k.kebutuhan)).every((k) => k.pengajuans.length <= 1),
  ).toBe(true);
});

test("the file is the matrix of the screen; only the menu Laba Rugi opens it", async () => {
  const answer = await boss.send(labaRugi.exportLabaRugi, JUNI);
  expect(answer.headers["content-disposition"]).toContain("Export%20Laba%20Rugi-06-2026.xlsx");
  const rows = (await readXlsx(answer.raw)).sheets[0]?.rows ?? [];
  const kepala = ["Jan 2026", "Feb 2026", "Mar 2026", "Apr 2026", "Mei 2026", "Jun 2026"];
  expect(rows[0]).toEqual(["Komponen / Kebutuhan", ...kepala, "Total"]);
  const layar = matriks(await laporan({ rincian: false }));
  expect(rows.slice(1).map((row) => [String(row[0]).trim(), ...row.slice(1)])).toEqual(
    layar.map(({ nama, nilai, total }) => [nama, ...nilai, total]),
  );
  const rjp = await Promise.all(["BCA RJP", "BRI RJP"].map((nama) => rekeningBernama(office, nama)));
  const grup = await boss.send(labaRugi.exportLabaRugi, { ...JUNI, idRekening: JSON.stringify(rjp) });
  expect(grup.headers["content-disposition"]).toContain("Export%20Laba%20Rugi-06-2026%20RJP.xlsx");
  const berdua = await boss.send(labaRugi.exportLabaRugi, { ...JUNI, banding: "bulan" });
  expect(berdua.headers["content-disposition"]).toContain("Export%20Laba%20Rugi-06-2026%20dibanding%2005-2026.xlsx");
  const dua = (await readXlsx(berdua.raw)).sheets[0]?.rows ?? [];
  expect(dua[0]).toEqual([
    "Komponen / Kebutuhan",
    "1–15 Jun 2026",
    "1–15 Mei 2026",
    "Selisih",
    "Selisih (%)",
    "Perubahan",
  ]);
  const bulanan = await laporan({ rincian: false });
  const juni = bulanan.at(-1) as BulanLabaRugi;
  // As many days of the month before as this one has.
  const mei = (await laporan({ bulan: "05", hari: 15, rincian: false })).at(-1) as BulanLabaRugi;
  const beda = compareLaporan(juni, mei);
  expect(dua.slice(1).map((row) => [String(row[0]).trim(), ...row.slice(1)])).toEqual(
    beda.map((row) => [row.nama, row.kini, row.lalu, row.selisih, row.persen, perubahan(row, true)]),
  );
  expect(beda.some(({ selisih }) => selisih !== 0)).toBe(true);
  const setahun = await boss.send(labaRugi.exportLabaRugi, { ...JUNI, banding: "tahun", grup: "RJP" });
  expect(setahun.headers["content-disposition"]).toContain("06-2026%20dibanding%2006-2025%20RJP.xlsx");
  const kasir = await office.person("Sales", { menu: ["Neraca", "Pengajuan", "Kebutuhan"] });
  expect((await kasir.refused(labaRugi.getLabaRugi, JUNI)).status).toBe(401);
  expect((await kasir.call(kebutuhan.getKebutuhanDropdown, {})).data.length).toBeGreaterThan(3);
  expect((await boss.refused(labaRugi.getLabaRugi, { bulan: 13, tahun: 2026 })).status).toBe(400);
});
