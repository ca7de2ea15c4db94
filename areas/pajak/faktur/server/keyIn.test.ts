import { describe, expect, test } from "vitest";
import type { Sen } from "#kernel/pajak.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { BarisFaktur } from "../bentukXml.ts";
import { type FakturKeyIn, lembarKeyIn, problemOfKeyIn } from "../keyIn.ts";
import { fakturContoh } from "./faktur.testing.ts";

const kontrak = fakturContoh();
const dp: FakturKeyIn = {
  ...{ jenis: "uangMuka", kontrak, pertama: true, nomorPertama: null },
  nilai: { dpp: 5_000_000 as Rupiah, ppn: 550_000 as Rupiah },
};
const NOMOR = "04002500123456789";
const disalin = (faktur: FakturKeyIn) => lembarKeyIn(faktur).filter(({ cara }) => cara === "salin");
const ringkas = (faktur: FakturKeyIn) => lembarKeyIn(faktur).map(({ label, nilai, cara }) => [label, nilai, cara]);

describe("the first down payment", () => {
  test("is typed with all lines of the contract, in the order of the form", () => {
    expect(ringkas(dp)).toEqual([
      ["Uang Muka", "Ya", "centang"],
      ["Kode Transaksi", "04", "pilih"],
      ["Tanggal Faktur", "26-11-2026", "pilih"],
      ["Referensi", "INV-2611-00001", "salin"],
      ["NPWP", "1234567890123457", "salin"],
      ["Nama", "PT Pembeli", "periksa"],
      ["Alamat", "Jl. Mawar 1, Bandung", "periksa"],
      ["NITKU Pembeli", "1234567890123457000000", "periksa"],
      ["Tipe", "Barang", "pilih"],
      ["Kode", "841900", "salin"],
      ["Nama", "Mesin Pengering 500 kg", "salin"],
      ["Satuan", "UM.0018", "pilih"],
      ["Harga Satuan", "10000000", "salin"],
      ["Kuantitas", "1", "ketik"],
      ["DPP", "10000000", "periksa"],
      ["Tipe", "Jasa", "pilih"],
      ["Kode", "200302", "salin"],
      ["Nama", "Jasa pemasangan", "salin"],
      ["Satuan", "UM.0030", "pilih"],
      ["Harga Satuan", "300000", "salin"],
      ["Kuantitas", "3", "ketik"],
      ["DPP", "900000", "periksa"],
      ["Uang Muka", "5000000", "salin"],
      ["PPN", "550000", "periksa"],
    ]);
    expect(new Set(lembarKeyIn(dp).map(({ bagian }) => bagian))).toEqual(
      new Set(["Dokumen Transaksi", "Informasi Pembeli", "Transaksi 1", "Transaksi 2", "Uang Muka"]),
    );
  });

  test("takes twelve copies at most for a contract of three lines", () => {
    const [baris] = kontrak.baris;
    const tiga = { ...kontrak, baris: [...kontrak.baris, baris as BarisFaktur] };
    expect(disalin(dp)).toHaveLength(9);
    expect(disalin({ ...dp, kontrak: tiga })).toHaveLength(12);
  });

  test("has discounts, decimals and facilities where the contract has them", () => {
    const baris = kontrak.baris.map((satu) => ({ ...satu, harga: 540_540_54 as Sen, diskon: 54_05 as Sen }));
    const isian = ringkas({ ...dp, kontrak: fakturContoh({ baris, keterangan: "TD.00518", cap: "TD.01118" }) });
    expect(isian).toContainEqual(["Harga Satuan", "540540,54", "salin"]);
    expect(isian).toContainEqual(["Pemotongan Harga", "54,05", "salin"]);
    expect(isian).toContainEqual(["Informasi Tambahan", "TD.00518", "pilih"]);
    expect(isian).toContainEqual(["Cap Fasilitas", "TD.01118", "pilih"]);
  });

  test("of a buyer without NPWP has what Coretax cannot know", () => {
    const paspor = { ...kontrak.pembeli, dokumen: "Passport", nomorDokumen: "X1234567", negara: "SGP" } as const;
    const isian = ringkas({ ...dp, kontrak: fakturContoh({ pembeli: paspor }) });
    expect(isian.slice(4, 9)).toEqual([
      ["Jenis Identitas", "Paspor", "pilih"],
      ["Negara", "SGP", "pilih"],
      ["Nomor Dokumen", "X1234567", "salin"],
      ["Nama", "PT Pembeli", "salin"],
      ["Alamat", "Jl. Mawar 1, Bandung", "salin"],
    ]);
  });
});

test("later down payments take the lines by the first faktur's number: three copies", () => {
  const lanjutan = { ...dp, pertama: false, nomorPertama: NOMOR };
  expect(disalin(lanjutan).map(({ label, nilai }) => [label, nilai])).toEqual([
    ["Nomor Faktur", NOMOR],
    ["Referensi", "INV-2611-00001"],
    ["Uang Muka", "5000000"],
  ]);
});

test("the last faktur names the first one's number, and Coretax computes the rest, which is compared", () => {
  const pelunasan: FakturKeyIn = { ...dp, jenis: "pelunasan", pertama: false, nomorPertama: NOMOR };
  expect(disalin(pelunasan).map(({ nilai }) => nilai)).toEqual([NOMOR, "INV-2611-00001"]);
  expect(ringkas(pelunasan)).toContainEqual(["Pelunasan", "Ya", "centang"]);
  expect(ringkas(pelunasan).slice(-2)).toEqual([
    ["DPP pelunasan", "5000000", "periksa"],
    ["PPN", "550000", "periksa"],
  ]);
});

test("without the first faktur's number nothing but the first can be typed", () => {
  expect(problemOfKeyIn(dp)).toBeNull();
  expect(problemOfKeyIn({ ...dp, pertama: false, nomorPertama: NOMOR })).toBeNull();
  expect(problemOfKeyIn({ ...dp, pertama: false })).toBe(
    "Nomor faktur uang muka pertama belum ada. Unggah hasil dari Coretax dulu, supaya nomornya terisi.",
  );
});
