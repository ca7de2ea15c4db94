import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** The kinds of keys that the app asks for. */
export type Kind = "ES256" | "EdDSA" | "RS256";

const hex = (text: string): Buffer => Buffer.from(text, "hex");
const base64url = (bytes: Buffer): string => bytes.toString("base64url");

function keysOf(kind: Kind): { publicKey: KeyObject; privateKey: KeyObject } {
  if (kind === "EdDSA") return generateKeyPairSync("ed25519");
  if (kind === "RS256") return generateKeyPairSync("rsa", { modulusLength: 2048 });
  return generateKeyPairSync("ec", { namedCurve: "P-256" });
}

/** The public key as an authenticator writes it (COSE), byte by byte and not by the library that the app reads it with. */
function coseOf(kind: Kind, publicKey: KeyObject): Buffer {
  const { x = "", y = "", n = "", e = "" } = publicKey.export({ format: "jwk" });
  const bytes = (text: string) => Buffer.from(text, "base64url");
  if (kind === "EdDSA") return Buffer.concat([hex("a4010103272006215820"), bytes(x)]);
  if (kind === "RS256") return Buffer.concat([hex("a401030339010020590100"), bytes(n), hex("2143"), bytes(e)]);
  return Buffer.concat([hex("a5010203262001215820"), bytes(x), hex("225820"), bytes(y)]);
}

/** A passkey as a browser and its authenticator make it. */
export function authenticator(home: string, kind: Kind = "ES256") {
  const { publicKey, privateKey } = keysOf(kind);
  const id = randomBytes(16);
  let counter = 100;
  const rpIdHash = createHash("sha256").update(new URL(home).hostname).digest();
  const dataOf = (flags: number, attested = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head[0] = flags;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([rpIdHash, head, attested]);
  };
  const client = (type: string, challenge: string, origin: string) =>
    base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  return {
    make: (challenge: string, { origin = home, flags = 0x45 } = {}) => ({
      clientDataJSON: client("webauthn.create", challenge, origin),
      authenticatorData: base64url(
        dataOf(flags, Buffer.concat([Buffer.alloc(16), hex("0010"), id, coseOf(kind, publicKey)])),
      ),
      publicKey: base64url(publicKey.export({ format: "der", type: "spki" })),
    }),
    answer(challenge: string, { origin = home, flags = 0x05, further = 1, type = "webauthn.get" } = {}) {
      counter += further;
      const clientDataJSON = client(type, challenge, origin);
      const data = dataOf(flags);
      const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
      const signed = sign(kind === "EdDSA" ? null : "sha256", Buffer.concat([data, hash]), privateKey);
      return { id: base64url(id), clientDataJSON, authenticatorData: base64url(data), signature: base64url(signed) };
    },
  };
}
