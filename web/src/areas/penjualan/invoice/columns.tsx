import { sebutanRekening } from "#contract/keuangan/rekening.ts";
import type { Invoice } from "#contract/penjualan/invoice.ts";
import { labelTipePembayaran } from "#contract/penjualan/label.ts";
import { type Column, columnsOf } from "../../../ui/list/columns.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { Tanggal } from "../../../ui/Tanggal.tsx";
import { STATUS_BAYAR, STATUS_INVOICE } from "../order/status.ts";

type Nominal = Extract<keyof Invoice, `nominal${string}` | "totalPembelian">;

const money = (header: string, id: Nominal): Column<Invoice> => ({
  id,
  header,
  align: "right",
  cell: (row) => <Money value={row[id]} />,
});

export const namaRekening = (row: Invoice) => sebutanRekening(row.rekening[0]?.namaRekening ?? "-");

export const columns = columnsOf<Invoice>([
  { id: "idInvoice", header: "No Invoice", card: "title", cell: (row) => row.idInvoice },
  { id: "tipePembayaran", header: "Tipe Pembayaran", cell: (row) => labelTipePembayaran(row.tipePembayaran) },
  { id: "rekening", header: "Rekening", cell: namaRekening },
  {
    id: "statusApprove",
    header: "Status Approve",
    card: "aside",
    cell: (row) => <StatusBadge map={STATUS_INVOICE} state={row.statusApprove} />,
  },
  {
    id: "statusPembayaran",
    header: "Status Pembayaran",
    cell: (row) => <StatusBadge map={STATUS_BAYAR} state={row.order.statusPembayaran} />,
  },
  { id: "admin", header: "Nama Admin", cell: (row) => row.admin.namaLengkap },
  money("Total Pembelian", "totalPembelian"),
  money("Admin", "nominalAdmin"),
  money("Peti", "nominalPeti"),
  money("Ongkir", "nominalOngkir"),
  money("Diskon", "nominalDiskon"),
  money("Harus Dibayar", "nominalBayar"),
  money("DP", "nominalDp"),
  money("Pelunasan", "nominalLunas"),
  money("Sisa Pembayaran", "nominalSisaBayar"),
  { id: "tglInvoice", header: "Tanggal Invoice", cell: (row) => <Tanggal value={row.tglInvoice} /> },
]);
