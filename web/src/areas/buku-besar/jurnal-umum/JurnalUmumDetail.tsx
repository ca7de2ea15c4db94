import { jurnalUmum } from "#contract/buku-besar/jurnal-umum.ts";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { DetailShell, Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Answered } from "../../../ui/page/Answered.tsx";
import { JurnalUmumIsi } from "./JurnalUmumIsi.tsx";

/** Everything about one typed entry; opened with its code. */
export function JurnalUmumDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idJurnalUmum) => `Jurnal Umum ${idJurnalUmum}`}>
      {(idJurnalUmum) => (
        <Answered call={jurnalUmum.getDetailJurnalUmum} input={{ idJurnalUmum }} height={420}>
          {({ data }) => (
            <>
              <JurnalUmumIsi row={data} />
              <Section title="Riwayat">
                <HistoryPanel jenis="jurnalUmum" id={idJurnalUmum} />
              </Section>
            </>
          )}
        </Answered>
      )}
    </DetailShell>
  );
}
