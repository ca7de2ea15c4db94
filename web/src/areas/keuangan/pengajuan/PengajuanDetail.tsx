import { pengajuan } from "#contract/keuangan/pengajuan.ts";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { PerubahanRevisi } from "../../../documents/PerubahanRevisi.tsx";
import { DetailShell, Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Answered } from "../../../ui/page/Answered.tsx";
import { PengajuanIsi } from "./PengajuanIsi.tsx";

/** The detail of a request; `record` is its code. */
export function PengajuanDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idPengajuan) => `Detail Pengajuan ${idPengajuan}`}>
      {(idPengajuan) => (
        <Answered call={pengajuan.getDetailPengajuan} input={{ idPengajuan }} height={420}>
          {({ data }) => (
            <>
              <PerubahanRevisi revisi={data.revisi} />
              <PengajuanIsi row={data} />
              <Section title="Riwayat">
                <HistoryPanel jenis="pengajuan" id={idPengajuan} />
              </Section>
            </>
          )}
        </Answered>
      )}
    </DetailShell>
  );
}
