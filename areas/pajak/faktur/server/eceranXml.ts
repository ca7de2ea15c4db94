import { isTanggal } from "#kernel/fields.ts";
import type { Tanggal } from "#kernel/types.ts";
import { type PetaXml, petaXml } from "../../server/peta.ts";
import { elementXml, headXml } from "../../server/xml.ts";
import { DOKUMEN_ECERAN, type Eceran, JENIS_ECERAN, type MasaEceran } from "../isiEceran.ts";

/** In the order of the tax office's scheme. */
const ISIAN: readonly (readonly [elemen: string, (eceran: Eceran) => string])[] = [
  ["TrxCode", ({ jenis }) => jenis],
  ["BuyerName", ({ nama }) => nama],
  ["BuyerIdOpt", ({ dokumen }) => dokumen],
  ["BuyerIdNumber", ({ nomorDokumen }) => nomorDokumen],
  ["GoodServiceOpt", ({ jenisBaris }) => jenisBaris],
  ["SerialNo", ({ nomorSeri }) => nomorSeri],
  ["TransactionDate", ({ tanggal }) => tanggal],
  ["TaxBaseSellingPrice", ({ dpp }) => String(dpp)],
  ["OtherTaxBaseSellingPrice", ({ dppLain }) => String(dppLain)],
  ["VAT", ({ ppn }) => String(ppn)],
  ["STLG", () => "0"],
  ["Info", ({ keterangan }) => keterangan],
];

/** The file of a month's retail sales, and what each of its lines is about. */
export function composeEceranXml(
  npwp: string,
  masa: MasaEceran,
  eceran: readonly Eceran[],
): { xml: string; peta: PetaXml } {
  const lines = headXml("RetailInvoiceBulk", "schema.xsd");
  lines.push(
    `  ${elementXml("TIN", npwp)}`,
    `  ${elementXml("TaxPeriodMonth", String(masa.bulan))}`,
    `  ${elementXml("TaxPeriodYear", String(masa.tahun))}`,
    "  <ListOfRetailInvoice>",
  );
  for (const satu of eceran) {
    lines.push("    <RetailInvoice>");
    for (const [elemen, nilai] of ISIAN) lines.push(`      ${elementXml(elemen, nilai(satu))}`);
    lines.push("    </RetailInvoice>");
  }
  lines.push("  </ListOfRetailInvoice>", "</RetailInvoiceBulk>", "");
  const xml = lines.join("\n");
  return { xml, peta: petaXml(xml, { dokumen: "RetailInvoice" }) };
}

/** Why the file is not made: which sale (null: the company or the month), and which element. */
export type MasalahEceran = { eceran: number | null; elemen: string; kalimat: string };

/** Everything that Coretax would refuse, before a file is made. */
export function problemsOfEceran(
  npwp: string,
  masa: MasaEceran,
  eceran: readonly Eceran[],
  today: Tanggal,
): MasalahEceran[] {
  const bulan = `${masa.tahun}-${String(masa.bulan).padStart(2, "0")}`;
  const berkas: MasalahEceran[] = [];
  const kepala = (elemen: string, kalimat: string) => berkas.push({ eceran: null, elemen, kalimat });
  if (!/^\d{16}$/.test(npwp)) kepala("TIN", "NPWP perusahaan harus 16 angka.");
  if (!isTanggal(`${bulan}-01`)) kepala("TaxPeriodMonth", "Masa pajak bukan bulan.");
  if (eceran.length === 0) kepala("RetailInvoice", "Tidak ada penjualan eceran yang dipilih.");
  return [
    ...berkas,
    ...eceran.flatMap((satu, ke) =>
      [...problemsOfSatu(satu, bulan, today)].map(([elemen, kalimat]) => ({ eceran: ke, elemen, kalimat })),
    ),
  ];
}

function* problemsOfSatu(eceran: Eceran, bulan: string, today: Tanggal): Generator<readonly [string, string]> {
  const { jenis, dokumen, nomorDokumen, jenisBaris, tanggal, dpp, dppLain, ppn } = eceran;
  if (!JENIS_ECERAN.includes(jenis)) yield ["TrxCode", `Jenis penjualan "${jenis}" tidak dikenal.`];
  if (!DOKUMEN_ECERAN.includes(dokumen)) yield ["BuyerIdOpt", `Jenis dokumen "${dokumen}" tidak dikenal.`];
  else if (nomorDokumen !== "" && dokumen !== "PASPOR" && !/^\d{16}$/.test(nomorDokumen))
    yield ["BuyerIdNumber", `${dokumen} pembeli harus 16 angka.`];
  if (!/^[AB]$/.test(jenisBaris)) yield ["GoodServiceOpt", "Pilih barang (A) atau jasa (B)."];
  if (!isTanggal(tanggal)) yield ["TransactionDate", "Tanggal transaksi bukan tanggal (YYYY-MM-DD)."];
  else if (tanggal > today) yield ["TransactionDate", "Tanggal transaksi tidak boleh setelah hari ini."];
  else if (!tanggal.startsWith(bulan)) yield ["TransactionDate", "Tanggal transaksi tidak dalam masa pajaknya."];
  for (const [elemen, sebutan, nilai] of [
    ["TaxBaseSellingPrice", "DPP", dpp],
    ["OtherTaxBaseSellingPrice", "DPP nilai lain", dppLain],
    ["VAT", "PPN", ppn],
  ] as const)
    if (!Number.isSafeInteger(nilai) || nilai < 0) yield [elemen, `${sebutan} harus rupiah bulat, nol atau lebih.`];
  if (jenis === "NoVAT" && ppn !== 0) yield ["VAT", "Penjualan tanpa PPN tidak boleh berisi PPN."];
}
