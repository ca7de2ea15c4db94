import { isiRincianArus, laporanBuku, type RincianArus } from "#contract/buku-besar/laporan-buku.ts";
import type { TabelLembar } from "#contract/buku-besar/lembar.ts";
import { namaMasa } from "#contract/buku-besar/masa.ts";
import { DokumenAsal, RincianAngka } from "../../../documents/RincianAngka.tsx";
import { DetailShell } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { useDialogList } from "../../../ui/list/dialogList.ts";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";
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
