import type { Pengajuan } from "#contract/keuangan/pengajuan.ts";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { DetailShell, Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { PengajuanIsi } from "./PengajuanIsi.tsx";

export function PengajuanDetail({ dialog }: { dialog: Dialog<Pengajuan> }) {
  return (
    <DetailShell dialog={dialog} title={({ idPengajuan }) => `Detail Pengajuan ${idPengajuan}`}>
      {(row) => (
        <>
          <PengajuanIsi row={row} />
          <Section title="Riwayat">
            <HistoryPanel jenis="pengajuan" id={row.idPengajuan} />
          </Section>
        </>
      )}
    </DetailShell>
  );
}
