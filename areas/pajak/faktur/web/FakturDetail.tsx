import { Alert, Group, Stack, Text } from "@mantine/core";
import { IconId, IconPencil } from "@tabler/icons-react";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { BarisKeadaan, Langkah } from "#web/documents/Langkah.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { pajak } from "../../setelan/contract.ts";
import { fakturPajak } from "../contract.ts";
import { type FakturLengkap, isiFakturPajak, type MasalahFaktur } from "../isiFaktur.ts";
import { LembarKeyIn } from "./LembarKeyIn.tsx";
import { Perbaikan } from "./Perbaikan.tsx";

/** Everything about one faktur; opened with its code. */
export function FakturDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idFaktur) => `Faktur ${idFaktur}`}>
      {(idFaktur) => (
        <Answered call={fakturPajak.getDetailFaktur} input={{ idFaktur }} height={420}>
          {({ data }) => <Isi row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Isi({ row }: { row: FakturLengkap }) {
  const { idFaktur, daftarMasalah, keyIn, belumKeyIn, rantai, cara } = row;
  return (
    <>
      <Keadaan row={row} />
      {daftarMasalah.length > 0 && <Masalah daftar={daftarMasalah} />}
      <Section title="Faktur">
        <Facts facts={faktaOf(row)} />
      </Section>
      {cara === "Key-In" && (
        <Section title="Lembar Key-In">
          {keyIn ? <LembarKeyIn isian={keyIn} /> : <Text c="dimmed">{belumKeyIn ?? "Belum dapat diketik."}</Text>}
        </Section>
      )}
      <Section title="Semua faktur order ini">
        <LineTable
          label="Semua faktur order ini"
          wide
          columns={RANTAI}
          lines={rantai}
          lineKey={(satu) => satu.idFaktur}
        />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="faktur" id={idFaktur} />
      </Section>
    </>
  );
}

function Keadaan({ row: { idFaktur, status, cara, nomor, idPelanggan, aksi } }: { row: FakturLengkap }) {
  return (
    <BarisKeadaan nama={idFaktur} keadaan={[status, cara, nomor && `Nomor ${nomor}`]}>
      {aksi.catat.boleh && (
        <Langkah
          call={fakturPajak.catatFaktur}
          href={`/admin/pajak?catat=${idFaktur}`}
          icon={<IconPencil size={16} aria-hidden />}
        >
          Catat
        </Langkah>
      )}
      {idPelanggan !== null && (
        <Langkah
          call={pajak.updateIdentitasPelanggan}
          href={`/admin/pajak?identitas=${idPelanggan}`}
          icon={<IconId size={16} aria-hidden />}
        >
          Identitas pelanggan
        </Langkah>
      )}
    </BarisKeadaan>
  );
}

/** What Coretax would refuse, each with the way to put it right. */
function Masalah({ daftar }: { daftar: readonly MasalahFaktur[] }) {
  return (
    <Alert color="red" title="Perlu diperbaiki" mb="lg">
      <Stack gap={6}>
        {daftar.map((masalah) => (
          <Group key={`${masalah.tempat} ${masalah.kunci} ${masalah.kalimat}`} gap="xs" justify="space-between">
            <Text size="sm" flex="1 1 260px">
              {masalah.kalimat}
            </Text>
            <Text size="sm" component="div">
              <Perbaikan {...masalah} />
            </Text>
          </Group>
        ))}
      </Stack>
    </Alert>
  );
}

const faktaOf = (row: FakturLengkap): Fact[] => [
  ...recordFacts(isiFakturPajak, row, "tanggal", "jenis"),
  {
    label: isiFakturPajak.namaCustomer.short,
    value:
      row.idPelanggan === null ? (
        row.namaCustomer
      ) : (
        <DocumentLink kind="pelanggan" kunci={String(row.idPelanggan)} label={row.namaCustomer} />
      ),
  },
  { label: "Invoice", value: row.idInvoice && <DocumentLink kind="invoice" kunci={row.idInvoice} /> },
  { label: "Order", value: <DocumentLink kind="order" kunci={row.idSo} /> },
  ...(row.sebab === "" ? [] : [{ label: "Sebab", value: row.sebab }]),
  ...recordFacts(isiFakturPajak, row, "nominal", "dpp", "ppn"),
  ...(row.dipungut === 0 ? [] : recordFacts(isiFakturPajak, row, "dipungut")),
  ...recordFacts(isiFakturPajak, row, "nomor", "tglNomor", "catatan"),
];

const RANTAI: readonly LineColumn<FakturLengkap["rantai"][number]>[] = [
  { header: "Faktur", cell: ({ idFaktur }) => <DocumentLink kind="faktur" kunci={idFaktur} /> },
  { header: "Jenis", cell: ({ jenis }) => jenis },
  { header: "Tanggal", cell: ({ tanggal }) => <Tanggal value={tanggal} /> },
  moneyColumn("Nominal", (satu) => satu.nominal),
  moneyColumn("PPN", (satu) => satu.ppn),
  { header: "Status", cell: ({ status }) => status },
  { header: "Nomor", cell: ({ nomor }) => nomor || "-" },
];
