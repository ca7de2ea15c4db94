import { tanggal } from "#kernel/format.ts";
import { inOrder } from "#kernel/record.ts";
import type { Company, DocumentOptions } from "#platform/documents/pdf/letterhead.ts";
import { recordFacts } from "#platform/documents/pdf/recordFacts.ts";
import { type ItemCell, type ItemColumn, itemTable, smallLine } from "#platform/documents/pdf/table.ts";
import { customer } from "../../order/isiOrder.ts";
import { hargaKertas } from "../../order/server/hargaKertas.ts";
import type { BarisPenawaran } from "../contract.ts";
import { kodeRevisi } from "../label.ts";
import type { PenawaranRow, RevisiRow } from "./sql.ts";

const COLUMNS: readonly ItemColumn[] = [
  { header: "No", kind: "number", width: 22 },
  { header: "Produk", kind: "text", width: "*" },
  { header: "Qty", kind: "number", width: 34 },
];

export type Kepala = Pick<PenawaranRow, "idPenawaran" | "tglPenawaran" | "sales">;

/** The paper of a revision for the customer: nothing on it is for the house alone. */
export function kertasPenawaran(company: Company, row: Kepala, isi: RevisiRow): DocumentOptions {
  const harga = hargaKertas(isi.baris);
  return {
    company,
    title: "PENAWARAN",
    code: kodeRevisi(row.idPenawaran, isi.revisi),
    facts: [
      [
        ["Tanggal", tanggal(row.tglPenawaran)],
        ...(isi.revisi > 1 ? [["Revisi", `${isi.revisi}`] as const] : []),
        ["Berlaku Sampai", tanggal(isi.berlakuSampai)],
        ["Sales", row.sales.namaLengkap],
      ],
      [
        ...recordFacts(
          customer,
          isi,
          ...inOrder(customer)("customerInstansi", "namaCustomer", "noTelp", "email", "alamatCustomer"),
        ),
      ],
    ],
    body: [
      itemTable(
        [...COLUMNS, ...harga.columns],
        isi.baris.map((line, at) => [...cells(line, at), ...harga.cells(line)]),
      ),
    ],
    totals: [
      ...(isi.ppnDiAtas === 0
        ? []
        : ([
            ["Jumlah", isi.total - isi.ppnDiAtas],
            ["PPN", isi.ppnDiAtas],
          ] as const)),
      ["Total", isi.total, true],
    ],
    terbilang: isi.total,
    notes: isi.catatan === "" ? [] : isi.catatan.split("\n"),
    signatures: ["Hormat kami", "Customer"],
  };
}

const cells = (line: BarisPenawaran, at: number): ItemCell[] => [
  at + 1,
  {
    nama: line.namaProduk,
    keterangan: smallLine(line.kodeProduk, line.tipe, line.kapasitas),
  },
  line.qty,
];
