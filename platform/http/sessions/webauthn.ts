import {
  createHash,
  createHmac,
  createPublicKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
  verify,
} from "node:crypto";

/** What a browser answers for a passkey; bytes as base64url. */
export type Registration = { clientDataJSON: string; authenticatorData: string; publicKey: string };
export type Assertion = { id: string; clientDataJSON: string; authenticatorData: string; signature: string };

/** Where the browser must have been: the address of the app, whose host is the name of the passkeys. */
export type Place = { origin: string; rpId: string };
export const placeOf = (origin: string): Place => ({ origin, rpId: new URL(origin).hostname });

const sha256 = (bytes: string | Buffer): Buffer => createHash("sha256").update(bytes).digest();
export const bytesOf = (text: string): Buffer => Buffer.from(text, "base64url");

const CHALLENGE_MS = 5 * 60_000;
const MAC_BYTES = 32;

/**
 * A challenge needs no memory: it says until when it is good, for what, and that it is ours. Whoever takes one notes it as
 * used, so that it is answered once.
 */
export function newChallenge(key: Buffer, purpose: string, now: Date): string {
  const body = Buffer.concat([Buffer.alloc(8), randomBytes(16)]);
  body.writeBigUInt64BE(BigInt(now.getTime() + CHALLENGE_MS));
  return Buffer.concat([body, macOf(key, purpose, body)]).toString("base64url");
}

const macOf = (key: Buffer, purpose: string, body: Buffer): Buffer =>
  createHmac("sha256", key).update(purpose).update("\0").update(body).digest();

/** Until when the challenge is good; null if it is not ours, for something else, or too old. */
export function challengeUntil(key: Buffer, purpose: string, challenge: string, now: Date): Date | null {
  const bytes = bytesOf(challenge);
  if (bytes.length !== 24 + MAC_BYTES) return null;
  const body = bytes.subarray(0, 24);
  if (!timingSafeEqual(bytes.subarray(24), macOf(key, purpose, body))) return null;
  const until = new Date(Number(body.readBigUInt64BE()));
  return until > now ? until : null;
}

/** The challenge that the browser signed; null if the answer is of another kind or place. */
export function challengeOf(
  clientDataJSON: string,
  type: "webauthn.create" | "webauthn.get",
  { origin }: Place,
): string | null {
  try {
    const said: unknown = JSON.parse(bytesOf(clientDataJSON).toString());
    if (typeof said !== "object" || said === null) return null;
    const { type: kind, origin: from, challenge } = said as Record<string, unknown>;
    return kind === type && from === origin && typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** The counter, where the data is of this place and the person was there and verified by face, finger or PIN. */
function counterOf(data: Buffer, { rpId }: Place): number | null {
  if (data.length < 37 || !timingSafeEqual(data.subarray(0, 32), sha256(rpId))) return null;
  const flags = data[32] ?? 0;
  return (flags & PRESENT) !== 0 && (flags & VERIFIED) !== 0 ? data.readUInt32BE(33) : null;
}

export type NewPasskey = { credential: Buffer; key: Buffer; counter: number };

/** The passkey that a browser made. Nobody vouches for its maker (attestation none): it is the person's own choice. */
export function readRegistration({ authenticatorData, publicKey }: Registration, place: Place): NewPasskey | null {
  const data = bytesOf(authenticatorData);
  const counter = counterOf(data, place);
  if (counter === null || ((data[32] ?? 0) & ATTESTED) === 0 || data.length < 55) return null;
  const credential = data.subarray(55, 55 + data.readUInt16BE(53));
  const key = bytesOf(publicKey);
  if (credential.length === 0 || credential.length !== data.readUInt16BE(53) || !keyFrom(key)) return null;
  return { credential: Buffer.from(credential), key, counter };
}

function keyFrom(spki: Buffer): KeyObject | null {
  try {
    const key = createPublicKey({ key: spki, format: "der", type: "spki" });
    return ["ec", "rsa", "ed25519"].includes(key.asymmetricKeyType ?? "") ? key : null;
  } catch {
    return null;
  }
}

/** The new counter if the passkey signed this answer; null if not, or if its counter went back: then there are two of it. */
export function checkAssertion(
  { clientDataJSON, authenticatorData, signature }: Assertion,
  { key, counter }: { key: Buffer; counter: number },
  place: Place,
): number | null {
  const data = bytesOf(authenticatorData);
  const now = counterOf(data, place);
  const known = keyFrom(key);
  if (now === null || known === null) return null;
  const signed = Buffer.concat([data, sha256(bytesOf(clientDataJSON))]);
  const hash = known.asymmetricKeyType === "ed25519" ? null : "sha256";
  if (!verify(hash, signed, known, bytesOf(signature))) return null;
  return now > counter || (now === 0 && counter === 0) ? now : null;
}
