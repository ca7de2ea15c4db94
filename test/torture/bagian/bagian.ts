import type { Call } from "#kernel/call.ts";
import { requestFor } from "../../support/request.ts";
import { type Business, openBusiness } from "../usaha.ts";

export type Wanted = { seed: number; say: (line: string) => void };
/** One line that counts what was done, and everything that is not as it should be. */
export type Outcome = { count: string; findings: string[] };
/** A part of `npm run torture`: what it is about, in a few words, and how it is done. */
export type Bagian = { about: string; run(wanted: Wanted): Promise<Outcome> };

/** A part that is done to a company in which people work; what they did is judged at its end. */
export function amidBusiness(
  about: string,
  work: (business: Business, wanted: Wanted) => Promise<Outcome>,
  clients?: number,
): Bagian {
  return {
    about,
    async run(wanted) {
      const business = await openBusiness({ seed: wanted.seed, ...(clients !== undefined && { clients }) });
      try {
        const { count, findings } = await work(business, wanted);
        findings.push(...(await business.end()));
        if (findings.length > 0) wanted.say(business.company.log().slice(-5_000));
        return { count: `${count}; ${business.counted()}`, findings };
      } finally {
        await business.close();
      }
    },
  };
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** One request of one's own, without asking again; the status is 0 where nobody answered. */
export async function askOnce(
  address: string,
  call: Call,
  input: Record<string, unknown>,
  token: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  try {
    const response = await fetch(requestFor(address, call, input, token), { signal: AbortSignal.timeout(30_000) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  } catch (error) {
    return { status: 0, body: { message: String(error) } };
  }
}
