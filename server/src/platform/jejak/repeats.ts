const WINDOW_MS = 10 * 60_000;
/** How many different ones are told apart at once. */
const MOST = 500;

type Repeats<Item> = {
  add(item: Item): void;
  /** Writes what was counted, and counts no more. */
  close(): void;
};

type Options<Item> = {
  write: (item: Item & { kali: number }) => void;
  /** What counts as the same. */
  keyOf: (item: Item) => string;
  /** What those are told as that are one too many. */
  summed: (item: Item) => Item;
  clock: () => Date;
};

type Window<Item> = { since: number; latest: Item; more: number };

/**
 * Keeps a flood small: the first of its kind is written at once, its repeats of the next ten minutes are counted and
 * written as one. However many kinds come, only so many are told apart, so what is written is bounded.
 */
export function openRepeats<Item>({ write, keyOf, summed, clock }: Options<Item>): Repeats<Item> {
  const windows = new Map<string, Window<Item>>();

  const end = (key: string, { latest, more }: Window<Item>) => {
    windows.delete(key);
    if (more > 0) write({ ...latest, kali: more });
  };
  const endOlder = (than: number) => {
    // The oldest stand first.
    for (const [key, window] of windows) {
      if (window.since > than) return;
      end(key, window);
    }
  };
  const count = (key: string, item: Item, at: number) => {
    const window = windows.get(key);
    if (window) {
      window.latest = item;
      window.more += 1;
      return;
    }
    windows.set(key, { since: at, latest: item, more: 0 });
    write({ ...item, kali: 1 });
  };
  // What is repeated until the clients give up is told even if nothing else ever happens.
  const timer = setInterval(() => endOlder(clock().getTime() - WINDOW_MS), WINDOW_MS / 10);
  timer.unref();

  return {
    add(item) {
      const at = clock().getTime();
      endOlder(at - WINDOW_MS);
      const key = keyOf(item);
      if (windows.has(key) || windows.size < MOST) count(key, item, at);
      else {
        const many = summed(item);
        count(keyOf(many), many, at);
      }
    },
    close() {
      clearInterval(timer);
      for (const [key, window] of windows) end(key, window);
    },
  };
}
