import { showing } from "#kernel/showing.ts";
import type { Company, DocumentOptions } from "#platform/documents/pdf/letterhead.ts";
import { recordFacts } from "#platform/documents/pdf/recordFacts.ts";
import { type ItemCell, itemTable } from "#platform/documents/pdf/table.ts";
import type { BarisRetur } from "../contract.ts";
import { isianPutusan, isiRetur } from "../isiRetur.ts";
import type { ReturRow } from "./sql.ts";

const KOLOM = [
  { header: "No", kind: "number", width: 22 },
  { header: "Kode", kind: "text", width: 90 },
  { header: "Nama Barang", kind: "text", width: "*" },
  { header: "Baik", kind: "number", width: 40 },
  { header: "Rusak", kind: "number", width: 40 },
] as const;

/** The paper of a retur for its customer: what came back, and what was decided. What was noted for the office alone stays there. */
export function kertasRetur(company: Company, row: ReturRow): DocumentOptions {
  const jumlah = (name: "qtyBaik" | "qtyRusak") => row.barang.reduce((sum, line) => sum + line[name], 0);
  return {
    // No bank accounts: whoever brings something back pays nothing.
    company: { ...company, bank: [] },
    title: "BUKTI RETUR",
    code: row.idRetur,
    facts: [
      showing(
        isiRetur,
        {
          others: ["idRetur", "alasan", "lanjut", "tglPutus", "catatan", "nominal", "customerInstansi", "namaCustomer"],
        },
        [...recordFacts(isiRetur, row, "tglRetur", "idSuratJalan", "idSo"), ...putusan(row)],
      ),
      [...recordFacts(isiRetur, row, "customerInstansi", "namaCustomer", "alasan")],
    ],
    body: [
      itemTable(
        KOLOM,
        row.barang.map((line, at) => [at + 1, ...baris(line)]),
        [null, null, "Jumlah", jumlah("qtyBaik"), jumlah("qtyRusak")],
      ),
    ],
    signatures: ["Diterima oleh", "Customer"],
  };
}

const putusan = (row: ReturRow) => {
  const { keputusan, nominal } = row;
  if (keputusan === null) return [];
  return [
    ...recordFacts(isianPutusan, { keputusan }, "keputusan"),
    ...(nominal === null ? [] : recordFacts(isiRetur, row, "nominal")),
  ];
};

const baris = ({ kodeProduk, namaProduk, seri, qtyBaik, qtyRusak }: BarisRetur): ItemCell[] => [
  kodeProduk,
  { nama: namaProduk, keterangan: seri.length === 0 ? "" : `No. seri: ${seri.join(", ")}` },
  qtyBaik,
  qtyRusak,
];
