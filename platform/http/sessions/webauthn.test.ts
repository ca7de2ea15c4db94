import { expect, test } from "vitest";
import { authenticator } from "#test/support/authenticator.ts";
import { bytesOf, challengeOf, checkAssertion, placeOf, readRegistration } from "./webauthn.ts";

const HOME = "https://kantor.example";
const place = placeOf(HOME);
const CHALLENGE = "c29tZXRoaW5nIG5ldw";

test.each(["ES256", "EdDSA", "RS256"] as const)(
  "a passkey of %s is kept as the browser handed it over",
  async (kind) => {
    const device = authenticator(HOME, kind);
    const made = device.make(CHALLENGE);
    const kept = await readRegistration(made, CHALLENGE, place);
    expect(kept).toMatchObject({ key: bytesOf(made.publicKey), counter: 100 });
    const known = { key: bytesOf(made.publicKey), counter: 100 };
    const check = (answer: ReturnType<typeof device.answer>) => checkAssertion(answer, known, CHALLENGE, place);
    expect(kept?.credential).toEqual(bytesOf(device.answer(CHALLENGE, { further: 0 }).id));
    expect(await check(device.answer(CHALLENGE))).toBe(101);
    expect(await check(device.answer("b3RoZXI"))).toBeNull();
    expect(await check(device.answer(CHALLENGE, { origin: "https://kantor.example:444" }))).toBeNull();
    expect(await check(device.answer(CHALLENGE, { type: "webauthn.create" }))).toBeNull();
    expect(await check(device.answer(CHALLENGE, { flags: 0x01 }))).toBeNull();
    expect(await check(device.answer(CHALLENGE, { flags: 0x04 }))).toBeNull();
    expect(await check({ ...device.answer(CHALLENGE), signature: device.answer(CHALLENGE).signature })).toBeNull();
    expect(await check(device.answer(CHALLENGE, { further: -50 }))).toBeNull();
    const elsewhere = placeOf("https://other.example");
    expect(await checkAssertion(device.answer(CHALLENGE), known, CHALLENGE, elsewhere)).toBeNull();
  },
);

test("what an authenticator did not make so is not kept", async () => {
  const device = authenticator(HOME);
  const made = device.make(CHALLENGE);
  const read = (changed: Partial<typeof made>) => readRegistration({ ...made, ...changed }, CHALLENGE, place);
  expect(await read({})).not.toBeNull();
  expect(await read(device.make("b3RoZXI"))).toBeNull();
  expect(await read(device.make(CHALLENGE, { origin: "https://other.example" }))).toBeNull();
  // Not there, not verified, or without the key.
  for (const flags of [0x44, 0x41, 0x05]) expect(await read(device.make(CHALLENGE, { flags }))).toBeNull();
  expect(await read({ clientDataJSON: device.answer(CHALLENGE).clientDataJSON })).toBeNull();
  // The key that is kept is the one that the authenticator speaks of.
  expect(await read({ publicKey: authenticator(HOME).make(CHALLENGE).publicKey })).toBeNull();
  expect(await read({ publicKey: "AAAA" })).toBeNull();
  expect(await read({ authenticatorData: made.authenticatorData.slice(0, -8) })).toBeNull();
});

test("the challenge is read from whatever was sent", () => {
  expect(challengeOf(authenticator(HOME).make(CHALLENGE).clientDataJSON)).toBe(CHALLENGE);
  for (const odd of ["", "AAAA", "bnVsbA", "eyJjaGFsbGVuZ2UiOjF9"]) expect(challengeOf(odd)).toBe("");
});
