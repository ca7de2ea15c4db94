import { createContext, useContext } from "react";
import { type Order, order } from "#contract/penjualan/order.ts";
import { useMay } from "../../../api/session.ts";
import { ClickToEdit } from "../../../ui/ClickToEdit.tsx";
import { columnsOf } from "../../../ui/list/columns.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { Tanggal } from "../../../ui/Tanggal.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { STATUS_BAYAR, STATUS_ORDER, STATUS_SETOR } from "./status.ts";

/** Opens the form of the e-mail from inside a cell: the columns themselves stay the same for good. */
export const EditEmail = createContext<(row: Order) => void>(() => {});

export const columns = columnsOf<Order>([
  { id: "namaCustomer", header: "Nama Customer", card: "title", wrap: 180, cell: (row) => row.namaCustomer },
  { id: "orders", header: "Orders", cell: (row) => <OrderLines order={row} /> },
  { id: "totalPembelian", header: "Total Harga", align: "right", cell: (row) => <Money value={row.totalPembelian} /> },
  {
    id: "totalTambahanOnline",
    header: "Total Tambahan Online",
    align: "right",
    wrap: 240,
    cell: (row) => <Money value={row.totalTambahanOnline} />,
  },
  {
    id: "statusSo",
    header: "Status Order",
    card: "aside",
    cell: (row) => <StatusBadge map={STATUS_ORDER} state={row.statusSo} />,
  },
  { id: "customerInstansi", header: "Instansi", wrap: 340, cell: (row) => row.customerInstansi },
  {
    id: "statusPembayaran",
    header: "Status Pembayaran",
    cell: (row) =>
      row.statusPembayaran === "" ? "-" : <StatusBadge map={STATUS_BAYAR} state={row.statusPembayaran} />,
  },
  { id: "tipeSo", header: "Tipe Order", cell: (row) => row.tipeSo },
  { id: "idSo", header: "Kode Order", cell: (row) => row.idSo },
  { id: "tglOrder", header: "Tanggal Order", cell: (row) => <Tanggal value={row.tglOrder} /> },
  { id: "selesaiGaransi", header: "Selesai Garansi", cell: (row) => <Tanggal value={row.selesaiGaransi} /> },
  { id: "email", header: "Email", cell: (row) => <EmailCell row={row} /> },
  {
    id: "statusSetor",
    header: "Status Setor",
    cell: (row) => <StatusBadge map={STATUS_SETOR} state={row.statusSetor ? "sudah" : "belum"} />,
  },
]);

function EmailCell({ row }: { row: Order }) {
  const edit = useContext(EditEmail);
  const may = useMay(order.gantiEmail);
  return (
    <ClickToEdit
      label={`Email order ${row.idSo}`}
      value={row.email}
      invite="Tambah email"
      disabled={!may}
      onClick={() => edit(row)}
    />
  );
}
