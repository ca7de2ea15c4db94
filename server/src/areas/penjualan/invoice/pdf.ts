import { sebutanRekening } from "#contract/keuangan/rekening.ts";
import { kepalaInvoice, nominalInvoice } from "#contract/penjualan/isiInvoice.ts";
import { customer } from "#contract/penjualan/isiOrder.ts";
import { labelTipePembayaran } from "#contract/penjualan/label.ts";
import type { BarisOrder } from "#contract/penjualan/order.ts";
import { dibayarDari, rincianTagihan } from "#contract/penjualan/tagihan.ts";
import type { Facts, Total } from "#server/platform/pdf/blocks.ts";
import { type Company, documentPdf } from "#server/platform/pdf/letterhead.ts";
import { recordFacts } from "#server/platform/pdf/recordFacts.ts";
import { type ItemCell, type ItemColumn, itemTable } from "#server/platform/pdf/table.ts";
import { batal, capBatal, catatanBatal, kop } from "../order/dibatalkan.ts";
import type { InvoiceRow, OrderRow } from "../order/muat.ts";

const COLUMNS: readonly ItemColumn[] = [
  { header: "No", kind: "number", width: 22 },
  { header: "Produk", kind: "text", width: "*" },
  { header: "Qty", kind: "number", width: 34 },
  { header: "Harga", kind: "money", width: "auto" },
  { header: "Total", kind: "money", width: "auto" },
];

/** The invoice is not approved yet. */
export const menunggu = ({ statusApprove }: Pick<InvoiceRow, "statusApprove">): boolean => statusApprove === "Menunggu";
export const MENUNGGU_PERSETUJUAN = "MENUNGGU PERSETUJUAN";

/** The PDF of an invoice: total of the order, earlier payments, what is due now, and what remains. */
export function invoicePdf(company: Company, order: OrderRow, invoice: InvoiceRow): Promise<Buffer> {
  return documentPdf({
    company: kop(company, order),
    title: "INVOICE",
    code: invoice.idInvoice,
    stamp: capBatal(order) ?? (menunggu(invoice) ? MENUNGGU_PERSETUJUAN : undefined),
    facts: facts(order, invoice),
    body: [itemTable(COLUMNS, order.orders.map(line))],
    totals: totals(order, invoice),
    terbilang: dibayarDari(invoice),
    notes: notes(order, invoice),
    signatures: ["Hormat kami", "Customer"],
  });
}

function notes(order: OrderRow, { nominalSisaBayar, statusApprove }: InvoiceRow): string[] {
  if (batal(order)) return catatanBatal(order);
  return nominalSisaBayar === 0 && statusApprove === "Disetujui" ? ["Order ini sudah lunas."] : [];
}

const facts = (order: OrderRow, invoice: InvoiceRow): Facts => [
  [
    ...recordFacts(kepalaInvoice, invoice, "tglInvoice", "idSo", "tipePembayaran"),
    ["Rekening", sebutanRekening(invoice.rekening[0]?.namaRekening ?? "")],
    ["Admin", invoice.admin.namaLengkap],
  ],
  [...recordFacts(customer, order, "customerInstansi", "namaCustomer", "noTelp", "alamatCustomer")],
];

/** Includes the amounts and payments of earlier invoices, so that all sums can be followed on this page. */
function totals(order: OrderRow, invoice: InvoiceRow): Total[] {
  const place = order.invoices.findIndex((one) => one.idInvoice === invoice.idInvoice);
  const { nominalPeti, nominalOngkir, sudahDibayar, dibayar } = rincianTagihan(order.invoices.slice(0, place), invoice);
  const ada = (label: string, value: number): Total[] => (value === 0 ? [] : [[label, value]]);
  const membayar = menunggu(invoice) ? "Akan dibayar" : "Dibayar";
  return [
    [kepalaInvoice.totalPembelian.short, invoice.totalPembelian],
    ...ada(nominalInvoice.nominalAdmin.short, invoice.nominalAdmin),
    ...ada(nominalInvoice.nominalPeti.short, nominalPeti),
    ...ada(nominalInvoice.nominalOngkir.short, nominalOngkir),
    ...ada(nominalInvoice.nominalDiskon.short, -invoice.nominalDiskon),
    ...ada("Sudah Dibayar", -sudahDibayar),
    ["Tagihan", invoice.nominalBayar, true],
    [`${membayar} (${labelTipePembayaran(invoice.tipePembayaran)})`, dibayar, true],
    ["Sisa", invoice.nominalSisaBayar],
  ];
}

const line = ({ produk, ...row }: BarisOrder, at: number): ItemCell[] => [
  at + 1,
  {
    nama: produk.namaProduk,
    keterangan: [produk.kodeProduk, produk.tipe, produk.kapasitas].filter(Boolean).join(" · "),
  },
  row.qty,
  row.hargaProduk,
  row.totalHarga,
];
