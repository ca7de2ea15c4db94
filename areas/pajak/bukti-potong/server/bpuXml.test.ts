import { describe, expect, test } from "vitest";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { SAH, xmllint } from "../../server/xmllint.testing.ts";
import type { Bpu } from "../isiBpu.ts";
import { composeBpuXml } from "./bpuXml.ts";
import { problemsOfBpu } from "./periksaBpu.ts";

const NPWP = "1234567890123456";
const HARI_INI = "2026-11-27" as Tanggal;
const contoh = (beda: Partial<Bpu> = {}): Bpu => ({
  ...{ masa: 11, tahun: 2026, npwp: "1234567890123457", nitkuPenerima: "1234567890123457000000" },
  ...{ namaPenerima: "CV Las", fasilitas: "N/A", kodeObjek: "24-104-01", dpp: 1_500_000 as Rupiah, tarif: 200 },
  ...{ dokumen: "CommercialInvoice", nomorDokumen: "F & G 12", tanggalDokumen: "2026-11-20" as Tanggal },
  ...{ nitku: `${NPWP}000000`, tanggalPotong: "2026-11-21" as Tanggal },
  ...beda,
});

describe("the file of withheld taxes", () => {
  test("is as the tax office describes it, one element on each line", () => {
    const { xml, peta } = composeBpuXml(NPWP, [contoh(), contoh({ tarif: 150 })]);
    expect(xml.split("\n").slice(2, 22)).toEqual([
      "  <TIN>1234567890123456</TIN>",
      "  <ListOfBpu>",
      "    <Bpu>",
      "      <TaxPeriodMonth>11</TaxPeriodMonth>",
      "      <TaxPeriodYear>2026</TaxPeriodYear>",
      "      <CounterpartTin>1234567890123457</CounterpartTin>",
      "      <IDPlaceOfBusinessActivityOfIncomeRecipient>1234567890123457000000</IDPlaceOfBusinessActivityOfIncomeRecipient>",
      "      <TaxCertificate>N/A</TaxCertificate>",
      "      <TaxObjectCode>24-104-01</TaxObjectCode>",
      "      <TaxBase>1500000</TaxBase>",
      "      <Rate>2</Rate>",
      "      <Document>CommercialInvoice</Document>",
      "      <DocumentNumber>F &amp; G 12</DocumentNumber>",
      "      <DocumentDate>2026-11-20</DocumentDate>",
      "      <IDPlaceOfBusinessActivity>1234567890123456000000</IDPlaceOfBusinessActivity>",
      "      <GovTreasurerOpt>N/A</GovTreasurerOpt>",
      '      <SP2DNumber xsi:nil="true"/>',
      "      <WithholdingDate>2026-11-21</WithholdingDate>",
      "    </Bpu>",
      "    <Bpu>",
    ]);
    expect(xml).toContain("<Rate>1.50</Rate>");
    expect(peta[8]).toEqual({ dokumen: 0, baris: null, elemen: "IDPlaceOfBusinessActivityOfIncomeRecipient" });
    expect(peta[22]).toEqual({ dokumen: 1, baris: null, elemen: "TaxPeriodMonth" });
  });

  test("is valid by the scheme, which does not take anything", () => {
    const { xml } = composeBpuXml(NPWP, [contoh(), contoh({ tarif: 0 })]);
    const sah = xmllint(xml, "Bpu");
    if (sah === null) return;
    expect(sah).toEqual(SAH);
    for (const salah of ["<Rate>2,5</Rate>", "<Rate>200</Rate>", "<Rate/>"])
      expect(xmllint(xml.replace("<Rate>2</Rate>", salah), "Bpu")?.status, salah).not.toBe(0);
  });
});

test("what is right has no problem", () => {
  expect(problemsOfBpu(NPWP, [contoh()], HARI_INI)).toEqual([]);
});

test.each([
  [{ npwp: "1" }, "CounterpartTin", "pemasok", "NPWP CV Las harus 16 angka."],
  [{ nitkuPenerima: "1" }, "IDPlaceOfBusinessActivityOfIncomeRecipient", "pemasok", "NITKU CV Las harus 22 angka."],
  [
    ...([{ nitkuPenerima: "9".repeat(22) }, "IDPlaceOfBusinessActivityOfIncomeRecipient"] as const),
    ...(["pemasok", "NITKU CV Las harus diawali NPWP-nya."] as const),
  ],
  [
    ...([{ nitku: "9".repeat(22) }, "IDPlaceOfBusinessActivity", "perusahaan"] as const),
    "NITKU perusahaan harus 22 angka dan diawali NPWP perusahaan.",
  ],
  [{ tanggalDokumen: "x" as Tanggal }, "DocumentDate", "bukti-potong", "Tanggal dokumen bukan tanggal (YYYY-MM-DD)."],
  [
    ...([{ tanggalPotong: "2026-11-28" as Tanggal }, "WithholdingDate", "bukti-potong"] as const),
    "Tanggal potong tidak boleh setelah hari ini.",
  ],
  [{ masa: 13 }, "TaxPeriodMonth", "bukti-potong", "Masa pajak bukan bulan."],
  [{ masa: 10 }, "TaxPeriodMonth", "bukti-potong", "Tanggal potong tidak dalam masa pajaknya."],
  [
    ...([{ fasilitas: "" }, "TaxCertificate", "bukti-potong"] as const),
    "Fasilitas tidak boleh kosong. Tanpa fasilitas, tulis N/A.",
  ],
  [
    ...([{ kodeObjek: "24104" }, "TaxObjectCode", "bukti-potong"] as const),
    "Kode objek pajak harus berbentuk 12-345-67, dari daftar DJP.",
  ],
  [{ dpp: 0 as Rupiah }, "TaxBase", "bukti-potong", "DPP harus lebih dari nol."],
  [{ tarif: 10_001 }, "Rate", "bukti-potong", "Tarif harus antara 0 % dan 100 %."],
  [{ dokumen: " " }, "Document", "bukti-potong", "Jenis dokumen tidak boleh kosong."],
  [{ nomorDokumen: "" }, "DocumentNumber", "bukti-potong", "Nomor dokumen tidak boleh kosong."],
] as const)("what Coretax would refuse is said before: %j", (beda, elemen, tempat, kalimat) => {
  expect(problemsOfBpu(NPWP, [contoh(), contoh(beda)], HARI_INI)).toContainEqual({ bpu: 1, elemen, tempat, kalimat });
});

test("the company without its NPWP, and a file of nothing", () => {
  expect(problemsOfBpu("1", [], HARI_INI).map(({ kalimat }) => kalimat)).toEqual([
    "NPWP perusahaan harus 16 angka.",
    "Tidak ada bukti potong yang dipilih.",
  ]);
});
