import { isiRincianArus, laporanBuku, type RincianArus } from "#contract/buku-besar/laporan-buku.ts";
import { namaMasa } from "#contract/buku-besar/masa.ts";
import type { Id, Tanggal } from "#contract/kernel/types.ts";
import { DokumenAsal, RincianAngka } from "../../../documents/RincianAngka.tsx";
import { DetailShell } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { useDialogList } from "../../../ui/list/dialogList.ts";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";

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
  { id: "dokumen", card: "third", header: "Dokumen", cell: (row) => <DokumenAsal row={row} /> },
  recordColumn(isiRincianArus, "nominal", { card: "third" }),
]);

function Rincian({ ask }: Pick<SelArus, "ask">) {
  const { list, answer } = useDialogList(laporanBuku.getRincianArusKas, ask);
  const nomor = ({ idPengajuan }: RincianArus) => idPengajuan;
  return (
    <RincianAngka
      list={list}
      total={answer?.total}
      columns={columns}
      rowKey={nomor}
      rowName={nomor}
      kosong="Tidak ada pengajuan di masa ini."
    />
  );
}
