/** Hears of every statement when it is over: its text, when it began (performance.now) and how long it took. */
type Hearer = (text: string, began: number, ms: number) => void;

let hearer: Hearer | null = null;

export const hearStatements = (hear: Hearer): void => {
  hearer = hear;
};

/** Runs a statement and says how long it took, waiting for a connection included. */
export async function watched<T>(text: string, run: () => Promise<T>): Promise<T> {
  if (hearer === null) return run();
  const began = performance.now();
  try {
    return await run();
  } finally {
    hearer(text, began, performance.now() - began);
  }
}
