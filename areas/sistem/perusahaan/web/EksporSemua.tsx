import { Button, Text } from "@mantine/core";
import { IconDatabaseExport } from "@tabler/icons-react";
import { ekspor } from "#areas/buku-besar/ekspor/contract.ts";
import { useMay } from "#web/api/session.ts";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import { useDownload } from "#web/ui/file/useDownload.ts";

/** Everything that the company has, to take along. */
export function EksporSemua() {
  const { busy, fetchFile } = useDownload({ call: ekspor.exportSemua, fallback: "Gagal mengekspor semua data" });
  if (!useMay(ekspor.exportSemua)) return null;
  return (
    <Section title="Ekspor semua data">
      <Text size="sm" mb="sm">
        Semua tabel sebagai CSV dengan arti setiap kolom, seluruh jurnal untuk hledger, semua foto dan PDF, dan skrip
        yang membacanya ke PostgreSQL kosong. Password dan kunci tidak ikut.
      </Text>
      <Button
        variant="default"
        leftSection={<IconDatabaseExport size={16} aria-hidden />}
        loading={busy}
        onClick={() => void fetchFile({})}
      >
        Ekspor semua data
      </Button>
    </Section>
  );
}
