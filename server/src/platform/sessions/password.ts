import { argon2, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { limiter } from "../files/limiter.ts";

const derive = promisify(argon2);

type Cost = { memory: number; passes: number; parallelism: number };
// A password that a person chose must be dear to try; a generated one is beyond trying anyway and lives until the first
// login, so that importing thousands of employees takes seconds.
const COSTS = {
  chosen: { memory: 19_456, passes: 2, parallelism: 1 },
  generated: { memory: 64, passes: 1, parallelism: 1 },
} as const satisfies Record<string, Cost>;
type Kind = keyof typeof COSTS;
const TAG_BYTES = 32;
// Easily told apart when read aloud or copied from a slip of paper.
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

// Whoever tries passwords in a hurry waits in line, and the threads that files and names need stay free. An import
// makes its thousands in a line of its own: nobody who signs in stands behind them.
const fewAtOnce = limiter(Math.min(2, availableParallelism()));
const oneAtATime = limiter(1);

/** An argon2id hash in the usual `$argon2id$v=19$m=…,t=…,p=…$salt$hash` form. */
export async function hashPassword(password: string, kind: Kind = "chosen"): Promise<string> {
  const cost = COSTS[kind];
  const nonce = randomBytes(16);
  const inLine = kind === "chosen" ? fewAtOnce : oneAtATime;
  const tag = await inLine(() => derive("argon2id", { message: password, nonce, tagLength: TAG_BYTES, ...cost }));
  const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** What a comparison is made with where nothing is stored: it never fits. */
const decoy = { nonce: randomBytes(16), tag: randomBytes(TAG_BYTES) };

/**
 * Costs the same whatever is stored, a chosen password, a generated one or none at all, so that the time of an answer
 * tells nobody which numbers exist and which have never signed in.
 */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  const own = stored === null ? null : read(stored);
  const others = Object.values(COSTS).filter((cost) => cost.memory !== own?.cost.memory);
  return fewAtOnce(async () => {
    for (const cost of others) await fits(password, { ...decoy, cost });
    return own === null ? false : fits(password, own);
  });
}

type Stored = { cost: Cost; nonce: Buffer; tag: Buffer };

function read(stored: string): Stored | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return null;
  const [, memory, passes, parallelism, nonce = "", tag = ""] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

async function fits(password: string, { cost, nonce, tag }: Stored): Promise<boolean> {
  const made = await derive("argon2id", { message: password, nonce, tagLength: tag.length, ...cost });
  return timingSafeEqual(made, tag);
}

export type FirstPassword = { passwordAwal: string; password: string };

/** A password for someone new: what is shown once, and what is stored. */
export async function firstPassword(): Promise<FirstPassword> {
  const passwordAwal = randomPassword();
  return { passwordAwal, password: await hashPassword(passwordAwal, "generated") };
}

/** A first password: 12 characters, about 59 bits. */
export function randomPassword(): string {
  return Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
