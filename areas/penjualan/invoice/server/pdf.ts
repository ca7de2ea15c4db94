import { sebutanRekening } from "#areas/keuangan/rekening/contract.ts";
import type { Pengirim } from "#company/perusahaan.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import { qrisSebesar } from "#kernel/qris.ts";
import { showing } from "#kernel/showing.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Facts, Total } from "#platform/documents/pdf/blocks.ts";
import type { DocumentOptions, Stamp } from "#platform/documents/pdf/letterhead.ts";
import { recordFacts } from "#platform/documents/pdf/recordFacts.ts";
import { type ItemCell, type ItemColumn, itemTable, smallLine } from "#platform/documents/pdf/table.ts";
import type { BarisOrder } from "../../order/contract.ts";
import { customer } from "../../order/isiOrder.ts";
import { labelTipePembayaran } from "../../order/label.ts";
import { batal, capBatal, catatanBatal } from "../../order/server/dibatalkan.ts";
import { hargaBarisOrder } from "../../order/server/hargaKertas.ts";
import type { InvoiceRow, OrderRow } from "../../order/server/load.ts";
import { keadaanInvoice, kepalaInvoice, kodeInvoice, nominalInvoice } from "../isiInvoice.ts";
import { dibayarDari, harusDitransfer, rincianTagihan } from "../tagihan.ts";
import type { CaraBayar } from "./caraBayar.ts";
import {
  CATATAN_DIBATALKAN,
  dibatalkan,
  MENUNGGU_PERSETUJUAN,
  masihDitagih,
  menunggu,
  SUDAH_LUNAS,
  tujuan,
} from "./kalimat.ts";

const COLUMNS: readonly ItemColumn[] = [
  { header: "No", kind: "number", width: 22 },
  { header: "Produk", kind: "text", width: "*" },
  { header: "Qty", kind: "number", width: 34 },
];

/** The paper of an invoice: total of the order, earlier payments, what is due now, and what remains. */
export function kertasInvoice(
  company: Pengirim,
  order: OrderRow,
  invoice: InvoiceRow,
  bayar: CaraBayar,
): DocumentOptions {
  const ditagih = masihDitagih(order, invoice);
  return {
    company: { ...company, bank: ditagih ? tujuan(bayar, company) : [] },
    title: "INVOICE",
    code: invoice.idInvoice,
    stamp: capBatal(order) ?? cap(invoice),
    facts: facts(order, invoice, ditagih ? bayar.jatuhTempo : null),
    body: [barang(order.orders)],
    totals: [...totals(order, invoice, bayar), ...(ditagih ? transfer(invoice, bayar) : [])],
    terbilang: dibayarDari(invoice),
    ...(ditagih ? qris(company, invoice, bayar) : {}),
    notes: notes(order, invoice),
    signatures: ["Hormat kami", "Customer"],
  };
}

function barang(orders: OrderRow["orders"]) {
  const harga = hargaBarisOrder(orders);
  const rows = orders.map((row, at) => [...line(row, at), ...(harga.cells[at] ?? [])]);
  return itemTable([...COLUMNS, ...harga.columns], rows);
}

const cap = (invoice: InvoiceRow): Stamp => {
  if (dibatalkan(invoice)) return { text: "DIBATALKAN", tone: "warning" };
  if (menunggu(invoice)) return { text: MENUNGGU_PERSETUJUAN, tone: "warning" };
  return { text: invoice.nominalSisaBayar === 0 ? "LUNAS" : "DP", tone: "good" };
};

const notes = (order: OrderRow, invoice: InvoiceRow): string[] => [
  ...catatanBatal(order),
  ...(dibatalkan(invoice) ? [CATATAN_DIBATALKAN] : []),
  ...(order.statusLunas && !batal(order) ? [SUDAH_LUNAS] : []),
];

const facts = (order: OrderRow, invoice: InvoiceRow, jatuhTempo: Tanggal | null): Facts => [
  showing(
    { ...kepalaInvoice, ...nominalInvoice, ...keadaanInvoice },
    {
      others: [
        "idInvoice",
        "totalPembelian",
        "nominalAdmin",
        "nominalDiskon",
        "nominalPeti",
        "nominalOngkir",
        "nominalBayar",
        "nominalDp",
        "nominalLunas",
        "nominalSisaBayar",
        "jasaOnline",
        "statusApprove",
      ],
    },
    [
      ...recordFacts(kepalaInvoice, invoice, "tglInvoice"),
      ...(jatuhTempo === null ? [] : ([["Jatuh Tempo", tanggal(jatuhTempo)]] as const)),
      ...recordFacts(kepalaInvoice, invoice, "idSo", "tipePembayaran"),
      ["Rekening", sebutanRekening(invoice.rekening[0]?.namaRekening ?? "")],
      ["Admin", invoice.admin.namaLengkap],
    ],
  ),
  [...recordFacts(customer, order, "customerInstansi", "namaCustomer", "noTelp", "alamatCustomer")],
];

/** Includes the amounts and payments of earlier invoices, so that all sums can be followed on this page. */
function totals(order: OrderRow, invoice: InvoiceRow, { ppn, ppnDiAtas, ppnDipungut }: CaraBayar): Total[] {
  // A cancelled one stands after those that were made before it.
  const sebelum = order.invoices.findIndex((one) => one.idInvoice === invoice.idInvoice);
  const place = sebelum < 0 ? order.invoices.filter((one) => one.idInvoice < invoice.idInvoice).length : sebelum;
  const { nominalPeti, nominalOngkir, sudahDibayar, dibayar } = rincianTagihan(order.invoices.slice(0, place), invoice);
  const ada = (label: string, value: number): Total[] => (value === 0 ? [] : [[label, value]]);
  const membayar = menunggu(invoice) ? "Akan dibayar" : "Dibayar";
  return [
    ...ada("Jumlah", ppnDiAtas === 0 ? 0 : invoice.totalPembelian - ppnDiAtas),
    ...ada("PPN", ppnDiAtas),
    [kepalaInvoice.totalPembelian.short, invoice.totalPembelian],
    ...ada(nominalInvoice.nominalAdmin.short, invoice.nominalAdmin),
    ...ada(nominalInvoice.nominalPeti.short, nominalPeti),
    ...ada(nominalInvoice.nominalOngkir.short, nominalOngkir),
    ...ada(nominalInvoice.nominalDiskon.short, -invoice.nominalDiskon),
    ...ada("Sudah Dibayar", -sudahDibayar),
    ["Tagihan", invoice.nominalBayar, true],
    [`${membayar} (${labelTipePembayaran(invoice.tipePembayaran)})`, dibayar, true],
    ...(ppn === 0
      ? []
      : ([
          ["DPP", dibayar - ppn],
          ["PPN (sudah termasuk)", ppn],
        ] as const)),
    ...(ppnDipungut === 0
      ? []
      : ([
          ["PPN tidak dibayar kepada kami", -ppnDipungut],
          [`${membayar} tanpa PPN`, dibayar - ppnDipungut, true],
        ] as const)),
    ["Sisa", invoice.nominalSisaBayar],
  ];
}

/** What the customer is asked to transfer, while the payment is awaited. */
const transfer = (invoice: InvoiceRow, { kodeUnik, ppnDipungut }: CaraBayar): Total[] =>
  menunggu(invoice) && kodeUnik !== null
    ? [
        [kodeInvoice.kodeUnik.short, kodeUnik],
        ["Jumlah transfer", harusDitransfer(dibayarDari(invoice), kodeUnik, ppnDipungut), true],
      ]
    : [];

/** The company's QRIS with just that amount, where one payment may be as much. */
function qris(
  company: Pengirim,
  invoice: InvoiceRow,
  { kodeUnik, ppnDipungut }: CaraBayar,
): Pick<DocumentOptions, "pay"> {
  const jumlah = harusDitransfer(dibayarDari(invoice), kodeUnik, ppnDipungut);
  if (company.qris === "" || !menunggu(invoice) || jumlah > company.batasQris) return {};
  return { pay: { text: qrisSebesar(company.qris, jumlah), label: "QRIS toko", amount: rupiah(jumlah) } };
}

const line = ({ produk, ...row }: BarisOrder, at: number): ItemCell[] => [
  at + 1,
  {
    nama: produk.namaProduk,
    keterangan: smallLine(produk.kodeProduk, produk.tipe, produk.kapasitas),
  },
  row.qty,
];
