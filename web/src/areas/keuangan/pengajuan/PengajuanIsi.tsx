import { Stack } from "@mantine/core";
import { keadaanPengajuan, type Pengajuan, permintaan } from "#contract/keuangan/pengajuan.ts";
import { sebutanRekening } from "#contract/keuangan/rekening.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import { type Fact, Facts, Section } from "../../../ui/dialog/DetailShell.tsx";
import { Photos } from "../../../ui/picture/ImageViewer.tsx";
import { recordFacts } from "../../../ui/record/recordFacts.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { STATUS } from "./status.ts";

type Isi = Omit<Pengajuan, "aksi">;

/** The account of one side; a dash where that side does not count. */
export const sisi = ([rekening]: Isi["rekeningAsal"]): string =>
  rekening ? sebutanRekening(rekening.namaRekening) : "-";

/** The order and invoice behind a request, each leading to its screen. */
export function RujukanInvoice({ inv }: Pick<Isi, "inv">) {
  if (inv === null) return <span>-</span>;
  return (
    <Stack gap={0}>
      <DocumentLink kind="order" kunci={inv.idSo} />
      {inv.idInvoice && <DocumentLink kind="invoice" kunci={inv.idInvoice} />}
    </Stack>
  );
}

/** The batch of a purchase order, or the asset request, behind a request. */
export function RujukanPembelian({ po, asset }: Pick<Isi, "po" | "asset">) {
  if (po) return <DocumentLink kind="po" kunci={po.idPo} label={po.kloter} />;
  if (asset) return <DocumentLink kind="pengajuanAsset" kunci={asset.idPengajuanAsset} />;
  return <span>-</span>;
}

/** Everything about a request that its detail and the ledger's detail show. */
export function PengajuanIsi({ row }: { row: Isi }) {
  return (
    <>
      <Section title="Pengajuan">
        <Facts facts={pengajuanFacts(row)} />
      </Section>
      <Section title="Persetujuan">
        <Facts facts={keputusanFacts(row)} />
      </Section>
    </>
  );
}

const pengajuanFacts = (row: Isi): Fact[] => [
  ...recordFacts(keadaanPengajuan, row, "idPengajuan"),
  { label: "Kebutuhan", value: row.kebutuhan[0]?.namaKebutuhan },
  ...recordFacts(permintaan, row, "tipePengajuan", "nominalPengajuan"),
  { label: "Rekening Asal", value: sisi(row.rekeningAsal) },
  { label: "Rekening Tujuan", value: sisi(row.rekeningTujuan) },
  ...recordFacts(permintaan, row, "tglPengajuan"),
  { label: "Diajukan Oleh", value: row.userPengajuan[0]?.namaLengkap },
  ...(row.inv ? [{ label: "Order dan Invoice", value: <RujukanInvoice inv={row.inv} /> }] : []),
  ...(row.po ? [{ label: "Kloter PO", value: <RujukanPembelian po={row.po} asset={null} /> }] : []),
  ...(row.asset ? [{ label: "Pengajuan Asset", value: <RujukanPembelian po={null} asset={row.asset} /> }] : []),
  ...recordFacts(permintaan, row, "deskripsiPengajuan"),
  {
    label: "Bukti Pengajuan",
    value: <Photos images={row.buktiFotoPengajuan} name={`Bukti pengajuan ${row.idPengajuan}`} />,
    wide: true,
  },
];

const keputusanFacts = (row: Isi): Fact[] => [
  { label: "Status", value: <StatusBadge map={STATUS} state={row.statusPengajuan} /> },
  { label: "Diproses Oleh", value: row.userApprove[0]?.namaLengkap },
  ...recordFacts(keadaanPengajuan, row, "tglApprove", "note"),
  {
    label: "Bukti Approve",
    value: <Photos images={row.buktiFotoApprove} name={`Bukti approve ${row.idPengajuan}`} />,
    wide: true,
  },
];
