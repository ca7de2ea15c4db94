import { IconPackageImport, IconPencil } from "@tabler/icons-react";
import { rupiah } from "#kernel/format.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HasilPermintaan } from "#web/documents/HasilPermintaan.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { KeadaanPermintaan } from "#web/documents/KeadaanPermintaan.tsx";
import { Langkah } from "#web/documents/Langkah.tsx";
import { PerubahanRevisi } from "#web/documents/PerubahanRevisi.tsx";
import { persetujuanFacts } from "#web/documents/persetujuanFacts.ts";
import { StatusPermintaan } from "#web/documents/StatusPermintaan.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { isiPengajuanAsset, type PengajuanAsset, pengajuanAsset } from "../contract.ts";
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
              <Keadaan row={data} />
              <PerubahanRevisi revisi={data.revisi} />
              <Bagian row={data} />
            </>
          )}
        </Answered>
      )}
    </DetailShell>
  );
}

/** How it stands, and what comes next: its decision, what was sent back, or the asset that has come. */
function Keadaan({ row }: { row: PengajuanAsset }) {
  const { idPengajuanAsset, aksi } = row;
  const buka = (word: string) => `/admin/asset/pengajuanAsset?${word}=${idPengajuanAsset}`;
  return (
    <KeadaanPermintaan
      nama={idPengajuanAsset}
      apa={[row.namaBarang, rupiah(row.harga)]}
      row={row}
      putusan={{ call: pengajuanAsset.approvePengajuanAsset, href: buka("ubah"), boleh: aksi.approve }}
    >
      {aksi.ubah.boleh && (
        <Langkah call={pengajuanAsset.updatePengajuanAsset} href={buka("revisi")} icon={<IconPencil size={16} />}>
          Revisi dan ajukan lagi
        </Langkah>
      )}
      {aksi.masuk.boleh && (
        <Langkah call={pengajuanAsset.approveMasukAsset} href={buka("masukkan")} icon={<IconPackageImport size={16} />}>
          Masukkan Asset
        </Langkah>
      )}
      <HasilPermintaan kodeAsset={row.asset?.kodeAsset} idPengajuan={row.pengajuan?.idPengajuan} />
    </KeadaanPermintaan>
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
