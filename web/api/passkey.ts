/** Passkeys in the browser; bytes travel as base64url. */

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

type Offer = {
  tantangan: string;
  rpId: string;
  pengguna: { id: string; nama: string; sebutan: string };
  terpasang: readonly string[];
};

/** Lets the browser make a passkey; null if the person stopped it. */
export async function makePasskey({ tantangan, rpId, pengguna, terpasang }: Offer) {
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: toBytes(tantangan),
        rp: { id: rpId, name: "Kantor" },
        user: { id: toBytes(pengguna.id), name: pengguna.nama, displayName: pengguna.sebutan },
        pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: "public-key" as const, alg })),
        excludeCredentials: terpasang.map((id) => ({ type: "public-key" as const, id: toBytes(id) })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        attestation: "none",
        timeout: 120_000,
      },
    }),
  );
  if (!(made?.response instanceof AuthenticatorAttestationResponse)) return null;
  const { response } = made;
  const publicKey = response.getPublicKey();
  if (publicKey === null) return null;
  return {
    clientDataJSON: toText(response.clientDataJSON),
    authenticatorData: toText(response.getAuthenticatorData()),
    publicKey: toText(publicKey),
  };
}

/** Lets the browser sign a challenge with a passkey of this app; null if the person stopped it. */
export async function answerWithPasskey({ tantangan, rpId }: Pick<Offer, "tantangan" | "rpId">) {
  const found = await asked(() =>
    navigator.credentials.get({
      publicKey: { challenge: toBytes(tantangan), rpId, userVerification: "required", timeout: 120_000 },
    }),
  );
  if (!(found?.response instanceof AuthenticatorAssertionResponse)) return null;
  const { response } = found;
  return {
    id: found.id,
    clientDataJSON: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
  };
}

/** Whoever closes the browser's question, or has no passkey, has just not answered. */
async function asked(question: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    const answer = await question();
    return answer instanceof PublicKeyCredential ? answer : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
