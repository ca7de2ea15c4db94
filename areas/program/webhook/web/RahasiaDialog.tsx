import { Alert, Button, CopyButton, Group, Modal, Stack, Text } from "@mantine/core";
import { IconCheck, IconCopy, IconKey } from "@tabler/icons-react";
import { useModalLayer } from "#web/ui/dialog/modalLayer.ts";
import { modalLook } from "#web/ui/dialog/modalLook.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";

/** The secret of a webhook, which the server answers only once; null where the answer was lost and asked for again. */
export type RahasiaBaru = { title: string; rahasia: string | null };

/** Closes only by its button, because the secret cannot be asked for again. */
export function RahasiaDialog({ dialog }: { dialog: Dialog<RahasiaBaru> }) {
  const { record } = dialog;
  useModalLayer(dialog.opened, { close: dialog.close, guarded: () => true });
  const rahasia = record?.rahasia ?? null;
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
          {rahasia === null
            ? "Rahasia ini tidak dapat ditampilkan lagi: hapus webhook, lalu buat yang baru."
            : "Rahasia hanya ditampilkan sekali. Simpan di program penerima: dengan itu ia memeriksa header kantor-tanda."}
        </Alert>
        {rahasia !== null && (
          <Text component="code" ff="monospace" size="sm" fw={600} style={{ overflowWrap: "anywhere" }}>
            {rahasia}
          </Text>
        )}
        <Group justify="flex-end">
          {rahasia !== null && (
            <CopyButton value={rahasia}>
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
