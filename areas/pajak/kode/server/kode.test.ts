import { expect, test } from "vitest";
import { daftarKode, JENIS_KODE } from "../kode.ts";
import { readKode } from "./bacaKode.ts";
import { searchKode } from "./cariKode.ts";

const kode = readKode();
const jumlah = (jenis: string) => kode.filter((satu) => satu.jenis === jenis).length;

test("the tables have all codes that were published, each once", () => {
  expect(Object.fromEntries(JENIS_KODE.map((jenis) => [jenis, jumlah(jenis)]))).toEqual({
    ...{ transaksi: 10, satuan: 39, barang: 1348, jasa: 619, negara: 249 },
    ...{ "keterangan-07": 27, "keterangan-08": 10, "cap-07": 27, "cap-08": 10 },
  });
  expect(new Set(kode.map((satu) => `${satu.jenis} ${satu.kode}`)).size).toBe(kode.length);
});

test("each kind of code has its form, and names are plain text", () => {
  const BENTUK: Record<string, RegExp> = {
    ...{ transaksi: /^(0[1-9]|10)$/, satuan: /^UM\.00\d\d$/, barang: /^\d{6}$/, jasa: /^\d{6}$/, negara: /^[A-Z]{3}$/ },
    ...{ "keterangan-07": /^TD\.005\d\d$/, "keterangan-08": /^TD\.005\d\d$/ },
    ...{ "cap-07": /^TD\.011\d\d$/, "cap-08": /^TD\.011\d\d$/ },
  };
  expect(kode.filter((satu) => !BENTUK[satu.jenis]?.test(satu.kode))).toEqual([]);
  expect(
    kode.filter(
      ({ nama }) =>
        nama !==
        nama
          .replace(/[\p{Cc}\p{Cf}]/gu, "")
          .replace(/\s+/g, " ")
          .trim(),
    ),
  ).toEqual([]);
});

test("a facility and its stamp have the same ending", () => {
  const daftar = daftarKode(kode);
  for (const kelompok of ["07", "08"] as const) {
    const akhir = (jenis: "keterangan" | "cap") =>
      [...(daftar.get(`${jenis}-${kelompok}`)?.keys() ?? [])].map((satu) => satu.slice(-2));
    expect(akhir("keterangan")).toEqual(akhir("cap"));
  }
});

test("what this company sells and does is among them", () => {
  const daftar = daftarKode(kode);
  const barang = ["841900", "843700", "843800", "842800", "842300", "847900", "841400", "841700", "848700", "000000"];
  expect(barang.filter((satu) => !daftar.get("barang")?.has(satu))).toEqual([]);
  expect(["200302", "200209", "200204", "260409", "000000"].filter((satu) => !daftar.get("jasa")?.has(satu))).toEqual(
    [],
  );
  expect(daftar.get("satuan")?.get("UM.0018")).toBe("Unit");
  expect(daftar.get("negara")?.get("IDN")).toBe("Indonesia");
  expect(daftar.get("negara")?.get("TLS")).toBe("Timor Leste");
});

test("a code is found by its beginning, and by words of its name in any order", () => {
  const barang = kode.filter(({ jenis }) => jenis === "barang");
  const kodeDari = (dicari: string, batas?: number) => searchKode(barang, dicari, batas).map((satu) => satu.kode);
  expect(kodeDari("8419")).toEqual(["841900"]);
  expect(kodeDari("mengeringkan memanaskan")).toContain("841900");
  expect(kodeDari("Memanaskan, MENGERINGKAN")).toContain("841900");
  expect(kodeDari("timbang")).toContain("842300");
  expect(kodeDari("84", 5)).toHaveLength(5);
  expect(kodeDari("tidakada")).toEqual([]);
  expect(searchKode(kode, "um0018").map(({ nama }) => nama)).toEqual(["Unit"]);
  expect(searchKode(kode, "reunion").map((satu) => satu.kode)).toEqual(["REU"]);
  expect(searchKode(barang, "  ", 3)).toEqual(barang.slice(0, 3));
});
