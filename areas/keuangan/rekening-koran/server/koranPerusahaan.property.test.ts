import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareSuperAdmin } from "#areas/karyawan/karyawan/server/pertama.ts";
import { carryOut } from "#books/fixtures.ts";
import { fillDemo } from "#demo/demo.ts";
import type { Id } from "#kernel/types.ts";
import { readConfig } from "#platform/config.ts";
import type { Tx } from "#platform/db/database.ts";
import { textRows } from "#platform/documents/grid/readRows.ts";
import type { Deed } from "#platform/http/context.ts";
import { type BarisBenar, balanceBefore, fileOf, type KasPerusahaan, statementOf } from "#test/statement.ts";
import { few } from "#test/support/cases.ts";
import { testDatabase } from "#test/support/database.ts";
import { readKoran } from "./baca/bacaKoran.ts";
import { hasHeadings } from "./baca/judul.ts";
import { NOMOR, TATA, type Tata } from "./baca/koran.testing.ts";
import { KoranRefused } from "./baca/koran.ts";
import { bacaRekeningKoran } from "./bacaRekeningKoran.ts";
import { matchBySelf } from "./matchBySelf.ts";

/** The six layouts that banks give; the seventh is one whose columns are named. */
const ENAM = TATA.slice(0, 6);
/** Seeds of an ordinary run; `CASES=50` of CONTRIBUTING.md makes them a hundred. */
const SEED = 2;
const AWAL = 900_000_000_000;
const HARI = new Date("2026-01-20T05:00:00Z");

let database: Awaited<ReturnType<typeof testDatabase>>;
let kas: KasPerusahaan[];
let idRekening: Id<"rekening">;
const folder = mkdtempSync(join(tmpdir(), "kantor-koran-"));

beforeAll(async () => {
  database = await testDatabase();
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder, LOG_LEVEL: "silent" });
  await prepareSuperAdmin(database.sql, config.adminNokar, null);
  const cerita = { today: HARI, days: 45, ordersPerDay: 4, say: () => undefined };
  await fillDemo({ config, databaseUrl: database.url, ...cerita });
  const [ramai] = await database.sql<{ id: Id<"rekening"> }[]>`
    select id_rekening as id from kas where id_rekening not in (select id_rekening from rekening_koran)
    group by 1 order by count(*) desc limit 1`;
  if (!ramai) throw new Error("the company has no money");
  idRekening = ramai.id;
  kas = await database.sql<KasPerusahaan[]>`
    select s.id_kas, s.tanggal, s.debit - s.kredit as nominal, coalesce(o.nama_customer, k.nama_kebutuhan) as nama,
      coalesce(i.kode_unik, 0) as kode_unik, array_remove(array[p.id_so, p.id_invoice, p.id_po, p.id_pengajuan], null) as dokumen
    from kas s join pengajuan p using (id_pengajuan) join kebutuhan k on k.id_kebutuhan = p.id_kebutuhan left join so o using (id_so)
    left join invoice i on i.id_invoice = p.id_invoice
    where s.id_rekening = ${idRekening} order by s.tanggal, s.id_kas`;
}, 180_000);

afterAll(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Undoes what a case wrote. */
class Undone extends Error {}

async function within(action: (deed: Deed) => Promise<void>): Promise<void> {
  const orang = { idUser: 1 as Id<"karyawan">, nama: "Uji" };
  const done = carryOut({ sql: database.sql, now: () => HARI } as never, orang, async (deed) => {
    await action(deed);
    throw new Undone();
  });
  await done.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}

const baca = (teks: string) => readKoran(textRows(teks, hasHeadings({})), { nomor: NOMOR, judul: {} });
const masukkan = (deed: Deed, teks: string) =>
  bacaRekeningKoran(deed, idRekening, { ...baca(teks), nama: "koran.csv", sidik: "0".repeat(64) });
const ditolak = (run: () => unknown): string => {
  try {
    run();
    return "";
  } catch (error) {
    if (error instanceof KoranRefused) return error.message;
    throw error;
  }
};

/** The matches that the program made, without the rows that it booked for codes, and how many of them are not what the line truly is. */
async function nilai(tx: Tx, benar: readonly BarisBenar[]) {
  const terakhir = Math.max(...kas.map(({ idKas }) => idKas));
  const cocok = await tx<{ tanggal: string; sen: number; keterangan: string; kas: number[] }[]>`
    select k.tanggal, k.sen, k.keterangan, array_agg(m.id_kas order by m.id_kas) as kas
    from rekening_koran k join koran_kas m using (id_cocok) where m.id_kas <= ${terakhir} and k.id_rekening = ${idRekening} group by k.id_koran`;
  const kunci = (line: { tanggal: string; sen: number; keterangan: string }) =>
    `${line.tanggal} ${line.sen} ${line.keterangan.toLowerCase()}`;
  const truth = Map.groupBy(benar, kunci);
  const salah = cocok.filter(
    (satu) => !truth.get(kunci(satu))?.some((line) => line.kas.toSorted((a, b) => a - b).join() === satu.kas.join()),
  );
  return { cocok: cocok.length, salah: salah.length };
}

/** One company's statement in a layout of its bank, read in two files that overlap. */
async function tempuh(tata: Tata, seed: number): Promise<{ satu: number; cocok: number; salah: number }> {
  const lines = statementOf(kas, seed);
  const tunda = [{ keterangan: "BIAYA ADM", sen: -1_500_000 }];
  const whole = fileOf(tata, lines, { saldoAwal: AWAL, tunda, acak: seed });
  const half = [Math.floor(lines.length / 3), Math.floor((lines.length * 2) / 3)] as const;
  const hari = (ke: number) => lines.findIndex(({ tanggal }) => tanggal === lines[ke]?.tanggal);
  const [from, to] = [hari(half[0]), hari(half[1])];
  const early = fileOf(tata, lines.slice(0, to), { saldoAwal: AWAL, acak: seed + 1 });
  const late = fileOf(tata, lines.slice(from), { saldoAwal: balanceBefore(lines, AWAL, from), tunda });
  const asing = fileOf(tata, lines, { saldoAwal: AWAL, nomor: "9999999999" });
  if (asing.includes("9999999999")) expect(ditolak(() => baca(asing))).toContain("milik rekening 9999999999");
  if (tata.bersaldo) {
    const bolong = lines.findIndex((line, at) => at > from && line.tanggal !== lines[at - 1]?.tanggal);
    const { kepala, baris, kaki } = tata.tulis({ gerak: lines, saldoAwal: AWAL });
    const sisa = baris.filter((_, at) => lines[at]?.tanggal !== lines[bolong]?.tanggal);
    expect(ditolak(() => baca([...kepala, ...sisa, ...kaki].join("\n")))).toMatch(/tidak menyambung/);
  }
  const satu = lines.filter((line) => line.kas.length === 1).length;
  let hasil = { cocok: 0, salah: 0 };
  await within(async (deed) => {
    const pertama = await masukkan(deed, early);
    const kedua = await masukkan(deed, late);
    expect(pertama.baru + kedua.baru).toBe(lines.length);
    expect(await masukkan(deed, whole)).toMatchObject({ baru: 0, ada: lines.length });
    hasil = await nilai(deed.tx, lines);
  });
  if (tata === ENAM[0]) await harianSaja(lines, whole);
  return { satu, ...hasil };
}

/** Matched day by day, as large files are in portions, nothing becomes wrong and nothing is left that was sure. */
async function harianSaja(lines: readonly BarisBenar[], teks: string): Promise<void> {
  await within(async (deed) => {
    const berkas = { ...baca(teks), nama: "koran.csv", sidik: "0".repeat(64) };
    expect(await bacaRekeningKoran(deed, idRekening, berkas, true)).toMatchObject({ baru: lines.length, cocok: 0 });
    for (const hari of new Set(lines.map(({ tanggal }) => tanggal))) {
      await matchBySelf(deed, idRekening, { awal: hari, akhir: hari });
    }
    const { cocok, salah } = await nilai(deed.tx, lines);
    expect(salah).toBe(0);
    expect(cocok).toBeGreaterThan(lines.filter((line) => line.kas.length === 1).length * 0.95);
  });
}

test("a company's statement in each layout: at least 95 % are matched by itself, none wrongly", async () => {
  const jumlah = { satu: 0, cocok: 0, salah: 0 };
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 1_000_000 }), async (seed) => {
      for (const tata of ENAM) {
        const { satu, cocok, salah } = await tempuh(tata, seed);
        expect(salah, `${tata.nama}, seed ${seed}`).toBe(0);
        jumlah.satu += satu;
        jumlah.cocok += cocok;
        jumlah.salah += salah;
      }
    }),
    few(SEED),
  );
  if (process.env.CASES) console.info(`matched by itself: ${jumlah.cocok} of ${jumlah.satu}`);
  expect(jumlah.cocok / jumlah.satu).toBeGreaterThan(0.95);
});
