import { keepPreviousData, type UseQueryResult, useMutation, useQuery } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import { keepWaiting, mayWait, type Typed, Waits } from "../offline/waiting.ts";
import { answeredEarly, CallFailed, send } from "./client.ts";
import { UploadCancelled } from "./failure.ts";
import { filesOf } from "./files.ts";
import { newKey } from "./key.ts";
import { queries, refreshTopics } from "./queries.ts";
import { readSession } from "./sessionStore.ts";
import { tell } from "./telling.ts";

type CallOptions = {
  enabled?: boolean;
  staleTime?: number;
  refetchInterval?: number;
  /** Keeps the previous page's rows until the next ones arrive; false where they could be those of another record. */
  keepPrevious?: boolean;
  /** Belongs to the frame, not to what the screen shows: how old it is says nothing. */
  aside?: boolean;
};

/** The answer of a call. It is asked for again when one of its topics changes. */
export function useCall<C extends Call>(
  call: C,
  input: ClientInput<C>,
  { keepPrevious = true, aside = false, ...options }: CallOptions = {},
): UseQueryResult<Answer<C>, CallFailed> {
  let askedAt = 0;
  return useQuery<Answer<C>, CallFailed>({
    queryKey: [call.path, input],
    // A page that is just being opened begins with its rows.
    initialData: () => {
      const early = options.enabled === false ? undefined : answeredEarly(call, input);
      askedAt = early?.at ?? 0;
      return early?.answer as undefined;
    },
    initialDataUpdatedAt: () => askedAt,
    queryFn: ({ signal }) => send(call, input, { signal }),
    meta: { reads: call.reads, call, aside },
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    ...options,
  });
}

/** What useCall answers for the same input, for a question that is only asked when somebody wants to know. */
export const askCall = <C extends Call>(call: C, input: ClientInput<C>): Promise<Answer<C>> =>
  queries.fetchQuery({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => send(call, input, { signal }),
    meta: { reads: call.reads, call },
  });

/** The input of a screen. If the call takes `versi`, leaving it out does not compile. */
export type Sent<C extends Call> = ClientInput<C> &
  ("versi" extends keyof ClientInput<C> ? { versi: number } : unknown);

type ActionOptions<C extends Call> = {
  /** The sentence for a failure without a message from the server. */
  fallback: string;
  onSuccess?: (answer: Answer<C>, input: ClientInput<C>) => void;
  onError?: (failure: CallFailed, input: ClientInput<C>) => void;
  /** Shows no success message, because the screen shows the result. */
  quiet?: boolean;
  /** "dialog" where no form shows the problems of fields. */
  fieldErrors?: "form" | "dialog";
  /** The call under way, where a draft keeps it. */
  intent?: RefObject<Intent | null>;
  onSending?: (intent: Intent) => void;
  /** What is kept of the form, should the call have to wait for a network; the action then fails with `Waits`. */
  typed?: (input: Sent<C>) => Promise<Typed>;
};

/** A call that may wait does not keep its person waiting. */
const MAY_WAIT_MS = 45_000;

/**
 * A call that changes something. It refreshes what is on screen and shows success or failure; problems of fields are
 * left to the form.
 */
export function useAction<C extends Call>(call: C, options: ActionOptions<C>) {
  const keyOf = useIntentKey(options);
  const { fallback, onSuccess, onError, typed, quiet = false, fieldErrors = "form" } = options;
  const now = (input: Sent<C>, idempotencyKey: string, patienceMs?: number) =>
    send(call, input, { idempotencyKey, patienceMs });
  const orWait = async (input: Sent<C>, key: string, typed: (input: Sent<C>) => Promise<Typed>) => {
    const idUser = readSession().session?.idUser;
    try {
      return await now(input, key, mayWait(call) ? MAY_WAIT_MS : undefined);
    } catch (failure) {
      const lost = failure instanceof CallFailed && failure.status === null;
      if (lost && (await keepWaiting({ call, input, key, idUser }, () => typed(input)))) throw new Waits();
      throw failure;
    }
  };
  return useMutation<Answer<C>, CallFailed, Sent<C>>({
    mutationFn: (input) => keyOf(input, (key) => (typed ? orWait(input, key, typed) : now(input, key))),
    onSuccess: (answer, input) => {
      void refreshTopics(call.changes);
      if (!quiet) tell.success(answer.message);
      onSuccess?.(answer, input);
    },
    onError: (failure, input) => {
      if (failure instanceof UploadCancelled || failure instanceof Waits) return;
      const atForm = fieldErrors === "form" && failure.atFields;
      // A 403 ends the session, which has shown its message already.
      if (!atForm && failure.status !== 403) tell.failure(failure.sentence(fallback));
      onError?.(failure, input);
    },
  });
}

export type Intent = { input: string; files: readonly unknown[]; key: string };

/**
 * The idempotency key: the same input sent again after a failure without a clear answer keeps its key, so that it is
 * not done twice. After a clear answer the next submit has a new key.
 */
function useIntentKey({ intent: kept, onSending }: Pick<ActionOptions<Call>, "intent" | "onSending">) {
  const own = useRef<Intent | null>(null);
  const open = kept ?? own;
  return async <T>(input: object, act: (key: string) => Promise<T>): Promise<T> => {
    const intent = { input: JSON.stringify(input), files: filesOf(input) };
    const again = open.current?.input === intent.input && sameFiles(open.current.files, intent.files);
    const key = again && open.current ? open.current.key : newKey();
    open.current = { ...intent, key };
    onSending?.(open.current);
    try {
      const answer = await act(key);
      open.current = null;
      return answer;
    } catch (error) {
      const unclear = error instanceof CallFailed && (error.status === null || error.status >= 500);
      if (!unclear) open.current = null;
      throw error;
    }
  };
}

const sameFiles = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((file, index) => file === other[index]);
