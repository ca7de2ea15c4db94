import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { pretendServer } from "../testing/server.ts";
import { signedIn } from "../testing/stage.tsx";
import { send } from "./client.ts";
import { becomeLive, heardNothing, readLiveState, retryNow } from "./connection.ts";
import { openStream } from "./live.ts";
import { readSession } from "./sessionStore.ts";

const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });
/** Reports a retry until the check holds, because one may come between two tries. */
const untilAfterRetry = (check: () => void) =>
  until(() => {
    retryNow();
    check();
  });

beforeEach(() => {
  signedIn();
  becomeLive("reconnecting");
});

/** The page asked its first question a minute before its stream opens. */
const began = Date.now() - 60_000;

function listening() {
  const server = pretendServer();
  const hearer = { onTopics: vi.fn(), onConnected: vi.fn(), onBuild: vi.fn() };
  return {
    server,
    hearer,
    start() {
      const stop = openStream(hearer, began);
      onTestFinished(stop);
      return stop;
    },
  };
}

test("what a colleague changed is heard by its names, also in pieces and between lines that say nothing", async () => {
  const { server, hearer, start } = listening();
  start();
  await until(() => expect(hearer.onConnected).toHaveBeenCalledOnce());
  expect(readLiveState()).toBe("live");
  // What changed since then is told, and of everything later nothing is missed.
  expect(hearer.onConnected).toHaveBeenLastCalledWith(began);
  expect(server.streamAge).toBeGreaterThanOrEqual(60_000);
  server.sends('data: {"versiWeb":"/assets/index-baru.js"}\n\n');
  await until(() => expect(hearer.onBuild).toHaveBeenCalledExactlyOnceWith("/assets/index-baru.js"));
  server.announce("divisi", "produk");
  await until(() => expect(hearer.onTopics).toHaveBeenCalledOnce());
  expect(hearer.onTopics).toHaveBeenLastCalledWith(["divisi", "produk"]);
  server.sends("data: {oops\n\n: still here\n\ndata: ");
  server.sends('{"topics": ["order", 7]}\n\n');
  await until(() => expect(hearer.onTopics).toHaveBeenLastCalledWith(["order"]));
  expect(hearer.onTopics).toHaveBeenCalledTimes(2);
});

test("a stream that breaks is opened anew, and who listens knows that something may have been missed", async () => {
  const { server, hearer, start } = listening();
  start();
  await until(() => expect(hearer.onConnected).toHaveBeenCalledOnce());
  server.streams = false;
  server.hangUp();
  await until(() => expect(readLiveState()).not.toBe("live"));
  server.streams = true;
  await until(() => expect(hearer.onConnected).toHaveBeenCalledTimes(2));
  expect(hearer.onConnected.mock.lastCall?.[0]).toBeGreaterThan(began + 60_000);
  expect(readLiveState()).toBe("live");
});

test("where every stream breaks at once, each pause is longer than the one before", async () => {
  const { server, hearer, start } = listening();
  const later = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => void later.mockRestore());
  const longest = () => Math.max(...later.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms < 30_000));
  start();
  for (let turn = 1; turn <= 4; turn += 1) {
    await until(() => expect(hearer.onConnected).toHaveBeenCalledTimes(turn));
    server.hangUp();
    await until(() => expect(readLiveState()).toBe("reconnecting"));
    // Once: a second one would doubt the stream that the first one opened.
    retryNow();
    await until(() => expect(server.streamsAsked).toBeGreaterThan(turn));
  }
  expect(longest()).toBeGreaterThan(2_900);
});

test("a stream that is moved to another process is opened there at once, without a word on the screen", async () => {
  const { server, hearer, start } = listening();
  start();
  await until(() => expect(hearer.onConnected).toHaveBeenCalledOnce());
  becomeLive("live");
  const states: string[] = [];
  const watching = setInterval(() => states.push(readLiveState()), 1);
  onTestFinished(() => clearInterval(watching));
  server.sends('data: {"pindah":true}\n\n');
  await until(() => expect(hearer.onConnected).toHaveBeenCalledTimes(2));
  expect(new Set(states)).not.toContain("reconnecting");
  server.announce("divisi");
  await until(() => expect(hearer.onTopics).toHaveBeenLastCalledWith(["divisi"]));
});

test("a server that stays away is offline, until trying again finds it", async () => {
  const { server, hearer, start } = listening();
  server.streams = false;
  start();
  await until(() => expect(server.streamsAsked).toBeGreaterThan(0));
  await untilAfterRetry(() => expect(readLiveState()).toBe("offline"));
  expect(hearer.onConnected).not.toHaveBeenCalled();
  server.streams = true;
  await until(() => expect(readLiveState()).toBe("live"));
});

test("a server that restarts is looked for every two seconds, and at once when a call is answered", async () => {
  const { server, hearer, start } = listening();
  server.streams = false;
  server.answers(divisi.getDivisi, { data: [] });
  const later = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => void later.mockRestore());
  start();
  for (let turn = 1; turn <= 6; turn += 1)
    await untilAfterRetry(() => expect(server.streamsAsked).toBeGreaterThan(turn));
  await until(() => expect(readLiveState()).toBe("offline"));
  const longest = Math.max(...later.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms < 30_000));
  expect(longest).toBeLessThanOrEqual(2_500);
  // From now on no pause ends by itself.
  vi.spyOn(Math, "random").mockReturnValue(1_000_000);
  onTestFinished(() => void vi.restoreAllMocks());
  const before = server.streamsAsked;
  retryNow();
  await until(() => expect(server.streamsAsked).toBeGreaterThan(before));
  server.streams = true;
  await until(async () => {
    await send(divisi.getDivisi, {});
    expect(readLiveState()).toBe("live");
  });
  expect(hearer.onConnected).toHaveBeenCalledOnce();
});

test("a call without an answer is no reason to look for a server that has just been found", async () => {
  const { server, hearer, start } = listening();
  start();
  await until(() => expect(hearer.onConnected).toHaveBeenCalledOnce());
  heardNothing();
  expect(readLiveState()).toBe("live");
  const later = performance.now() + 11_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  onTestFinished(() => void vi.restoreAllMocks());
  heardNothing();
  expect(readLiveState()).toBe("offline");
  await until(() => expect(hearer.onConnected).toHaveBeenCalledTimes(2));
  heardNothing();
  expect(readLiveState()).toBe("live");
  expect(server.streamsAsked).toBe(2);
});

test("who stops listening hears no more of what others still hear", async () => {
  const { server, hearer, start } = listening();
  const stop = start();
  await until(() => expect(hearer.onConnected).toHaveBeenCalledOnce());
  stop();
  const other = { onTopics: vi.fn(), onConnected: vi.fn(), onBuild: vi.fn() };
  onTestFinished(openStream(other, Date.now()));
  await until(() => expect(other.onConnected).toHaveBeenCalledOnce());
  server.announce("divisi");
  await until(() => expect(other.onTopics).toHaveBeenCalledWith(["divisi"]));
  expect(hearer.onTopics).not.toHaveBeenCalled();
  expect(hearer.onConnected).toHaveBeenCalledOnce();
  expect(server.streamsAsked).toBe(2);
});

test("a stream that is refused because the session ended signs the person out", async () => {
  const { server, hearer, start } = listening();
  server.streams = "Sesi anda telah berakhir, silahkan login kembali";
  start();
  await until(() => expect(readSession().token).toBeNull());
  expect(hearer.onConnected).not.toHaveBeenCalled();
  expect(server.streamsAsked).toBe(1);
});
