import { Alert, Button, Group, Text } from "@mantine/core";
import {
  IconCalendarEvent,
  IconCircleX,
  IconCopy,
  IconEye,
  IconPencil,
  IconSend,
  IconShoppingCartCheck,
} from "@tabler/icons-react";
import { rupiah, tanggal } from "#kernel/format.ts";
import { inOrder } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import { useMay } from "#web/api/session.ts";
import { Bagikan } from "#web/documents/Bagikan.tsx";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { BarisKeadaan, BuatInvoice, Langkah, LangkahDokumen } from "#web/documents/Langkah.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Waktu } from "#web/ui/value/Tanggal.tsx";
import { type DetailPenawaran, penawaran } from "../contract.ts";
import { isiRevisi, pokokPenawaran } from "../isiPenawaran.ts";
import { kodeRevisi } from "../label.ts";
import { Barang, Perubahan, RevisiLama } from "./Revisi.tsx";
import { STATUS } from "./status.ts";
import { useBuatOrder, useTandaiTerkirim } from "./useLangkah.ts";

/** The detail of a quotation; `record` is its code. */
export function PenawaranDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idPenawaran) => `Detail Penawaran ${idPenawaran}`} size="64rem">
      {(idPenawaran) => (
        <Answered call={penawaran.getDetailPenawaran} input={{ idPenawaran }} height={420}>
          {({ data }) => <Bagian row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Bagian({ row }: { row: DetailPenawaran }) {
  const [kini, ...lama] = row.revisiSemua;
  return (
    <>
      <Group gap="xs" mb={6}>
        <Text fw={600} size="lg">
          {row.customerInstansi}
        </Text>
        <StatusBadge map={STATUS} state={row.status} />
      </Group>
      <Langkahnya row={row} />
      {row.disetujui !== null && (
        <Alert color="teal" mb="md" title={`Disetujui ${row.disetujuiNama}`}>
          <Waktu value={row.disetujui} /> di halaman penawaran. Sidik SHA-256 dari yang dilihat:{" "}
          <span style={{ overflowWrap: "anywhere" }}>{row.disetujuiSidik}</span>
        </Alert>
      )}
      {kini && (
        <Section title={kini.revisi === 1 ? "Barang" : `Barang, revisi ${kini.revisi}`}>
          <Barang revisi={kini} />
          <Perubahan revisi={kini} />
        </Section>
      )}
      <Section title="Penawaran">
        <Facts facts={kepala(row)} />
      </Section>
      {lama.map((revisi) => (
        <Section key={revisi.revisi} title={`Revisi ${revisi.revisi}, ${rupiah(revisi.total)}`}>
          <RevisiLama idPenawaran={row.idPenawaran} revisi={revisi} />
        </Section>
      ))}
      <Section title="Riwayat">
        <HistoryPanel jenis="penawaran" id={row.idPenawaran} />
      </Section>
    </>
  );
}

function Langkahnya({ row }: { row: DetailPenawaran }) {
  const { idPenawaran, aksi, idSo } = row;
  const href = (kata: string) => `/admin/penawaran?${kata}=${idPenawaran}`;
  return (
    <BarisKeadaan nama={idPenawaran} keadaan={[kodeRevisi(idPenawaran, row.revisi), keadaan(row), rupiah(row.total)]}>
      {aksi.pesan.boleh && <BuatOrder row={row} />}
      {idSo !== null && !row.orderBatal && <BuatInvoice idSo={idSo} />}
      {idSo !== null && (
        <LangkahDokumen kind="order" kunci={idSo} icon={<IconEye size={16} />}>
          Lihat order
        </LangkahDokumen>
      )}
      {aksi.kirim.boleh && (
        <Bagikan
          jenis="penawaran"
          id={idPenawaran}
          cetak={{ call: penawaran.cetakPenawaran, input: { idPenawaran } }}
          pesan={{ call: penawaran.getPesanPenawaran, input: { idPenawaran } }}
          email={{ call: penawaran.kirimEmailPenawaran, href: href("kirim") }}
        />
      )}
      {row.status === "Draft" && aksi.kirim.boleh && <TandaiTerkirim row={row} />}
      {aksi.ubah.boleh && (
        <Langkah call={penawaran.editPenawaran} href={href("ubah")} icon={<IconPencil size={16} />}>
          {row.dikirim === null ? "Ubah" : "Revisi"}
        </Langkah>
      )}
      {aksi.ubah.boleh && (
        <Langkah call={penawaran.tindakLanjutPenawaran} href={href("tindak")} icon={<IconCalendarEvent size={16} />}>
          Tindak lanjut
        </Langkah>
      )}
      {aksi.kalah.boleh && (
        <Langkah call={penawaran.kalahPenawaran} href={href("kalah")} icon={<IconCircleX size={16} />}>
          Kalah
        </Langkah>
      )}
      <Langkah call={penawaran.addPenawaran} href={href("baru")} icon={<IconCopy size={16} />}>
        Salin
      </Langkah>
    </BarisKeadaan>
  );
}

const keadaan = ({ status, berlakuSampai, orderBatal }: DetailPenawaran): string =>
  status === "Jadi Order"
    ? orderBatal
      ? "Ordernya dibatalkan"
      : "Sudah menjadi order"
    : `Berlaku sampai ${tanggal(berlakuSampai)}`;

function BuatOrder({ row }: { row: DetailPenawaran }) {
  const buat = useBuatOrder();
  if (!useMay(penawaran.pesanPenawaran)) return null;
  return (
    <Button leftSection={<IconShoppingCartCheck size={16} aria-hidden />} onClick={() => void buat(row)}>
      Buat order
    </Button>
  );
}

function TandaiTerkirim({ row }: { row: DetailPenawaran }) {
  const tandai = useTandaiTerkirim();
  if (!useMay(penawaran.tandaiTerkirim)) return null;
  return (
    <Button variant="default" leftSection={<IconSend size={16} aria-hidden />} onClick={() => void tandai(row)}>
      Tandai terkirim
    </Button>
  );
}

const kepala = (row: DetailPenawaran): Fact[] =>
  showing(
    { ...pokokPenawaran, ...isiRevisi },
    {
      others: [
        ...(["revisi", "idSo", "alasanKalah", "keteranganKalah", "disetujui", "disetujuiNama"] as const),
        ...(["disetujuiSidik", "ppnDiAtas"] as const),
      ],
    },
    [
      ...recordFacts(pokokPenawaran, row, "idPenawaran", "tglPenawaran"),
      { label: "Sales", value: row.sales.namaLengkap },
      ...recordFacts(isiRevisi, row, "customerInstansi", "namaCustomer", "noTelp", "email", "alamatCustomer"),
      ...recordFacts(isiRevisi, row, "berlakuSampai", "dikirim", "total"),
      ...(row.ppnDiAtas === 0 ? [] : [{ label: "PPN di dalam total", value: <Money value={row.ppnDiAtas} /> }]),
      ...(row.idSo === null
        ? []
        : [{ label: pokokPenawaran.idSo.label, value: <DocumentLink kind="order" kunci={row.idSo} /> }]),
      ...(row.alasanKalah === null ? [] : recordFacts(pokokPenawaran, row, "alasanKalah", "keteranganKalah")),
      ...recordFacts(pokokPenawaran, row, ...inOrder(TINDAK)("tindakLanjut", "catatanInternal")),
      ...recordFacts(isiRevisi, row, "catatan"),
    ],
  );
const TINDAK = { tindakLanjut: pokokPenawaran.tindakLanjut, catatanInternal: pokokPenawaran.catatanInternal };
