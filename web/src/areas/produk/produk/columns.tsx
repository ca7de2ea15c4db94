import { Stack, Text } from "@mantine/core";
import { keteranganMesin, type Produk } from "#contract/produk/produk.ts";
import { STATUS_PRODUK } from "../../../documents/produk.ts";
import { type Column, columnsOf } from "../../../ui/list/columns.ts";
import { Jumlah, Money } from "../../../ui/value/Money.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { STATUS_PO, statusOf, statusPoOf } from "./status.ts";

const HARGA_BELI: Column<Produk> = {
  id: "hargaBeli",
  header: "Harga Beli",
  align: "right",
  cell: (row) => <Money value={row.hargaBeli} />,
};

const COLUMNS: readonly Column<Produk>[] = [
  { id: "namaProduk", header: "Mesin", card: "title", wrap: 400, cell: (row) => <Mesin row={row} /> },
  { id: "status", header: "Status", card: "aside", cell: (row) => <Status row={row} /> },
  { id: "jumlahStock", header: "Stock Gudang", align: "right", cell: (row) => <Jumlah value={row.jumlahStock} /> },
  { id: "stockSales", header: "Stock Sales", align: "right", cell: (row) => <Jumlah value={row.stockSales} /> },
  { id: "minimalStock", header: "Minimal Stock", align: "right", cell: (row) => <Jumlah value={row.minimalStock} /> },
  { id: "hargaProduk", header: "Harga Produk", align: "right", cell: (row) => <Money value={row.hargaProduk} /> },
  HARGA_BELI,
];

const Mesin = ({ row }: { row: Produk }) => (
  <>
    {row.namaProduk}
    <Text size="xs" c="dimmed">
      {keteranganMesin(row)}
    </Text>
  </>
);

function Status({ row }: { row: Produk }) {
  const po = statusPoOf(row);
  return (
    <Stack gap={4} align="flex-start">
      <StatusBadge map={STATUS_PRODUK} state={statusOf(row)} />
      {po !== null && <StatusBadge map={STATUS_PO} state={po} />}
    </Stack>
  );
}

/** The purchase price has its column for those alone who may see it. */
export const COLUMNS_LENGKAP = columnsOf(COLUMNS);
export const COLUMNS_UMUM = columnsOf(COLUMNS.filter((column) => column !== HARGA_BELI));
