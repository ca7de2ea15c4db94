import { Alert, Button, Group, Stack, Title } from "@mantine/core";
import { IconAlertCircle, IconCheck } from "@tabler/icons-react";
import { ribuan } from "#kernel/format.ts";
import { type Bernomor, bernomor, SelSalah } from "#web/documents/SelSalah.tsx";
import type { Jawaban } from "#web/documents/useBerkasDicoba.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import type { HasilImpor } from "../isiImpor.ts";
import { PilihKolom } from "./PilihKolom.tsx";
import type { Impor } from "./useImpor.ts";

/** What would be, and what is wrong; nothing is saved yet. */
export function HasilCoba({ impor, jawaban: { hasil, message } }: { impor: Impor; jawaban: Jawaban<HasilImpor> }) {
  const siap = hasil.kurang.length === 0 && hasil.banyakSalah === 0;
  const alasan = hasil.kurang.length > 0 ? "Pilih kolom yang kurang dulu" : "Perbaiki sel yang salah dulu";
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
      {hasil.salah.length > 0 && <SelSalah salah={hasil.salah} banyak={hasil.banyakSalah} berkas="Masalah impor.csv" />}
      {hasil.kurang.length === 0 && <Contoh hasil={hasil} />}
      <Group>
        <Button disabled={!siap} title={siap ? undefined : alasan} loading={impor.busy} onClick={impor.save}>
          Simpan {ribuan(hasil.baris)} baris
        </Button>
        <Button variant="default" disabled={impor.busy} onClick={impor.forget}>
          Batal
        </Button>
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
