import { Group, Text } from "@mantine/core";
import type { ClientInput } from "#contract/kernel/call.ts";
import { namaBulan } from "#contract/laporan/bulan.ts";
import { isiRincian, labaRugi, type RincianLaba } from "#contract/laporan/laba-rugi.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import { DetailShell } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { useDialogList } from "../../../ui/list/dialogList.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";
import { Money } from "../../../ui/value/Money.tsx";
import { titleCase } from "./titleCase.ts";

export type SelLaba = {
  nama: string;
  bulan: string;
  ask: Omit<ClientInput<typeof labaRugi.getDetailLabaRugi>, "page" | "limit">;
};

/** The documents of a cell of Laba Rugi. */
export function RincianDialog({ dialog }: { dialog: Dialog<SelLaba> }) {
  return (
    <DetailShell dialog={dialog} title={({ nama, bulan }) => `${nama}, ${namaBulan(bulan)}`} size={980}>
      {({ ask }) => <Rincian ask={ask} />}
    </DetailShell>
  );
}

const columns = columnsOf<RincianLaba>([
  recordColumn(isiRincian, "tanggal", { card: "aside" }),
  recordColumn(isiRincian, "deskripsiPengajuan", {
    card: "title",
    wrap: 380,
    cell: (row) => titleCase(row.deskripsiPengajuan),
  }),
  { id: "dokumen", card: "third", header: "Dokumen", cell: (row) => <Dokumen row={row} /> },
  recordColumn(isiRincian, "nominalPengajuan", { card: "third" }),
]);

function Dokumen({ row }: { row: RincianLaba }) {
  if (row.kodeAsset) return <DocumentLink kind="asset" kunci={row.kodeAsset} />;
  return (
    <Group gap="sm" wrap="nowrap">
      {row.idPengajuan && <DocumentLink kind="pengajuan" kunci={row.idPengajuan} />}
      {row.idSo && <DocumentLink kind="order" kunci={row.idSo} />}
      {row.idPo && <DocumentLink kind="po" kunci={row.idPo} label={row.kloter ?? row.idPo} />}
    </Group>
  );
}

function Rincian({ ask }: Pick<SelLaba, "ask">) {
  const { list, answer } = useDialogList(labaRugi.getDetailLabaRugi, ask);
  return (
    <>
      <Text mb="xs">
        Total <Money value={answer?.total} blank="…" />
      </Text>
      <ListPage
        title="Rincian"
        columns={columns}
        list={list}
        rowKey={(row) => row.kunci}
        rowName={(row) => row.deskripsiPengajuan}
        search={null}
        actions={[]}
        empty={{ title: "Tidak ada", text: "Tidak ada dokumen di bulan ini." }}
      />
    </>
  );
}
