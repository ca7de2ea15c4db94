import { useSyncExternalStore } from "react";
import { MAY_WAIT } from "#areas/mayWait.ts";
import type { Topic } from "#kernel/topics.ts";
import { CallFailed, send } from "../api/client.ts";
import { filesOf } from "../api/files.ts";
import { newKey } from "../api/key.ts";
import { refreshTopics } from "../api/queries.ts";
import { readSession, watchSession } from "../api/sessionStore.ts";
import { smaller } from "../api/shrink.ts";
import { tell } from "../api/telling.ts";
import { goOnAs, uploadKey } from "../api/upload.ts";
import { kirimanStore as inStore, nowWaiting, type Sending, type Typed, waitWith } from "./waiting.ts";

/** A call that waits for the network, with its pictures; it goes out under the key of its first try, so it is done once. */
export type Kiriman = Typed & {
  /** The Idempotency-Key. */
  readonly id: string;
  readonly idUser: number;
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** What its pictures are called on the server, in their order. */
  readonly uploads: readonly string[];
  readonly saved: number;
  /** Since when it may have arrived, with only its answer lost. */
  readonly tried: number | null;
  /** Why the server refused it; it then waits for its person. */
  readonly refused: string | null;
};

/** The server remembers a key for 24 hours; later nobody could tell whether it was done already. */
const KEY_MS = 23 * 3_600_000;
const TOO_OLD = "Terlalu lama menunggu. Periksa dulu apakah sudah tercatat; bila belum, kirim lagi.";
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

let mine: readonly Kiriman[] = [];
const listeners = new Set<() => void>();
const LOCK = "kantor.kiriman";
const windows = new BroadcastChannel(LOCK);

const idNow = () => readSession().session?.idUser;

async function all(): Promise<readonly Kiriman[]> {
  const kept = (await inStore<Kiriman[]>("readonly", (store) => store.getAll())) ?? [];
  return kept.filter(({ idUser }) => idUser === idNow()).sort((one, other) => one.saved - other.saved);
}

async function load(): Promise<void> {
  mine = await all();
  nowWaiting(mine.map(({ id }) => id));
  for (const listener of listeners) listener();
}

/** This window and the others show what there is. */
async function changed(): Promise<void> {
  windows.postMessage(null);
  await load();
}

windows.onmessage = () => void load();
watchSession(() => void load());
void load();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the signed-in person has waiting, oldest first. */
export const useOutbox = (): readonly Kiriman[] => useSyncExternalStore(watch, () => mine);

async function put(kiriman: Kiriman): Promise<boolean> {
  const kept = await inStore("readwrite", (store) => store.put(kiriman));
  await changed();
  return kept !== undefined;
}

/** Changes what still waits; what its person has thrown away meanwhile does not come back. */
async function alter(kiriman: Kiriman): Promise<void> {
  await inStore("readwrite", (store) => {
    const found = store.getKey(kiriman.id);
    found.onsuccess = () => {
      if (found.result !== undefined) store.put(kiriman);
    };
    return found;
  });
}

async function remove({ id }: Kiriman): Promise<void> {
  await inStore("readwrite", (store) => store.delete(id));
  await changed();
}

/** Takes a call out, to be given up or changed; answers whether it could, and says so where it is just being sent. */
export async function take(kiriman: Kiriman): Promise<boolean> {
  const taken = await takeFree(kiriman);
  if (!taken) tell.info("Kiriman ini sedang dikirim, tunggu sebentar");
  return taken;
}

function takeFree(kiriman: Kiriman): Promise<boolean> {
  const work = async () => {
    if (!(await all()).some(({ id }) => id === kiriman.id)) return false;
    await remove(kiriman);
    return true;
  };
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => lock !== null && work());
}

async function keep({ call, input, key, idUser }: Sending, typed: Typed): Promise<boolean> {
  const uploads = filesOf(input).map(uploadKey);
  const small = await withSmallPictures(input);
  // Who signed out meanwhile was not asked about this one, and nobody else sends it.
  if (idUser === undefined || idUser !== idNow()) return false;
  const kept = await put({
    ...typed,
    ...{ id: key, idUser, path: call.path, input: small, uploads },
    ...{ saved: Date.now(), tried: navigator.onLine ? Date.now() : null, refused: null },
  });
  if (kept) {
    tell.info("Belum terkirim: menunggu jaringan");
    later();
  }
  return kept;
}

/** A phone's own photos are too large to be kept; they are sent small anyway. */
async function withSmallPictures(input: Sending["input"]): Promise<Sending["input"]> {
  const small: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    const files = filesOf({ value });
    small[name] = files.length > 0 ? await Promise.all(files.map(smaller)) : value;
  }
  return small;
}

waitWith({ mayWait: ({ path }) => MAY_WAIT.has(path), keep });

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries again by itself, less often each time; a network that is back asks at once. */
function later(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(), Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures));
}

/** One window sends at a time. Pages over plain HTTP have no locks; there the key alone keeps a call from being done twice. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request(LOCK, work) : work();

/** Sends what waits, oldest first, until something gets no answer. */
export function sendWaiting(): Promise<void> {
  return inTurn(async () => {
    const done = new Set<string>();
    const round: Round = { changes: new Set(), told: new Set() };
    for (;;) {
      const next = (await all()).find(({ id, refused }) => refused === null && !done.has(id));
      if (!next) break;
      done.add(next.id);
      if (!(await sendOne(next, round))) {
        failures += 1;
        later();
        void refreshTopics([...round.changes]);
        return;
      }
    }
    failures = 0;
    // Once for all: hundreds of counts change one list.
    if (round.changes.size > 0) void refreshTopics([...round.changes]);
  });
}

/** What all that is sent together changed, and the reasons of refusals that were said already. */
type Round = { readonly changes: Set<Topic>; readonly told: Set<string> };

/** Answers whether there was an answer. */
async function sendOne(kiriman: Kiriman, round: Round): Promise<boolean> {
  const { id, path, input, uploads, label, tried } = kiriman;
  const fetchCall = MAY_WAIT.get(path);
  if (!fetchCall || (tried !== null && Date.now() - tried > KEY_MS)) return refuse(kiriman, TOO_OLD, round);
  const call = await fetchCall().catch(() => null);
  if (call === null) return false;
  goOnAs(filesOf(input), uploads);
  if (tried === null) await alter({ ...kiriman, tried: Date.now() });
  // The person may have changed while the code of the call came.
  if (kiriman.idUser !== idNow()) return false;
  try {
    await send(call, input as never, { idempotencyKey: id });
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    const { status, message, errors } = failure;
    if (status === null || status === 403 || status === 429 || status >= 500) return false;
    return refuse(kiriman, [...new Set([message, ...errors.map((problem) => problem.message)])].join("\n"), round);
  }
  await remove(kiriman);
  for (const topic of call.changes) round.changes.add(topic);
  tell.info(`Terkirim: ${label}`);
  return true;
}

/** Hundreds of counts that are refused for one reason say it once; each is in the list. */
async function refuse(kiriman: Kiriman, refused: string, { told }: Round): Promise<true> {
  await alter({ ...kiriman, refused });
  await changed();
  if (told.has(refused)) return true;
  told.add(refused);
  tell.failure(`${kiriman.label} belum terkirim. ${refused}`);
  return true;
}

/** Sends what was refused once more as it is; under a new key where nobody knows the old one any more. */
export async function sendAgain(kiriman: Kiriman): Promise<void> {
  const old = kiriman.tried !== null && Date.now() - kiriman.tried > KEY_MS;
  if (old) await remove(kiriman);
  await put({ ...kiriman, refused: null, ...(old ? { id: newKey(), tried: null } : {}) });
  await sendWaiting();
}
