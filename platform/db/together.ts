type Step = () => PromiseLike<unknown>;
type Answers<Steps extends readonly Step[]> = { [At in keyof Steps]: Awaited<ReturnType<Steps[At]>> };

/**
 * Runs steps of a transaction of which none needs the answer of another: their first statements are sent in this order
 * without waiting for each other, and the database runs them in this order. So locks are taken as if each were awaited,
 * but the transaction holds them for one round trip. The first step that fails is the one that is thrown.
 */
export async function together<const Steps extends readonly Step[]>(...steps: Steps): Promise<Answers<Steps>> {
  const running: Promise<unknown>[] = [];
  for (const step of steps) {
    running.push(Promise.resolve(step()));
    // A statement is sent a moment after somebody begins to wait for it: only then may the next step begin.
    for (let tick = 0; tick < 3; tick += 1) await null;
  }
  const ends = await Promise.allSettled(running);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return ends.map((end) => (end.status === "fulfilled" ? end.value : undefined)) as unknown as Answers<Steps>;
}
