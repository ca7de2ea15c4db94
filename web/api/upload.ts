import { useSyncExternalStore } from "react";
import { unggahan } from "#areas/sistem/unggahan/contract.ts";
import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import { PIECE_BYTES, STAGED, type StagedFile } from "#kernel/staged.ts";
import { UploadCancelled } from "./failure.ts";
import { newKey } from "./key.ts";
import { isSmall, smaller } from "./shrink.ts";

/** Large files on their way: how far, and how to stop. */
export type Uploading = { readonly percent: number; readonly cancel: () => void };

let now: Uploading | null = null;
const listeners = new Set<() => void>();

function become(next: Uploading | null): void {
  now = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUploading = (): Uploading | null => useSyncExternalStore(watch, () => now);

/** Two pieces on their way at once hide the time in which the server answers. */
const AT_ONCE = 2;
const PIECE_MS = 60_000;

/** What a file is called on the server. It goes with the file into a draft, so that its upload goes on after a crash. */
const keys = new WeakMap<File, string>();
/** Files of which something may have arrived. */
const begun = new WeakSet<File>();

export function uploadKey(file: File): string {
  const key = keys.get(file) ?? newKey();
  keys.set(file, key);
  return key;
}

/** Files that were made small already, whose uploads were begun under these keys, perhaps by a page that was closed. */
export function goOnAs(files: readonly File[], uploads: readonly string[]): void {
  for (const [at, file] of files.entries()) {
    isSmall(file);
    keys.set(file, uploads[at] ?? newKey());
    begun.add(file);
  }
}

/** The client's `send`, which hands itself over. */
type Send = <C extends Call>(
  call: C,
  input: ClientInput<C>,
  options: { signal: AbortSignal; patienceMs?: number },
) => Promise<Answer<C>>;
type Input = Readonly<Record<string, unknown>>;
type Sending = { file: File; kolom: string; small: File; missing: number[] };

/**
 * Sends the large pictures of a call before it, in pieces that need not be sent again after a break, and answers the
 * input that names them instead. Small ones travel with the call.
 */
export async function uploaded<I extends object>(call: Call, input: I, send: Send): Promise<I> {
  const files = await picturesOf(call, input as Input);
  const isLarge = ({ small }: Sending) => small.size > PIECE_BYTES;
  if (!files.some(isLarge)) return input;
  const stop = new AbortController();
  const cancel = () => stop.abort(new UploadCancelled());
  try {
    become({ percent: 0, cancel });
    await findMissing(files, send, stop.signal);
    const total = files.reduce((sum, { small }) => sum + small.size, 0);
    let left = files.flatMap(({ missing }) => missing).length * PIECE_BYTES;
    const percent = () => Math.min(99, Math.max(0, Math.floor(100 * (1 - left / total))));
    become({ percent: percent(), cancel });
    await sendPieces(call, files, send, stop.signal, () => {
      left -= PIECE_BYTES;
      become({ percent: percent(), cancel });
    });
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    become(null);
  }
  const without = Object.fromEntries(Object.entries(input).filter(([name]) => call.files[name]?.kind !== "image"));
  return { ...without, [STAGED]: files.map(nameOf) } as unknown as I;
}

async function picturesOf(call: Call, input: Input): Promise<Sending[]> {
  const found: Sending[] = [];
  for (const [kolom, { kind }] of Object.entries(call.files)) {
    const files = kind === "image" ? ((input[kolom] ?? []) as readonly File[]) : [];
    for (const file of files) found.push({ file, kolom, small: await smaller(file), missing: [] });
  }
  return found;
}

const piecesOf = ({ small }: Sending): number => Math.max(1, Math.ceil(small.size / PIECE_BYTES));
const nameOf = (one: Sending): StagedFile => ({
  kolom: one.kolom,
  kunci: uploadKey(one.file),
  potong: piecesOf(one),
  nama: one.small.name,
});

/** Which pieces are to be sent: of a file whose upload was begun, those that did not arrive. */
async function findMissing(files: readonly Sending[], send: Send, signal: AbortSignal): Promise<void> {
  for (const one of files) {
    const all = Array.from({ length: piecesOf(one) }, (_, ke) => ke);
    const kunci = uploadKey(one.file);
    const arrived = begun.has(one.file) ? (await send(unggahan.getUnggahan, { kunci }, { signal })).data.ke : [];
    one.missing = all.filter((ke) => !arrived.includes(ke));
    begun.add(one.file);
  }
}

async function sendPieces(
  call: Call,
  files: readonly Sending[],
  send: Send,
  signal: AbortSignal,
  arrived: () => void,
): Promise<void> {
  const jobs = files.flatMap((one) => one.missing.map((ke) => ({ one, ke })));
  // The server takes a file from its first piece on.
  const first = new Map<Sending, Promise<unknown>>();
  let next = 0;
  let over = false;
  const worker = async () => {
    try {
      for (let job = jobs[next++]; job && !over; job = jobs[next++]) {
        const { one, ke } = job;
        // Without a pause before a first piece is on its way: the next one could not know that it has to wait.
        if (ke > 0) await first.get(one);
        const bytes = one.small.slice(ke * PIECE_BYTES, (ke + 1) * PIECE_BYTES);
        const input = { kunci: uploadKey(one.file), ke, untuk: call.path, potong: [new File([bytes], String(ke))] };
        const sending = send(unggahan.unggah, input, { signal, patienceMs: PIECE_MS });
        if (ke === 0) first.set(one, sending);
        await sending;
        arrived();
      }
    } finally {
      over = true;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
