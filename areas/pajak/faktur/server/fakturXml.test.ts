import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fractionOf, linesOf, type Sen, splitInklusif } from "#kernel/pajak.ts";
import type { Rupiah } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { cleanTeks } from "../../server/xml.ts";
import { isiElemen, SAH, xmllint } from "../../server/xmllint.testing.ts";
import { type BarisFaktur, DOKUMEN_PEMBELI, type FakturXml } from "../bentukXml.ts";
import { fakturContoh, NPWP, TARIF } from "./faktur.testing.ts";
import { composeFakturXml, petaFaktur } from "./fakturXml.ts";

const rp = (nilai: number) => nilai as Rupiah;
const teks = fc.string({ unit: "binary", minLength: 1, maxLength: 40 }).map((satu) => `A${satu}`);
const angka = (n: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${n - 1}}$`));

const pembeli = fc
  .record({ dokumen: fc.constantFrom(...DOKUMEN_PEMBELI), nomor: angka(16), nama: teks, alamat: teks })
  .map(({ dokumen, nomor, nama, alamat }) => ({
    ...{ dokumen, nama, alamat, negara: "IDN", email: "" },
    ...(dokumen === "TIN"
      ? { npwp: nomor, nitku: `${nomor}000000`, nomorDokumen: "" }
      : { npwp: "", nitku: "", nomorDokumen: nomor }),
  }));

const faktur: fc.Arbitrary<FakturXml> = fc
  .record({
    pembeli,
    harga: fc.array(fc.tuple(fc.integer({ min: 100, max: 90_000_000 }), fc.integer({ min: 1, max: 30 }), teks), {
      minLength: 1,
      maxLength: 20,
    }),
  })
  .map(({ pembeli, harga }) => {
    const total = rp(harga.reduce((sum, [satuan, jumlah]) => sum + satuan * jumlah, 0));
    const { dpp, ppn } = splitInklusif(total, fractionOf(TARIF));
    const baris = harga.map(([satuan, jumlah]) => ({ harga: rp(satuan), jumlah, diskon: rp(0) }));
    const hasil = linesOf({ baris, diskon: rp(0), tambahan: [], termasukPpn: true, dpp, ppn, tarif: TARIF });
    const isi = harga.map(([, , nama], at) => ({
      ...{ jenis: "A", kode: "841900", nama, satuan: "UM.0018", tarif: 12 },
      ...hasil[at],
    })) as BarisFaktur[];
    return fakturContoh({ pembeli, baris: isi, dpp, ppn });
  });

describe("the file of faktur", () => {
  test("is as the tax office describes it, one element on each line", () => {
    const { xml } = composeFakturXml(NPWP, [fakturContoh()]);
    expect(xml).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">
        <TIN>1234567890123456</TIN>
        <ListOfTaxInvoice>
          <TaxInvoice>
            <TaxInvoiceDate>2026-11-26</TaxInvoiceDate>
            <TaxInvoiceOpt>Normal</TaxInvoiceOpt>
            <TrxCode>04</TrxCode>
            <AddInfo/>
            <CustomDoc/>
            <CustomDocMonthYear/>
            <RefDesc>INV-2611-00001</RefDesc>
            <FacilityStamp/>
            <SellerIDTKU>1234567890123456000000</SellerIDTKU>
            <BuyerTin>1234567890123457</BuyerTin>
            <BuyerDocument>TIN</BuyerDocument>
            <BuyerCountry>IDN</BuyerCountry>
            <BuyerDocumentNumber/>
            <BuyerName>PT Pembeli</BuyerName>
            <BuyerAdress>Jl. Mawar 1, Bandung</BuyerAdress>
            <BuyerEmail>pajak@pembeli.co.id</BuyerEmail>
            <BuyerIDTKU>1234567890123457000000</BuyerIDTKU>
            <ListOfGoodService>
              <GoodService>
                <Opt>A</Opt>
                <Code>841900</Code>
                <Name>Mesin Pengering 500 kg</Name>
                <Unit>UM.0018</Unit>
                <Price>10000000.00</Price>
                <Qty>1</Qty>
                <TotalDiscount>0.00</TotalDiscount>
                <TaxBase>10000000.00</TaxBase>
                <OtherTaxBase>9166666.67</OtherTaxBase>
                <VATRate>12</VATRate>
                <VAT>1100000.00</VAT>
                <STLGRate>0</STLGRate>
                <STLG>0.00</STLG>
              </GoodService>
              <GoodService>
                <Opt>B</Opt>
                <Code>200302</Code>
                <Name>Jasa pemasangan</Name>
                <Unit>UM.0030</Unit>
                <Price>300000.00</Price>
                <Qty>3</Qty>
                <TotalDiscount>0.00</TotalDiscount>
                <TaxBase>900000.00</TaxBase>
                <OtherTaxBase>825000.00</OtherTaxBase>
                <VATRate>12</VATRate>
                <VAT>99000.00</VAT>
                <STLGRate>0</STLGRate>
                <STLG>0.00</STLG>
              </GoodService>
            </ListOfGoodService>
          </TaxInvoice>
        </ListOfTaxInvoice>
      </TaxInvoiceBulk>
      "
    `);
  });

  test("is valid by the scheme, and reading it back gives the same faktur", () => {
    fc.assert(
      fc.property(fc.array(faktur, { minLength: 1, maxLength: 8 }), (semua) => {
        const { xml, peta } = composeFakturXml(NPWP, semua);
        const sah = xmllint(xml, "TaxInvoice");
        if (sah !== null) expect(sah).toEqual(SAH);
        const lines = xml.split("\n");
        expect(lines).toHaveLength(peta.length);
        const isi = (dokumen: number, baris: number | null, elemen: string) => {
          const at = peta.findIndex(
            (satu) => satu?.dokumen === dokumen && satu.baris === baris && satu.elemen === elemen,
          );
          return isiElemen(lines[at] ?? "");
        };
        semua.forEach((satu, ke) => {
          expect(isi(ke, null, "BuyerName")).toBe(cleanTeks(satu.pembeli.nama));
          expect(isi(ke, null, "BuyerAdress")).toBe(cleanTeks(satu.pembeli.alamat));
          expect(isi(ke, null, "BuyerDocumentNumber")).toBe(satu.pembeli.nomorDokumen);
          satu.baris.forEach((baris, at) => {
            expect(isi(ke, at, "Name")).toBe(cleanTeks(baris.nama));
            expect(Math.round(Number(isi(ke, at, "VAT")) * 100)).toBe(baris.ppn);
            const nilai = (elemen: string) => Math.round(Number(isi(ke, at, elemen)) * 100);
            expect(nilai("Price") * baris.jumlah - nilai("TotalDiscount")).toBe(nilai("TaxBase"));
          });
        });
      }),
      few(),
    );
  });

  test("of a thousand faktur is valid, and its map reaches the last", () => {
    const semua = Array.from({ length: 1_000 }, () => fakturContoh());
    const { xml, peta } = composeFakturXml(NPWP, semua);
    expect(peta.findLast((satu) => satu?.dokumen !== null && satu !== null)?.dokumen).toBe(999);
    const sah = xmllint(xml, "TaxInvoice");
    if (sah !== null) expect(sah).toEqual(SAH);
  });

  test("a scheme that takes anything would prove nothing", () => {
    const { xml } = composeFakturXml(NPWP, [fakturContoh()]);
    if (xmllint(xml, "TaxInvoice") === null) return;
    const rusak: readonly (readonly [string, string])[] = [
      ["<TIN>1234567890123456<", "<TIN>123456789012345<"],
      ["2026-11-26", "26-11-2026"],
      [">04<", ">11<"],
      ["UM.0018", "Unit"],
      ["<BuyerCountry>IDN<", "<BuyerCountry>Indonesia<"],
      ["1234567890123457000000", "1234567890123457"],
      ["<Qty>1<", "<Qty>0<"],
      ["<BuyerEmail>", "<BuyerEmail> "],
      ["10000000.00", "10000000.001"],
    ];
    for (const [benar, salah] of rusak) {
      expect(xml).toContain(benar);
      expect(xmllint(xml.replace(benar, salah), "TaxInvoice")?.status, salah).not.toBe(0);
    }
  });
});

test("every element of a file is found by its line, of the company, the faktur and the line", () => {
  const { xml, peta } = composeFakturXml(NPWP, [fakturContoh(), fakturContoh()]);
  const lines = xml.split("\n");
  const di = (kata: string, ke = 0) => peta[lines.flatMap((line, at) => (line.includes(kata) ? [at] : []))[ke] ?? -1];
  expect(di("<TIN>")).toEqual({ dokumen: null, baris: null, elemen: "TIN" });
  expect(di("<BuyerTin>", 1)).toEqual({ dokumen: 1, baris: null, elemen: "BuyerTin" });
  expect(di("<Unit>", 3)).toEqual({ dokumen: 1, baris: 1, elemen: "Unit" });
  expect(di("</ListOfGoodService>", 1)).toEqual({ dokumen: 1, baris: null, elemen: "ListOfGoodService" });
  expect(di("</TaxInvoiceBulk>")).toEqual({ dokumen: null, baris: null, elemen: "TaxInvoiceBulk" });
  expect(peta[0]).toBeNull();
  expect(petaFaktur(xml.replaceAll("\n", "\r\n"))).toEqual(peta);
});

test("hidden characters, line breaks and double blanks are no part of a text", () => {
  const kotor = "\uFEFFPT\u00a0 Maju\u200b\n\tJaya \u0007& <Anak>\u202e ";
  const { xml } = composeFakturXml(NPWP, [fakturContoh({ pembeli: { ...fakturContoh().pembeli, nama: kotor } })]);
  expect(xml).toContain("<BuyerName>PT Maju Jaya &amp; &lt;Anak&gt;</BuyerName>");
  expect(cleanTeks("a\ud800b")).toBe("ab");
});

test("amounts have two decimals and no noise, whatever their size", () => {
  const baris = fakturContoh().baris.map((satu) => ({ ...satu, harga: 916_666_666_666_575 as Sen, ppn: 1 as Sen }));
  const { xml } = composeFakturXml(NPWP, [fakturContoh({ baris })]);
  expect(xml).toContain("<Price>9166666666665.75</Price>");
  expect(xml).toContain("<VAT>0.01</VAT>");
  expect(() => composeFakturXml(NPWP, [fakturContoh({ baris: [{ ...baris[0], ppn: 0.5 } as BarisFaktur] })])).toThrow(
    RangeError,
  );
});
