/** Gathers messages to the server, so that those of one tick are sent together. */
export class Outbox {
  #bytes = Buffer.allocUnsafe(4096);
  #at = 0;
  #start = 0;

  #room(more: number): void {
    if (this.#at + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#at + more));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }

  /** Begins a message with this letter; the first message of a connection has none. */
  begin(kind?: string): this {
    this.#room(5);
    if (kind) this.#bytes[this.#at++] = kind.charCodeAt(0);
    this.#start = this.#at;
    this.#at += 4;
    return this;
  }

  end(): this {
    this.#bytes.writeInt32BE(this.#at - this.#start, this.#start);
    return this;
  }

  int16(value: number): this {
    this.#room(2);
    this.#at = this.#bytes.writeUInt16BE(value, this.#at);
    return this;
  }

  int32(value: number): this {
    this.#room(4);
    this.#at = this.#bytes.writeInt32BE(value, this.#at);
    return this;
  }

  /** A text that ends with a zero byte, and therefore must not contain one. */
  text(value: string): this {
    if (value.includes("\0")) throw new RangeError("A statement cannot contain the character NUL");
    this.#room(value.length * 3 + 1);
    this.#at += this.#bytes.write(value, this.#at);
    this.#bytes[this.#at++] = 0;
    return this;
  }

  /** A value with its length before it; null has the length -1. */
  value(value: string | null): this {
    if (value === null) return this.int32(-1);
    this.#room(value.length * 3 + 4);
    const length = this.#bytes.write(value, this.#at + 4);
    this.#bytes.writeInt32BE(length, this.#at);
    this.#at += 4 + length;
    return this;
  }

  raw(bytes: Uint8Array): this {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
    return this;
  }

  parse(name: string, text: string, types: readonly number[]): this {
    this.begin("P").text(name).text(text).int16(types.length);
    for (const type of types) this.int32(type);
    return this.end();
  }

  bind(name: string, parameters: readonly (string | null)[]): this {
    this.begin("B").text("").text(name).int16(0).int16(parameters.length);
    for (const parameter of parameters) this.value(parameter);
    return this.int16(0).end();
  }

  describe(name: string): this {
    this.begin("D");
    return this.raw(STATEMENT).text(name).end();
  }

  forget(name: string): this {
    this.begin("C");
    return this.raw(STATEMENT).text(name).end();
  }

  execute(rows = 0): this {
    return this.begin("E").text("").int32(rows).end();
  }

  closePortal(): this {
    return this.begin("C").raw(PORTAL).text("").end();
  }

  sync(): this {
    return this.begin("S").end();
  }

  flush(): this {
    return this.begin("H").end();
  }

  query(text: string): this {
    return this.begin("Q").text(text).end();
  }

  get isEmpty(): boolean {
    return this.#at === 0;
  }

  /** Takes all gathered bytes. */
  take(): Buffer {
    const bytes = Buffer.from(this.#bytes.subarray(0, this.#at));
    this.#at = 0;
    if (this.#bytes.length > LARGEST_KEPT) this.#bytes = Buffer.allocUnsafe(4096);
    return bytes;
  }

  /** The current end, and a way back to it when a message turns out to be impossible. */
  mark(): number {
    return this.#at;
  }
  backTo(mark: number): void {
    this.#at = mark;
  }
}

const STATEMENT = Buffer.from("S");
const PORTAL = Buffer.from("P");
const LARGEST_KEPT = 1024 * 1024;
