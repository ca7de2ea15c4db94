import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from "node:crypto";
import type { Address } from "./address.mjs";
import { ConnectionError } from "./errors.ts";
import type { Outbox } from "./outbox.ts";

const PROTOCOL = 196_608;
const ZERO = Buffer.from([0]);

/** Says who wants to log in where, with the settings of the session. */
export function greet(out: Outbox, { user, database, settings }: Address): void {
  out.begin().int32(PROTOCOL);
  for (const [name, value] of Object.entries({ user, database, client_encoding: "UTF8", ...settings })) {
    out.text(name).text(value);
  }
  out.raw(ZERO).end();
}

const md5 = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash("md5");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

const hmac = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

const unproved = () =>
  new ConnectionError("LOGIN_FAILED", "The database did not prove that it knows the password: it may be another one");

const unhidden = () =>
  new ConnectionError(
    "LOGIN_FAILED",
    "The database asks for the password in clear text on a connection that is not encrypted: add sslmode=require, or " +
      "let it ask for SCRAM-SHA-256",
  );

const MOST_ROUNDS = 1_000_000;
const WITHOUT_CHANNEL = "n,,";

/**
 * Answers the server's login questions: a password, its MD5, or SCRAM-SHA-256 (RFC 5802), in which neither side sends
 * the password and both prove that they know it.
 */
export class Login {
  readonly #user: string;
  readonly #password: string;
  readonly #nonce = randomBytes(18).toString("base64");
  readonly #isPrivate: boolean;
  #expected: Buffer | null = null;
  #mustProve = false;

  /** `isPrivate`: nobody can listen in on the connection. */
  constructor(user: string, password: string, isPrivate: boolean) {
    this.#user = user;
    this.#password = password;
    this.#isPrivate = isPrivate;
  }

  /** With SCRAM the server must also prove itself before the login counts. */
  finish(): void {
    if (this.#mustProve) throw unproved();
  }

  /** The answer to send, if any. */
  answer(question: Buffer): Buffer | null {
    const rest = question.subarray(4);
    switch (question.readInt32BE(0)) {
      case 0:
        this.finish();
        return null;
      case 3:
        if (!this.#isPrivate) throw unhidden();
        return Buffer.from(`${this.#password}\0`);
      case 5:
        return Buffer.from(`md5${md5(md5(this.#password, this.#user), rest)}\0`);
      case 10:
        return this.#first(rest.toString("utf8").split("\0"));
      case 11:
        return Buffer.from(this.#proof(rest.toString("utf8")));
      case 12:
        return this.#verify(rest.toString("utf8"));
      default:
        throw new ConnectionError("LOGIN_FAILED", "The database asks for a kind of login that is not known here");
    }
  }

  #first(mechanisms: readonly string[]): Buffer {
    const name = "SCRAM-SHA-256";
    if (!mechanisms.includes(name)) {
      throw new ConnectionError("LOGIN_FAILED", `The database offers ${mechanisms.join(" ")}, but not ${name}`);
    }
    this.#mustProve = true;
    const first = `${WITHOUT_CHANNEL}n=*,r=${this.#nonce}`;
    const length = Buffer.alloc(4);
    length.writeInt32BE(Buffer.byteLength(first));
    return Buffer.concat([Buffer.from(`${name}\0`), length, Buffer.from(first)]);
  }

  #proof(challenge: string): string {
    const parts = Object.fromEntries(challenge.split(",").map((part) => [part[0], part.slice(2)]));
    const { r: nonce = "", s: salt = "", i: rounds = "" } = parts;
    if (!nonce.startsWith(this.#nonce) || !(Number(rounds) > 0 && Number(rounds) <= MOST_ROUNDS)) throw unproved();
    const password = this.#password.normalize("NFKC");
    const salted = pbkdf2Sync(password, Buffer.from(salt, "base64"), Number(rounds), 32, "sha256");
    const clientKey = hmac(salted, "Client Key");
    const storedKey = createHash("sha256").update(clientKey).digest();
    const withoutProof = `c=${Buffer.from(WITHOUT_CHANNEL).toString("base64")},r=${nonce}`;
    const signed = `n=*,r=${this.#nonce},${challenge},${withoutProof}`;
    const signature = hmac(storedKey, signed);
    this.#expected = hmac(hmac(salted, "Server Key"), signed);
    const proof = clientKey.map((byte, at) => byte ^ (signature[at] ?? 0));
    return `${withoutProof},p=${Buffer.from(proof).toString("base64")}`;
  }

  #verify(answer: string): null {
    const given = Buffer.from(answer.slice(2), "base64");
    const expected = this.#expected;
    if (!answer.startsWith("v=") || expected?.length !== given.length || !timingSafeEqual(expected, given)) {
      throw unproved();
    }
    this.#mustProve = false;
    return null;
  }
}
