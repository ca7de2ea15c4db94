import { argon2, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

// A password that a person chose must be dear to try; a generated one is beyond trying anyway and lives until the first
// login, so that importing thousands of employees takes seconds.
const COSTS = {
  chosen: { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 },
  generated: { memory: 1_024, passes: 1, parallelism: 1, tagLength: 32 },
};
// Easily told apart when read aloud or copied from a slip of paper.
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** An argon2id hash in the usual `$argon2id$v=19$m=…,t=…,p=…$salt$hash` form. */
export async function hashPassword(password: string, kind: keyof typeof COSTS = "chosen"): Promise<string> {
  const cost = COSTS[kind];
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: password, nonce, ...cost });
  const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

export async function passwordFits(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = "", hash = ""] = match;
  const expected = Buffer.from(hash, "base64");
  const tag = await derive("argon2id", {
    message: password,
    nonce: Buffer.from(salt, "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(tag, expected);
}

let decoy: Promise<string> | undefined;
/** Takes as long as a real comparison and never fits: so that a number that does not exist answers like any other. */
export async function compareInVain(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(16).toString("hex"));
  await passwordFits(password, await decoy);
  return false;
}

/** A first password: 12 characters, about 59 bits. */
export function randomPassword(): string {
  return Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
