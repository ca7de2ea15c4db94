import { inOrder } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import type { Total } from "#platform/documents/pdf/blocks.ts";
import type { Company, DocumentOptions } from "#platform/documents/pdf/letterhead.ts";
import { recordFacts } from "#platform/documents/pdf/recordFacts.ts";
import { type ItemCell, type ItemColumn, itemTable, smallLine } from "#platform/documents/pdf/table.ts";
import { labelTerkirim } from "../../surat-jalan/kirim.ts";
import type { BarisOrder } from "../contract.ts";
import { customer, keadaanOrder, kepalaOrder, penerima } from "../isiOrder.ts";
import { batal, capBatal, catatanBatal, kop } from "./dibatalkan.ts";
import { hargaBarisOrder } from "./hargaKertas.ts";
import type { OrderRow } from "./load.ts";

const COLUMNS: readonly ItemColumn[] = [
  { header: "No", kind: "number", width: 22 },
  { header: "Produk", kind: "text", width: "*" },
  { header: "Sumber", kind: "term", width: 52 },
  { header: "Qty", kind: "number", width: 34 },
];

const SUMBER = { SG: "Gudang", PL: "Pesanan" } as const;

/** The paper of an order for the customer. */
export function kertasOrder(company: Company, row: OrderRow): DocumentOptions {
  const withSurcharge = row.totalTambahanOnline > 0;
  return {
    company: kop(company, row),
    title: "SALES ORDER",
    code: row.idSo,
    stamp: capBatal(row),
    facts: [
      showing(
        { ...kepalaOrder, ...keadaanOrder, ...penerima },
        {
          others: [
            "idSo",
            "totalPembelian",
            "totalTambahanOnline",
            "statusSo",
            "statusPembayaran",
            "statusLunas",
            "selesaiGaransi",
            "statusSetor",
            "tglSetor",
            "namaPenerima",
            "noTelpPenerima",
            "alamatPenerima",
          ],
        },
        [
          ...recordFacts(kepalaOrder, row, "tglOrder", "tipeSo"),
          ...(row.revisi > 1 ? [["Revisi", `Revisi ${row.revisi}`] as const] : []),
          ["Sales", row.sales.namaLengkap],
          ["Penerima", [row.namaPenerima, row.noTelpPenerima].filter(Boolean).join(" · ")],
          ["Alamat Penerima", row.alamatPenerima],
        ],
      ),
      [
        ...recordFacts(
          customer,
          row,
          ...inOrder(customer)("customerInstansi", "namaCustomer", "noTelp", "email", "alamatCustomer"),
        ),
      ],
    ],
    body: [barang(row.orders)],
    totals: [
      ...ppnDiAtas(row),
      ...(withSurcharge
        ? ([
            ["Total Pembelian", row.totalPembelian],
            ["Tambahan Online", row.totalTambahanOnline],
          ] as const)
        : []),
      ["Total", row.totalPembelian + row.totalTambahanOnline, true],
    ],
    terbilang: row.totalPembelian + row.totalTambahanOnline,
    notes: [...catatanBatal(row), ...catatanTerkirim(row)],
    signatures: ["Hormat kami", "Customer"],
  };
}

function barang(orders: OrderRow["orders"]) {
  const harga = hargaBarisOrder(orders);
  const rows = orders.map((row, at) => [...line(row, at), ...(harga.cells[at] ?? [])]);
  return itemTable([...COLUMNS, ...harga.columns], rows);
}

const ppnDiAtas = ({ ppnDiAtas, totalPembelian }: OrderRow): readonly Total[] =>
  ppnDiAtas === 0
    ? []
    : [
        ["Jumlah", totalPembelian - ppnDiAtas],
        ["PPN", ppnDiAtas],
      ];

/** Says of an order that has left in part how much of it. */
function catatanTerkirim(row: OrderRow): string[] {
  const terkirim = batal(row) ? null : labelTerkirim(row.orders);
  return terkirim === null ? [] : [`Barang ${terkirim} unit.`];
}

const line = ({ produk, ...row }: BarisOrder, at: number): ItemCell[] => [
  at + 1,
  {
    nama: produk.namaProduk,
    keterangan: smallLine(produk.kodeProduk, produk.tipe, produk.kapasitas),
  },
  SUMBER[row.sumberProduk],
  row.qty,
];
