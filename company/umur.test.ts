import fc from "fast-check";
import { expect, test } from "vitest";
import { angkaTelepon } from "#kernel/telepon.ts";
import type { Rupiah } from "#kernel/types.ts";
import { type JumlahUmur, jumlahUmur } from "#kernel/umur.ts";
import { documentPdf } from "#platform/documents/pdf/documents.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { kertasPernyataan } from "./pernyataan.ts";
import { kolomUmur } from "./umur.ts";

const office = openOffice();

test("the database sums by the same ages as the contract", async () => {
  const hari = [-400, -1, 0, 30, 31, 60, 61, 90, 91, 5000];
  const lines = hari.map((one, at) => ({ hari: one, sisa: (10 ** at) as Rupiah }));
  const { sql } = office;
  const [row] = await sql<JumlahUmur[]>`
    select ${kolomUmur(sql, sql`sisa`, sql`hari`)}
    from unnest(${hari}::int[], ${lines.map((line) => line.sisa)}::bigint[]) t(hari, sisa)`;
  expect(row).toEqual(jumlahUmur(lines));
});

test("the database finds a telephone number by the same digits as the contract", async () => {
  const start = fc.constantFrom("0", "62", "+62", "0062", "620", "8", "021", "1", "");
  const typed = fc.tuple(start, fc.stringMatching(/^[0-9 -]{0,14}$/)).map(([first, rest]) => first + rest);
  const numbers = fc.sample(typed, { numRuns: 2000, seed: 17 });
  const rows = await office.sql<{ angka: string }[]>`
    select angka_telepon(t) as angka from unnest(${numbers}::text[]) with ordinality as n(t, urutan) order by urutan`;
  expect(rows.map((row) => row.angka)).toEqual(numbers.map(angkaTelepon));
});

test("a statement shows what is open, its ages, the total in words and where to pay", async () => {
  const umur = jumlahUmur([{ hari: 40, sisa: 1_500_000 as Rupiah }]);
  const kertas = kertasPernyataan({
    company: { nama: "PT Sinar", alamat: "Malang", telepon: "0341", bank: ["BCA 123 a.n. PT Sinar"], logo: null },
    title: "PERNYATAAN PIUTANG",
    code: "20-11-2026",
    facts: [[["Kepada", "PT Maju"]], []],
    columns: [
      { header: "Invoice", kind: "text", width: "*" },
      { header: "Sisa", kind: "money", width: "auto" },
    ],
    rows: [["INV-2609-00001", 1_500_000]],
    umur,
  });
  const text = readPdfText(await documentPdf(kertas)).join(" ");
  for (const part of ["INV-2609-00001", "60 Hari", "Rp 1.500.000", "BCA 123", "atu juta lima ratus ribu"]) {
    expect(text).toContain(part);
  }
});
