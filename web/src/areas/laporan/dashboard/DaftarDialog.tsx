import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { ClientInput } from "#contract/kernel/call.ts";
import {
  type BarisOrderProduk,
  type BarisPl,
  type BarisPo,
  type BarisSo,
  dashboard,
} from "#contract/laporan/dashboard.ts";
import { orderKartu, orderProduk, plTerbuka, poTerbuka } from "#contract/laporan/isiDashboard.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import { DetailShell } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { type Column, type Columns, columnsOf } from "../../../ui/list/columns.ts";
import { useDialogList, useRowsInDialog } from "../../../ui/list/dialogList.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import type { ListState } from "../../../ui/list/listState.ts";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";

/** The list that a figure opens in a dialog. */
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

export function IsiDaftar<Row>({ label, columns, list, rowKey }: IsiProps<Row>) {
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

/** The order's code as a link, with its customer. */
const order = <Row extends { idSo: string; namaCustomer: string }>(wrap: number): Column<Row> => ({
  id: "order",
  header: "Order",
  card: "title",
  wrap,
  cell: (row) => (
    <>
      <DocumentLink kind="order" kunci={row.idSo} /> - {row.namaCustomer}
    </>
  ),
});

const so = columnsOf<BarisSo>([
  order(300),
  recordColumn(orderKartu, "tglOrder"),
  recordColumn(orderKartu, "statusSo", { card: "aside" }),
  recordColumn(orderKartu, "totalPembelian"),
]);

/** A list of orders with pages. */
export function DaftarSo({
  ask,
}: {
  ask: Omit<ClientInput<typeof dashboard.getDetailOrderByStatus>, "page" | "limit">;
}) {
  const { list } = useDialogList(dashboard.getDetailOrderByStatus, ask);
  return <IsiDaftar label="Daftar order" columns={so} list={list} rowKey={(row) => row.idSo} />;
}

const perProduk = columnsOf<BarisOrderProduk>([
  order(320),
  recordColumn(orderProduk, "tglOrder"),
  recordColumn(orderProduk, "qty", { card: "aside" }),
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
      <IsiDaftar label="Daftar order" columns={perProduk} list={list} rowKey={(row) => row.idSo} />
    </Stack>
  );
}

type Dibuat = { qty: number; qtySelesai: number };
const unit = {
  id: "unit",
  header: "Unit",
  cell: ({ qty, qtySelesai }: Dibuat) => `${qtySelesai} dari ${qty} selesai`,
};

const pl = columnsOf<BarisPl>([
  order(260),
  recordColumn(plTerbuka, "namaProduk", { wrap: 220 }),
  unit,
  recordColumn(plTerbuka, "tglDeadline", { card: "aside" }),
]);

const po = columnsOf<BarisPo>([
  recordColumn(poTerbuka, "idPo", { card: "title", cell: (row) => <DocumentLink kind="po" kunci={row.idPo} /> }),
  recordColumn(poTerbuka, "kloter"),
  recordColumn(poTerbuka, "namaProduk", { wrap: 220 }),
  unit,
  recordColumn(poTerbuka, "tglDeadline", { card: "aside" }),
]);

type Bagian<Row> = { label: string; rows: readonly Row[] };

/** The two lists behind a figure of Pesan Langsung or purchase orders. */
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
  return <IsiDaftar list={useRowsInDialog(rows)} {...isi} />;
}
