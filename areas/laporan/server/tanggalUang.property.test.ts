import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { simpanan } from "#areas/keuangan/simpanan/contract.ts";
import { carryOut, rekeningBernama } from "#books/fixtures.ts";
import { payMoney, receiveMoney } from "#books/kas/kas.ts";
import { angkaBulan } from "#books/tutup/angka.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { saldoPada } from "../dashboard/server/sql.ts";
import { saldoKas } from "../neraca/server/sql.ts";
import { pagi } from "./setahun.testing.ts";

const office = openOffice();

const HARI = 90;
const hari = (n: number): Tanggal => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10) as Tanggal;
const NAMA = ["Kas Kecil", "BCA RJP"] as const;

type Langkah = { maju: number; mundur: number; rekening: 0 | 1; masuk: boolean; nominal: number };

const langkah: fc.Arbitrary<Langkah> = fc.record({
  maju: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }) }),
  // How many days before today the money is said to have moved.
  mundur: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.integer({ min: 1, max: 40 }) }),
  rekening: fc.constantFrom(0, 1),
  masuk: fc.integer({ min: 1, max: 5 }).map((n) => n > 2),
  nominal: fc.integer({ min: 1, max: 60 }),
});

/** A movement as it was written. */
type Gerak = { hari: Tanggal; nominal: number };
type Buku = { idRekening: Id<"rekening">; nama: string; gerak: Gerak[] };

/** The rows of a book in the order in which it is shown, each with its balance. */
function terurut({ gerak }: Buku) {
  let saldo = 0;
  return gerak
    .map((satu, ke) => ({ ...satu, ke }))
    .sort((a, b) => (a.hari < b.hari ? -1 : a.hari > b.hari ? 1 : a.ke - b.ke))
    .map((satu) => {
      saldo += satu.nominal;
      return { hari: satu.hari, nominal: satu.nominal, saldo };
    });
}

const saldoAkhir = (buku: Buku, pada: Tanggal) =>
  buku.gerak.filter((satu) => satu.hari <= pada).reduce((sum, { nominal }) => sum + nominal, 0);

/** The first day since that day at whose end the account is short of the amount, by trying each of them. */
function kurang(buku: Buku, sejak: Tanggal, kini: Tanggal, nominal: number): string | null {
  if (saldoAkhir(buku, hari(HARI + 400)) < nominal) return "kini";
  for (let n = 0; hari(n) <= kini; n += 1) {
    if (hari(n) >= sejak && saldoAkhir(buku, hari(n)) < nominal) return hari(n);
  }
  return null;
}

/** Carries out a step; a payment out that the books refuse is left out, as the model says. */
async function gerakkan(boss: Person, buku: Buku, pada: Tanggal, kini: Tanggal, { masuk, nominal }: Langkah) {
  const uang = { idRekening: buku.idRekening, nominal: nominal as Rupiah, deskripsi: "Uji", asal: {}, bukti: [] };
  const kata = masuk ? null : kurang(buku, pada, kini, nominal);
  const jadi = carryOut(office, boss, (deed) =>
    masuk
      ? receiveMoney(deed, { ...uang, kebutuhan: "penjualan", tanggal: pada })
      : payMoney(deed, { ...uang, kebutuhan: "pembelian-produk", tanggal: pada }),
  );
  if (kata === null) {
    await jadi;
    buku.gerak.push({ hari: pada, nominal: masuk ? nominal : -nominal });
    return;
  }
  const [tahun, bulan, tanggal] = kata.split("-");
  await expect(jadi).rejects.toThrow(kata === "kini" ? /tidak mencukupi \(/ : `pada ${tanggal}-${bulan}-${tahun} (`);
}

const ditanya = [hari(0), hari(13), hari(30), hari(31), hari(44), hari(58), hari(75), hari(HARI), hari(HARI + 60)];

/** Each report of the balances against the sums that are made here. */
async function bandingkan(semua: readonly Buku[]): Promise<void> {
  for (const pada of ditanya) {
    const [{ saldo } = { saldo: -1 }] = await saldoPada(office.sql, { tglAwal: pada, tglAkhir: pada });
    expect(saldo, `Dashboard ${pada}`).toBe(semua.reduce((sum, buku) => sum + saldoAkhir(buku, pada), 0));
  }
  const neraca = await saldoKas(office.sql, ditanya);
  expect(neraca.map((row) => [row.hari, row.namaRekening, row.saldo])).toEqual(
    ditanya
      .flatMap((pada) => semua.map((buku) => [pada, buku.nama, saldoAkhir(buku, pada)]))
      .filter(([, , saldo]) => saldo !== 0),
  );
  const bulan = ["2026-01-01", "2026-02-01", "2026-03-01"] as Tanggal[];
  const angka = await office.sql<{ bulan: Tanggal; kunci: string; nominal: number }[]>`
    select bulan, kunci, nominal from (${angkaBulan(office.sql, office.sql`select unnest(${bulan}::date[])`, bulan)}) a
    where laporan = 'Neraca' and kunci like 'rekening %'`;
  for (const { idRekening, ...buku } of semua) {
    for (const awal of bulan) {
      const akhir = new Date(Date.UTC(2026, Number(awal.slice(5, 7)), 0)).toISOString().slice(0, 10) as Tanggal;
      const satu = angka.find((row) => row.bulan === awal && row.kunci === `rekening ${idRekening}`);
      expect(satu?.nominal ?? 0, `Tutup Buku ${awal}`).toBe(saldoAkhir({ ...buku, idRekening }, akhir));
    }
  }
}

/** The whole book page by page, its parts by days, what is searched, and its file. */
async function bandingkanSimpanan(boss: Person, buku: Buku): Promise<void> {
  const { idRekening } = buku;
  const benar = terurut(buku);
  const baca = async (input: object) => {
    const rows = [];
    for (let page = 1; ; page += 1) {
      const ini = await boss.call(simpanan.getSimpananByRekening, { idRekening, page, limit: 7, ...input });
      rows.push(...ini.data);
      if (ini.data.length < 7) return { ...ini, rows };
    }
  };
  const isi = (rows: Awaited<ReturnType<typeof baca>>["rows"]) =>
    rows.map((row) => ({
      hari: row.tglDebitKredit,
      nominal: (row.debit ?? 0) - (row.kredit ?? 0),
      saldo: row.saldoAkhir,
    }));
  for (const cari of ["", "uji"]) expect(isi((await baca({ cari })).rows)).toEqual(benar.toReversed());
  for (const [tglAwal, tglAkhir] of [
    [hari(13), hari(44)],
    [hari(31), hari(31)],
  ] as const) {
    const bagian = benar.filter((row) => tglAwal <= row.hari && row.hari <= tglAkhir);
    const { rows, ...saldo } = await baca({ tglAwal, tglAkhir });
    expect(isi(rows)).toEqual(bagian.toReversed());
    expect(saldo).toMatchObject({
      totalDocs: bagian.length,
      saldoAwal: saldoAkhir(buku, new Date(Date.parse(tglAwal) - 86_400_000).toISOString().slice(0, 10) as Tanggal),
      saldoAkhir: saldoAkhir(buku, tglAkhir),
      saldoAkhirTotal: saldoAkhir(buku, hari(HARI + 400)),
    });
  }
  const berkas = await boss.send(simpanan.exportSimpananRekening, { idRekening });
  const [lembar] = (await readXlsx(berkas.raw)).sheets;
  expect(lembar?.rows.slice(2, 2 + benar.length).map((row) => row[5])).toEqual(benar.map(({ saldo }) => saldo));
}

test("whatever was dated back, the balance of every day is the sum of what moved until then, on every screen", async () => {
  const boss = await office.person("Super Admin");
  const buku: Buku[] = [];
  for (const nama of NAMA) buku.push({ idRekening: await rekeningBernama(office, nama), nama, gerak: [] });
  let n = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 12, maxLength: 12 }), async (steps) => {
      for (const step of steps) {
        n = Math.min(n + step.maju, HARI);
        await pagi(office, hari(n));
        const satu = buku[step.rekening];
        if (satu) await gerakkan(boss, satu, hari(Math.max(0, n - step.mundur)), hari(n), step);
      }
      await bandingkan(buku);
      for (const satu of buku) await bandingkanSimpanan(boss, satu);
    }),
    // Each case goes on with the books of the one before it.
    { ...few(6), endOnFailure: true },
  );
  const [banyak] = await office.sql<{ mundur: number }[]>`select count(*)::int as mundur from kas where mundur`;
  expect(banyak?.mundur).toBeGreaterThan(10);
});
