import { showing } from "#kernel/showing.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { persetujuanFacts } from "#web/documents/persetujuanFacts.ts";
import { StatusPermintaan } from "#web/documents/StatusPermintaan.tsx";
import { uangLainFacts } from "#web/documents/uangLain.ts";
import { type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import type { Pengajuan, PengajuanDetail, PengajuanLengkap } from "../contract.ts";
import { isiPengajuan } from "../isiPengajuan.ts";
import { RujukanInvoice, RujukanPembelian } from "./Rujukan.tsx";

/** `idKunjungan`: where it is known, the visit that it pays. */
type Isi = PengajuanLengkap & Partial<Pick<PengajuanDetail, "idKunjungan">>;

/** The content of a request, for its detail and for that of Simpanan Rekening. */
export function PengajuanIsi({ row }: { row: Isi & Partial<Pick<Pengajuan, "persetujuan">> }) {
  return (
    <>
      <Section title="Pengajuan">
        <Facts facts={pengajuanFacts(row)} />
      </Section>
      <Section title="Persetujuan">
        <Facts facts={[...keputusanFacts(row), ...persetujuanFacts(row.persetujuan)]} />
      </Section>
    </>
  );
}

const pengajuanFacts = (row: Isi): Fact[] =>
  showing(
    isiPengajuan,
    { others: ["idKebutuhan", "statusPengajuan", "tglApprove", "tanggalUang", "note", "userApprove"] },
    [
      ...recordFacts(isiPengajuan, row, "idPengajuan", "kebutuhan", "tipePengajuan", "nominalPengajuan"),
      ...recordFacts(isiPengajuan, row, "rekeningAsal", "rekeningTujuan", "tglPengajuan", "userPengajuan"),
      ...(row.inv ? [{ label: "Order dan Invoice", value: <RujukanInvoice inv={row.inv} /> }] : []),
      ...(row.po ? [{ label: "Kloter PO", value: <RujukanPembelian po={row.po} /> }] : []),
      ...(row.asset ? [{ label: "Pengajuan Asset", value: <RujukanPembelian asset={row.asset} /> }] : []),
      ...(row.pelepasan ? [{ label: "Pelepasan Asset", value: <RujukanPembelian pelepasan={row.pelepasan} /> }] : []),
      ...(row.idKunjungan
        ? [{ label: "Kunjungan", value: <DocumentLink kind="kunjungan" kunci={row.idKunjungan} /> }]
        : []),
      ...recordFacts(isiPengajuan, row, "deskripsiPengajuan"),
      {
        label: "Bukti Pengajuan",
        value: <Photos images={row.buktiFotoPengajuan} name={`Bukti pengajuan ${row.idPengajuan}`} />,
        wide: true,
      },
    ],
  );

const keputusanFacts = (row: PengajuanLengkap): Fact[] => [
  {
    label: isiPengajuan.statusPengajuan.label,
    value: <StatusPermintaan status={row.statusPengajuan} ditarik={row.ditarik} />,
  },
  ...recordFacts(isiPengajuan, row, "userApprove", "tglApprove"),
  ...uangLainFacts(row),
  ...recordFacts(isiPengajuan, row, "note"),
  {
    label: "Bukti Approve",
    value: <Photos images={row.buktiFotoApprove} name={`Bukti approve ${row.idPengajuan}`} />,
    wide: true,
  },
];
