import { Group, Stack } from "@mantine/core";
import { type Actor, seesHargaBeli } from "#kernel/permission.ts";
import { showing } from "#kernel/showing.ts";
import { FotoProduk } from "#web/documents/FotoProduk.tsx";
import { KATEGORI_LABEL, STATUS_PRODUK } from "#web/documents/produk.ts";
import type { Baris } from "#web/ui/list/baris.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { keteranganMesin, type Produk } from "../contract.ts";
import { dataProduk, type Kategori, keadaanProduk, seriProduk } from "../isiProduk.ts";
import { STATUS_PO, statusOf, statusPoOf, toneOf } from "./status.ts";

const HARGA_BELI = recordColumn(dataProduk, "hargaBeli");

const COLUMNS: readonly Column<Produk>[] = showing(
  { ...dataProduk, ...seriProduk, ...keadaanProduk },
  {
    others: [
      "kodeProduk",
      "kategoriProduk",
      "tipe",
      "kapasitas",
      "berseri",
      "jumlahRusak",
      "mustPo",
      "statusPo",
      "softDelete",
      "createdAt",
      "updatedAt",
    ],
  },
  [
    recordColumn(dataProduk, "namaProduk", {
      header: "Mesin",
      card: "title",
      sort: "namaProduk",
      sortAlso: { word: "kodeProduk", header: "Kode" },
      wrap: 400,
      cell: (row: Produk) => <Mesin row={row} />,
    }),
    { id: "status", header: "Status", card: "aside", cell: (row) => <Status row={row} /> },
    recordColumn(keadaanProduk, "jumlahStock", { sort: "jumlahStock", card: "second" }),
    recordColumn(keadaanProduk, "stockSales", { sort: "stockSales", card: "second" }),
    recordColumn(dataProduk, "minimalStock", { sort: "minimalStock" }),
    recordColumn(dataProduk, "hargaProduk", { sort: "hargaProduk", card: "third" }),
    HARGA_BELI,
  ],
);

const Mesin = ({ row }: { row: Produk }) => (
  <Group gap="sm" wrap="nowrap">
    <FotoProduk foto={row.fotoProduk} size={40} />
    <div>
      <TwoLines below={keteranganMesin(row)}>{row.namaProduk}</TwoLines>
    </div>
  </Group>
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

/** With the purchase price, for those who may see it. */
const COLUMNS_LENGKAP = columnsOf(COLUMNS);
const COLUMNS_UMUM = columnsOf(COLUMNS.filter((column) => column !== HARGA_BELI));

/** The machines of a category, as the person may see them. */
export const barisProduk = (kategori: Kategori, actor: Actor): Baris<Produk> => ({
  title: KATEGORI_LABEL[kategori],
  showTitle: kategori === "utama" ? "aloud" : true,
  columns: seesHargaBeli(actor) ? COLUMNS_LENGKAP : COLUMNS_UMUM,
  rowKey: (row) => row.idProduk,
  rowName: (row) => row.namaProduk,
  rowTone: toneOf,
  search: "Nama Mesin/Kode Mesin",
});
