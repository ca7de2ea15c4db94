import { DokumenAsal, RincianAngka } from "#web/documents/RincianAngka.tsx";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { useDialogList } from "#web/ui/list/dialogList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { isiRincianArus, laporanBuku, type RincianArus } from "../contract.ts";
import type { TabelLembar } from "../lembar.ts";
import { namaMasa } from "../masa.ts";
import { dariKunciArus, type SelArus } from "./tautan.ts";

type RincianArusDialogProps = { dialog: Dialog<string>; tabel: readonly TabelLembar[] };

/** The requests of a figure of Arus Kas; `record` is the key of need and days. */
export function RincianArusDialog({ dialog, tabel }: RincianArusDialogProps) {
  const judul = (kunci: string) => {
    const sel = dariKunciArus(kunci);
    const baris = tabel.flatMap(({ baris }) => baris).find((row) => row.idKebutuhan === sel.idKebutuhan);
    return `${baris?.nama ?? "Arus Kas"}, ${namaMasa(sel)}`;
  };
  return (
    <DetailShell dialog={dialog} title={judul} size={980}>
      {(kunci) => <Rincian ask={dariKunciArus(kunci)} />}
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

function Rincian({ ask }: { ask: SelArus }) {
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
