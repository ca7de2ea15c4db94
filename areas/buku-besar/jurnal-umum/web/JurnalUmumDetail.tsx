import { IconEye } from "@tabler/icons-react";
import { rupiah } from "#kernel/format.ts";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { KeadaanPermintaan } from "#web/documents/KeadaanPermintaan.tsx";
import { LangkahDokumen } from "#web/documents/Langkah.tsx";
import { DetailShell, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { type JurnalUmum, jurnalUmum } from "../contract.ts";
import { JurnalUmumIsi } from "./JurnalUmumIsi.tsx";

/** Everything about one typed entry; opened with its code. */
export function JurnalUmumDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idJurnalUmum) => `Jurnal Umum ${idJurnalUmum}`}>
      {(idJurnalUmum) => (
        <Answered call={jurnalUmum.getDetailJurnalUmum} input={{ idJurnalUmum }} height={420}>
          {({ data }) => (
            <>
              <Keadaan row={data} />
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

/** How it stands, and what comes next: its decision, or the entry of the journal that it led to. */
function Keadaan({ row }: { row: JurnalUmum }) {
  const { idJurnalUmum, idJurnal, diprosesOleh } = row;
  return (
    <KeadaanPermintaan
      nama={idJurnalUmum}
      apa={[rupiah(row.nominal)]}
      row={{
        ...{
          statusPengajuan: row.status,
          ditarik: row.ditarik,
          tglPengajuan: row.tglDibuat,
          tglApprove: row.tglApprove,
        },
        userApprove: diprosesOleh === null ? [] : [{ namaLengkap: diprosesOleh }],
      }}
      putusan={{
        call: jurnalUmum.approveJurnalUmum,
        href: `/admin/bukubesar/jurnal-umum?ubah=${idJurnalUmum}`,
        boleh: row.aksi.putuskan,
      }}
    >
      {idJurnal !== null && (
        <LangkahDokumen kind="jurnal" kunci={String(idJurnal)} icon={<IconEye size={16} />}>
          Lihat jurnal
        </LangkahDokumen>
      )}
    </KeadaanPermintaan>
  );
}
