import { Text } from "@mantine/core";
import type { ClientInput } from "#kernel/call.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { dariKunciAngka } from "#web/documents/kunciAngka.ts";
import { DokumenAsal, RincianAngka } from "#web/documents/RincianAngka.tsx";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { useDialogList } from "#web/ui/list/dialogList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { namaBulan } from "../../bulan.ts";
import { isiRincian, labaRugi, type RincianLaba } from "../contract.ts";
import type { BarisMatriks } from "../matriks.ts";
import { type Ask, askOf } from "./barisLaba.ts";
import { titleCase } from "./titleCase.ts";

type RincianDialogProps = {
  dialog: Dialog<string>;
  ask: Ask;
  baris: readonly Pick<BarisMatriks, "kunci" | "nama" | "sel">[];
};

/** The documents of a cell of Laba Rugi; `record` is the key of row and month. */
export function RincianDialog({ dialog, ask, baris }: RincianDialogProps) {
  const barisDari = (kunci: string) => baris.find((row) => row.kunci === dariKunciAngka(kunci).apa);
  const judul = (kunci: string) => `${barisDari(kunci)?.nama ?? "Rincian"}, ${namaBulan(dariKunciAngka(kunci).saat)}`;
  return (
    <DetailShell dialog={dialog} title={judul} size={980}>
      {(kunci) => {
        const sel = barisDari(kunci)?.sel;
        if (!sel) return <Text c="dimmed">Baris ini tidak ada di laba rugi yang dipilih.</Text>;
        return <Rincian ask={{ ...askOf(ask, dariKunciAngka(kunci).saat), ...sel }} />;
      }}
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
  { id: "dokumen", card: "third", header: "Dokumen", cell: (row) => dokumen(row) },
  recordColumn(isiRincian, "nominalPengajuan", { card: "third" }),
]);

const dokumen = (row: RincianLaba) =>
  row.kodeAsset ? <DocumentLink kind="asset" kunci={row.kodeAsset} /> : <DokumenAsal row={row} />;

type Sel = Omit<ClientInput<typeof labaRugi.getDetailLabaRugi>, "page" | "limit">;

function Rincian({ ask }: { ask: Sel }) {
  const { list, answer } = useDialogList(labaRugi.getDetailLabaRugi, ask);
  return (
    <RincianAngka
      list={list}
      total={answer?.total}
      columns={columns}
      rowKey={(row) => row.kunci}
      rowName={(row) => row.deskripsiPengajuan}
      kosong="Tidak ada dokumen di bulan ini."
    />
  );
}
