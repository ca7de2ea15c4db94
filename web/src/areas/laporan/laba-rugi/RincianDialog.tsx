import type { ClientInput } from "#contract/kernel/call.ts";
import { namaBulan } from "#contract/laporan/bulan.ts";
import { isiRincian, labaRugi, type RincianLaba } from "#contract/laporan/laba-rugi.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import { DokumenAsal, RincianAngka } from "../../../documents/RincianAngka.tsx";
import { DetailShell } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { useDialogList } from "../../../ui/list/dialogList.ts";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";
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
  { id: "dokumen", card: "third", header: "Dokumen", cell: (row) => dokumen(row) },
  recordColumn(isiRincian, "nominalPengajuan", { card: "third" }),
]);

const dokumen = (row: RincianLaba) =>
  row.kodeAsset ? <DocumentLink kind="asset" kunci={row.kodeAsset} /> : <DokumenAsal row={row} />;

function Rincian({ ask }: Pick<SelLaba, "ask">) {
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
