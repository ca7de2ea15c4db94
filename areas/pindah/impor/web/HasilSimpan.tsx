import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconCheck, IconDownload } from "@tabler/icons-react";
import type { Jawaban } from "#web/documents/useBerkasDicoba.ts";
import { downloadCsv } from "#web/ui/file/csv.ts";
import type { HasilImpor } from "../isiImpor.ts";
import type { Impor } from "./useImpor.ts";

/** What was saved; first passwords are shown here and nowhere again. */
export function HasilSimpan({ impor, jawaban: { hasil, message } }: { impor: Impor; jawaban: Jawaban<HasilImpor> }) {
  const { sandi } = hasil;
  const save = () =>
    downloadCsv(
      "Password awal.csv",
      ["No Karyawan", "Nama Lengkap", "Password Awal"],
      sandi.map(({ noKaryawan, namaLengkap, passwordAwal }) => [noKaryawan, namaLengkap, passwordAwal ?? ""]),
    );
  return (
    <Stack gap="md">
      <Alert color="teal" icon={<IconCheck aria-hidden />} role="status">
        {message}
      </Alert>
      {sandi.length > 0 && (
        <Stack gap="xs">
          <Text size="sm">Password awal setiap karyawan hanya ditampilkan sekarang. Simpan, lalu bagikan.</Text>
          <Group>
            <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
              Download password awal
            </Button>
          </Group>
        </Stack>
      )}
      <Group>
        <Button variant="default" onClick={impor.forget}>
          Impor berkas lain
        </Button>
      </Group>
    </Stack>
  );
}
