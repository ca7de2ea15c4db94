import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { BerkasDitolak, PilihBerkas } from "#web/documents/PilihBerkas.tsx";
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
      <PilihBerkas label="Berkas impor" accept=".xlsx,.xls,.csv,.txt,.tsv" impor={impor} />
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
      <BerkasDitolak alasan={impor.ditolak} />
    </Stack>
  );
}
