import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crc16, namaQris, problemOfQris, qrisDari, qrisSebesar } from "./qris.ts";

const STIKER = {
  "00": "01",
  "01": "11",
  "26": "0016ID.CO.CONTOH.WWW01189360091100000000000215ID1020000000000",
  "51": "0014ID.CO.QRIS.WWW0215ID10200000000000303UMI",
  "52": "5072",
  "53": "360",
  "58": "ID",
  // A name that looks like the field of the country.
  "59": "TOKO 5802ID MESIN",
  "60": "BANDUNG",
  "61": "40553",
};
const kode = qrisDari(STIKER);

test("the sum is the standard one", () => {
  expect(crc16("123456789")).toBe("29B1");
  expect(crc16("")).toBe("FFFF");
});

describe("a static code", () => {
  test("is taken as it is, and names its merchant", () => {
    expect(problemOfQris(kode)).toBeNull();
    expect(namaQris(kode)).toBe("TOKO 5802ID MESIN");
  });

  test("is refused with any letter changed, cut off or doubled", () => {
    fc.assert(
      fc.property(fc.nat(kode.length - 1), fc.constantFrom("0", "7", "A", "z", " ", "é"), (at, letter) => {
        fc.pre(kode[at] !== letter);
        expect(problemOfQris(kode.slice(0, at) + letter + kode.slice(at + 1))).not.toBeNull();
        expect(problemOfQris(kode.slice(0, at))).not.toBeNull();
        expect(problemOfQris(kode.slice(0, at) + kode.slice(at - 1))).not.toBeNull();
      }),
    );
  });

  test("is no other code, and none that has its amount", () => {
    expect(problemOfQris("https://contoh.id")).toContain("bukan kode QRIS");
    expect(problemOfQris(qrisDari({ ...STIKER, "53": "840" }))).toContain("bukan QRIS rupiah");
    expect(problemOfQris(qrisSebesar(kode, 12_000))).toContain("sudah berisi jumlah");
  });
});

test("with an amount it has just that more, whatever its name says", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.stringMatching(/^[ -~]{1,25}$/), (rupiah, nama) => {
      const satu = qrisSebesar(qrisDari({ ...STIKER, "59": nama }), rupiah);
      expect(satu.slice(-4)).toBe(crc16(satu.slice(0, -4)));
      expect(namaQris(satu)).toBe(nama);
      const jumlah = String(rupiah);
      expect(satu).toContain(`530336054${String(jumlah.length).padStart(2, "0")}${jumlah}5802ID`);
      expect(satu).toContain("000201010212");
      // A second amount takes the place of the first.
      expect(qrisSebesar(satu, 5)).toBe(qrisSebesar(qrisDari({ ...STIKER, "59": nama }), 5));
    }),
  );
});

test("why a text is no static code in rupiah of a merchant", () => {
  const masalah = (lain: object) => problemOfQris(qrisDari({ ...STIKER, ...lain }));
  const bukan = "Teks ini bukan kode QRIS. Salin seluruhnya, atau baca dari gambar stikernya";
  expect([problemOfQris(""), problemOfQris("x"), problemOfQris(`${kode}\n`), problemOfQris(`${kode}0`)]).toEqual([
    ...[bukan, bukan, bukan, bukan],
  ]);
  const { "00": _, ...tanpaAwal } = STIKER;
  expect(problemOfQris(qrisDari(tanpaAwal))).toBe(bukan);
  expect(problemOfQris(kode.slice(0, -8))).toBe(bukan);
  expect(problemOfQris(`${kode.slice(0, -4)}0000`)).toBe(
    "Kode QRIS ini tidak utuh: jumlah pemeriksanya (CRC) tidak cocok",
  );
  const lain = "Kode ini bukan QRIS rupiah sebuah merchant";
  expect([masalah({ "53": "840" }), masalah({ "58": "SG" })]).toEqual([lain, lain]);
  const { "26": penerima, "51": __, ...tanpa } = STIKER;
  const pada = (tag: string) => problemOfQris(qrisDari({ ...tanpa, [tag]: penerima }));
  expect([problemOfQris(qrisDari(tanpa)), pada("25"), pada("26"), pada("51")]).toEqual([lain, lain, null, null]);
  const berisi = "Kode QRIS ini sudah berisi jumlah. Pakai QRIS statis, seperti di stiker toko";
  expect([masalah({ "54": "5000" }), masalah({ "01": "12" })]).toEqual([berisi, berisi]);
  expect([namaQris("x"), namaQris("000201"), namaQris("")]).toEqual(["", "", ""]);
  expect(qrisSebesar("x", 5)).toMatch(/^000201010212630[4]/);
  expect(crc16("AB")).toMatch(/^[0-9A-F]{4}$/);
});
