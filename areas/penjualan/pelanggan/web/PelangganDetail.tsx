import { Alert, Button, Group, Text } from "@mantine/core";
import { IconArrowsSplit2, IconNotes, IconReportMoney } from "@tabler/icons-react";
import { ribuan, rupiah, waktu } from "#kernel/format.ts";
import { inOrder } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import { useMay } from "#web/api/session.ts";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { faktaKolom } from "#web/documents/kolomSendiri.ts";
import { BarisKeadaan, Email, LangkahDokumen, Telepon } from "#web/documents/Langkah.tsx";
import { WhatsAppLink } from "#web/documents/WhatsAppLink.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Figures } from "#web/ui/value/Figures.tsx";
import { StatusBadge, type StatusMap } from "#web/ui/value/StatusBadge.tsx";
import { KelompokHarga } from "../../daftar-harga/web/KelompokHarga.tsx";
import { RiwayatPengingat } from "../../piutang/web/RiwayatPengingat.tsx";
import type { DetailPelanggan } from "../barisPelanggan.ts";
import { pelanggan } from "../contract.ts";
import { isianPelanggan, kepalaPelanggan, kreditPelanggan, summarisePelanggan } from "../isiPelanggan.ts";
import { BatasKredit } from "./BatasKredit.tsx";
import { Gabungan } from "./Gabungan.tsx";
import { EmailPelanggan, InvoicePelanggan, MesinPelanggan, OrderPelanggan } from "./PelangganIsi.tsx";
import { Percakapan, PercakapanForm } from "./Percakapan.tsx";
import { PisahForm } from "./PisahForm.tsx";

const STATUS_PELANGGAN: StatusMap<"arsip"> = { arsip: { label: "Arsip", tone: "neutral" } };

/** The detail of a customer; `record` is the id. */
export function PelangganDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title="Detail Pelanggan" size="80rem">
      {(idPelanggan) => (
        <Answered call={pelanggan.getDetailPelanggan} input={{ idPelanggan }} height={480}>
          {({ data }) => <Isi row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Isi({ row }: { row: DetailPelanggan }) {
  const { idPelanggan } = row;
  return (
    <>
      <Kepala row={row} />
      <Figures
        figures={(["piutang", "terlambat", "totalPembelian"] as const).map((name) => ({
          label: summarisePelanggan[name].label,
          value: row[name],
        }))}
      />
      <Section title="Pelanggan">
        <Facts facts={fakta(row)} />
      </Section>
      <Section title="Daftar Harga">
        <KelompokHarga idPelanggan={idPelanggan} />
      </Section>
      <Section title="Percakapan dan Langkah Berikutnya">
        <Percakapan idPelanggan={idPelanggan} />
      </Section>
      <Section title="Order">
        <OrderPelanggan idPelanggan={idPelanggan} />
      </Section>
      <Section title="Invoice dan Pembayaran">
        <InvoicePelanggan idPelanggan={idPelanggan} />
      </Section>
      <Section title="Mesin dan Garansi">
        <MesinPelanggan idPelanggan={idPelanggan} />
      </Section>
      <Section title="Pengingat Piutang">
        <RiwayatPengingat idPelanggan={idPelanggan} />
      </Section>
      <Section title="Email">
        <EmailPelanggan idPelanggan={idPelanggan} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="pelanggan" id={idPelanggan} />
      </Section>
    </>
  );
}

function Kepala({ row }: { row: DetailPelanggan }) {
  const catat = useDialog<DetailPelanggan>();
  return (
    <>
      <Group gap="xs" mb={6}>
        <Text fw={600} size="lg">
          {row.nama}
        </Text>
        {row.instansi && <Text c="dimmed">{row.instansi}</Text>}
        {row.arsip && <StatusBadge map={STATUS_PELANGGAN} state="arsip" />}
      </Group>
      <BarisKeadaan
        nama={row.nama}
        keadaan={[
          `${ribuan(row.jumlahOrder)} order`,
          row.piutang > 0 ? `Piutang ${rupiah(row.piutang)}` : "Tidak ada piutang",
          row.terlambat > 0 ? `Terlambat ${rupiah(row.terlambat)}` : null,
          row.batasKredit === null
            ? null
            : `${kreditPelanggan.batasKredit.label} ${rupiah(row.batasKredit)}, terpakai ${rupiah(row.kreditTerpakai)}`,
        ]}
      >
        <Telepon nomor={row.telepon} />
        <WhatsAppLink telepon={row.telepon} teks={`Yth. ${row.nama},\n\n`} />
        <Email
          email={row.email}
          tambah={
            row.aksi.ubah.boleh
              ? { call: pelanggan.updatePelanggan, href: `/admin/pelanggan?ubah=${row.idPelanggan}` }
              : null
          }
        />
        {row.piutang > 0 && (
          <LangkahDokumen kind="piutang" kunci={String(row.idPelanggan)} icon={<IconReportMoney size={16} />}>
            Lihat piutang
          </LangkahDokumen>
        )}
        <Button variant="default" leftSection={<IconNotes size={16} aria-hidden />} onClick={() => catat.open(row)}>
          Catat Percakapan
        </Button>
        <BatasKredit row={row} />
        <PisahkanOrder row={row} />
      </BarisKeadaan>
      <Gabungan row={row} />
      {row.emailDitolak && (
        <Alert color="red" variant="light" mb="md" title={`Email ke ${row.email} tidak sampai`}>
          Sejak {waktu(row.emailDitolak.sejak)}: {row.emailDitolak.alasan}
        </Alert>
      )}
      <PercakapanForm dialog={catat} />
    </>
  );
}

function PisahkanOrder({ row }: { row: DetailPelanggan }) {
  const pisah = useDialog<DetailPelanggan>();
  const may = useMay(pelanggan.pisahkanPelanggan);
  if (!may || !row.aksi.pisah.boleh) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsSplit2 size={16} aria-hidden />}
        onClick={() => pisah.open(row)}
      >
        Pisahkan Order
      </Button>
      <PisahForm dialog={pisah} />
    </>
  );
}

const fakta = (row: DetailPelanggan): Fact[] =>
  showing(
    { ...isianPelanggan, ...summarisePelanggan, ...kepalaPelanggan },
    {
      others: [
        "instansi",
        "nama",
        "termin",
        "totalPembelian",
        "piutang",
        "terlambat",
        "idPelanggan",
        "arsip",
        "orderLama",
      ],
    },
    [
      ...recordFacts(isianPelanggan, row, "telepon", "email", "npwp"),
      {
        label: "Termin",
        value: row.termin === null ? `${row.terminBerlaku} hari (perusahaan)` : `${row.termin} hari`,
      },
      { label: "Penanggung Jawab", value: row.sales?.namaLengkap },
      ...recordFacts(summarisePelanggan, row, "jumlahOrder", "orderTerakhir"),
      ...faktaKolom(row),
      ...(row.orderLama === null ? [] : [{ label: "Dari Data Lama", value: `${row.orderLama} order dikelompokkan` }]),
      ...recordFacts(
        isianPelanggan,
        row,
        ...inOrder({ alamat: isianPelanggan.alamat, catatan: isianPelanggan.catatan })("alamat", "catatan"),
      ).map((fact) => ({ ...fact, wide: true })),
    ],
  );
