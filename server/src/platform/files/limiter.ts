/** Runs at most `most` of the given tasks at a time; the others wait their turn in order. */
export function limiter(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // The place is handed over, not freed: a newcomer cannot slip in before the one who waits.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** The same for each key: tasks of one key wait for each other, those of different keys do not. */
export function limiterPerKey<Key>(most: number): <T>(key: Key, task: () => Promise<T>) => Promise<T> {
  const lines = new Map<Key, { run: ReturnType<typeof limiter>; waiting: number }>();
  return async (key, task) => {
    const line = lines.get(key) ?? { run: limiter(most), waiting: 0 };
    lines.set(key, line);
    line.waiting++;
    try {
      return await line.run(task);
    } finally {
      line.waiting--;
      if (line.waiting === 0) lines.delete(key);
    }
  };
}
