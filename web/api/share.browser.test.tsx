import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Topic } from "#kernel/topics.ts";
import { pretendServer } from "../testing/server.ts";
import { signedIn } from "../testing/stage.tsx";
import { readBuild } from "./build.ts";
import { becomeLive, heardAnswer, readLiveState, retryNow } from "./connection.ts";
import { startLive } from "./share.ts";

const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

beforeEach(() => {
  localStorage.removeItem("kantor.siaran");
  signedIn();
  becomeLive("reconnecting");
});

/** A window of the browser, as far as the stream is concerned. */
function openWindow(since = Date.now()) {
  const hearer = { onTopics: vi.fn(), onConnected: vi.fn() };
  const close = startLive(hearer, since);
  onTestFinished(close);
  return { ...hearer, close };
}

test("windows share one stream: all hear what changed, and when its window closes another opens one", async () => {
  const server = pretendServer();
  const first = openWindow();
  await until(() => expect(first.onConnected).toHaveBeenCalledOnce());
  const [second, third] = [openWindow(), openWindow()];
  for (const { onConnected } of [second, third]) await until(() => expect(onConnected).toHaveBeenCalledOnce());
  server.announce("dari versi lain" as Topic, "divisi");
  for (const { onTopics } of [first, second, third]) {
    await until(() => expect(onTopics).toHaveBeenCalledExactlyOnceWith(["divisi"]));
  }
  // A window that comes concerns no other: what they show is not asked for again.
  for (const { onConnected } of [first, second]) expect(onConnected).toHaveBeenCalledOnce();
  expect(server.streamsAsked).toBe(1);

  first.close();
  await until(() => expect(server.streamsAsked).toBe(2));
  await until(() => {
    server.announce("produk");
    expect(second.onTopics).toHaveBeenCalledWith(["produk"]);
  });
  await until(() => expect(third.onTopics).toHaveBeenCalledWith(["produk"]));
  expect(first.onTopics).not.toHaveBeenCalledWith(["produk"]);
  expect(server.streamsAsked).toBe(2);
});

test("a window that crashed is succeeded when its lease has run out", async () => {
  const server = pretendServer();
  localStorage.setItem("kantor.siaran", JSON.stringify({ id: "hilang", until: Date.now() + 1_500 }));
  const { onConnected } = openWindow();
  expect(server.streamsAsked).toBe(0);
  await until(() => expect(onConnected).toHaveBeenCalledOnce());
  expect(server.streamsAsked).toBe(1);
});

/** Another window of the browser, by what it says. */
function otherWindow() {
  const channel = new BroadcastChannel("kantor.siaran");
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  onTestFinished(() => channel.close());
  return { heard, say: (said: object) => channel.postMessage(said) };
}

test("who holds the stream tells a newcomer how things are, and tries it again when others doubt it", async () => {
  const server = pretendServer();
  const { onConnected } = openWindow();
  await until(() => expect(onConnected).toHaveBeenCalledOnce());
  server.sends('data: {"versiWeb":"/assets/index-baru.js"}\n\n');
  await until(() => expect(readBuild()).toBe("/assets/index-baru.js"));
  const { heard, say } = otherWindow();
  say({ hello: "tamu" });
  const build = "/assets/index-baru.js";
  await until(() => expect(heard).toContainEqual(expect.objectContaining({ welcome: "tamu", state: "live", build })));
  say({ doubt: true });
  say({ doubt: true });
  await until(() => expect(onConnected).toHaveBeenCalledTimes(2));
  expect(server.streamsAsked).toBe(2);
  await until(() => expect(heard).toContainEqual({ connected: expect.any(Number) }));
});

test("a window hears what changed between its first question and its hearing", async () => {
  const server = pretendServer();
  const began = Date.now();
  const first = openWindow(began);
  await until(() => expect(first.onConnected).toHaveBeenCalledExactlyOnceWith(false));
  server.announce("divisi");
  await until(() => expect(first.onTopics).toHaveBeenCalledOnce());

  const second = openWindow(began);
  await until(() => expect(second.onTopics).toHaveBeenCalledExactlyOnceWith(["divisi"]));
  expect(second.onConnected).toHaveBeenCalledExactlyOnceWith(false);
  const later = openWindow(Date.now() + 1);
  await until(() => expect(later.onConnected).toHaveBeenCalledExactlyOnceWith(false));
  expect(later.onTopics).not.toHaveBeenCalled();
  // It asked before the stream told anything.
  const older = openWindow(began - 1);
  await until(() => expect(older.onConnected).toHaveBeenCalledExactlyOnceWith(true));
  expect(server.streamsAsked).toBe(1);
});

test("a window without the stream believes the one that has it, and asks it to try again", async () => {
  const server = pretendServer();
  localStorage.setItem("kantor.siaran", JSON.stringify({ id: "lain", until: Date.now() + 6_000 }));
  const { heard, say } = otherWindow();
  const { onTopics, onConnected, close } = openWindow();
  say({ state: "offline" });
  await until(() => expect(readLiveState()).toBe("offline"));
  retryNow();
  await until(() => expect(heard).toContainEqual({ doubt: true }));
  heardAnswer();
  await until(() => expect(heard).toContainEqual({ found: true }));
  say({ welcome: "another window", state: "live", build: null, connected: 0, topics: [] });
  say({ topics: ["produk"] });
  await until(() => expect(onTopics).toHaveBeenCalledWith(["produk"]));
  expect(readLiveState()).toBe("offline");
  say({ connected: Date.now() + 1 });
  await until(() => expect(onConnected).toHaveBeenCalledExactlyOnceWith(true));
  expect(readLiveState()).toBe("live");
  close();
  expect(server.streamsAsked).toBe(0);
});

test("where nothing can be stored a window has a stream of its own", async () => {
  const server = pretendServer();
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  onTestFinished(() => full.mockRestore());
  const windows = [openWindow(), openWindow()];
  for (const { onConnected } of windows) await until(() => expect(onConnected).toHaveBeenCalled());
  expect(server.streamsAsked).toBe(2);
});
