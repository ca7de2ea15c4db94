import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Rupiah } from "#kernel/types.ts";
import type { Columns } from "../ui/list/columns.ts";
import { ListPage } from "../ui/list/ListPage.tsx";
import type { ListState } from "../ui/list/listState.ts";
import { Money } from "../ui/value/Money.tsx";
import { DocumentLink } from "./DocumentLink.tsx";

type RincianAngkaProps<Row> = {
  list: ListState<Row>;
  total: Rupiah | undefined;
  columns: Columns<Row>;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  kosong: string;
  /** What the total is made of, in a line below it. */
  catatan?: ReactNode;
};

/** What a figure of a report is made of. */
export function RincianAngka<Row>({ total, kosong, catatan, ...rows }: RincianAngkaProps<Row>) {
  return (
    <>
      <Text mb={catatan === undefined ? "xs" : 0}>
        Total <Money value={total} blank="…" />
      </Text>
      {catatan !== undefined && (
        <Text size="sm" c="dimmed" mb="xs">
          {catatan}
        </Text>
      )}
      <ListPage title="Rincian" {...rows} search={null} actions={[]} empty={{ title: "Tidak ada", text: kosong }} />
    </>
  );
}

type Asal = {
  idPengajuan: string | null;
  idSo: string | null;
  idPo: string | null;
  kloter: string | null;
  idPengajuanAsset?: string | null;
};

/** Links to the documents behind one row of it. */
export function DokumenAsal({ row }: { row: Asal }) {
  return (
    <Group gap="sm" wrap="nowrap">
      {row.idPengajuan && <DocumentLink kind="pengajuan" kunci={row.idPengajuan} />}
      {row.idSo && <DocumentLink kind="order" kunci={row.idSo} />}
      {row.idPo && <DocumentLink kind="po" kunci={row.idPo} label={row.kloter ?? row.idPo} />}
      {row.idPengajuanAsset && <DocumentLink kind="pengajuanAsset" kunci={row.idPengajuanAsset} />}
    </Group>
  );
}
