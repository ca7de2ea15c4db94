import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Topic } from "#contract/kernel/topics.ts";
import { pretendServer } from "../../testing/server.ts";
import { signedIn } from "../../testing/stage.tsx";
import { readBuild } from "./build.ts";
import { becomeLive, readLiveState, retryNow } from "./connection.ts";
import { startLive } from "./share.ts";

const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

beforeEach(() => {
  localStorage.removeItem("kantor.siaran");
  signedIn();
  becomeLive("reconnecting");
});

/** A window of the browser, as far as the stream is concerned. */
function openWindow() {
  const hearer = { onTopics: vi.fn(), onConnected: vi.fn() };
  const close = startLive(hearer);
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
  await until(() => expect(heard).toContainEqual({ welcome: "tamu", state: "live", build: "/assets/index-baru.js" }));
  say({ doubt: true });
  say({ doubt: true });
  await until(() => expect(onConnected).toHaveBeenCalledTimes(2));
  expect(server.streamsAsked).toBe(2);
  await until(() => expect(heard).toContainEqual({ connected: true }));
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
  say({ welcome: "another window", state: "live", build: null });
  say({ topics: ["produk"] });
  await until(() => expect(onTopics).toHaveBeenCalledWith(["produk"]));
  expect(readLiveState()).toBe("offline");
  say({ connected: true });
  await until(() => expect(onConnected).toHaveBeenCalledOnce());
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
