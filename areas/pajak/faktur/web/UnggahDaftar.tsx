import { Alert, Button, FileButton, Stack, Text } from "@mantine/core";
import { IconAlertCircle, IconUpload } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { Answer, Call } from "#kernel/call.ts";
import { CallFailed } from "#web/api/client.ts";
import { type Sent, useAction } from "#web/api/hooks.ts";

type UnggahDaftarProps<C extends Call> = {
  call: C;
  fallback: string;
  /** Where Coretax gives the list. */
  petunjuk: string;
  children: (answer: Answer<C>) => ReactNode;
};

/** Reads a list that Coretax gives, and shows what came of it. */
export function UnggahDaftar<C extends Call>({ call, fallback, petunjuk, children }: UnggahDaftarProps<C>) {
  const [refused, setRefused] = useState<string | null>(null);
  const [hasil, setHasil] = useState<Answer<C> | null>(null);
  const action = useAction(call, { fallback, quiet: true });
  const baca = async (file: File | null) => {
    if (file === null) return;
    setRefused(null);
    setHasil(null);
    try {
      setHasil(await action.mutateAsync({ berkas: [file] } as unknown as Sent<C>));
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      setRefused(failure.sentence(fallback));
    }
  };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {petunjuk}
      </Text>
      <FileButton
        onChange={(file) => void baca(file)}
        accept=".xlsx"
        inputProps={{ "aria-label": "Daftar dari Coretax" }}
      >
        {(button) => (
          <Button {...button} loading={action.isPending} leftSection={<IconUpload size={16} aria-hidden />}>
            Pilih berkas
          </Button>
        )}
      </FileButton>
      {refused !== null && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Tidak ada yang diubah" role="alert">
          {refused}
        </Alert>
      )}
      {hasil !== null && children(hasil)}
    </Stack>
  );
}

/** What of the list could not be read. */
export function TidakTerbaca({ masalah }: { masalah: readonly string[] }) {
  if (masalah.length === 0) return null;
  return (
    <Alert color="yellow" title="Tidak terbaca">
      {masalah.map((kalimat) => (
        <Text size="sm" key={kalimat}>
          {kalimat}
        </Text>
      ))}
    </Alert>
  );
}
