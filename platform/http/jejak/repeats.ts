const WINDOW_MS = 10 * 60_000;
/** The most different events that are counted separately. */
const MOST = 500;

type Repeats<Item> = {
  add(item: Item): void;
  /** Writes what was counted and stops counting. */
  close(): void;
};

type Options<Item> = {
  write: (item: Item & { kali: number }) => void;
  /** Events with the same key are repeats. */
  keyOf: (item: Item) => string;
  /** The event under which those beyond the limit are counted. */
  summed: (item: Item) => Item;
  clock: () => Date;
};

type Window<Item> = { since: number; latest: Item; more: number };

/**
 * Limits what a flood of events writes: the first of each key is written at once, its repeats of the next ten minutes
 * as one event with a number. Only some hundred keys are counted separately.
 */
export function openRepeats<Item>({ write, keyOf, summed, clock }: Options<Item>): Repeats<Item> {
  const windows = new Map<string, Window<Item>>();

  const end = (key: string, { latest, more }: Window<Item>) => {
    windows.delete(key);
    if (more > 0) write({ ...latest, kali: more });
  };
  const endOlder = (than: number) => {
    // The oldest windows come first.
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
  // Writes counted repeats also when no further event comes.
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
