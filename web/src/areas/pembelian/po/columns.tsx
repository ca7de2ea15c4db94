import { Group, Text } from "@mantine/core";
import type { Po, StatusPo } from "#contract/pembelian/po.ts";
import { keteranganMesin } from "#contract/produk/produk.ts";
import { type Column, type Columns, columnsOf } from "../../../ui/list/columns.ts";
import { Jumlah, Money } from "../../../ui/value/Money.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { STATUS_BAYAR_PO, STATUS_PO, TERLAMBAT } from "./status.ts";

const mesin: readonly Column<Po>[] = [
  { id: "kloter", header: "Kloter", card: "title", cell: (row) => row.kloter },
  { id: "namaProduk", header: "Mesin", wrap: 400, cell: (row) => <Mesin row={row} /> },
  { id: "qty", header: "Qty", align: "right", cell: (row) => <Jumlah value={row.qty} /> },
  { id: "qtySelesai", header: "Selesai", align: "right", cell: (row) => <Jumlah value={row.qtySelesai} /> },
];

const harga: Column<Po> = {
  id: "totalHarga",
  header: "Total Harga",
  align: "right",
  cell: (row) => <Money value={row.totalHarga} />,
};

const status: Column<Po> = {
  id: "statusPo",
  header: "Status",
  card: "aside",
  cell: (row) => <StatusBadge map={STATUS_PO} state={row.statusPo} />,
};

const pembayaran: Column<Po> = {
  id: "statusPembayaran",
  header: "Status Pembayaran",
  cell: (row) => <StatusBadge map={STATUS_BAYAR_PO} state={row.statusPembayaran ? "sudah" : "belum"} />,
};

const dipesan: Column<Po> = {
  id: "tglOrder",
  header: "Tanggal Order",
  cell: (row) => <Tanggal value={row.tglOrder} />,
};

const tenggat: Column<Po> = { id: "tglDeadline", header: "Deadline", cell: (row) => <Deadline row={row} /> };

const rampung: Column<Po> = {
  id: "tglSelesai",
  header: "Tanggal Selesai",
  cell: (row) => <Tanggal value={row.tglSelesai} />,
};

const Mesin = ({ row }: { row: Po }) => (
  <>
    {row.namaProduk}
    <Text size="xs" c="dimmed">
      {keteranganMesin({ kodeProduk: row.kodeProduk, ...row.produk })}
    </Text>
  </>
);

/** The day by which it should be there; what is late says so. */
export const Deadline = ({ row }: { row: Po }) => (
  <Group gap={6} wrap="nowrap" component="span" display="inline-flex">
    <Tanggal value={row.tglDeadline} />
    {row.terlambat && <StatusBadge map={TERLAMBAT} state="terlambat" />}
  </Group>
);

/** Prices and payments are columns only for those who may see them. */
export const COLUMNS: Readonly<Record<StatusPo, Readonly<Record<"semua" | "tanpa harga", Columns<Po>>>>> = {
  Proses: {
    semua: columnsOf([...mesin, dipesan, tenggat, status, harga]),
    "tanpa harga": columnsOf([...mesin, dipesan, tenggat, status]),
  },
  Selesai: {
    semua: columnsOf([...mesin, rampung, harga, pembayaran, status, dipesan, tenggat]),
    "tanpa harga": columnsOf([...mesin, rampung, status, dipesan, tenggat]),
  },
};
