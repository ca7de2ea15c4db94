import { ConnectionError } from "./errors.ts";

const LONGEST = 0x7fff_ffff;

/** Splits the received bytes into messages: a letter, a length and a body. A message may arrive in many pieces. */
export class Inbox {
  #rest: Buffer[] = [];
  #length = 0;
  #wanted = 5;
  readonly #take: (kind: number, body: Buffer) => void;

  constructor(take: (kind: number, body: Buffer) => void) {
    this.#take = take;
  }

  push(piece: Buffer): void {
    this.#length += piece.length;
    if (this.#length < this.#wanted) {
      this.#rest.push(piece);
      return;
    }
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([...this.#rest, piece], this.#length);
    let at = 0;
    this.#wanted = 5;
    while (bytes.length - at >= 5) {
      const length = bytes.readUInt32BE(at + 1);
      // A value of PostgreSQL has at most 1 GiB, and a length includes its own 4 bytes: other lengths are not PostgreSQL's.
      if (length < 4 || length > LONGEST) throw new ConnectionError("CONNECTION_GARBLED", "This is not PostgreSQL");
      const end = at + 1 + length;
      if (end > bytes.length) {
        this.#wanted = end - at;
        break;
      }
      this.#take(bytes[at] ?? 0, bytes.subarray(at + 5, end));
      at = end;
    }
    this.#length = bytes.length - at;
    this.#rest = this.#length === 0 ? [] : [bytes.subarray(at)];
  }
}
