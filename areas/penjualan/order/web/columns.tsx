import { createContext, useContext } from "react";
import { showing } from "#kernel/showing.ts";
import type { Baris } from "#web/ui/list/baris.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { ClickToEdit } from "#web/ui/value/ClickToEdit.tsx";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import { Kosong } from "#web/ui/value/Kosong.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import type { Order } from "../contract.ts";
import { customer, keadaanOrder, kepalaOrder, penerima } from "../isiOrder.ts";
import { BarangSingkat } from "./BarangSingkat.tsx";
import { StatusOrder } from "./StatusOrder.tsx";
import { STATUS_BAYAR, STATUS_SETOR, YANG_DIJUAL } from "./status.ts";

/** Opens the email form from a cell, null for people who may not edit it; a context, because columns are constants. */
export const EditEmail = createContext<((row: Order) => void) | null>(() => {});

const COLUMNS: readonly Column<Order>[] = showing(
  { ...kepalaOrder, ...keadaanOrder, ...customer, ...penerima },
  {
    others: ["statusLunas", "tglSetor", "alamatCustomer", "noTelp", "namaPenerima", "noTelpPenerima", "alamatPenerima"],
  },
  [
    recordColumn(customer, "namaCustomer", {
      sort: "namaCustomer",
      card: "title",
      wrap: 320,
      cell: (row: Order) => <TwoLines below={<KeepTogether>{row.idSo}</KeepTogether>}>{row.namaCustomer}</TwoLines>,
      shared: (row: Order) => row.namaCustomer,
    }),
    { id: "orders", card: "second", header: "Orders", cell: (row) => <BarangSingkat order={row} /> },
    recordColumn(kepalaOrder, "totalPembelian", { sort: "totalPembelian", card: "third", header: "Total Harga" }),
    recordColumn(kepalaOrder, "totalTambahanOnline", { wrap: 240 }),
    {
      ...recordColumn(keadaanOrder, "statusSo"),
      card: "aside",
      cell: (row) => <StatusOrder order={row} />,
    },
    recordColumn(customer, "customerInstansi", { wrap: 340 }),
    {
      id: "statusPembayaran",
      header: "Status Pembayaran",
      cell: (row) =>
        row.statusPembayaran === "" ? <Kosong /> : <StatusBadge map={STATUS_BAYAR} state={row.statusPembayaran} />,
    },
    recordColumn(kepalaOrder, "tipeSo"),
    recordColumn(kepalaOrder, "idSo"),
    recordColumn(kepalaOrder, "tglOrder", { sort: "tglOrder", card: "third" }),
    recordColumn(keadaanOrder, "selesaiGaransi"),
    recordColumn(customer, "email", { wrap: 190, cell: (row: Order) => <EmailCell row={row} /> }),
    {
      id: "statusSetor",
      header: "Status Setor",
      cell: (row) => <StatusBadge map={STATUS_SETOR} state={row.statusSetor ? "sudah" : "belum"} />,
    },
  ],
);
const columns = columnsOf(COLUMNS, [
  ["namaCustomer", "customerInstansi"],
  ["totalPembelian", "totalTambahanOnline"],
  ["statusSo", "statusPembayaran"],
  ["tipeSo", "idSo"],
  ["tglOrder", "selesaiGaransi"],
  ["email", "statusSetor"],
]);

export const BARIS: Baris<Order> = {
  title: "Sales Order",
  columns,
  rowKey: (row) => row.idSo,
  rowName: (row) => row.idSo,
  sums: { of: ["totalPembelian", "totalTambahanOnline"], only: YANG_DIJUAL },
  search: "Kode Order/Instansi/Customer",
};

function EmailCell({ row }: { row: Order }) {
  const edit = useContext(EditEmail);
  return (
    <ClickToEdit
      label={`Email order ${row.idSo}`}
      value={row.email}
      invite="Tambah email"
      disabled={edit === null}
      onClick={() => edit?.(row)}
    />
  );
}
