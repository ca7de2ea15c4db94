import type { Query } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { Call } from "#kernel/call.ts";
import { isRecord } from "../api/failure.ts";
import { newKey } from "../api/key.ts";
import { isUnanswered, queries } from "../api/queries.ts";
import { readSession, watchSession } from "../api/sessionStore.ts";
import { browserStore } from "./browserStore.ts";

/**
 * The last answers of lists and details, kept in this browser for a time without a network: under the person and this
 * sign-in, and gone with it. Whether an answer comes or not is seen from the queries; no screen does anything for it.
 */
type Kept = { readonly key: string; readonly at: number; readonly size: number; readonly answer: string };

const inStore = browserStore("kantor-jawaban", "jawaban", { keyPath: "key" });
const OWNER = "kantor.simpanan";
const MOST = 60;
const MOST_LETTERS = 5 * 1024 * 1024;
const MOST_LETTERS_OF_ONE = 512 * 1024;
const OLD_MS = 7 * 24 * 3_600_000;
/** Answers that come together are written together. */
const REST_MS = 1_000;
/** After this time without an answer the kept one is shown, and the answer takes its place when it comes. */
const PATIENCE_MS = 4_000;

const mayKeep = (call: Call | undefined): call is Call =>
  call?.method === "GET" && call.answers === "json" && call.reads.length > 0 && !call.neverKept;

/** Answers before this sign-in, of another person, or of times with other rights have another name: nobody finds them. */
function owner(): string | null {
  const { session } = readSession();
  if (session === null) return null;
  const known = localStorage.getItem(OWNER);
  const who = [session.idUser, session.role, ...session.menu].join("/");
  if (known?.startsWith(`${who} `)) return known;
  const made = `${who} ${newKey()}`;
  localStorage.setItem(OWNER, made);
  return made;
}

function forget(): void {
  localStorage.removeItem(OWNER);
  unwritten.clear();
  void inStore("readwrite", (store) => store.clear());
}

const unwritten = new Map<string, { at: number; data: unknown }>();

/** Another person, or nobody: what was kept, and what was about to be, is gone. */
let lastSeen = readSession().session?.idUser ?? null;
watchSession(() => {
  const idUser = readSession().session?.idUser ?? null;
  if (readSession().token === null || (idUser !== null && lastSeen !== null && idUser !== lastSeen)) forget();
  lastSeen = idUser ?? lastSeen;
});
// Who signed out before this code had come.
if (readSession().token === null) forget();

function keep({ queryHash, state }: Query): void {
  if (unwritten.size === 0) setTimeout(() => void write(), REST_MS);
  unwritten.set(queryHash, { at: state.dataUpdatedAt, data: state.data });
}

async function write(): Promise<void> {
  const own = owner();
  const fresh = [...unwritten].map(([hash, { at, data }]) => {
    const answer = JSON.stringify(data);
    return { key: `${own} ${hash}`, at, size: answer.length, answer };
  });
  unwritten.clear();
  if (own === null) return;
  await inStore("readwrite", (store) => {
    for (const one of fresh) if (one.size <= MOST_LETTERS_OF_ONE) store.put(one satisfies Kept);
    return sweep(store, own);
  });
}

/** Of the person's own answers the newest stay, as many as there is room for. */
function sweep(store: IDBObjectStore, own: string): IDBRequest {
  const all = store.getAll() as IDBRequest<Kept[]>;
  all.onsuccess = () => {
    let [count, letters] = [0, 0];
    for (const { key, at, size } of all.result.sort((one, other) => other.at - one.at)) {
      count += 1;
      letters += size;
      const stays = key.startsWith(`${own} `) && count <= MOST && letters <= MOST_LETTERS && Date.now() - at < OLD_MS;
      if (!stays) store.delete(key);
    }
  };
  return all;
}

/** Queries that show a kept answer. */
const recalled = new Set<string>();

/** Shows the kept answer, of the moment it is from. One of an older version of the app may not fit any more. */
async function recall(query: Query, call: Call): Promise<void> {
  const own = owner();
  const kept = await inStore<Kept | undefined>("readonly", (store) => store.get(`${own} ${query.queryHash}`));
  if (!kept || own !== owner() || Date.now() - kept.at >= OLD_MS || query.state.data !== undefined) return;
  const answer: unknown = JSON.parse(kept.answer);
  const { status: _, message: __, ...output } = isRecord(answer) ? answer : {};
  if (!z.safeParse(call.output, output).success) return;
  recalled.add(query.queryHash);
  query.setData(answer, { updatedAt: kept.at, manual: true });
}

function answered(query: Query): void {
  recalled.delete(query.queryHash);
  if (mayKeep(query.meta?.call)) keep(query);
}

function lacks(query: Query): void {
  const call = query.meta?.call;
  if (query.state.data === undefined && mayKeep(call)) void recall(query, call);
}

queries.getQueryCache().subscribe((event) => {
  if (event.type === "removed") recalled.delete(event.query.queryHash);
  // A screen that begins with its rows (useCall) was answered before it asked.
  if (event.type === "added" && event.query.state.data !== undefined) answered(event.query);
  if (event.type !== "updated") return;
  const { query, action } = event;
  if (action.type === "success" && !action.manual) answered(query);
  if (action.type === "failed" && isUnanswered(action.error)) lacks(query);
  if (action.type === "fetch") {
    setTimeout(() => {
      if (query.state.fetchStatus === "fetching") lacks(query);
    }, PATIENCE_MS);
  }
});
// What was asked for before this code was there.
for (const query of queries.getQueryCache().getAll()) {
  if (query.state.data !== undefined) answered(query);
  else if (isUnanswered(query.state.fetchFailureReason)) lacks(query);
}

/** Whether a newer answer was asked for and did not come. */
const waits = ({ queryHash, state }: Query): boolean =>
  state.data !== undefined && (recalled.has(queryHash) || isUnanswered(state.fetchFailureReason));

const watch = (listener: () => void) => queries.getQueryCache().subscribe(listener);

/** When the oldest answer on the screen is from, where newer ones do not come. */
export function useKeptSince(): number | null {
  return useSyncExternalStore(watch, () => {
    const waiting = queries.getQueryCache().findAll({ type: "active" }).filter(waits);
    const moments = waiting.filter(({ meta }) => !meta?.aside).map(({ state }) => state.dataUpdatedAt);
    return moments.length > 0 ? Math.min(...moments) : null;
  });
}

/** Asks again for what was not answered. */
export function askAgain(): void {
  void queries.refetchQueries(
    { predicate: ({ state }) => isUnanswered(state.error), type: "active" },
    { cancelRefetch: false },
  );
}
