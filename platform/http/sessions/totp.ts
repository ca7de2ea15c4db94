import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** Codes of an authenticator app, as every app knows them (RFC 6238): SHA-1, 6 digits, 30 seconds. */
const CODE = { algorithm: "SHA1", digits: 6, period: 30 };

const secretOf = (bytes: Buffer) => new Secret({ buffer: Uint8Array.from(bytes).buffer });
const totpOf = (secret: Buffer) => new TOTP({ ...CODE, secret: secretOf(secret) });

export const newTotpSecret = (): Buffer => randomBytes(20);

/** The secret as people type it. */
export const base32 = (secret: Buffer): string => secretOf(secret).base32;

/** The address behind the QR code. */
export const totpUri = (secret: Buffer, account: string, issuer: string): string =>
  new TOTP({ ...CODE, secret: secretOf(secret), label: account, issuer }).toString();

export const totpCode = (secret: Buffer, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });

/** The time step whose code this is, one earlier or later for clocks that differ; null for a wrong code. */
export function totpFits(secret: Buffer, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, "");
  // The library throws at six signs that are more than six bytes.
  if (!/^\d{6}$/.test(token)) return null;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const away = totp.validate({ token, timestamp, window: 1 });
  return away === null ? null : totp.counter({ timestamp }) + away;
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
