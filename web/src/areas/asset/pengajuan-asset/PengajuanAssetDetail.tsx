import { isiPengajuanAsset, type PengajuanAsset, pengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { PerubahanRevisi } from "../../../documents/PerubahanRevisi.tsx";
import { persetujuanFacts } from "../../../documents/persetujuanFacts.ts";
import { StatusPermintaan } from "../../../documents/StatusPermintaan.tsx";
import { DetailShell, type Fact, Facts, Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Answered } from "../../../ui/page/Answered.tsx";
import { recordFacts } from "../../../ui/record/recordFacts.tsx";
import { isiPengajuan } from "./PengajuanAssetIsi.tsx";
import { StatusMasuk } from "./StatusMasuk.tsx";

/** The detail of a request; `record` is its code. */
export function PengajuanAssetDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idPengajuan) => `Detail Pengajuan ${idPengajuan}`}>
      {(idPengajuan) => (
        <Answered call={pengajuanAsset.getDetailPengajuanAsset} input={{ idPengajuan }} height={420}>
          {({ data }) => (
            <>
              <PerubahanRevisi revisi={data.revisi} />
              <Bagian row={data} />
            </>
          )}
        </Answered>
      )}
    </DetailShell>
  );
}

function Bagian({ row }: { row: PengajuanAsset }) {
  return (
    <>
      <Section title="Pengajuan">
        <Facts facts={isiPengajuan(row)} />
      </Section>
      <Section title="Persetujuan">
        <Facts facts={keputusan(row)} />
      </Section>
      {row.statusPengajuan === "Disetujui" && (
        <Section title="Asset">
          <Facts facts={masuk(row)} />
        </Section>
      )}
      <Section title="Riwayat">
        <HistoryPanel jenis="pengajuanAsset" id={row.idPengajuanAsset} />
      </Section>
    </>
  );
}

const keputusan = (row: PengajuanAsset): Fact[] => [
  { label: "Status", value: <StatusPermintaan status={row.statusPengajuan} ditarik={row.ditarik} /> },
  ...recordFacts(isiPengajuanAsset, row, "userApprove", "tglApprove"),
  ...(row.pengajuan
    ? [{ label: "Mutasi Rekening", value: <DocumentLink kind="pengajuan" kunci={row.pengajuan.idPengajuan} /> }]
    : []),
  ...recordFacts(isiPengajuanAsset, row, "note"),
  ...persetujuanFacts(row.persetujuan),
];

const masuk = (row: PengajuanAsset): Fact[] => [
  { label: "Status Asset", value: <StatusMasuk row={row} /> },
  ...recordFacts(isiPengajuanAsset, row, "tglMasuk"),
  { label: "Kode Asset", value: row.asset && <DocumentLink kind="asset" kunci={row.asset.kodeAsset} /> },
];
