/** Runs at most `most` tasks at a time; the others wait in order. */
export function limiter(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // The free place goes directly to the next in line, so that a new task cannot take it first.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** The same for each key: tasks with the same key run one after the other. */
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
