import { argon2, argon2Sync, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { limiter } from "../../files/limiter.ts";

const derive = promisify(argon2);

type Cost = { memory: number; passes: number; parallelism: number };
// Guessing a chosen password must be slow. A generated one cannot be guessed and lives until the first login, so it is
// hashed fast: importing thousands of employees takes seconds.
const COSTS = {
  chosen: { memory: 19_456, passes: 2, parallelism: 1 },
  generated: { memory: 64, passes: 1, parallelism: 1 },
} as const satisfies Record<string, Cost>;
type Kind = keyof typeof COSTS;
const TAG_BYTES = 32;
// Letters and digits that are easy to tell apart when read aloud or copied from paper.
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

// Two hashes at a time, so that threads stay free for files and DNS.
const fewAtOnce = limiter(Math.min(2, availableParallelism()));
/** First passwords of one import at a time. */
const oneAtATime = limiter(1);

/** An argon2id hash in the form `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string, kind: Kind = "chosen"): Promise<string> {
  const cost = COSTS[kind];
  const nonce = randomBytes(16);
  const tag = await fewAtOnce(() => derive("argon2id", { message: password, nonce, tagLength: TAG_BYTES, ...cost }));
  return written({ cost, nonce, tag });
}

const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

const written = ({ cost, nonce, tag }: Stored): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;

/** Compared with where no password is stored; it never matches. */
const decoy = { nonce: randomBytes(16), tag: randomBytes(TAG_BYTES) };

/**
 * Checks a password. It takes the same time for a chosen password, a generated one and none at all, so that the time
 * tells nobody which numbers exist or have never signed in.
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

/**
 * A first password: the text shown once, and the hash to store. It is made at once, which takes less than handing it to
 * another thread.
 */
export function firstPassword(): FirstPassword {
  const [passwordAwal, nonce, cost] = [randomPassword(), randomBytes(16), COSTS.generated];
  const tag = argon2Sync("argon2id", { message: passwordAwal, nonce, tagLength: TAG_BYTES, ...cost });
  return { passwordAwal, password: written({ cost, nonce, tag }) };
}

const FEW = 100;

/** First passwords for an import: thousands are made in threads of their own, one for each core. */
export async function firstPasswords(count: number): Promise<FirstPassword[]> {
  if (count <= FEW) return Array.from({ length: count }, firstPassword);
  const threads = availableParallelism();
  const share = (at: number) => Math.floor((count * (at + 1)) / threads) - Math.floor((count * at) / threads);
  return oneAtATime(async () =>
    (await Promise.all(Array.from({ length: threads }, (_, at) => inThread(share(at))))).flat(),
  );
}

const inThread = (count: number): Promise<FirstPassword[]> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./passwordThread.ts", import.meta.url), { workerData: count });
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", (code) => reject(new Error(`The thread that made passwords ended with code ${code}`)));
  });

/** 12 characters, about 59 bits. */
export function randomPassword(): string {
  return Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
