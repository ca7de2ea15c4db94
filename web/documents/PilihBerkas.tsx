import { Alert, Button, FileButton, Group, Text } from "@mantine/core";
import { IconAlertCircle, IconUpload } from "@tabler/icons-react";

type PilihBerkasProps = {
  /** For who does not see it. */
  label: string;
  accept: string;
  impor: { berkas: File | null; busy: boolean; open: (file: File) => void };
};

/** The choice of a file that is looked at before anything of it is saved. */
export function PilihBerkas({ label, accept, impor }: PilihBerkasProps) {
  return (
    <Group gap="sm">
      <FileButton onChange={(file) => file && impor.open(file)} accept={accept} inputProps={{ "aria-label": label }}>
        {(button) => (
          <Button {...button} loading={impor.busy} leftSection={<IconUpload size={16} aria-hidden />}>
            {impor.berkas ? "Pilih berkas lain" : "Pilih berkas"}
          </Button>
        )}
      </FileButton>
      {impor.berkas && <Text size="sm">{impor.berkas.name}</Text>}
    </Group>
  );
}

/** Why nothing of a file was saved. */
export function BerkasDitolak({ alasan }: { alasan: string | null }) {
  if (alasan === null) return null;
  return (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Tidak ada yang disimpan" role="alert">
      {alasan}
    </Alert>
  );
}
