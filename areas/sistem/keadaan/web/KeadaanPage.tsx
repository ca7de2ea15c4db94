import { Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import { waktu } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { StatusBadge, type StatusMap } from "#web/ui/value/StatusBadge.tsx";
import { type ButirKeadaan, keadaan, type Proses } from "../contract.ts";

const TINGKAT: StatusMap<ButirKeadaan["tingkat"]> = {
  baik: { label: "Baik", tone: "normal" },
  perhatian: { label: "Perhatikan", tone: "waiting" },
  gawat: { label: "Gawat", tone: "bad" },
};

const columns: LineColumn<Proses>[] = [
  { header: "Proses", cell: (row) => row.id },
  { header: "Sejak", cell: (row) => waktu(row.mulai) },
  { header: "Permintaan", align: "right", cell: (row) => row.permintaan.toLocaleString("id-ID") },
  { header: "Gagal", align: "right", cell: (row) => row.gagal.toLocaleString("id-ID") },
  { header: "Lambat", align: "right", cell: (row) => row.lambat.toLocaleString("id-ID") },
  { header: "Koneksi dipakai/terbuka/batas", align: "right", cell: (row) => row.koneksi },
  { header: "Menunggu", align: "right", cell: (row) => row.menunggu },
  { header: "Layar", align: "right", cell: (row) => row.aliran },
  { header: "Terlambat (ms)", align: "right", cell: (row) => row.putaranMs },
  { header: "Memori (MB)", align: "right", cell: (row) => row.memoriMb },
];

const TIAP_MS = 10_000;

/** How the server is, in words and colours; looked at again every ten seconds. */
export function KeadaanPage() {
  const { data, error } = useCall(keadaan.getKeadaan, {}, { refetchInterval: TIAP_MS });
  if (!data) return error ? <Text>{error.message}</Text> : <Skeleton h={320} />;
  const { butir, proses } = data.data;
  return (
    <Stack gap="lg">
      <Text c="dimmed" size="sm">
        Diperbarui tiap 10 detik. Yang gawat perlu ditangani sekarang, yang diperhatikan hari ini.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {butir.map((satu) => (
          <Butir key={satu.kunci} butir={satu} />
        ))}
      </SimpleGrid>
      <section aria-labelledby="judul-proses">
        <Title order={2} fz="md" mb="sm" id="judul-proses">
          Tiap proses
        </Title>
        <LineTable wide label="Proses" columns={columns} lines={proses} lineKey={(row) => row.id} />
      </section>
    </Stack>
  );
}

function Butir({ butir: { judul, nilai, tingkat, keterangan } }: { butir: ButirKeadaan }) {
  return (
    <Paper withBorder p="md" component="section" aria-label={judul}>
      <Group justify="space-between" align="start" wrap="nowrap">
        <Text fz="sm" c="dimmed">
          {judul}
        </Text>
        <StatusBadge map={TINGKAT} state={tingkat} />
      </Group>
      <Text fw={600} fz="lg">
        {nilai}
      </Text>
      <Text fz="sm" mt={4}>
        {keterangan}
      </Text>
    </Paper>
  );
}
