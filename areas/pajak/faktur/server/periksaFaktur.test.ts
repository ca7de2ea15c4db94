import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fractionOf, linesOf, pajakAtas, type Sen, splitInklusif } from "#kernel/pajak.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { SAH, xmllint } from "../../server/xmllint.testing.ts";
import type { BarisFaktur, DokumenPembeli, FakturXml, JenisBaris, PembeliFaktur } from "../bentukXml.ts";
import type { ElemenFaktur, TempatIsian } from "../elemen.ts";
import { ATURAN, fakturContoh, NPWP, TARIF } from "./faktur.testing.ts";
import { composeFakturXml } from "./fakturXml.ts";
import { problemsOfFaktur } from "./periksaFaktur.ts";

const problems = (faktur: readonly FakturXml[], npwp = NPWP) => problemsOfFaktur({ npwp, faktur }, ATURAN);
const dengan = (pembeli: Partial<PembeliFaktur>, beda: Partial<FakturXml> = {}) =>
  fakturContoh({ ...beda, pembeli: { ...fakturContoh().pembeli, ...pembeli } });
const baris = (beda: Partial<BarisFaktur>) =>
  fakturContoh({ baris: fakturContoh().baris.map((satu, at) => (at === 1 ? { ...satu, ...beda } : satu)) });
const NIK = { dokumen: "National ID", npwp: "", nitku: "", nomorDokumen: "3271010101900001" } as const;

test("a faktur in which all is right has no problem, and its file is valid", () => {
  const semua = [
    fakturContoh(),
    dengan(NIK, { referensi: "INV-2611-00002" }),
    dengan(
      { ...NIK, dokumen: "Passport", nomorDokumen: "X1234567", negara: "SGP" },
      { referensi: "3", transaksi: "06" },
    ),
    fakturContoh({ referensi: "4", transaksi: "07", keterangan: "TD.00518", cap: "TD.01118", masaDokumen: "112026" }),
    fakturContoh({ referensi: "5", transaksi: "08", keterangan: "TD.00510", cap: "TD.01110" }),
  ];
  expect(problems(semua)).toEqual([]);
  const sah = xmllint(composeFakturXml(NPWP, semua).xml, "TaxInvoice");
  if (sah !== null) expect(sah).toEqual(SAH);
});

type Kasus = readonly [nama: string, faktur: FakturXml, ElemenFaktur, TempatIsian, kalimat: string];

const KEPALA: readonly Kasus[] = [
  [
    ...(["a day that is none", fakturContoh({ tanggal: "26-11-2026" as Tanggal })] as const),
    ...(["TaxInvoiceDate", "invoice", 'Tanggal faktur "26-11-2026" bukan tanggal (YYYY-MM-DD).'] as const),
  ],
  [
    ...(["a day that has not come", fakturContoh({ tanggal: "2026-11-28" as Tanggal })] as const),
    ...(["TaxInvoiceDate", "invoice", "Tanggal faktur tidak boleh setelah hari ini."] as const),
  ],
  [
    ...(["an unknown kind", fakturContoh({ transaksi: "11" })] as const),
    ...(["TrxCode", "pelanggan", 'Kode transaksi "11" tidak dikenal.'] as const),
  ],
  [
    ...(["no reference", fakturContoh({ referensi: " \u200b" })] as const),
    ...(["RefDesc", "invoice", "Nomor invoice sebagai referensi tidak boleh kosong."] as const),
  ],
  [
    ...(["a short NITKU of ours", fakturContoh({ nitkuPenjual: "000000" })] as const),
    ...(["SellerIDTKU", "perusahaan", 'NITKU perusahaan harus 22 angka, sekarang "000000".'] as const),
  ],
  [
    ...(["the NITKU of somebody else", fakturContoh({ nitkuPenjual: "9".repeat(22) })] as const),
    ...(["SellerIDTKU", "perusahaan", "NITKU perusahaan harus diawali NPWP perusahaan."] as const),
  ],
  [
    ...(["a month that is none", fakturContoh({ masaDokumen: "132026" })] as const),
    ...([
      "CustomDocMonthYear",
      "invoice",
      'Masa dokumen pendukung "132026" harus bulan dan tahun, seperti 112026.',
    ] as const),
  ],
  [
    ...(["a facility without its paper", fakturContoh({ transaksi: "07", cap: "TD.01118" })] as const),
    ...([
      "AddInfo",
      "pelanggan",
      "Kode transaksi 07 memerlukan keterangan tambahan dari daftar, sekarang kosong.",
    ] as const),
  ],
  [
    ...(["a facility without its stamp", fakturContoh({ transaksi: "08", keterangan: "TD.00510" })] as const),
    ...([
      "FacilityStamp",
      "pelanggan",
      "Kode transaksi 08 memerlukan cap fasilitas dari daftar, sekarang kosong.",
    ] as const),
  ],
  [
    "the stamp of another facility",
    fakturContoh({ transaksi: "07", keterangan: "TD.00518", cap: "TD.01117" }),
    "FacilityStamp",
    "pelanggan",
    "Cap fasilitas TD.01117 tidak sepasang dengan keterangan TD.00518: dua angka terakhirnya harus sama.",
  ],
  [
    ...([
      "a stamp of 07 alone at 08",
      fakturContoh({ transaksi: "08", keterangan: "TD.00510", cap: "TD.01118" }),
    ] as const),
    ...(["FacilityStamp", "pelanggan"] as const),
    'Kode transaksi 08 memerlukan cap fasilitas dari daftar, sekarang "TD.01118".',
  ],
  [
    ...(["a stamp without a facility", fakturContoh({ cap: "TD.01118" })] as const),
    ...(["FacilityStamp", "pelanggan", "Cap fasilitas hanya untuk kode transaksi 07 dan 08, bukan 04."] as const),
  ],
];

const PEMBELI: readonly Kasus[] = [
  [
    ...(["an old NPWP", dengan({ npwp: "123456789012345" })] as const),
    ...(["BuyerTin", "pelanggan"] as const),
    'NPWP PT Pembeli harus 16 angka, sekarang "123456789012345". NPWP 15 angka milik badan diawali 0, milik perorangan diganti NIK.',
  ],
  [
    ...(["an NPWP of zeros", dengan({ npwp: "0".repeat(16) })] as const),
    ...(["BuyerTin", "pelanggan", 'NPWP PT Pembeli harus 16 angka, sekarang "0000000000000000".'] as const),
  ],
  [
    ...(["a NITKU without its place", dengan({ nitku: "1234567890123457" })] as const),
    ...(["BuyerIDTKU", "pelanggan", 'NITKU PT Pembeli harus 22 angka, sekarang "1234567890123457".'] as const),
  ],
  [
    ...(["the NITKU of somebody else", dengan({ nitku: "9".repeat(22) })] as const),
    ...(["BuyerIDTKU", "pelanggan", "NITKU PT Pembeli harus diawali NPWP-nya."] as const),
  ],
  [
    ...(["a country in two letters", dengan({ negara: "ID" })] as const),
    ...(["BuyerCountry", "pelanggan", 'Negara PT Pembeli harus kode tiga huruf seperti IDN, sekarang "ID".'] as const),
  ],
  [
    ...(["a short NIK", dengan({ ...NIK, nomorDokumen: "327101" })] as const),
    ...(["BuyerDocumentNumber", "pelanggan", 'NIK PT Pembeli harus 16 angka, sekarang "327101".'] as const),
  ],
  [
    ...(["a NIK of another country", dengan({ ...NIK, negara: "SGP" })] as const),
    ...(["BuyerCountry", "pelanggan", "PT Pembeli memakai NIK: negaranya harus IDN."] as const),
  ],
  [
    ...(["no passport", dengan({ ...NIK, dokumen: "Passport", nomorDokumen: "" })] as const),
    ...([
      "BuyerDocumentNumber",
      "pelanggan",
      "Nomor paspor PT Pembeli harus 5 sampai 20 huruf dan angka, sekarang kosong.",
    ] as const),
  ],
  [
    ...(["another paper without a number", dengan({ ...NIK, dokumen: "Other ID", nomorDokumen: "" })] as const),
    ...(["BuyerDocumentNumber", "pelanggan", "Nomor dokumen PT Pembeli tidak boleh kosong."] as const),
  ],
  [
    ...(["an unknown paper", dengan({ dokumen: "KTP" as DokumenPembeli })] as const),
    ...(["BuyerDocument", "pelanggan", 'Jenis dokumen PT Pembeli "KTP" tidak dikenal.'] as const),
  ],
  [
    ...(["06 without a passport", fakturContoh({ transaksi: "06" })] as const),
    ...(["BuyerDocument", "pelanggan"] as const),
    "Kode transaksi 06 hanya untuk pemegang paspor luar negeri: dokumen PT Pembeli harus paspor.",
  ],
  [
    ...(["no name", dengan({ nama: "\u200b" })] as const),
    ...(["BuyerName", "pelanggan", "Nama pembeli tidak boleh kosong."] as const),
  ],
  [
    ...(["no address", dengan({ alamat: "" })] as const),
    ...(["BuyerAdress", "pelanggan", "Alamat PT Pembeli tidak boleh kosong."] as const),
  ],
  [
    ...(["an email that is none", dengan({ email: "pajak" })] as const),
    ...(["BuyerEmail", "pelanggan", 'Email PT Pembeli "pajak" bukan alamat email.'] as const),
  ],
];

const BARIS: readonly Kasus[] = [
  [
    ...(["neither goods nor service", baris({ jenis: "C" as JenisBaris })] as const),
    ...(["Opt", "produk", "Jasa pemasangan harus barang (A) atau jasa (B)."] as const),
  ],
  [
    ...(["the code of goods for a service", baris({ kode: "841900" })] as const),
    ...(["Code", "produk", 'Kode jasa "841900" dari Jasa pemasangan tidak ada di daftar Coretax.'] as const),
  ],
  [
    ...(["an unknown unit", baris({ satuan: "Unit" })] as const),
    ...(["Unit", "produk", 'Satuan "Unit" dari Jasa pemasangan tidak ada di daftar Coretax.'] as const),
  ],
  [
    ...(["no name", baris({ nama: "" })] as const),
    ...(["Name", "produk", "Nama barang atau jasa tidak boleh kosong."] as const),
  ],
  [
    ...(["another rate", baris({ tarif: 11 })] as const),
    ...(["VATRate", "invoice", "Tarif PPN Jasa pemasangan harus 12 %, sekarang 11 %."] as const),
  ],
  [
    ...(["04 on the whole base", baris({ dppLain: 900_000_00 as Sen, ppn: 99_000_00 as Sen, tarif: 11 })] as const),
    ...(["OtherTaxBase", "invoice", "DPP nilai lain Jasa pemasangan harus 11/12 dari DPP."] as const),
  ],
  [
    ...(["another discount", baris({ diskon: 1 as Sen })] as const),
    ...(["TaxBase", "invoice", "DPP Jasa pemasangan tidak sama dengan harga kali jumlah dikurangi diskon."] as const),
  ],
  [
    ...(["an amount below zero", baris({ ppnbm: -1 as Sen })] as const),
    ...(["STLG", "invoice", "PPnBM Jasa pemasangan tidak boleh kurang dari nol."] as const),
  ],
  [
    ...(["nothing of it", baris({ jumlah: 0 })] as const),
    ...(["Qty", "invoice", "Jumlah Jasa pemasangan harus lebih dari nol."] as const),
  ],
];

const pick = (satu: ReturnType<typeof problems>[number]) => [satu.elemen, satu.tempat, satu.kalimat];

describe("what Coretax would refuse is said before the file is made, and where it is put right", () => {
  test.each([...KEPALA, ...PEMBELI])("%s", (_, faktur, elemen, tempat, kalimat) => {
    const ditemukan = problems([fakturContoh({ referensi: "lain" }), faktur]);
    expect(ditemukan.map(pick)).toContainEqual([elemen, tempat, kalimat]);
    expect(ditemukan).toHaveLength(1);
    expect(ditemukan[0]).toMatchObject({ faktur: 1, baris: null });
  });

  test.each(BARIS)("of a line: %s", (_, faktur, elemen, tempat, kalimat) => {
    const ditemukan = problems([faktur]).filter((satu) => satu.baris !== null);
    expect(ditemukan.map(pick)).toContainEqual([elemen, tempat, kalimat]);
    expect(ditemukan.filter((satu) => satu.baris !== 1 || satu.faktur !== 0)).toEqual([]);
  });

  test("sums that are not the invoice's", () => {
    const contoh = fakturContoh();
    expect(problems([{ ...contoh, dpp: (contoh.dpp + 1) as Rupiah }]).map(({ kalimat }) => kalimat)).toEqual([
      "Jumlah DPP semua baris tidak sama dengan DPP invoice.",
    ]);
    expect(problems([{ ...contoh, ppn: (contoh.ppn - 1) as Rupiah }]).map(({ elemen }) => elemen)).toEqual(["VAT"]);
    const kosong = { ...contoh, baris: [], dpp: 0 as Rupiah, ppn: 0 as Rupiah };
    expect(problems([kosong]).map(({ kalimat }) => kalimat)).toEqual(["Faktur tidak berisi barang atau jasa."]);
  });

  test("the company without its NPWP, the same invoice twice, nothing and too much", () => {
    expect(problems([fakturContoh({ nitkuPenjual: "1".repeat(22) })], "1")[0]).toEqual({
      ...{ faktur: null, baris: null, elemen: "TIN", tempat: "perusahaan" },
      kalimat: 'NPWP perusahaan harus 16 angka, sekarang "1".',
    });
    expect(problems([fakturContoh(), fakturContoh()])).toEqual([
      {
        ...{ faktur: 1, baris: null, elemen: "RefDesc", tempat: "invoice" },
        kalimat: "Referensi INV-2611-00001 dipakai oleh dua faktur di berkas ini.",
      },
    ]);
    expect(problems([]).map(({ kalimat }) => kalimat)).toEqual(["Tidak ada faktur yang dipilih."]);
    const semua = Array.from({ length: 1_001 }, (_, at) => fakturContoh({ referensi: `${at}` }));
    expect(problems(semua).map(({ kalimat }) => kalimat)).toEqual([
      "Paling banyak 1.000 faktur dalam satu berkas. Bagi menjadi beberapa berkas.",
    ]);
  });
});

test("the lines that are made of any order have no problem, whatever its prices, discounts and additions", () => {
  const rp = (nilai: number) => nilai as Rupiah;
  const harga = fc.oneof(fc.nat(3), fc.nat(200_000), fc.nat(900_000_000)).map(rp);
  const baris = fc.array(fc.record({ harga, jumlah: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    maxLength: 40,
  });
  const order = fc.record({
    baris,
    tambahan: fc.array(harga, { maxLength: 3 }),
    bagian: fc.nat(100),
    termasukPpn: fc.boolean(),
  });
  fc.assert(
    fc.property(order, ({ baris: dijual, tambahan, bagian, termasukPpn }) => {
      const kotor = [...dijual.map((satu) => satu.harga * satu.jumlah), ...tambahan].reduce(
        (sum, satu) => sum + satu,
        0,
      );
      const diskon = rp(Math.floor((kotor * bagian) / 100));
      const bersih = rp(kotor - diskon);
      const ppn = termasukPpn ? splitInklusif(bersih, fractionOf(TARIF)).ppn : pajakAtas(bersih, fractionOf(TARIF));
      const dpp = rp(termasukPpn ? bersih - ppn : bersih);
      const isi = {
        baris: dijual.map((satu) => ({ ...satu, diskon: rp(0) })),
        diskon,
        tambahan,
        termasukPpn,
        dpp,
        ppn,
      };
      const [contoh] = fakturContoh().baris;
      const semua = linesOf({ ...isi, tarif: TARIF }).map((satu) => ({ ...contoh, ...satu })) as BarisFaktur[];
      const faktur = fakturContoh({ baris: semua, dpp, ppn });
      expect(problems([faktur])).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
