import { Button, Group, Text } from "@mantine/core";
import { IconMail, IconPhone, IconPrinter } from "@tabler/icons-react";
import { tanggal } from "#kernel/format.ts";
import { labelUmur, sebutanTempo, UMUR } from "#kernel/umur.ts";
import { send } from "#web/api/client.ts";
import { useAction } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { WhatsAppLink } from "#web/documents/WhatsAppLink.tsx";
import { DetailShell, Section } from "#web/ui/dialog/DetailShell.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { printed } from "#web/ui/file/printed.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Figures } from "#web/ui/value/Figures.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { isiOrderTerbuka, isiPiutang } from "../../pelanggan/isiPelanggan.ts";
import { type OrderTerbuka, type Pernyataan, type Piutang, piutang } from "../contract.ts";
import { PengingatForm } from "./PengingatForm.tsx";
import { RiwayatPengingat } from "./RiwayatPengingat.tsx";

const TerimaPiutangAwal = onOpening(() => import("./TerimaPiutangAwal.tsx").then((file) => file.TerimaPiutangAwal));

/** The account of a customer on a day; `record` is the id, `pada` the day or blank for today. */
export function PernyataanDetail({ dialog, pada }: { dialog: Dialog<string>; pada: string }) {
  return (
    <DetailShell dialog={dialog} title="Pernyataan Piutang" size="70rem">
      {(idPelanggan) => (
        <Answered call={piutang.getPernyataan} input={{ idPelanggan, ...(pada ? { tanggal: pada } : {}) }} height={420}>
          {({ data }) => <Isi isi={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

/** An invoice of the old program, which no order stands behind. */
const isAwal = ({ idSo }: OrderTerbuka): boolean => idSo.startsWith("PT-");

const columns: LineColumn<OrderTerbuka>[] = [
  { header: "Order", cell: (row) => (isAwal(row) ? "Program lama" : <DocumentLink kind="order" kunci={row.idSo} />) },
  {
    header: "Invoice",
    cell: (row) =>
      isAwal(row) ? row.idInvoice : row.idInvoice ? <DocumentLink kind="invoice" kunci={row.idInvoice} /> : "-",
  },
  recordColumn(isiOrderTerbuka, "tanggal"),
  recordColumn(isiOrderTerbuka, "jatuhTempo"),
  {
    header: "Umur",
    cell: ({ hari }) => (
      <span style={hari > 0 ? { color: "var(--mantine-color-error)" } : undefined}>{sebutanTempo(hari)}</span>
    ),
  },
  recordColumn(isiOrderTerbuka, "tagihan"),
  recordColumn(isiOrderTerbuka, "sisa"),
];

function Isi({ isi }: { isi: Pernyataan }) {
  const { pelanggan, order } = isi;
  const terima = useDialog<OrderTerbuka>();
  const may = useMay(piutang.terimaPiutangAwal);
  const aksi: LineColumn<OrderTerbuka> = {
    header: "Aksi",
    cell: (row) =>
      isAwal(row) && (
        <Button size="compact-sm" variant="default" onClick={() => terima.open(row)}>
          Terima
        </Button>
      ),
  };
  const ada = may && order.some(isAwal);
  return (
    <>
      <TerimaPiutangAwal dialog={terima} />
      <Kepala isi={isi} />
      <Figures
        figures={[
          { label: isiPiutang.sisa.label, value: pelanggan.sisa },
          ...UMUR.filter((umur) => pelanggan[umur] !== 0).map((umur) => ({
            label: labelUmur(umur),
            value: pelanggan[umur],
          })),
        ]}
      />
      <Section title="Order yang belum lunas">
        <LineTable
          label="Order yang belum lunas"
          wide
          columns={ada ? [...columns, aksi] : columns}
          lines={order}
          lineKey={(row) => row.idSo}
          empty="Tidak ada piutang"
        />
      </Section>
      <Section title="Pengingat">
        <RiwayatPengingat idPelanggan={pelanggan.idPelanggan} />
      </Section>
    </>
  );
}

function Kepala({ isi: { pelanggan, tanggal: pada, order, pesan } }: { isi: Pernyataan }) {
  const { idPelanggan } = pelanggan;
  const kirim = useAddress("kirim");
  const catat = useDialog<Piutang>();
  const noted = useAction(piutang.catatPengingat, { fallback: "Pengingat tidak tercatat", quiet: true });
  const ada = order.length > 0;
  return (
    <Group justify="space-between" mb="md">
      <div>
        <Text fw={600} size="lg">
          <DocumentLink kind="pelanggan" kunci={String(idPelanggan)} label={pelanggan.nama} />
        </Text>
        <Text c="dimmed" size="sm">
          {[pelanggan.instansi, pelanggan.telepon, `per ${tanggal(pada)}`].filter(Boolean).join(" · ")}
        </Text>
      </div>
      {ada && (
        <Group gap="xs">
          <WhatsAppLink
            telepon={pelanggan.telepon}
            teks={pesan}
            onFollow={() => noted.mutate({ idPelanggan, cara: "WhatsApp", catatan: "" })}
          />
          <Button
            variant="default"
            leftSection={<IconMail size={16} aria-hidden />}
            onClick={() => kirim.open(String(idPelanggan))}
          >
            Email
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() =>
              void printed(send(piutang.cetakPernyataan, { idPelanggan, tanggal: pada }), "Gagal mencetak")
            }
          >
            PDF
          </Button>
          <Button
            variant="default"
            leftSection={<IconPhone size={16} aria-hidden />}
            onClick={() => catat.open(pelanggan)}
          >
            Catat Pengingat
          </Button>
        </Group>
      )}
      <PengingatForm dialog={catat} />
    </Group>
  );
}
