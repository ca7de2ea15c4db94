import type { BrowserContext, CDPSession } from "playwright";
import { PATIENCE, SLOWER } from "./perambanAlat.ts";

const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

/** `chain`: how many requests stood one behind the other, each sent after the answer to the one before. */
export type Loaded = {
  code: number;
  fonts: number;
  all: number;
  requests: number;
  chain: number;
  painted: number;
  shown: number;
};

export async function load(context: BrowserContext, url: string, shown: string): Promise<Loaded> {
  const page = await context.newPage();
  await page.addInitScript(noteShown, shown);
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.setCacheDisabled", { cacheDisabled: true });
  await line.send("Network.emulateNetworkConditions", LINE);
  await line.send("Emulation.setCPUThrottlingRate", SLOWER);
  const bytes = countBytes(line);
  await page.goto(url, { waitUntil: "commit", ...PATIENCE });
  const waited = await page.waitForFunction(() => (window as { shownAfter?: number }).shownAfter, null, PATIENCE);
  // What the page needs is there by now; what it fetches ahead for the next screen comes after.
  const counted = {
    ...{ code: bytes.Script + bytes.Stylesheet, fonts: bytes.Font, all: bytes.all },
    ...{ requests: bytes.requests, chain: chainOf(bytes.spans) },
  };
  const painted = await page.evaluate(() => performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN);
  const shownAfter = Number(await waited.jsonValue());
  await page.close();
  return { ...counted, painted, shown: shownAfter };
}

function countBytes(line: CDPSession) {
  const counted = { Script: 0, Stylesheet: 0, Font: 0, all: 0, requests: 0, spans: [] as Span[] };
  const kinds = new Map<string, { type: string; from: number }>();
  line.on("Network.requestWillBeSent", ({ requestId, type = "Other", timestamp }) => {
    kinds.set(requestId, { type, from: timestamp });
    counted.requests += 1;
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const { type: kind, from = timestamp } = kinds.get(requestId) ?? {};
    counted.spans.push({ from, to: timestamp });
    counted.all += encodedDataLength;
    if (kind === "Script" || kind === "Stylesheet" || kind === "Font") counted[kind] += encodedDataLength;
  });
  return counted;
}

/** Notes in the page when it first shows what it was opened for. */
function noteShown(shown: string): void {
  const look = () => {
    if (document.querySelector(shown) === null) requestAnimationFrame(look);
    else Object.assign(window, { shownAfter: performance.now() });
  };
  requestAnimationFrame(look);
}

type Span = { readonly from: number; readonly to: number };

/** The most requests of which each began when the one before had ended. */
function chainOf(spans: readonly Span[]): number {
  let free = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (const { from, to } of [...spans].sort((a, b) => a.to - b.to)) {
    if (from < free) continue;
    free = to;
    count += 1;
  }
  return count;
}
