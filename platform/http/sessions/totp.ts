import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Codes of an authenticator app: RFC 6238 with what every app knows, SHA-1, 6 digits, 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const newTotpSecret = (): Buffer => randomBytes(20);

/** The secret as people type it. */
export function base32(bytes: Buffer): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** The address behind the QR code. */
export const totpUri = (secret: Buffer, account: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;

export const totpStep = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

export function totpCode(secret: Buffer, step: number): string {
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(moment).digest();
  const at = (mac[19] ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The time step whose code this is, one earlier or later for clocks that differ; null for a wrong code. */
export function totpFits(secret: Buffer, code: string, now: Date): number | null {
  const typed = Buffer.from(code.replace(/\s/g, ""));
  let fits: number | null = null;
  for (const step of [-1, 0, 1].map((away) => totpStep(now) + away)) {
    const right = Buffer.from(totpCode(secret, step));
    if (typed.length === right.length && timingSafeEqual(typed, right)) fits = step;
  }
  return fits;
}

// Easy to tell apart on paper; 16 of them cannot be guessed, also by who has the hashes.
const PAPER = "abcdefghjkmnpqrstuvwxyz23456789";

/** A code on paper: xxxx-xxxx-xxxx-xxxx. */
export function newRecoveryCode(): string {
  let code = "";
  while (code.length < 16) {
    const [byte = 255] = randomBytes(1);
    if (byte < PAPER.length * 8) code += PAPER[byte % PAPER.length];
  }
  return code.replace(/.{4}(?=.)/g, "$&-");
}

/** Its hash, however it was typed. */
export const recoveryDigest = (code: string): Buffer =>
  createHash("sha256")
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest();
