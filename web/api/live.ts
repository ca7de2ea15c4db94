import { endSession } from "./client.ts";
import { becomeLive, onRetry, readLiveState } from "./connection.ts";
import { isRecord } from "./failure.ts";
import { readSession } from "./sessionStore.ts";

/** The server writes something every 20 seconds, even without news. */
const SILENCE_MS = 45_000;
const LONGEST_WAIT_MS = 30_000;
/** A server that restarts is back within seconds: in the first minute it is looked for so often, later less and less. */
const SOON_MS = 2_000;
/** A stream that breaks sooner is no proof of a good line: a proxy may end each at once. */
const STEADY_MS = 10_000;
/** How long the question for a stream may be on its way; the server tells what changed so much earlier, too. */
const WAY_MS = 5_000;

type Listener = {
  /** As the server names them, which may be newer than this window. */
  onTopics: (names: string[]) => void;
  /** What changed from then on is told. */
  onConnected: (from: number) => void;
  /** Which build of the web the server gives out. */
  onBuild: (build: string) => void;
};

/**
 * Keeps an event stream open, also after a break; answers how to stop. The server also tells what changed between `since` and
 * the first opening.
 */
export function openStream(listener: Listener, since: number): () => void {
  const stopped = new AbortController();
  void keepOpen(listener, since, stopped.signal);
  return () => stopped.abort();
}

async function keepOpen(listener: Listener, since: number, stopped: AbortSignal): Promise<void> {
  let failures = 0;
  let first = true;
  let lost = performance.now();
  while (!stopped.aborted) {
    const from = first ? since : Date.now();
    const began = performance.now();
    let opened = false;
    const outcome = await listen(listener, from, stopped, (known) => {
      first = false;
      opened = true;
      becomeLive("live");
      listener.onConnected(known);
    });
    if (stopped.aborted || outcome === "over") return;
    if (outcome === "doubted" || outcome === "moved") continue;
    const now = performance.now();
    failures = now - began > STEADY_MS ? 1 : failures + 1;
    if (opened) lost = now;
    const known = failures > 1 || !navigator.onLine || readLiveState() === "offline";
    becomeLive(outcome === "unreachable" && known ? "offline" : "reconnecting");
    const away = outcome === "unreachable" && !opened ? Math.max(SOON_MS, (now - lost) / 30) : LONGEST_WAIT_MS;
    await pause(Math.min(LONGEST_WAIT_MS, away, 500 * 2 ** failures) * (0.75 + Math.random() / 2), stopped);
  }
}

/** "moved": the process that served the stream is leaving, and another one waits. */
type Outcome = "moved" | "broken" | "unreachable" | "doubted" | "over";

async function listen(
  listener: Listener,
  from: number,
  stopped: AbortSignal,
  connected: (from: number) => void,
): Promise<Outcome> {
  const token = readSession().token;
  if (token === null) return "over";
  const patience = new Patience(stopped);
  const forgetRetry = onRetry((doubted) => {
    if (doubted) patience.doubt();
  });
  try {
    const asked = Date.now();
    const headers = { token, sejak: String(Math.max(0, asked - from) + WAY_MS) };
    const response = await fetch("/api/live", { headers, signal: patience.signal, cache: "no-store" });
    if (response.status === 403) return await refused(response, token);
    if (!response.ok || !response.body) return response.status >= 502 ? "unreachable" : "broken";
    connected(from + Math.max(0, Date.now() - asked - WAY_MS));
    return await read(response.body, listener, patience);
  } catch {
    return patience.doubted ? "doubted" : "unreachable";
  } finally {
    forgetRetry();
    patience.end();
  }
}

async function refused(response: Response, token: string): Promise<Outcome> {
  const body: unknown = await response.json().catch(() => null);
  if (readSession().token !== token) return "broken";
  endSession(isRecord(body) && typeof body.message === "string" ? body.message : "Silahkan login kembali");
  return "over";
}

/** Ends a stream that was silent for too long, or that is suspected to be dead. */
class Patience {
  readonly #silent = new AbortController();
  readonly signal: AbortSignal;
  doubted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stopped: AbortSignal) {
    this.signal = AbortSignal.any([stopped, this.#silent.signal]);
    this.heard();
  }

  heard(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#silent.abort(), SILENCE_MS);
  }

  /** A dead connection looks like a silent one: open it again to find out. */
  doubt(): void {
    this.doubted = true;
    this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#silent.abort();
  }
}

async function read(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  listener: Listener,
  patience: Patience,
): Promise<"moved" | "broken"> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return "broken";
    patience.heard();
    becomeLive("live");
    const lines = (rest + value).split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const event = eventOf(line);
      if (event.pindah === true) return "moved";
      if (typeof event.versiWeb === "string") listener.onBuild(event.versiWeb);
      const names = textsIn(event.topics);
      if (names.length > 0) listener.onTopics(names);
    }
  }
}

function eventOf(line: string): Record<string, unknown> {
  if (!line.startsWith("data:")) return {};
  try {
    const event: unknown = JSON.parse(line.slice("data:".length));
    return isRecord(event) ? event : {};
  } catch {
    return {};
  }
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Waits, but stops waiting when a retry makes sense. */
function pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      forgetRetry();
      stopped.removeEventListener("abort", end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    const forgetRetry = onRetry(end);
    stopped.addEventListener("abort", end);
  });
}
