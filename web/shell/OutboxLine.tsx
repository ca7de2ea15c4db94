import { Button, Group, Paper, Text } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { useEffect } from "react";
import { useLiveState } from "../api/connection.ts";
import { sendWaiting, useOutbox } from "../offline/outbox.ts";
import { onOpening } from "../ui/dialog/onOpening.tsx";
import { useDialog } from "../ui/dialog/useDialog.ts";

const OutboxDetail = onOpening(() => import("./OutboxDetail.tsx").then((file) => file.OutboxDetail));

/** What waits for the network, above the page. */
export function OutboxLine() {
  const waiting = useOutbox();
  const dialog = useDialog();
  const live = useLiveState() === "live";
  useEffect(() => {
    if (live) void sendWaiting();
  }, [live]);
  const refused = waiting.filter((kiriman) => kiriman.refused !== null).length;
  return (
    <>
      {waiting.length > 0 && (
        <Paper withBorder mb="sm" px="sm" py={6}>
          <Group gap="xs" justify="space-between" wrap="nowrap">
            <Group gap="xs" wrap="nowrap" role="status">
              <IconSend size={18} stroke={1.6} aria-hidden style={{ flex: "none" }} />
              <Text size="sm">{said(waiting.length - refused, refused)}</Text>
            </Group>
            <Button size="compact-sm" variant="light" onClick={() => dialog.open()}>
              Lihat
            </Button>
          </Group>
        </Paper>
      )}
      <OutboxDetail dialog={dialog} />
    </>
  );
}

const said = (waiting: number, refused: number): string =>
  [
    ...(waiting > 0 ? [`${waiting} kiriman menunggu jaringan`] : []),
    ...(refused > 0 ? [`${refused} kiriman ditolak, perlu diperiksa`] : []),
  ].join(" · ");
