import { showing } from "#kernel/showing.ts";
import type { Baris } from "#web/ui/list/baris.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import { Kosong } from "#web/ui/value/Kosong.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import type { Order } from "../../order/contract.ts";
import { customer, keadaanOrder, kepalaOrder, penerima } from "../../order/isiOrder.ts";
import { StatusOrder } from "../../order/web/StatusOrder.tsx";
import { STATUS_BAYAR, YANG_DIJUAL } from "../../order/web/status.ts";

const COLUMNS: readonly Column<Order>[] = showing(
  { ...kepalaOrder, ...keadaanOrder, ...customer, ...penerima },
  {
    others: [
      "totalTambahanOnline",
      "statusLunas",
      "selesaiGaransi",
      "statusSetor",
      "tglSetor",
      "customerInstansi",
      "namaCustomer",
      "alamatCustomer",
      "noTelp",
      "email",
      "namaPenerima",
      "noTelpPenerima",
      "alamatPenerima",
    ],
  },
  [
    {
      id: "idSo",
      header: "Kode Order",
      card: "title",
      wrap: 240,
      sortAlso: { word: "namaCustomer", header: "Customer" },
      cell: (row) => (
        <TwoLines below={row.namaCustomer}>
          <KeepTogether>{row.idSo}</KeepTogether>
        </TwoLines>
      ),
    },
    {
      id: "tglOrder",
      sort: "tglOrder",
      sortKind: "day",
      card: "third",
      header: "Tanggal Order",
      cell: (row) => <Tanggal value={row.tglOrder} />,
    },
    {
      id: "customer",
      card: "second",
      header: "Instansi / Customer",
      wrap: 460,
      cell: (row) => <TwoLines below={row.namaCustomer}>{row.customerInstansi}</TwoLines>,
      // The heading has the name already.
      onCard: (row) => row.customerInstansi,
    },
    { id: "tipeSo", header: "Tipe Order", cell: (row) => row.tipeSo },
    recordColumn(kepalaOrder, "totalPembelian", { sort: "totalPembelian", card: "third", header: "Total Pembelian" }),
    { id: "invoices", header: "Invoice", align: "right", cell: (row) => <Jumlah value={row.invoices.length} /> },
    { id: "statusSo", header: "Status Order", cell: (row) => <StatusOrder order={row} /> },
    {
      id: "statusPembayaran",
      header: "Status Pembayaran",
      card: "aside",
      cell: (row) =>
        row.statusPembayaran === "" ? <Kosong /> : <StatusBadge map={STATUS_BAYAR} state={row.statusPembayaran} />,
    },
  ],
);
const columns = columnsOf(COLUMNS, [["statusSo", "statusPembayaran"]]);

export const BARIS: Baris<Order> = {
  title: "List Order",
  showTitle: true,
  columns,
  rowKey: (row) => row.idSo,
  rowName: (row) => row.idSo,
  sums: { of: ["totalPembelian"], only: YANG_DIJUAL },
  search: "Kode Order/Instansi/Customer",
};
