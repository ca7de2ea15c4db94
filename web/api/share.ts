import { TOPICS, type Topic } from "#kernel/topics.ts";
import { heardBuild, readBuild } from "./build.ts";
import {
  becomeLive,
  heardAnswer,
  type LiveState,
  onRetry,
  readLiveState,
  retryNow,
  watchLiveState,
} from "./connection.ts";
import { isRecord } from "./failure.ts";
import { newKey } from "./key.ts";
import { openStream } from "./live.ts";

/**
 * One event stream for all windows of a browser: over HTTP/1.1 it opens only six connections to one server, so that the
 * seventh window would wait for ever. One window holds the stream and tells the others; a lease in the browser's storage
 * says which. It must be renewed, so that a window that crashed is succeeded. The browser's own locks would be simpler, but
 * they exist over HTTPS only, and an office without it is the one that has HTTP/1.1.
 */
const NAME = "kantor.siaran";
const RENEW_MS = 2_000;
const EXPIRES_MS = 7_000;
/** Of several that take the lease at the same moment, the last one to write keeps it. */
const SETTLES_MS = 60;
/** All windows doubt the stream at once when a computer wakes up: it is opened anew once. */
const DOUBTS_MS = 100;

export type Hearer = {
  onTopics: (topics: Topic[]) => void;
  /** The stream is open: what changed since the hearer began to read has been told, or something was missed. */
  onConnected: (missed: boolean) => void;
};

type Said =
  | { topics: readonly string[] }
  /** What changed from then on is told. */
  | { connected: number }
  | { state: LiveState }
  | { build: string }
  /** A window that has just come, and the answer to it alone. */
  | { hello: string; since: number }
  | { welcome: string; state: LiveState; build: string | null; connected: number | null; topics: string[] }
  /** A call without an answer: the stream may be dead. */
  | { doubt: true }
  /** A call was answered while the server counted as away. */
  | { found: true };

/** Hears what changes since then, by the stream of whichever window holds it; answers how to stop. */
export function startLive(hearer: Hearer, since: number): () => void {
  const id = newKey();
  const channel = new BroadcastChannel(NAME);
  const say = (said: Said) => channel.postMessage(said);
  const heard = new Heard();
  const lead = leading(id, () => openForAll(hearer, since, heard, say));
  const answers = answering(heard, say);
  channel.onmessage = ({ data }) => {
    if (!isRecord(data)) return;
    if (lead.leads()) answers.hear(data);
    else follow(data, id, since, hearer);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === NAME || key === null) lead.contest();
  };
  window.addEventListener("storage", onStorage);
  const timer = setInterval(lead.contest, RENEW_MS);
  const forgetRetry = onRetry((doubted) => {
    if (!lead.leads()) say(doubted ? { doubt: true } : { found: true });
  });
  say({ hello: id, since });
  lead.contest();
  return () => {
    clearInterval(timer);
    answers.stop();
    forgetRetry();
    window.removeEventListener("storage", onStorage);
    lead.give();
    channel.close();
  };
}

/** What the window that holds the stream has heard, for windows that come later and began to read before. */
class Heard {
  /** What changed from then on is known; null before the stream has opened. */
  from: number | null = null;
  readonly #last = new Map<string, number>();

  note(names: readonly string[]): void {
    for (const name of names) this.#last.set(name, Date.now());
  }

  since(moment: number): string[] {
    return [...this.#last].filter(([, at]) => at >= moment).map(([name]) => name);
  }
}

/** The stream itself, which is told to the other windows too. */
function openForAll(hearer: Hearer, since: number, heard: Heard, say: (said: Said) => void): () => void {
  const listener = {
    onTopics(topics: string[]) {
      heard.note(topics);
      say({ topics });
      tellTopics(hearer, topics);
    },
    onConnected(from: number) {
      heard.from = from;
      say({ connected: from });
      hearer.onConnected(since < from);
    },
    onBuild(build: string) {
      say({ build });
      heardBuild(build);
    },
  };
  const stop = openStream(listener, since);
  const forget = watchLiveState(() => say({ state: readLiveState() }));
  return () => {
    forget();
    stop();
  };
}

/** Whoever holds the stream answers the others. */
function answering(heard: Heard, say: (said: Said) => void) {
  let doubting: ReturnType<typeof setTimeout> | undefined;
  return {
    hear({ hello, since, doubt, found }: Record<string, unknown>) {
      if (found === true) heardAnswer();
      if (typeof hello === "string") {
        const topics = heard.since(Number(since));
        say({ welcome: hello, state: readLiveState(), build: readBuild(), connected: heard.from, topics });
      }
      if (doubt !== true) return;
      doubting ??= setTimeout(() => {
        doubting = undefined;
        retryNow();
      }, DOUBTS_MS);
    },
    stop: () => clearTimeout(doubting),
  };
}

function follow(said: Record<string, unknown>, id: string, since: number, hearer: Hearer): void {
  if (said.welcome !== undefined && said.welcome !== id) return;
  const from = typeof said.connected === "number" ? said.connected : null;
  if (isState(said.state)) becomeLive(said.state);
  else if (from !== null) becomeLive("live");
  if (typeof said.build === "string") heardBuild(said.build);
  if (from !== null && readLiveState() === "live") hearer.onConnected(since < from);
  if (Array.isArray(said.topics)) tellTopics(hearer, said.topics);
}

function tellTopics(hearer: Hearer, names: readonly unknown[]): void {
  const topics = TOPICS.filter((topic) => names.includes(topic));
  if (topics.length > 0) hearer.onTopics(topics);
}

const isState = (value: unknown): value is LiveState =>
  value === "live" || value === "reconnecting" || value === "offline";

/** The part of a window that may hold the stream. */
function leading(id: string, open: () => () => void) {
  let end: (() => void) | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const leave = () => {
    clearTimeout(settling);
    end?.();
    end = null;
  };
  return {
    leads: () => end !== null,
    /** Renews the lease, takes it where nobody holds it, and ends the stream where another window does. */
    contest() {
      const held = holder();
      if (held !== null && held !== id) return leave();
      const kept = hold(id);
      if (end !== null) return;
      clearTimeout(settling);
      settling = setTimeout(() => {
        // Without a storage each window has a stream of its own.
        if (!kept || holder() === id) end ??= open();
      }, SETTLES_MS);
    },
    give() {
      leave();
      if (holder() === id) localStorage.removeItem(NAME);
    },
  };
}

/** Writes the lease; answers whether the storage took it. */
function hold(id: string): boolean {
  try {
    localStorage.setItem(NAME, JSON.stringify({ id, until: Date.now() + EXPIRES_MS }));
    return true;
  } catch {
    return false;
  }
}

/** The window that holds the stream; null where the lease has run out, or was written before the clock was set back. */
function holder(): string | null {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(NAME) ?? "null");
    if (!isRecord(held) || typeof held.id !== "string" || typeof held.until !== "number") return null;
    const left = held.until - Date.now();
    return left > 0 && left <= EXPIRES_MS ? held.id : null;
  } catch {
    return null;
  }
}
