import { StartProblem } from "../startProblem.ts";
import { type Address, problemOfAddress, sentenceOf } from "./addressProblem.mjs";

/** Tries to listen before the slow steps of a start. */
export async function expectFree(address: Address): Promise<void> {
  const problem = await problemOfAddress(address);
  if (problem !== null) throw new StartProblem(problem);
}

/** Listens, or answers in a sentence why it cannot: another program may have taken the address during the start. */
export async function listening(address: Address, listen: () => Promise<unknown>): Promise<void> {
  try {
    await listen();
  } catch (error) {
    const problem = sentenceOf(error, address);
    throw problem === null ? error : new StartProblem(problem);
  }
}
