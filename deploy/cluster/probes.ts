import { setTimeout as sleep } from "node:timers/promises";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import type { Call } from "#kernel/call.ts";
import { requestFor } from "#test/support/request.ts";
import type { Ledger } from "../../test/torture/clients.ts";

const PATIENCE_MS = 2_500;
const PAUSE_MS = 100;

/** What somebody who asks again and again sees of a failure. */
export type Probe = {
  /** The longest time without an answer since the last look, in milliseconds. */
  gap(): number;
  /** Answers that came since the last look. */
  answers(): number;
  /** Sentences that were said instead of an answer, with how often. */
  said: Map<string, number>;
  /** Forgets what was so far. */
  look(): void;
};

type Watch = { address: string; token: string; isOver: () => boolean; ledger: Ledger };

/** Makes one request after the other; `next` gives the next one when the last was answered. */
async function ask(
  watch: Watch,
  call: Call,
  next: () => { input: Record<string, unknown>; key: string | null; done(): void },
  probe: Probe & { heard(): void },
) {
  let asking = next();
  while (!watch.isOver()) {
    const request = requestFor(watch.address, call, asking.input, watch.token);
    if (asking.key !== null) request.headers.set("idempotency-key", asking.key);
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(async (response) => ({ status: response.status, body: (await response.json()) as { message?: string } }))
      .catch(() => null);
    if (answer?.status === 200) {
      probe.heard();
      asking.done();
      asking = next();
    } else {
      const sentence = answer === null ? "(no answer)" : `${answer.status} ${answer.body.message}`;
      probe.said.set(sentence, (probe.said.get(sentence) ?? 0) + 1);
    }
    await sleep(PAUSE_MS);
  }
}

function openProbe(): Probe & { heard(): void } {
  let last = performance.now();
  let longest = 0;
  let answers = 0;
  return {
    said: new Map(),
    heard() {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      answers += 1;
    },
    gap: () => Math.max(longest, performance.now() - last),
    answers: () => answers,
    look() {
      last = performance.now();
      longest = 0;
      answers = 0;
    },
  };
}

/** Writes a division, again under the same key until it is acknowledged; then the next. */
export function probeWrites(watch: Watch): { probe: Probe; over: Promise<void> } {
  const probe = openProbe();
  let count = 0;
  const next = () => {
    count += 1;
    const namaDivisi = `Uji tulis ${count}`;
    return { input: { namaDivisi }, key: `uji-tulis-${count}`, done: () => void watch.ledger.divisi.push(namaDivisi) };
  };
  return { probe, over: ask(watch, divisi.addDivisi, next, probe) };
}

/** Reads the list of orders. */
export function probeReads(watch: Watch): { probe: Probe; over: Promise<void> } {
  const probe = openProbe();
  const next = () => ({ input: { page: 1, limit: 10 }, key: null, done: () => {} });
  return { probe, over: ask(watch, order.getOrder, next, probe) };
}

/** Keeps a live stream open, as the web does; an answer is a notice. */
export function probeLive(watch: Watch): { probe: Probe; opened: () => number; over: Promise<void> } {
  const probe = openProbe();
  let opened = 0;
  const listen = async () => {
    const silent = AbortSignal.timeout(600_000);
    const response = await fetch(`${watch.address}/api/live`, { headers: { token: watch.token }, signal: silent });
    if (response.status !== 200 || !response.body) return;
    opened += 1;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done && !watch.isOver(); part = await reader.read()) {
      if (part.value.includes("data:")) probe.heard();
    }
    await reader.cancel();
  };
  const over = (async () => {
    while (!watch.isOver()) {
      await listen().catch(() => {});
      await sleep(500);
    }
  })();
  return { probe, opened: () => opened, over };
}
