import { Button, Group, Text } from "@mantine/core";
import type { Call } from "#kernel/call.ts";
import { CallFailed } from "../../api/client.ts";
import { type Sent, useAction } from "../../api/hooks.ts";
import { showToast, withLoading } from "./dialogs.ts";
import { useOneAtATime } from "./useOneAtATime.ts";

const OFFERED_MS = 10_000;

type Offer = { label: string; act: () => void };

/** The button that takes back what was done. */
export const urungkan = (undo: () => Promise<unknown>): Offer => ({
  label: "Urungkan",
  act: () => void undo().catch(known),
});

/** A failed call has already shown its message. */
function known(failure: unknown): void {
  if (!(failure instanceof CallFailed)) throw failure;
}

/** Says what was done, with a button that takes it back. */
export const offerUndo = (message: string, undo: () => Promise<unknown>): void => offer(message, urungkan(undo));

/** Says what was done, with a button for each thing that may come next. */
export function offer(message: string, ...offers: readonly Offer[]): void {
  showToast({
    text: message,
    color: "teal",
    ms: OFFERED_MS,
    body: (hide) => (
      <Group justify="space-between" gap="xs">
        <Text size="sm" flex="1 1 160px">
          {message}
        </Text>
        <Group gap="xs" wrap="nowrap">
          {offers.map(({ label, act }) => (
            <Button
              key={label}
              size="xs"
              variant="default"
              onClick={() => {
                hide();
                act();
              }}
            >
              {label}
            </Button>
          ))}
        </Group>
      </Group>
    ),
  });
}

/** Offers to take something back with a call of its own, which says what became of it. */
export function useOfferUndo<C extends Call>(call: C) {
  const action = useAction(call, { fallback: "Gagal mengurungkan", fieldErrors: "dialog" });
  return (message: string, input: Sent<C>): void => offerUndo(message, () => action.mutateAsync(input));
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
      known(failure);
      return false;
    }
  };
  return useOneAtATime(async (record: T) => {
    if (await act(input(record))) offerUndo(said(record), () => act(back(record)));
  });
}
