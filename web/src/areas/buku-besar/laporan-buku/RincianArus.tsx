import { Group, Text } from "@mantine/core";
import { isiRincianArus, laporanBuku, type RincianArus } from "#contract/buku-besar/laporan-buku.ts";
import { namaMasa } from "#contract/buku-besar/masa.ts";
import type { Id, Tanggal } from "#contract/kernel/types.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import { DetailShell } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { useDialogList } from "../../../ui/list/dialogList.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";
import { Money } from "../../../ui/value/Money.tsx";

export type SelArus = { nama: string; ask: { idKebutuhan: Id<"kebutuhan">; dari: Tanggal; sampai: Tanggal } };

/** The requests of a figure of Arus Kas. */
export function RincianArusDialog({ dialog }: { dialog: Dialog<SelArus> }) {
  return (
    <DetailShell dialog={dialog} title={({ nama, ask }) => `${nama}, ${namaMasa(ask)}`} size={980}>
      {({ ask }) => <Rincian ask={ask} />}
    </DetailShell>
  );
}

const columns = columnsOf<RincianArus>([
  recordColumn(isiRincianArus, "tanggal", { card: "aside" }),
  recordColumn(isiRincianArus, "deskripsiPengajuan", { card: "title", wrap: 340 }),
  recordColumn(isiRincianArus, "namaRekening", { card: "second" }),
  { id: "dokumen", card: "third", header: "Dokumen", cell: (row) => <Dokumen row={row} /> },
  recordColumn(isiRincianArus, "nominal", { card: "third" }),
]);

function Dokumen({ row }: { row: RincianArus }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <DocumentLink kind="pengajuan" kunci={row.idPengajuan} />
      {row.idSo && <DocumentLink kind="order" kunci={row.idSo} />}
      {row.idPo && <DocumentLink kind="po" kunci={row.idPo} label={row.kloter ?? row.idPo} />}
      {row.idPengajuanAsset && <DocumentLink kind="pengajuanAsset" kunci={row.idPengajuanAsset} />}
    </Group>
  );
}

function Rincian({ ask }: Pick<SelArus, "ask">) {
  const { list, answer } = useDialogList(laporanBuku.getRincianArusKas, ask);
  return (
    <>
      <Text mb="xs">
        Total <Money value={answer?.total} blank="…" />
      </Text>
      <ListPage
        title="Rincian"
        columns={columns}
        list={list}
        rowKey={(row) => row.idPengajuan}
        rowName={(row) => row.idPengajuan}
        search={null}
        actions={[]}
        empty={{ title: "Tidak ada", text: "Tidak ada pengajuan di masa ini." }}
      />
    </>
  );
}
