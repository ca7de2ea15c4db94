import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { ClientInput } from "#contract/kernel/call.ts";
import { type BarisPl, type BarisPo, type BarisSo, dashboard } from "#contract/laporan/dashboard.ts";
import { labelStatusSo } from "#contract/penjualan/label.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import { DetailShell } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { type Columns, columnsOf } from "../../../ui/list/columns.ts";
import { useDialogList, useRowsInDialog } from "../../../ui/list/dialogList.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import type { ListState } from "../../../ui/list/listState.ts";
import { Jumlah, Money } from "../../../ui/value/Money.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";

/** What a figure of the dashboard opens: the list it counts, over the page. */
export type Daftar = { title: string; isi: () => ReactNode };

export function DaftarDialog({ dialog }: { dialog: Dialog<Daftar> }) {
  return (
    <DetailShell dialog={dialog} title={({ title }) => title} size={820}>
      {({ isi: Isi }) => <Isi />}
    </DetailShell>
  );
}

type IsiProps<Row> = {
  label: string;
  columns: Columns<Row>;
  list: ListState<Row>;
  rowKey: (row: Row) => string | number;
};

export function Isi<Row>({ label, columns, list, rowKey }: IsiProps<Row>) {
  return (
    <ListPage
      title={label}
      columns={columns}
      list={list}
      rowKey={rowKey}
      rowName={(row) => String(rowKey(row))}
      search={null}
      actions={[]}
      empty={{ title: "Tidak ada", text: "Tidak ada yang terhitung di sini saat ini." }}
    />
  );
}

const so = columnsOf<BarisSo>([
  {
    id: "order",
    header: "Order",
    card: "title",
    wrap: 300,
    cell: (row) => (
      <>
        <DocumentLink kind="order" kunci={row.idSo} /> - {row.namaCustomer}
      </>
    ),
  },
  { id: "tgl", header: "Tanggal", cell: (row) => <Tanggal value={row.tglOrder} /> },
  { id: "status", header: "Status", card: "aside", cell: (row) => labelStatusSo(row.statusSo) },
  { id: "total", header: "Total", align: "right", cell: (row) => <Money value={row.totalPembelian} /> },
]);

/** Orders, a page at a time. */
export function DaftarSo({
  ask,
}: {
  ask: Omit<ClientInput<typeof dashboard.getDetailOrderByStatus>, "page" | "limit">;
}) {
  const { list } = useDialogList(dashboard.getDetailOrderByStatus, ask);
  return <Isi label="Daftar order" columns={so} list={list} rowKey={(row) => row.idSo} />;
}

type TopRow = { idSo: string; namaCustomer: string; tglOrder: string; qty: number };
const perProduk = columnsOf<TopRow>([
  {
    id: "order",
    header: "Order",
    card: "title",
    wrap: 320,
    cell: (row) => (
      <>
        <DocumentLink kind="order" kunci={row.idSo} /> - {row.namaCustomer}
      </>
    ),
  },
  { id: "tgl", header: "Tanggal", cell: (row) => <Tanggal value={row.tglOrder} /> },
  { id: "qty", header: "Unit", align: "right", card: "aside", cell: (row) => <Jumlah value={row.qty} /> },
]);

export function DaftarOrderProduk({
  ask,
}: {
  ask: Omit<ClientInput<typeof dashboard.getDetailTopProduk>, "page" | "limit">;
}) {
  const { list, answer } = useDialogList(dashboard.getDetailTopProduk, ask);
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {answer ? `${answer.totalOrders} unit dalam ${answer.totalDocs} order` : " "}
      </Text>
      <Isi label="Daftar order" columns={perProduk} list={list} rowKey={(row) => row.idSo} />
    </Stack>
  );
}

const selesai = ({ qty, qtySelesai }: { qty: number; qtySelesai: number }) => `${qtySelesai} dari ${qty} selesai`;

const pl = columnsOf<BarisPl>([
  {
    id: "order",
    header: "Order",
    card: "title",
    wrap: 260,
    cell: (row) => (
      <>
        <DocumentLink kind="order" kunci={row.idSo} /> - {row.namaCustomer}
      </>
    ),
  },
  { id: "mesin", header: "Mesin", wrap: 220, cell: (row) => row.namaProduk },
  { id: "unit", header: "Unit", cell: selesai },
  { id: "deadline", header: "Deadline", card: "aside", cell: (row) => <Tanggal value={row.tglDeadline} /> },
]);

const po = columnsOf<BarisPo>([
  {
    id: "po",
    header: "PO",
    card: "title",
    cell: (row) => <DocumentLink kind="po" kunci={row.idPo} />,
  },
  { id: "kloter", header: "Kloter", cell: (row) => row.kloter },
  { id: "mesin", header: "Mesin", wrap: 220, cell: (row) => row.namaProduk },
  { id: "unit", header: "Unit", cell: selesai },
  { id: "deadline", header: "Deadline", card: "aside", cell: (row) => <Tanggal value={row.tglDeadline} /> },
]);

type Bagian<Row> = { label: string; rows: readonly Row[] };

/** The two lists behind a figure of direct or purchase orders, one below the other. */
export const DaftarPl = ({ bagian }: { bagian: readonly Bagian<BarisPl>[] }) => (
  <Bagian2 bagian={bagian} columns={pl} rowKey={(row) => row.idOrderan} />
);
export const DaftarPo = ({ bagian }: { bagian: readonly Bagian<BarisPo>[] }) => (
  <Bagian2 bagian={bagian} columns={po} rowKey={(row) => row.idPo} />
);

type Bagian2Props<Row> = Pick<IsiProps<Row>, "columns" | "rowKey"> & { bagian: readonly Bagian<Row>[] };

function Bagian2<Row>({ bagian, ...isi }: Bagian2Props<Row>) {
  return (
    <Stack gap="lg">
      {bagian.map(({ label, rows }) => (
        <section key={label} aria-label={label}>
          <Text fw={600} mb={6}>
            {label} ({rows.length})
          </Text>
          <Lokal label={label} rows={rows} {...isi} />
        </section>
      ))}
    </Stack>
  );
}

function Lokal<Row>({ rows, ...isi }: Omit<IsiProps<Row>, "list"> & { rows: readonly Row[] }) {
  return <Isi list={useRowsInDialog(rows)} {...isi} />;
}
