import { type PetaXml, petaXml } from "../../server/peta.ts";
import { angkaSen, elementXml, headXml } from "../../server/xml.ts";
import type { Bpu } from "../isiBpu.ts";

/** In the order of the tax office's scheme. */
const ISIAN: readonly (readonly [elemen: string, (bpu: Bpu) => string])[] = [
  ["TaxPeriodMonth", ({ masa }) => String(masa)],
  ["TaxPeriodYear", ({ tahun }) => String(tahun)],
  ["CounterpartTin", ({ npwp }) => npwp],
  ["IDPlaceOfBusinessActivityOfIncomeRecipient", ({ nitkuPenerima }) => nitkuPenerima],
  ["TaxCertificate", ({ fasilitas }) => fasilitas],
  ["TaxObjectCode", ({ kodeObjek }) => kodeObjek],
  ["TaxBase", ({ dpp }) => String(dpp)],
  ["Rate", ({ tarif }) => (tarif % 100 === 0 ? String(tarif / 100) : angkaSen(tarif))],
  ["Document", ({ dokumen }) => dokumen],
  ["DocumentNumber", ({ nomorDokumen }) => nomorDokumen],
  ["DocumentDate", ({ tanggalDokumen }) => tanggalDokumen],
  ["IDPlaceOfBusinessActivity", ({ nitku }) => nitku],
  ["GovTreasurerOpt", () => "N/A"],
];

/** The file of withheld taxes that Coretax imports (BPU), and what each of its lines is about. */
export function composeBpuXml(npwp: string, bpu: readonly Bpu[]): { xml: string; peta: PetaXml } {
  const lines = headXml("BpuBulk", "schema.xsd");
  lines.push(`  ${elementXml("TIN", npwp)}`, "  <ListOfBpu>");
  for (const satu of bpu) {
    lines.push("    <Bpu>");
    for (const [elemen, nilai] of ISIAN) lines.push(`      ${elementXml(elemen, nilai(satu))}`);
    // The number of the government's payment order, which a company has none of.
    lines.push('      <SP2DNumber xsi:nil="true"/>');
    lines.push(`      ${elementXml("WithholdingDate", satu.tanggalPotong)}`, "    </Bpu>");
  }
  lines.push("  </ListOfBpu>", "</BpuBulk>", "");
  const xml = lines.join("\n");
  return { xml, peta: petaXml(xml, { dokumen: "Bpu" }) };
}
