import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { Call } from "#contract/kernel/call.ts";
import { CallFailed } from "../../api/client.ts";
import { type Sent, useAction } from "../../api/hooks.ts";
import { withLoading } from "./dialogs.ts";

const OFFERED_MS = 10_000;

/** Says what was done, with a button that takes it back. */
export const offerUndo = (message: string, undo: () => Promise<unknown>): void =>
  offer(message, "Urungkan", () => void undo());

/** Says what was done, with a button for what may come next. */
export function offer(message: string, label: string, act: () => void): void {
  const id = notifications.show({
    color: "teal",
    role: "status",
    autoClose: OFFERED_MS,
    closeButtonProps: { "aria-label": "Tutup" },
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            notifications.hide(id);
            act();
          }}
        >
          {label}
        </Button>
      </Group>
    ),
  });
}

type Undoable<C extends Call, T> = {
  call: C;
  input: (record: T) => Sent<C>;
  /** The input that takes it back. */
  back: (record: T) => Sent<C>;
  said: (record: T) => string;
  /** The sentence for a failure without a message from the server. */
  fallback: string;
};

/** A row action that is done at once and can be taken back: it asks nothing, because a slip costs nothing. */
export function useUndoableCall<C extends Call, T>({ call, input, back, said, fallback }: Undoable<C, T>) {
  const action = useAction(call, { fallback, quiet: true, fieldErrors: "dialog" });
  const act = async (sent: Sent<C>): Promise<boolean> => {
    try {
      await withLoading(action.mutateAsync(sent), "Menyimpan…");
      return true;
    } catch (failure) {
      // A failed call has already shown its message.
      if (!(failure instanceof CallFailed)) throw failure;
      return false;
    }
  };
  return async (record: T): Promise<void> => {
    if (await act(input(record))) offerUndo(said(record), () => act(back(record)));
  };
}
