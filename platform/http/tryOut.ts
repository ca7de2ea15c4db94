import type { Deed, WriteCtx } from "./context.ts";
import { Refusal } from "./refusal.ts";

/** Does a work and takes it back at once: what it answers, or is refused for, is what would happen. */
export async function tryOut<Result>(deed: WriteCtx, work: (deed: Deed) => Promise<Result>): Promise<Result | Refusal> {
  const { closing: _, ...alone } = deed;
  await deed.tx`savepoint coba`;
  const result = await outcome(() => work(alone));
  await deed.tx`rollback to savepoint coba`;
  return result;
}

async function outcome<Result>(work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
