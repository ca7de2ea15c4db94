import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconAlertCircle, IconCheck, IconDownload } from "@tabler/icons-react";
import { ribuan } from "#kernel/format.ts";
import { downloadCsv } from "#web/ui/file/csv.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import type { HasilImpor, SelSalah } from "../isiImpor.ts";
import { PilihKolom } from "./PilihKolom.tsx";
import type { Impor, Jawaban } from "./useImpor.ts";

type Bernomor<Isi> = { nomor: number; isi: Isi };
const bernomor = <Isi,>(rows: readonly Isi[]): Bernomor<Isi>[] => rows.map((isi, nomor) => ({ nomor, isi }));

/** What would be, and what is wrong; nothing is saved yet. */
export function HasilCoba({ impor, jawaban: { hasil, message } }: { impor: Impor; jawaban: Jawaban }) {
  const siap = hasil.kurang.length === 0 && hasil.banyakSalah === 0;
  return (
    <Stack gap="md">
      {siap ? (
        <Alert color="teal" icon={<IconCheck aria-hidden />} role="status">
          {message}
        </Alert>
      ) : (
        <Alert color={hasil.kurang.length > 0 ? "orange" : "red"} icon={<IconAlertCircle aria-hidden />} role="alert">
          {message}
        </Alert>
      )}
      <PilihKolom key={hasil.judul.join("|")} impor={impor} hasil={hasil} />
      {hasil.salah.length > 0 && <Salah hasil={hasil} />}
      {hasil.kurang.length === 0 && <Contoh hasil={hasil} />}
      <Group>
        <Button disabled={!siap} loading={impor.busy} onClick={impor.save}>
          Simpan {ribuan(hasil.baris)} baris
        </Button>
        <Button variant="default" disabled={impor.busy} onClick={impor.forget}>
          Batal
        </Button>
      </Group>
    </Stack>
  );
}

const KOLOM_SALAH: readonly LineColumn<Bernomor<SelSalah>>[] = [
  { header: "Baris", cell: ({ isi }) => isi.baris ?? "-", align: "right" },
  { header: "Kolom", cell: ({ isi }) => isi.kolom ?? "-" },
  { header: "Masalah", cell: ({ isi }) => isi.message, wrap: 240 },
];

function Salah({ hasil: { salah, banyakSalah } }: { hasil: HasilImpor }) {
  const save = () =>
    downloadCsv(
      "Masalah impor.csv",
      ["Baris", "Kolom", "Masalah"],
      salah.map(({ baris, kolom, message }) => [baris ?? "", kolom ?? "", message]),
    );
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {ribuan(banyakSalah)} isian salah
      </Title>
      <LineTable
        wide
        tall
        label="Isian yang salah"
        columns={KOLOM_SALAH}
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

/** The first rows as they will be. */
function Contoh({ hasil: { kolom, contoh, baris } }: { hasil: HasilImpor }) {
  const terisi = kolom.filter(({ judul, tetap }) => judul !== null || tetap !== "");
  const columns = terisi.map(
    ({ label }, at): LineColumn<Bernomor<string[]>> => ({ header: label, cell: ({ isi }) => isi[at] || "-" }),
  );
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {contoh.length < baris ? `${contoh.length} baris pertama dari ${ribuan(baris)}` : "Isi berkas"}
      </Title>
      <LineTable wide label="Contoh baris" columns={columns} lines={bernomor(contoh)} lineKey={({ nomor }) => nomor} />
    </Stack>
  );
}
