import { createHmac, createPublicKey, randomBytes, timingSafeEqual } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import {
  COSEALG,
  decodeClientDataJSON,
  decodeCredentialPublicKey,
  isoBase64URL,
  isoCBOR,
} from "@simplewebauthn/server/helpers";

/** What a browser answers for a passkey; bytes as base64url. */
export type Registration = { clientDataJSON: string; authenticatorData: string; publicKey: string };
export type Assertion = { id: string; clientDataJSON: string; authenticatorData: string; signature: string };

/** Where the browser must have been: the address of the app, whose host is the name of the passkeys. */
export type Place = { origin: string; rpId: string };
export const placeOf = (origin: string): Place => ({ origin, rpId: new URL(origin).hostname });

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

/** The challenge that the browser signed, not yet judged; "" where there is none. */
export function challengeOf(clientDataJSON: string): string {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/** What `web/api/passkey.ts` asks authenticators for. */
const ALGORITHMS = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];

export type NewPasskey = { credential: Buffer; key: Buffer; counter: number };

/** The passkey that a browser made. Nobody vouches for its maker (attestation none): it is the person's own choice. */
export async function readRegistration(
  { clientDataJSON, authenticatorData, publicKey }: Registration,
  challenge: string,
  place: Place,
): Promise<NewPasskey | null> {
  const key = bytesOf(publicKey);
  const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", Uint8Array.from(bytesOf(authenticatorData))],
  ]);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        // The library answers the id that the authenticator's data holds; this one it only wants to be there.
        ...{ id: "new", rawId: "new", type: "public-key", clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(attestation)) },
      },
      ...{ expectedChallenge: challenge, expectedOrigin: place.origin, expectedRPID: place.rpId },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { id, publicKey: attested, counter } = registrationInfo.credential;
    const isSame = isDeepStrictEqual(decodeCredentialPublicKey(coseOf(key)), decodeCredentialPublicKey(attested));
    return isSame ? { credential: bytesOf(id), key, counter } : null;
  } catch {
    return null;
  }
}

/** A public key as browsers hand it over and the table `passkey` keeps it (SPKI), in the form of the library (RFC 9053). */
function coseOf(spki: Buffer): Uint8Array<ArrayBuffer> {
  const { kty, crv, x, y, n, e } = createPublicKey({ key: spki, format: "der", type: "spki" }).export({
    format: "jwk",
  });
  const bytes = (text = "") => isoBase64URL.toBuffer(text);
  const written = (...parts: [number, number | Uint8Array][]) => isoCBOR.encode(new Map(parts));
  if (crv === "P-256") return written([1, 2], [3, COSEALG.ES256], [-1, 1], [-2, bytes(x)], [-3, bytes(y)]);
  if (crv === "Ed25519") return written([1, 1], [3, COSEALG.EdDSA], [-1, 6], [-2, bytes(x)]);
  if (kty === "RSA") return written([1, 3], [3, COSEALG.RS256], [-1, bytes(n)], [-2, bytes(e)]);
  throw new Error(`Passkeys have no keys of ${kty} ${crv}`);
}

/** The new counter if the passkey signed this answer; null if not, or if its counter went back: then there are two of it. */
export async function checkAssertion(
  { id, ...response }: Assertion,
  { key, counter }: { key: Buffer; counter: number },
  challenge: string,
  place: Place,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: "public-key", clientExtensionResults: {}, response },
      ...{ expectedChallenge: challenge, expectedOrigin: place.origin, expectedRPID: place.rpId },
      credential: { id, publicKey: coseOf(key), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
