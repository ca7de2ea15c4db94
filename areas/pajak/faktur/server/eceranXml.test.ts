import { expect, test } from "vitest";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { SAH, xmllint } from "../../server/xmllint.testing.ts";
import type { Eceran } from "../isiEceran.ts";
import { composeEceranXml, problemsOfEceran } from "./eceranXml.ts";
import { HARI_INI, NPWP } from "./faktur.testing.ts";

const MASA = { bulan: 11, tahun: 2026 };
const contoh = (beda: Partial<Eceran> = {}): Eceran => ({
  ...{ jenis: "Normal", nama: "", dokumen: "NIK", nomorDokumen: "", jenisBaris: "A", nomorSeri: "" },
  ...{ tanggal: "2026-11-26" as Tanggal, dpp: 100_000 as Rupiah, dppLain: 91_667 as Rupiah, ppn: 11_000 as Rupiah },
  ...{ keterangan: "SO-2611-00001", ...beda },
});
const kalimat = (eceran: readonly Eceran[], npwp = NPWP, masa = MASA) =>
  problemsOfEceran(npwp, masa, eceran, HARI_INI).map((satu) => satu.kalimat);

test("the file of a month's retail sales is valid, in whole rupiah, one element on each line", () => {
  const { xml, peta } = composeEceranXml(NPWP, MASA, [contoh(), contoh({ nama: "Budi & Ani", jenis: "NoVAT" })]);
  expect(xml.split("\n").slice(2, 20)).toEqual([
    "  <TIN>1234567890123456</TIN>",
    "  <TaxPeriodMonth>11</TaxPeriodMonth>",
    "  <TaxPeriodYear>2026</TaxPeriodYear>",
    "  <ListOfRetailInvoice>",
    "    <RetailInvoice>",
    "      <TrxCode>Normal</TrxCode>",
    "      <BuyerName/>",
    "      <BuyerIdOpt>NIK</BuyerIdOpt>",
    "      <BuyerIdNumber/>",
    "      <GoodServiceOpt>A</GoodServiceOpt>",
    "      <SerialNo/>",
    "      <TransactionDate>2026-11-26</TransactionDate>",
    "      <TaxBaseSellingPrice>100000</TaxBaseSellingPrice>",
    "      <OtherTaxBaseSellingPrice>91667</OtherTaxBaseSellingPrice>",
    "      <VAT>11000</VAT>",
    "      <STLG>0</STLG>",
    "      <Info>SO-2611-00001</Info>",
    "    </RetailInvoice>",
  ]);
  expect(peta[21]).toEqual({ dokumen: 1, baris: null, elemen: "TrxCode" });
  const sah = xmllint(xml, "RetailInvoice");
  if (sah === null) return;
  expect(sah).toEqual(SAH);
  expect(xmllint(xml.replace("91667", "91666.67"), "RetailInvoice")?.status).not.toBe(0);
});

test("what Coretax would refuse is said before the file is made", () => {
  expect(kalimat([contoh()])).toEqual([]);
  expect(kalimat([], "1", { bulan: 13, tahun: 2026 })).toEqual([
    "NPWP perusahaan harus 16 angka.",
    "Masa pajak bukan bulan.",
    "Tidak ada penjualan eceran yang dipilih.",
  ]);
  const salah: readonly (readonly [Partial<Eceran>, string])[] = [
    [{ jenis: "04" as "07" }, 'Jenis penjualan "04" tidak dikenal.'],
    [{ dokumen: "KTP" as "NIK" }, 'Jenis dokumen "KTP" tidak dikenal.'],
    [{ nomorDokumen: "1" }, "NIK pembeli harus 16 angka."],
    [{ jenisBaris: "C" as "A" }, "Pilih barang (A) atau jasa (B)."],
    [{ tanggal: "x" as Tanggal }, "Tanggal transaksi bukan tanggal (YYYY-MM-DD)."],
    [{ tanggal: "2026-11-28" as Tanggal }, "Tanggal transaksi tidak boleh setelah hari ini."],
    [{ tanggal: "2026-10-31" as Tanggal }, "Tanggal transaksi tidak dalam masa pajaknya."],
    [{ dpp: -1 as Rupiah }, "DPP harus rupiah bulat, nol atau lebih."],
    [{ jenis: "NoVAT" }, "Penjualan tanpa PPN tidak boleh berisi PPN."],
  ];
  for (const [beda, seharusnya] of salah) expect(kalimat([contoh(beda)])).toEqual([seharusnya]);
});
