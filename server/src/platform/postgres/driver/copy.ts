import { Readable, Writable } from "node:stream";
import { Job, type Line } from "./job.ts";

const PIECE = 64 * 1024;

/** Rows that leave the database as a stream. Whoever stops reading early cancels the copy. */
export class CopyOut extends Job {
  readonly stream: Readable;
  readonly #text: string;
  #line: Line | null = null;
  #gathered: Buffer[] = [];
  #size = 0;
  #isSettled = false;

  constructor(text: string) {
    super();
    this.#text = text;
    this.stream = new Readable({
      highWaterMark: 4 * PIECE,
      read: () => this.#line?.resume(),
      destroy: (error, done) => {
        if (!this.#isSettled) {
          this.#line?.resume();
          this.#line?.cancel();
        }
        done(error);
      },
    });
  }

  start(line: Line): boolean {
    this.#line = line;
    line.out.query(this.#text);
    return false;
  }

  override heard(kind: string, body: Buffer, line: Line): boolean {
    if (kind !== "d" || this.stream.destroyed) return false;
    this.#gathered.push(body);
    this.#size += body.length;
    if (this.#size >= PIECE && !this.#pass()) line.pause();
    return false;
  }

  #pass(): boolean {
    const piece = Buffer.concat(this.#gathered, this.#size);
    this.#gathered = [];
    this.#size = 0;
    return this.stream.push(piece);
  }

  protected settle(): void {
    this.#isSettled = true;
    // The last piece may have paused the socket, and nobody asks a stream that has ended for more.
    this.#line?.resume();
    if (this.error instanceof Error) this.stream.destroy(this.error);
    if (this.stream.destroyed) return;
    if (this.#size > 0) this.#pass();
    this.stream.push(null);
  }
}

/** Rows that enter the database as a stream, which has finished when the server has taken all of them. */
export class CopyIn extends Job {
  readonly stream: Writable;
  readonly #text: string;
  #line: Line | null = null;
  #isSettled = false;
  #answer: (error?: Error | null) => void = () => {};

  constructor(text: string) {
    super();
    this.#text = text;
    this.stream = new Writable({
      highWaterMark: 4 * PIECE,
      construct: (ready) => {
        this.#answer = ready;
      },
      write: (chunk: Buffer, _encoding, done) => this.#send("d", chunk, done),
      final: (done) => {
        this.#answer = done;
        this.#send("c", null, () => {});
      },
      destroy: (error, done) => {
        if (!this.#isSettled) this.#send("f", Buffer.from("the rows ended early\0"), () => {});
        done(error);
      },
    });
  }

  #send(kind: string, bytes: Uint8Array | null, done: (error?: Error | null) => void): void {
    const line = this.#line;
    if (!line || this.#isSettled) {
      done(this.error instanceof Error ? this.error : null);
      return;
    }
    line.out
      .begin(kind)
      .raw(bytes ?? NOTHING)
      .end();
    line.send(done);
  }

  start(line: Line): boolean {
    this.#line = line;
    line.out.query(this.#text);
    return false;
  }

  override heard(kind: string): boolean {
    if (kind === "G") {
      const ready = this.#answer;
      this.#answer = () => {};
      ready();
    }
    return false;
  }

  protected settle(): void {
    this.#isSettled = true;
    const error = this.error instanceof Error ? this.error : null;
    this.#answer(error);
    if (error) this.stream.destroy(error);
  }
}

const NOTHING = new Uint8Array();
