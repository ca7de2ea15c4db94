import { sebutanRekening } from "#contract/keuangan/rekening.ts";
import type { Invoice } from "#contract/penjualan/invoice.ts";
import { labelTipePembayaran } from "#contract/penjualan/label.ts";
import { type Column, columnsOf } from "../../../ui/list/columns.ts";
import { Money } from "../../../ui/value/Money.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { Dibayar } from "../order/Dibayar.tsx";
import { STATUS_BAYAR, STATUS_INVOICE } from "../order/status.ts";

const money = (header: string, id: string, value: (row: Invoice) => number): Column<Invoice> => ({
  id,
  header,
  align: "right",
  cell: (row) => <Money value={value(row)} />,
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
  // From left to right they add up, as on the printed invoice.
  money("Total Pembelian", "totalPembelian", (row) => row.totalPembelian),
  money("Admin", "nominalAdmin", (row) => row.nominalAdmin),
  money("Peti", "nominalPeti", (row) => row.rincian.nominalPeti),
  money("Ongkir", "nominalOngkir", (row) => row.rincian.nominalOngkir),
  money("Diskon", "nominalDiskon", (row) => row.nominalDiskon),
  money("Sudah Dibayar", "sudahDibayar", (row) => row.rincian.sudahDibayar),
  money("Harus Dibayar", "nominalBayar", (row) => row.nominalBayar),
  money("DP", "nominalDp", (row) => row.nominalDp),
  money("Pelunasan", "nominalLunas", (row) => row.nominalLunas),
  { id: "dibayar", header: "Dibayar", align: "right", cell: (row) => <Dibayar invoice={row} /> },
  money("Sisa Pembayaran", "nominalSisaBayar", (row) => row.nominalSisaBayar),
  { id: "tglInvoice", header: "Tanggal Invoice", cell: (row) => <Tanggal value={row.tglInvoice} /> },
]);
