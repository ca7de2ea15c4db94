import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readKesalahan } from "../../server/kesalahan.ts";
import { fakturContoh, NPWP } from "./faktur.testing.ts";
import { composeFakturXml } from "./fakturXml.ts";
import { kesalahanFaktur } from "./kesalahanFaktur.ts";

const SATU = [{ nomor: 123, pesan: "NPWP tidak valid" }];

describe("a list that was copied from Coretax", () => {
  test.each([
    "Line 123: NPWP tidak valid",
    "Line: 123, NPWP tidak valid",
    "Baris 123 - NPWP tidak valid",
    "baris ke-123 NPWP tidak valid",
    "[Row #123] NPWP tidak valid",
    '"lineNumber":123,"NPWP tidak valid',
    "Ln. 123 | NPWP tidak valid",
    "123. NPWP tidak valid",
    "123 NPWP tidak valid",
    "123;NPWP tidak valid",
    "123\tNPWP tidak valid",
    "Baris 123\tNPWP tidak valid",
    "Line\tMessage\n123\tNPWP tidak valid",
    "No\tBaris XML\tPesan Kesalahan\n1\t123\tNPWP tidak valid",
    "Pesan\tBaris\r\nNPWP tidak valid\t123\r\n",
    "\u00a0Line\u00a0123\u200b:\u00a0NPWP tidak valid ",
    "Line 123\n\nNPWP tidak valid",
    "123\nNPWP tidak valid".replace("123", "Baris ke 123"),
  ])("is read as %j", (teks) => {
    expect(readKesalahan(teks)).toEqual({ kesalahan: SATU, tanpaNomor: [] });
  });

  test("keeps the sentence whole where the line stands within it, and reads each line that it names", () => {
    expect(readKesalahan("Error at Line 12, Position 5: BuyerTin is invalid").kesalahan).toEqual([
      { nomor: 12, pesan: "Error at Line 12, Position 5: BuyerTin is invalid" },
    ]);
    expect(readKesalahan("Tidak sama: baris 12 dan baris 1.204").kesalahan.map(({ nomor }) => nomor)).toEqual([
      12, 1204,
    ]);
  });

  test("keeps beside it what names no line", () => {
    expect(
      readKesalahan("Daftar kesalahan\n2026-11-26 08:00 gagal\nLine Position 5\nLine 7: a\nSekian").tanpaNomor,
    ).toEqual([...["Daftar kesalahan", "2026-11-26 08:00 gagal", "Line Position 5", "Sekian"]]);
    expect(readKesalahan("1234567890123456 NPWP salah").kesalahan).toEqual([]);
    expect(readKesalahan("  \n\n")).toEqual({ kesalahan: [], tanpaNomor: [] });
  });

  test("with a column that only counts beside that of the lines", () => {
    expect(readKesalahan("1\t40\tTanggal\n2\t41\tSatuan").kesalahan).toEqual([
      { nomor: 40, pesan: "Tanggal" },
      { nomor: 41, pesan: "Satuan" },
    ]);
    expect(readKesalahan("40\tBuyerTin\tsalah\n52\tUnit\tsalah").kesalahan).toEqual([
      { nomor: 40, pesan: "BuyerTin · salah" },
      { nomor: 52, pesan: "Unit · salah" },
    ]);
  });

  test("never breaks, whatever was pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (teks) => {
        for (const { nomor } of readKesalahan(teks).kesalahan) expect(nomor).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

test("leads to our invoice and its field, or says that it is of another file", () => {
  const { xml, peta } = composeFakturXml(NPWP, [fakturContoh(), fakturContoh({ referensi: "INV-2611-00002" })]);
  const lines = xml.split("\n");
  const nomor = (kata: string) => lines.findLastIndex((line) => line.includes(kata)) + 1;
  const teks = [
    `Line ${nomor("<TIN>")}: NPWP penjual`,
    `Line ${nomor("<BuyerTin>")}: NPWP tidak aktif`,
    `Line ${nomor("<Unit>")}: satuan`,
    `Line ${nomor("<ListOfGoodService>")}: jumlah`,
    `Line ${lines.length + 5}: lain`,
    "Line 1: encoding",
  ].join("\n");
  const { kesalahan, asing } = kesalahanFaktur(teks, peta);
  expect(kesalahan.map(({ faktur, baris, sebutan, tempat, pesan }) => [faktur, baris, sebutan, tempat, pesan])).toEqual(
    [
      [null, null, "NPWP perusahaan", "perusahaan", "NPWP penjual"],
      [1, null, "NPWP pembeli", "pelanggan", "NPWP tidak aktif"],
      [1, 1, "Satuan", "produk", "satuan"],
      [1, null, "Faktur", "invoice", "jumlah"],
    ],
  );
  expect(asing).toEqual([
    { nomor: lines.length + 5, pesan: "lain" },
    { nomor: 1, pesan: "encoding" },
  ]);
});
