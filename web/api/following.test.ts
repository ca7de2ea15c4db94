import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { following } from "./following.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A list on screen whose answers take so long; `stand` is what the server has. */
function shown(takes: number) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } });
  const follow = following(queries);
  const server = { stand: 0, asked: 0, takes };
  const queryFn = async () => {
    server.asked += 1;
    const { stand } = server;
    await new Promise((done) => setTimeout(done, server.takes));
    return stand;
  };
  const observer = new QueryObserver(queries, { queryKey: ["list"], queryFn });
  const leave = observer.subscribe(() => undefined);
  const change = () => {
    server.stand += 1;
    follow(() => true);
  };
  return { queries, server, leave, change, queryFn, seen: () => observer.getCurrentResult().data };
}

test("the first change is followed at once, those after it together", async () => {
  const { server, change, seen } = shown(20);
  await vi.advanceTimersByTimeAsync(5_000);
  change();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen()).toBe(1);
  for (let turn = 0; turn < 20; turn += 1) {
    change();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(server.asked, "once a second").toBeLessThan(6);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(seen()).toBe(21);
  const { asked } = server;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked, "nothing changes any more").toBe(asked);
});

test("an answer that is on its way arrives, and is asked for once more when something changed meanwhile", async () => {
  const { server, change, seen } = shown(2_000);
  await vi.advanceTimersByTimeAsync(1_000);
  change();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen(), "the first answer, which is older than the change").toBe(0);
  await vi.advanceTimersByTimeAsync(12_000);
  expect([seen(), server.asked]).toEqual([1, 2]);
});

test("where answers take long, a window asks the less often", async () => {
  const { server, change, seen } = shown(2_000);
  for (let turn = 0; turn < 600; turn += 1) {
    change();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(server.asked).toBeLessThanOrEqual(6);
  expect(seen(), "and sees what happens all the same").toBeGreaterThan(300);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(seen()).toBe(600);
});

test("who refreshed the list himself meanwhile does not ask again, nor does a screen that was left", async () => {
  const { queries, server, change, leave } = shown(20);
  await vi.advanceTimersByTimeAsync(100);
  change();
  void queries.invalidateQueries();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.asked).toBe(2);
  change();
  await vi.advanceTimersByTimeAsync(100);
  change();
  leave();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.asked).toBe(3);
});

test("what is on its way for nobody yet is known to be older than a change, and asked for again when it is shown", async () => {
  const { queries, server, change, leave, queryFn } = shown(2_000);
  leave();
  const ahead = { queryKey: ["page 2"], queryFn };
  void queries.prefetchQuery(ahead);
  await vi.advanceTimersByTimeAsync(1_000);
  change();
  await vi.advanceTimersByTimeAsync(3_000);
  const observer = new QueryObserver(queries, ahead);
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(observer.getCurrentResult().data).toBe(server.stand);
});
