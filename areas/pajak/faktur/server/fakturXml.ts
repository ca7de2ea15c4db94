import { type PetaXml, petaXml } from "../../server/peta.ts";
import { angkaSen, elementXml, headXml } from "../../server/xml.ts";
import type { BarisFaktur, FakturXml } from "../bentukXml.ts";
import type { ElemenFaktur } from "../elemen.ts";

type Isian<Dari> = readonly (readonly [ElemenFaktur, (dari: Dari) => string])[];

/** A buyer without NPWP has zeros in its place. */
const TANPA_NPWP = "0".repeat(16);
const TANPA_NITKU = "0".repeat(22);
const isTin = ({ pembeli }: FakturXml): boolean => pembeli.dokumen === "TIN";

/** In the order of the tax office's scheme. */
const KEPALA: Isian<FakturXml> = [
  ["TaxInvoiceDate", ({ tanggal }) => tanggal],
  // A faktur that replaces another is typed in Coretax, it cannot be imported.
  ["TaxInvoiceOpt", () => "Normal"],
  ["TrxCode", ({ transaksi }) => transaksi],
  ["AddInfo", ({ keterangan }) => keterangan],
  ["CustomDoc", ({ dokumenPendukung }) => dokumenPendukung],
  ["CustomDocMonthYear", ({ masaDokumen }) => masaDokumen],
  ["RefDesc", ({ referensi }) => referensi],
  ["FacilityStamp", ({ cap }) => cap],
  ["SellerIDTKU", ({ nitkuPenjual }) => nitkuPenjual],
  ["BuyerTin", (faktur) => (isTin(faktur) ? faktur.pembeli.npwp : TANPA_NPWP)],
  ["BuyerDocument", ({ pembeli }) => pembeli.dokumen],
  ["BuyerCountry", ({ pembeli }) => pembeli.negara],
  ["BuyerDocumentNumber", (faktur) => (isTin(faktur) ? "" : faktur.pembeli.nomorDokumen)],
  ["BuyerName", ({ pembeli }) => pembeli.nama],
  ["BuyerAdress", ({ pembeli }) => pembeli.alamat],
  ["BuyerEmail", ({ pembeli }) => pembeli.email],
  ["BuyerIDTKU", (faktur) => (isTin(faktur) ? faktur.pembeli.nitku : TANPA_NITKU)],
];

const BARIS: Isian<BarisFaktur> = [
  ["Opt", ({ jenis }) => jenis],
  ["Code", ({ kode }) => kode],
  ["Name", ({ nama }) => nama],
  ["Unit", ({ satuan }) => satuan],
  ["Price", ({ harga }) => angkaSen(harga)],
  ["Qty", ({ jumlah }) => String(jumlah)],
  ["TotalDiscount", ({ diskon }) => angkaSen(diskon)],
  ["TaxBase", ({ dpp }) => angkaSen(dpp)],
  ["OtherTaxBase", ({ dppLain }) => angkaSen(dppLain)],
  ["VATRate", ({ tarif }) => String(tarif)],
  ["VAT", ({ ppn }) => angkaSen(ppn)],
  ["STLGRate", ({ tarifPpnbm }) => String(tarifPpnbm ?? 0)],
  ["STLG", ({ ppnbm }) => angkaSen(ppnbm ?? 0)],
];

/** The file of faktur keluaran that Coretax imports, and what each of its lines is about. `problemsOfFaktur` is asked before. */
export function composeFakturXml(npwp: string, faktur: readonly FakturXml[]): { xml: string; peta: PetaXml } {
  const lines = headXml("TaxInvoiceBulk", "TaxInvoice.xsd");
  lines.push(`  ${elementXml("TIN", npwp)}`, "  <ListOfTaxInvoice>");
  for (const satu of faktur) addFaktur(lines, satu);
  lines.push("  </ListOfTaxInvoice>", "</TaxInvoiceBulk>", "");
  const xml = lines.join("\n");
  return { xml, peta: petaFaktur(xml) };
}

/** What each line of a file of faktur is about, also of one that was made long ago. */
export const petaFaktur = (xml: string): PetaXml => petaXml(xml, { dokumen: "TaxInvoice", baris: "GoodService" });

function addFaktur(lines: string[], faktur: FakturXml): void {
  lines.push("    <TaxInvoice>");
  for (const [elemen, nilai] of KEPALA) lines.push(`      ${elementXml(elemen, nilai(faktur))}`);
  lines.push("      <ListOfGoodService>");
  for (const baris of faktur.baris) {
    lines.push("        <GoodService>");
    for (const [elemen, nilai] of BARIS) lines.push(`          ${elementXml(elemen, nilai(baris))}`);
    lines.push("        </GoodService>");
  }
  lines.push("      </ListOfGoodService>", "    </TaxInvoice>");
}
