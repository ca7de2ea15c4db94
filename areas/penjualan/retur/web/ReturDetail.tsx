import { Button } from "@mantine/core";
import { IconEye, IconGavel, IconReceiptRefund } from "@tabler/icons-react";
import { ribuan } from "#kernel/format.ts";
import { showing } from "#kernel/showing.ts";
import { useMay } from "#web/api/session.ts";
import { Bagikan } from "#web/documents/Bagikan.tsx";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HasilPermintaan } from "#web/documents/HasilPermintaan.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { BarisKeadaan, Langkah, LangkahDokumen } from "#web/documents/Langkah.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { koreksi } from "../../koreksi/contract.ts";
import { type DasarNota, NotaKreditForm } from "../../koreksi/web/NotaKreditForm.tsx";
import { hargaRetur, type Retur, retur } from "../contract.ts";
import { isiRetur } from "../isiRetur.ts";
import { BarangRetur } from "./BarangRetur.tsx";
import { STATUS, statusRetur } from "./status.ts";

/** The detail of a retur; `record` is its code. */
export function ReturDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idRetur) => `Detail Retur ${idRetur}`}>
      {(idRetur) => (
        <Answered call={retur.getDetailRetur} input={{ idRetur }} height={420}>
          {({ data }) => <Bagian row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Bagian({ row }: { row: Retur }) {
  return (
    <>
      <BarisKeadaan
        nama={row.idRetur}
        keadaan={[
          STATUS[statusRetur(row)].label,
          `${ribuan(row.barang.reduce((sum, { qtyBaik, qtyRusak }) => sum + qtyBaik + qtyRusak, 0))} unit`,
        ]}
      >
        {row.aksi.putuskan.boleh && (
          <Langkah
            call={retur.putuskanRetur}
            href={`/admin/retur?ubah=${row.idRetur}`}
            icon={<IconGavel size={16} />}
            utama
          >
            Putuskan
          </Langkah>
        )}
        {row.keputusan === null && <NotaRetur row={row} />}
        <LangkahDokumen kind="order" kunci={row.idSo} icon={<IconEye size={16} />}>
          Lihat order
        </LangkahDokumen>
        <Bagikan
          jenis="retur"
          id={row.idRetur}
          cetak={{ call: retur.cetakReturPdf, input: { idRetur: row.idRetur } }}
          pesan={{ call: retur.getPesanRetur, input: { idRetur: row.idRetur } }}
          email={{ call: retur.kirimEmailRetur, href: `/admin/retur?kirim=${row.idRetur}` }}
        />
        <HasilPermintaan idPengajuan={row.idPengajuan} />
      </BarisKeadaan>
      <Section title="Barang">
        <BarangRetur wide idRetur={row.idRetur} barang={row.barang} />
      </Section>
      <Section title="Retur">
        <Facts facts={returFacts(row)} />
      </Section>
      <Section title="Foto">
        <Photos images={row.buktiFoto} name={`Foto retur ${row.idRetur}`} />
      </Section>
      <Section title="Keputusan">
        <Facts facts={putusanFacts(row)} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="retur" id={row.idRetur} />
      </Section>
    </>
  );
}

/** A retur of goods that are not fully paid is finished by a credit note. */
function NotaRetur({ row: { idSo, idRetur, barang } }: { row: Retur }) {
  const nota = useDialog<DasarNota>();
  if (!useMay(koreksi.addNotaKredit)) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconReceiptRefund size={16} />}
        onClick={() => nota.open({ idSo, idRetur, nominal: hargaRetur(barang) })}
      >
        Nota Kredit
      </Button>
      <NotaKreditForm dialog={nota} />
    </>
  );
}

/** What came back, as its detail and its decision show it. */
export const returFacts = (row: Retur): Fact[] =>
  showing(isiRetur, { others: ["idRetur", "tglPutus", "catatan", "nominal", "idSuratJalan", "idSo"] }, [
    ...recordFacts(isiRetur, row, "tglRetur", "customerInstansi", "namaCustomer"),
    { label: isiRetur.idSo.label, value: <DocumentLink kind="order" kunci={row.idSo} /> },
    { label: isiRetur.idSuratJalan.label, value: row.idSuratJalan },
    { label: "Dicatat Oleh", value: row.user.namaLengkap },
    ...recordFacts(isiRetur, row, "alasan"),
    ...(row.lanjut ? recordFacts(isiRetur, row, "lanjut") : []),
  ]);

const putusanFacts = (row: Retur): Fact[] => [
  { label: "Status", value: <StatusBadge map={STATUS} state={statusRetur(row)} /> },
  ...(row.userPutus ? [{ label: "Diputuskan Oleh", value: row.userPutus.namaLengkap }] : []),
  ...recordFacts(isiRetur, row, "tglPutus"),
  ...(row.idPengajuan
    ? [
        ...recordFacts(isiRetur, row, "nominal"),
        { label: "Pengajuan", value: <DocumentLink kind="pengajuan" kunci={row.idPengajuan} /> },
      ]
    : []),
  ...recordFacts(isiRetur, row, "catatan"),
];
