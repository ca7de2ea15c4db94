import { Alert, Button, FileButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { IconAlertCircle, IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { type JenisImpor, namaJenisImpor } from "../isiImpor.ts";
import type { Impor } from "./useImpor.ts";

/** The file, or what was copied from a table. */
export function BerkasImpor({ impor, jenis }: { impor: Impor; jenis: JenisImpor }) {
  const [teks, setTeks] = useState("");
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {namaJenisImpor(jenis)} dari Accurate, Jurnal, Kledo, Odoo, ERPNext atau lembar Anda sendiri: berkas .xlsx, .xls
        atau .csv seperti diunduh. Berkas diperiksa dulu, belum ada yang disimpan.
      </Text>
      <Group gap="sm">
        <FileButton
          onChange={(file) => file && impor.open(file)}
          accept=".xlsx,.xls,.csv,.txt,.tsv"
          inputProps={{ "aria-label": "Berkas impor" }}
        >
          {(button) => (
            <Button {...button} loading={impor.busy} leftSection={<IconUpload size={16} aria-hidden />}>
              {impor.berkas ? "Pilih berkas lain" : "Pilih berkas"}
            </Button>
          )}
        </FileButton>
        {impor.berkas && <Text size="sm">{impor.berkas.name}</Text>}
      </Group>
      <Textarea
        label="Atau tempel tabelnya"
        description="Termasuk baris judul kolomnya"
        rows={3}
        value={teks}
        onChange={(event) => setTeks(event.currentTarget.value)}
      />
      {teks.trim() !== "" && (
        <Group>
          <Button
            variant="default"
            loading={impor.busy}
            onClick={() => impor.open(new File([teks], "Teks yang ditempel.csv"))}
          >
            Periksa teks
          </Button>
        </Group>
      )}
      {impor.ditolak !== null && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Tidak ada yang disimpan" role="alert">
          {impor.ditolak}
        </Alert>
      )}
    </Stack>
  );
}
