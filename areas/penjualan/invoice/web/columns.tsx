import { sebutanRekening } from "#areas/keuangan/rekening/contract.ts";
import { showing } from "#kernel/showing.ts";
import { sebutUangLain } from "#web/documents/uangLain.ts";
import { type Column, columnsOf, type Sums } from "#web/ui/list/columns.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { Dibayar } from "../../order/web/Dibayar.tsx";
import { STATUS_BAYAR, STATUS_INVOICE } from "../../order/web/status.ts";
import type { Invoice } from "../contract.ts";
import { keadaanInvoice, kepalaInvoice, nominalInvoice } from "../isiInvoice.ts";

/** Beside the state of an invoice that waited while its order changed. */
export const ORDER_BERUBAH = "order berubah";

export const namaRekening = (row: Invoice) => sebutanRekening(row.rekening[0]?.namaRekening ?? "-");

const COLUMNS: readonly Column<Invoice>[] = showing(
  { ...kepalaInvoice, ...nominalInvoice, ...keadaanInvoice },
  { others: ["idSo", "jasaOnline"] },
  [
    recordColumn(kepalaInvoice, "idInvoice", { card: "title" }),
    recordColumn(kepalaInvoice, "tipePembayaran", { card: "second" }),
    { id: "rekening", card: "second", header: "Rekening", cell: namaRekening },
    recordColumn(keadaanInvoice, "statusApprove", {
      card: "aside",
      cell: (row: Invoice) => (
        <TwoLines below={row.orderBerubah ? ORDER_BERUBAH : sebutUangLain(row)}>
          <StatusBadge map={STATUS_INVOICE} state={row.statusApprove} />
        </TwoLines>
      ),
    }),
    {
      id: "statusPembayaran",
      header: "Status Pembayaran",
      cell: (row) => <StatusBadge map={STATUS_BAYAR} state={row.order.statusPembayaran} />,
    },
    { id: "admin", header: "Nama Admin", cell: (row) => row.admin.namaLengkap },
    // The columns add up from left to right, as on the printed invoice.
    recordColumn(kepalaInvoice, "totalPembelian"),
    recordColumn(nominalInvoice, "nominalAdmin"),
    recordColumn(nominalInvoice, "nominalPeti", { cell: (row: Invoice) => <Money value={row.rincian.nominalPeti} /> }),
    recordColumn(nominalInvoice, "nominalOngkir", {
      cell: (row: Invoice) => <Money value={row.rincian.nominalOngkir} />,
    }),
    recordColumn(nominalInvoice, "nominalDiskon"),
    {
      id: "sudahDibayar",
      header: "Sudah Dibayar",
      align: "right",
      unit: "Rp",
      cell: (row: Invoice) => <Money value={row.rincian.sudahDibayar} />,
    },
    recordColumn(nominalInvoice, "nominalBayar"),
    recordColumn(nominalInvoice, "nominalDp"),
    recordColumn(nominalInvoice, "nominalLunas"),
    {
      id: "dibayar",
      card: "third",
      header: "Dibayar",
      align: "right",
      unit: "Rp",
      cell: (row) => <Dibayar invoice={row} />,
    },
    recordColumn(nominalInvoice, "nominalSisaBayar"),
    recordColumn(kepalaInvoice, "tglInvoice", { card: "third" }),
  ],
);
export const columns = columnsOf(COLUMNS, [
  ["idInvoice", "tipePembayaran"],
  ["rekening", "admin"],
  ["statusApprove", "statusPembayaran"],
  ["totalPembelian", "nominalAdmin"],
  ["nominalPeti", "nominalOngkir", "nominalDiskon"],
  ["sudahDibayar", "nominalBayar"],
  ["nominalDp", "nominalLunas", "dibayar"],
  ["nominalSisaBayar", "tglInvoice"],
]);

export const sums: Sums<Invoice> = {
  of: ["nominalDp", "nominalLunas"],
  only: { counts: ({ statusApprove }) => statusApprove !== "Dibatalkan", others: "dibatalkan" },
};
