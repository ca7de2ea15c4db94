import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { CopyButton } from "../page/CopyButton.tsx";
import { useModalLayer } from "./modalLayer.ts";
import { modalLook } from "./modalLook.ts";
import type { Dialog } from "./useDialog.ts";

type OnceDialogProps = {
  dialog: Pick<Dialog<{ title: string }>, "opened" | "close" | "record">;
  /** What is to be done with it. */
  words: string;
  /** Beside the button that closes. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What the server answers only once. It closes only by its button, because it cannot be asked for again. */
export function OnceDialog({ dialog, words, actions, children }: OnceDialogProps) {
  useModalLayer(dialog.opened, { close: dialog.close, guarded: () => true });
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      title={dialog.record?.title}
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      {...modalLook}
    >
      <Stack gap="md">
        <Alert color="orange" icon={<IconKey aria-hidden />}>
          {words}
        </Alert>
        {children}
        <Group justify="flex-end">
          {actions}
          <Button onClick={dialog.close}>Tutup</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** A key or the like; null where the answer was lost and asked for again. */
export type Secret = { title: string; secret: string | null };

type SecretDialogProps = { dialog: Dialog<Secret>; words: string; lost: string };

/** One secret, to be copied. */
export function SecretDialog({ dialog, words, lost }: SecretDialogProps) {
  const secret = dialog.record?.secret ?? null;
  if (secret === null) {
    return (
      <OnceDialog dialog={dialog} words={lost}>
        {null}
      </OnceDialog>
    );
  }
  return (
    <OnceDialog dialog={dialog} words={words} actions={<CopyButton value={secret} />}>
      <Text component="code" ff="monospace" size="sm" fw={600} style={{ overflowWrap: "anywhere" }}>
        {secret}
      </Text>
    </OnceDialog>
  );
}
