import type { Job } from "./job.ts";

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

/** Says when a statement may be sent, by `send`, on the connection of this process of the server. */
type Gatekeeper = (process: number, job: Job, send: () => void) => void;

let gatekeeper: Gatekeeper | null = null;

/** For tests that try every order in which the statements of two actions can come (test/urutan). */
export const holdStatements = (hold: Gatekeeper | null): void => {
  gatekeeper = hold;
};

type Sender = { readonly process: number; run(job: Job): void };

/** Sends a statement on its connection; nothing holds it but such a test. */
export function sendOn(connection: Sender, job: Job): void {
  if (gatekeeper === null) connection.run(job);
  else gatekeeper(connection.process, job, () => connection.run(job));
}
