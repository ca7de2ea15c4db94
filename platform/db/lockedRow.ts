import { together } from "./together.ts";

/**
 * Locks a row, then reads it with what belongs to it. Two statements, sent together: one statement that waits for the lock goes on
 * seeing the other tables as they were before it waited, so that the row is judged by what is no longer so, or is not found at all.
 */
export async function lockedRow<Row>(
  lock: () => PromiseLike<unknown>,
  read: () => PromiseLike<readonly Row[]>,
): Promise<Row | undefined> {
  const [, [row]] = await together(lock, read);
  return row;
}
