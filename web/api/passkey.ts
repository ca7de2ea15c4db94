import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { CallFailed } from "./client.ts";

/** Passkeys in the browser; bytes travel as base64url. */

type Offer = {
  tantangan: string;
  rpId: string;
  pengguna: { id: string; nama: string; sebutan: string };
  terpasang: readonly string[];
};

/** Lets the browser make a passkey; null if the person stopped it. */
export async function makePasskey({ tantangan, rpId, pengguna, terpasang }: Offer) {
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = {
    challenge: tantangan,
    rp: { id: rpId, name: "Kantor" },
    user: { id: pengguna.id, name: pengguna.nama, displayName: pengguna.sebutan },
    pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: terpasang.map((id) => ({ type: "public-key", id })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
    timeout: 120_000,
  };
  const made = await asked(({ startRegistration }) => startRegistration({ optionsJSON }));
  const { clientDataJSON, authenticatorData, publicKey } = made?.response ?? {};
  return clientDataJSON && authenticatorData && publicKey ? { clientDataJSON, authenticatorData, publicKey } : null;
}

/** Lets the browser sign a challenge with a passkey of this app; null if the person stopped it. */
export async function answerWithPasskey({ tantangan, rpId }: Pick<Offer, "tantangan" | "rpId">) {
  const optionsJSON = { challenge: tantangan, rpId, userVerification: "required" as const, timeout: 120_000 };
  const found = await asked(({ startAuthentication }) => startAuthentication({ optionsJSON }));
  if (found === null) return null;
  const { clientDataJSON, authenticatorData, signature } = found.response;
  return { id: found.id, clientDataJSON, authenticatorData, signature };
}

type Library = typeof import("@simplewebauthn/browser");

/** Asks with the library, which only those who use a passkey load. Whoever closes the browser's question has just not answered. */
async function asked<T>(question: (library: Library) => Promise<T>): Promise<T | null> {
  const library = await import("@simplewebauthn/browser").catch(() => {
    throw new CallFailed(null, null);
  });
  try {
    return await question(library);
  } catch (error) {
    if (error instanceof library.WebAuthnError || error instanceof DOMException) return null;
    throw error;
  }
}
