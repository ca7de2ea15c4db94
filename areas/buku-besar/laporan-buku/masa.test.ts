import fc from "fast-check";
import { expect, test } from "vitest";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { type BarisLembar, tanpaNol } from "./lembar.ts";
import { akhirBulan, geser, namaMasa, sebelumnya } from "./masa.ts";

const masa = (dari: string, sampai: string) => ({ dari: dari as Tanggal, sampai: sampai as Tanggal });

test.each([
  ["2026-11-01", "2026-11-30", "2026-10-01", "2026-10-31", "November 2026"],
  ["2026-03-01", "2026-03-31", "2026-02-01", "2026-02-28", "Maret 2026"],
  ["2026-11-01", "2026-11-22", "2026-10-01", "2026-10-22", "01-11-2026 s.d. 22-11-2026"],
  ["2026-03-01", "2026-03-30", "2026-02-01", "2026-02-28", "01-03-2026 s.d. 30-03-2026"],
  ["2026-01-01", "2026-12-31", "2025-01-01", "2025-12-31", "Tahun 2026"],
  ["2026-01-01", "2026-03-31", "2025-10-01", "2025-12-31", "01-01-2026 s.d. 31-03-2026"],
  ["2026-03-05", "2026-03-14", "2026-02-23", "2026-03-04", "05-03-2026 s.d. 14-03-2026"],
])("before %s to %s lie %s to %s", (dari, sampai, awal, akhir, nama) => {
  expect(sebelumnya(masa(dari, sampai))).toEqual(masa(awal, akhir));
  expect(namaMasa(masa(dari, sampai))).toBe(nama);
});

test("what lies before ends before it, and is never longer than a month's difference", () => {
  const hari = fc.integer({ min: 0, max: 4000 }).map((n) => geser("2020-01-01" as Tanggal, n));
  fc.assert(
    fc.property(hari, hari, (satu, dua) => {
      const [dari, sampai] = [satu, dua].toSorted() as [Tanggal, Tanggal];
      const lalu = sebelumnya({ dari, sampai });
      expect(lalu.dari <= lalu.sampai && lalu.sampai < dari).toBe(true);
      if (sampai === akhirBulan(sampai)) expect(geser(lalu.sampai, 1)).toBe(dari);
    }),
  );
});

const baris = (nama: string, jenis: BarisLembar["jenis"], tingkat: number, ...nilai: number[]): BarisLembar => ({
  kunci: nama,
  kode: "",
  nama,
  jenis,
  tingkat,
  nilai: nilai as Rupiah[],
  idAkun: null,
  idKebutuhan: null,
  belumDipetakan: false,
  hari: null,
});

test("lines of zeros go, with the headings and sums that have nothing left; results stay", () => {
  const lembar = [
    baris("Aset", "judul", 0),
    baris("Kas", "judul", 1),
    baris("Kas Kecil", "isi", 2, 0, 0),
    baris("Jumlah Kas", "jumlah", 1, 0, 0),
    baris("Piutang", "judul", 1),
    baris("Piutang Usaha", "isi", 2, 0, 5),
    baris("Total Aset", "hasil", 0, 0, 5),
    baris("Kewajiban", "judul", 0),
    baris("Hutang", "isi", 1, 0, 0),
    baris("Total", "hasil", 0, 0, 0),
  ];
  expect(tanpaNol(lembar).map(({ nama }) => nama)).toEqual(["Aset", "Piutang", "Piutang Usaha", "Total Aset", "Total"]);
});
