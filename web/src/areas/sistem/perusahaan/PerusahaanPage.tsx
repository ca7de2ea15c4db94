import { Alert, Button, Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconAlertCircle, IconPencil } from "@tabler/icons-react";
import { type Perusahaan, perusahaan } from "#contract/sistem/perusahaan.ts";
import { useCall } from "../../../api/hooks.ts";
import { type Fact, Facts, Section } from "../../../ui/DetailShell.tsx";
import { HistoryPanel } from "../../../ui/HistoryPanel.tsx";
import { Photos } from "../../../ui/ImageViewer.tsx";
import { useDialog } from "../../../ui/useDialog.ts";
import { PerusahaanForm } from "./PerusahaanForm.tsx";

/** The letterhead of every document that is printed, and the values that the rules take from the company. */
export function PerusahaanPage() {
  const { data, error, refetch } = useCall(perusahaan.getPerusahaan, {});
  if (data) return <Isi row={data.data} />;
  if (error === null) return <Skeleton height={360} aria-hidden />;
  return (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Data tidak dapat dimuat">
      <Stack gap="xs" align="flex-start">
        {error.message}
        <Button size="xs" variant="default" onClick={() => void refetch()}>
          Coba lagi
        </Button>
      </Stack>
    </Alert>
  );
}

function Isi({ row }: { row: Perusahaan }) {
  const edit = useDialog<Perusahaan>();
  return (
    <Paper withBorder p="lg" maw={960}>
      <Group justify="space-between" align="flex-start" mb="md">
        <div>
          <Title order={2} size="h4">
            {row.nama}
          </Title>
          <Text c="dimmed" size="sm">
            Berlaku untuk semua dokumen yang dicetak dan dikirim.
          </Text>
        </div>
        <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => edit.open(row)}>
          Edit Perusahaan
        </Button>
      </Group>
      <Section title="Kop surat">
        <Facts facts={kop(row)} />
      </Section>
      <Section title="Setelan">
        <Facts facts={setelan(row)} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="perusahaan" id={1} />
      </Section>
      <PerusahaanForm dialog={edit} />
    </Paper>
  );
}

/** Text as it was typed, line by line. */
function Lines({ text }: { text: string }) {
  return <span style={{ whiteSpace: "pre-line" }}>{text || "-"}</span>;
}

const kop = (row: Perusahaan): Fact[] => [
  { label: "Nama", value: row.nama },
  { label: "No Telp", value: row.noTelp },
  { label: "Email", value: row.email },
  { label: "Alamat", value: <Lines text={row.alamat} />, wide: true },
  { label: "Rekening Pembayaran", value: <Lines text={row.barisBank} />, wide: true },
  { label: "Logo", value: row.logo && <Photos images={[row.logo]} name="Logo perusahaan" />, wide: true },
];

const setelan = (row: Perusahaan): Fact[] => [
  { label: "Hari Produksi PL", value: `${row.hariProduksiPl} hari` },
  { label: "Hari Produksi PO", value: `${row.hariProduksiPo} hari` },
  {
    label: "Pengajuan Sendiri",
    value: row.pengajuanSendiriOlehOrangLain ? "Harus disetujui orang lain" : "Boleh disetujui sendiri",
  },
  { label: "Simpan Backup", value: `${row.hariBackup} hari` },
];
