import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { ribuan } from "#kernel/format.ts";
import type { SelSalah as Sel } from "#kernel/selSalah.ts";
import { downloadCsv } from "#web/ui/file/csv.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";

export type Bernomor<Isi> = { nomor: number; isi: Isi };
/** Rows that have no key of their own. */
export const bernomor = <Isi,>(rows: readonly Isi[]): Bernomor<Isi>[] => rows.map((isi, nomor) => ({ nomor, isi }));

const KOLOM: readonly LineColumn<Bernomor<Sel>>[] = [
  { header: "Baris", cell: ({ isi }) => isi.baris ?? "-", align: "right" },
  { header: "Kolom", cell: ({ isi }) => isi.kolom ?? "-" },
  { header: "Masalah", cell: ({ isi }) => isi.message, wrap: 240 },
];

/** The wrong cells of a file, and a list of them to work down. `berkas`: how that list is called. */
export function SelSalah({ salah, banyak, berkas }: { salah: readonly Sel[]; banyak: number; berkas: string }) {
  const save = () =>
    downloadCsv(
      berkas,
      ["Baris", "Kolom", "Masalah"],
      salah.map(({ baris, kolom, message }) => [baris ?? "", kolom ?? "", message]),
    );
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {ribuan(banyak)} isian salah
      </Title>
      <LineTable
        wide
        tall
        label="Isian yang salah"
        columns={KOLOM}
        lines={bernomor(salah)}
        lineKey={({ nomor }) => nomor}
      />
      <Group>
        <Button size="xs" variant="default" leftSection={<IconDownload size={14} aria-hidden />} onClick={save}>
          Download daftar masalah
        </Button>
        <Text size="xs" c="dimmed">
          Perbaiki di berkasnya, lalu pilih berkas itu lagi.
        </Text>
      </Group>
    </Stack>
  );
}
