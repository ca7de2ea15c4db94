import { rupiah } from "#kernel/format.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HasilPermintaan } from "#web/documents/HasilPermintaan.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { KeadaanPermintaan } from "#web/documents/KeadaanPermintaan.tsx";
import { StatusPermintaan } from "#web/documents/StatusPermintaan.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { isiPelepasan, NAMA_ALASAN, type PelepasanAsset, pelepasanAsset } from "../contract.ts";
import { pelepasanFacts } from "./PelepasanIsi.tsx";

/** What was asked for, and what was decided; opened with the request's id. */
export function PelepasanDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idPengajuan) => `Detail Pelepasan ${idPengajuan}`}>
      {(idPengajuan) => (
        <Answered call={pelepasanAsset.getDetailPelepasanAsset} input={{ idPengajuan }} height={420}>
          {({ data }) => <Bagian row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Bagian({ row }: { row: PelepasanAsset }) {
  return (
    <>
      <Keadaan row={row} />
      <Section title="Pelepasan">
        <Facts facts={pelepasanFacts(row)} />
      </Section>
      <Section title="Persetujuan">
        <Facts facts={keputusan(row)} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="pelepasanAsset" id={row.idPelepasanAsset} />
      </Section>
    </>
  );
}

/** How it stands, and what comes next: its decision, or the asset that goes. */
function Keadaan({ row }: { row: PelepasanAsset }) {
  const { idPelepasanAsset, aksi } = row;
  return (
    <KeadaanPermintaan
      nama={idPelepasanAsset}
      apa={[row.namaBarang, NAMA_ALASAN[row.alasan], row.hargaJual === null ? null : rupiah(row.hargaJual)]}
      row={row}
      putusan={{
        call: pelepasanAsset.approvePelepasanAsset,
        href: `/admin/asset/pengajuanAsset?tab=pelepasan&ubah=${idPelepasanAsset}`,
        boleh: aksi.approve,
      }}
    >
      <HasilPermintaan kodeAsset={row.kodeAsset} idPengajuan={row.pengajuan?.idPengajuan} />
    </KeadaanPermintaan>
  );
}

const keputusan = (row: PelepasanAsset): Fact[] => [
  { label: "Status", value: <StatusPermintaan status={row.statusPengajuan} ditarik={row.ditarik} /> },
  ...recordFacts(isiPelepasan, row, "userApprove", "tglApprove"),
  ...(row.statusPengajuan === "Disetujui" ? recordFacts(isiPelepasan, row, "nilaiBuku") : []),
  ...(row.pengajuan
    ? [{ label: "Mutasi Rekening", value: <DocumentLink kind="pengajuan" kunci={row.pengajuan.idPengajuan} /> }]
    : []),
  ...recordFacts(isiPelepasan, row, "note"),
];
