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
