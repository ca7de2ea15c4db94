import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import { textRows } from "#platform/documents/grid/readRows.ts";
import { XlsxRefused } from "#platform/documents/xlsx/refused.ts";
import { readKoran } from "./bacaKoran.ts";
import { newLines } from "./gabungKoran.ts";
import { hasHeadings } from "./judul.ts";
import {
  barisKe,
  bersaldo,
  type Ditulis,
  type Gerak,
  gerakAcak,
  JUDUL_LAIN,
  NOMOR,
  TATA,
  type Tata,
  teksKoran,
} from "./koran.testing.ts";
import { KoranRefused } from "./koran.ts";

const AWAL = 5_000_000_000;

const setor = (hari: string, sen: number): Gerak => ({ tanggal: hari as Tanggal, keterangan: "SETOR", sen });

const baca = (text: string, nomor = NOMOR) =>
  readKoran(textRows(text, hasHeadings(JUDUL_LAIN)), { nomor, judul: JUDUL_LAIN });
const isiOf = (text: string) => baca(text).lines.map(({ baris: _, ...line }) => line);

function ditolak(run: () => unknown): KoranRefused {
  try {
    run();
  } catch (error) {
    if (error instanceof XlsxRefused) return new KoranRefused(error.message);
    if (error instanceof KoranRefused) return error;
    throw error;
  }
  throw new Error("the statement was taken");
}

const harapan = (tata: Tata, isi: Ditulis) =>
  bersaldo(isi).map(({ saldo, ...line }) => ({ ...line, saldo: tata.bersaldo ? saldo : null }));

describe.each(TATA.map((tata) => [tata.nama, tata] as const))("a statement of %s", (_nama, tata) => {
  test("gives back its lines, also over a new year and newest first", () => {
    fc.assert(
      fc.property(gerakAcak, fc.boolean(), (gerak, terbalik) => {
        const isi = { gerak, saldoAwal: AWAL };
        const { kepala, baris, kaki } = tata.tulis(isi);
        const text = [...kepala, ...(terbalik ? baris.toReversed() : baris), ...kaki].join("\n");
        const sama = gerak[0]?.tanggal === gerak.at(-1)?.tanggal;
        // Without a balance nothing tells which of the lines of one day came first.
        if (terbalik && sama && !tata.bersaldo) return;
        expect(isiOf(text)).toEqual(harapan(tata, isi));
      }),
    );
  });

  test("cut into two files that overlap is the whole, and twice is once", () => {
    fc.assert(
      fc.property(gerakAcak, fc.nat(), fc.nat(), (gerak, a, b) => {
        const whole = baca(teksKoran(tata, { gerak, saldoAwal: AWAL })).lines;
        const days = [...new Set(gerak.map(({ tanggal }) => tanggal))];
        const [from, to] = [a % days.length, b % days.length].sort((x, y) => x - y) as [number, number];
        const early = whole.filter(({ tanggal }) => tanggal <= (days[to] ?? ""));
        const late = whole.filter(({ tanggal }) => tanggal >= (days[from] ?? ""));
        expect(newLines(whole, whole)).toEqual([]);
        for (const [one, two] of [
          [early, late],
          [late, early],
        ] as const) {
          const first = newLines([], one);
          const second = newLines(first, two);
          const all = [...first, ...second].toSorted((x, y) => x.baris - y.baris);
          expect(all.map(({ ke: _, ...line }) => line)).toEqual(whole);
        }
      }),
    );
  });

  test("of another account is refused at its line", () => {
    const isi = {
      gerak: [setor("2026-08-01", 100)],
      saldoAwal: 0,
      nomor: "9999999999",
    };
    const text = teksKoran(tata, isi);
    if (!text.includes("9999999999")) return;
    const refused = ditolak(() => baca(text));
    expect(refused.message).toContain("milik rekening 9999999999, bukan 1234567890");
    expect(refused.baris).toBe(text.split("\r\n").findIndex((line) => line.includes("9999999999")) + 1);
  });
});

describe.each(TATA.filter((tata) => tata.bersaldo).map((tata) => [tata.nama, tata] as const))(
  "balances of %s",
  (_n, tata) => {
    test("put the lines of a day in order, whatever their order in the file", () => {
      fc.assert(
        fc.property(gerakAcak, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (gerak, acak) => {
          const isi = { gerak, saldoAwal: AWAL };
          const { kepala, baris, kaki } = tata.tulis(isi);
          const order = gerak.map((line, at) => ({ tanggal: line.tanggal, at, n: acak.next().value as number }));
          order.sort((x, y) => (x.tanggal < y.tanggal ? -1 : x.tanggal > y.tanggal ? 1 : x.n - y.n));
          const text = [...kepala, ...order.map(({ at }) => baris[at] ?? ""), ...kaki].join("\n");
          const read = isiOf(text);
          const key = (line: (typeof read)[number]) => JSON.stringify(line);
          expect(read.map(key).sort()).toEqual(harapan(tata, isi).map(key).sort());
          // Where the lines of each day come to nothing, the first may begin at any of its lines.
          const known = [...Map.groupBy(gerak, ({ tanggal }) => tanggal).values()].some(
            (day) => day.reduce((sum, { sen }) => sum + sen, 0) !== 0,
          );
          for (const [at, line] of read.entries()) {
            const before = read[at - 1]?.saldo ?? (known ? AWAL : (line.saldo ?? 0) - line.sen);
            expect(before + line.sen).toBe(line.saldo);
          }
        }),
      );
    });

    test("begin where the second day says, when the first comes to nothing", () => {
      const gerak = [setor("2026-08-01", 500), setor("2026-08-01", -500), setor("2026-08-02", 700)];
      const isi = { gerak, saldoAwal: AWAL };
      const { kepala, baris, kaki } = tata.tulis(isi);
      const text = [...kepala, baris[1] ?? "", baris[0] ?? "", baris[2] ?? "", ...kaki].join("\n");
      expect(isiOf(text)).toEqual(harapan(tata, isi));
    });

    test("that were tampered with, or miss a day, are refused at the line", () => {
      fc.assert(
        fc.property(gerakAcak, fc.nat(), fc.integer({ min: 1, max: 999 }), (gerak, n, lebih) => {
          // One line a day, so that no other order could hide the fault.
          const satu = gerak.filter((line, at) => gerak.findIndex(({ tanggal }) => tanggal === line.tanggal) === at);
          fc.pre(satu.length > 2);
          const isi = { gerak: satu, saldoAwal: AWAL };
          const { kepala, baris, kaki } = tata.tulis(isi);
          const at = 1 + (n % (satu.length - 2));
          const diubah = tata.tulis({ ...isi, saldoAwal: AWAL + lebih * 100 }).baris[at] ?? "";
          const curang = [...kepala, ...baris.with(at, diubah), ...kaki].join("\n");
          expect(ditolak(() => baca(curang)).baris).toBe(barisKe(tata, isi, at));
          const hilang = [...kepala, ...baris.toSpliced(at, 1), ...kaki].join("\n");
          expect(ditolak(() => baca(hilang)).baris).toBe(barisKe(tata, isi, at));
        }),
      );
    });

    test("do not continue what is stored when days are missing between them", () => {
      const gerak = [1, 2, 3, 4].map((n) => setor(`2026-08-0${n}`, n * 100));
      const { lines } = baca(teksKoran(tata, { gerak, saldoAwal: AWAL }));
      const refused = ditolak(() => newLines(lines.slice(0, 2), lines.slice(3)));
      expect(refused.message).toContain("04-08-2026) tidak menyambung dari saldo");
      expect(refused.message).toContain("pada 02-08-2026");
      expect(refused.baris).toBe(lines[3]?.baris);
    });
  },
);

describe("a statement", () => {
  const [bca] = TATA as [Tata];
  const gerak = [setor("2026-08-01", 100)];

  test("lets lines that are not booked yet wait", () => {
    const { lines, pending } = baca(
      teksKoran(bca, { gerak, saldoAwal: AWAL, tunda: [{ keterangan: "BIAYA ADM", sen: -1_500_000 }] }),
    );
    expect(lines).toHaveLength(1);
    expect(pending).toEqual([{ baris: 9, keterangan: "BIAYA ADM", sen: -1_500_000 }]);
  });

  test("without balances must begin with a day that is known", () => {
    const lines = [1, 2, 5].map(
      (n) => ({ baris: n, tanggal: `2026-08-0${n}`, keterangan: "A", sen: 100, saldo: null }) as never,
    );
    expect(ditolak(() => newLines(lines.slice(0, 2), lines.slice(2))).message).toContain(
      "Unduh berkas mulai 02-08-2026",
    );
    expect(newLines(lines.slice(0, 2), lines.slice(1))).toHaveLength(1);
  });

  test.each([
    ["31/02/2026", 'tanggal "31/02/2026" tidak dikenal'],
    ["29/02/2026", 'tanggal "29/02/2026" tidak dikenal'],
    ["01/02", "tanggal 01/02 tanpa tahun"],
  ])("refuses the day %s", (hari, message) => {
    const refused = ditolak(() => baca(`Tanggal,Keterangan,Jumlah,Saldo\n${hari},SETOR,100.00 CR,100.00`));
    expect(refused.message).toContain(message);
    expect(refused.baris).toBe(2);
  });

  test("has its 29 February in a leap year, and its period decides the year", () => {
    expect(isiOf("Tanggal,Keterangan,Jumlah,Saldo\n29/02/2024,SETOR,100.00 CR,100.00")[0]?.tanggal).toBe("2024-02-29");
    const kepala = "Periode : 20/12/2025 - 10/01/2026\nDate,Description,Branch,Amount,,Balance";
    const read = isiOf(`${kepala}\n'31/12,A,'0000,1.00,CR,1.00\n'02/01,B,'0000,1.00,CR,2.00`);
    expect(read.map(({ tanggal }) => tanggal)).toEqual(["2025-12-31", "2026-01-02"]);
    expect(ditolak(() => baca(`${kepala}\n'11/03,A,'0000,1.00,CR,1.00`)).message).toContain("pada periode 20-12-2025");
  });

  test("without headings asks for the names of its columns", () => {
    expect(ditolak(() => baca("a,b\n1,2")).message).toMatch(/nama kolomnya/);
    expect(ditolak(() => baca("<html><table></table></html>")).message).toContain("halaman web");
  });

  test("may repeat its headings, and say its sums below", () => {
    const head = "Transaction Date,Description,Debit,Credit,Balance";
    const text = `${head}\n01/08/2026,A,,100.00,100.00\n${head}\n02/08/2026,B,50.00,,50.00\nTotal,,50.00,100.00,`;
    expect(isiOf(text).map(({ sen, saldo }) => [sen, saldo])).toEqual([
      [10_000, 10_000],
      [-5_000, 5_000],
    ]);
  });
});
