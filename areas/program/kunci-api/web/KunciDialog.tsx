import { Alert, Button, CopyButton, Group, Modal, Stack, Text } from "@mantine/core";
import { IconCheck, IconCopy, IconKey } from "@tabler/icons-react";
import { useModalLayer } from "#web/ui/dialog/modalLayer.ts";
import { modalLook } from "#web/ui/dialog/modalLook.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";

/** A new key, which the server answers only once; null where the answer was lost and asked for again. */
export type KunciBaru = { title: string; kunci: string | null };

/** Closes only by its button, because the key cannot be asked for again. */
export function KunciDialog({ dialog }: { dialog: Dialog<KunciBaru> }) {
  const { record } = dialog;
  useModalLayer(dialog.opened, { close: dialog.close, guarded: () => true });
  const kunci = record?.kunci ?? null;
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      title={record?.title}
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      {...modalLook}
    >
      <Stack gap="md">
        <Alert color="orange" icon={<IconKey aria-hidden />}>
          {kunci === null
            ? "Kunci ini tidak dapat ditampilkan lagi: cabut, lalu buat yang baru."
            : "Kunci hanya ditampilkan sekali. Simpan di program yang memakainya, di header token; jangan kirim lewat chat."}
        </Alert>
        {kunci !== null && (
          <Text component="code" ff="monospace" size="sm" fw={600} style={{ overflowWrap: "anywhere" }}>
            {kunci}
          </Text>
        )}
        <Group justify="flex-end">
          {kunci !== null && (
            <CopyButton value={kunci}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
                  onClick={copy}
                >
                  {copied ? "Tersalin" : "Salin"}
                </Button>
              )}
            </CopyButton>
          )}
          <Button onClick={dialog.close}>Tutup</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
