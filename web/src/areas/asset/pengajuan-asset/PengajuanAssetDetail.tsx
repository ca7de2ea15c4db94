import type { PengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { DetailShell, type Fact, Facts, Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { STATUS_PENGAJUAN } from "../status.ts";
import { isiPengajuan } from "./PengajuanAssetIsi.tsx";
import { StatusMasuk } from "./StatusMasuk.tsx";

export function PengajuanAssetDetail({ dialog }: { dialog: Dialog<PengajuanAsset> }) {
  return (
    <DetailShell dialog={dialog} title={({ idPengajuanAsset }) => `Detail Pengajuan ${idPengajuanAsset}`}>
      {(row) => (
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
      )}
    </DetailShell>
  );
}

const keputusan = (row: PengajuanAsset): Fact[] => [
  { label: "Status", value: <StatusBadge map={STATUS_PENGAJUAN} state={row.statusPengajuan} /> },
  { label: "Diproses Oleh", value: row.userApprove[0]?.namaLengkap },
  { label: "Tanggal Approve", value: <Tanggal value={row.tglApprove} /> },
  ...(row.pengajuan
    ? [{ label: "Mutasi Rekening", value: <DocumentLink kind="pengajuan" kunci={row.pengajuan.idPengajuan} /> }]
    : []),
  { label: "Note", value: row.note, wide: true },
];

const masuk = (row: PengajuanAsset): Fact[] => [
  { label: "Status Asset", value: <StatusMasuk row={row} /> },
  { label: "Tanggal Masuk", value: <Tanggal value={row.tglMasuk} /> },
  { label: "Kode Asset", value: row.asset && <DocumentLink kind="asset" kunci={row.asset.kodeAsset} /> },
];
