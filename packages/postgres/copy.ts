import { Readable, Writable } from "node:stream";
import { ConnectionError } from "./errors.ts";
import { Job, type Line } from "./job.ts";

const noCopy = () =>
  new ConnectionError("COPY_MISSING", "This statement is no COPY in the direction that was asked for");
const early = () => new ConnectionError("COPY_ABANDONED", "The COPY was given up before it began");

const PIECE = 64 * 1024;

/** COPY … TO STDOUT: rows as a readable stream. Destroying the stream cancels the copy. */
export class CopyOut extends Job {
  readonly stream: Readable;
  readonly #text: string;
  #line: Line | null = null;
  #gathered: Buffer[] = [];
  #size = 0;
  #isSettled = false;
  #isCopy = false;

  constructor(text: string) {
    super();
    this.#text = text;
    this.stream = new Readable({
      highWaterMark: 4 * PIECE,
      // After the end of the copy the socket belongs to other statements.
      read: () => this.#isSettled || this.#line?.resume(),
      destroy: (error, done) => {
        if (!this.#isSettled) {
          this.#line?.resume();
          this.#line?.cancel();
        }
        done(error);
      },
    });
    // The connection may be lost before anybody listens for errors; a later reader still gets the error.
    this.stream.on("error", () => {});
  }

  override abandon(error: Error): void {
    this.stream.destroy(error);
  }

  start(line: Line): boolean {
    if (this.stream.destroyed) throw early();
    this.#line = line;
    line.out.query(this.#text);
    return false;
  }

  override heard(kind: string, body: Buffer, line: Line): boolean {
    if (kind === "H") {
      this.#isCopy = true;
      // The server heard that it was given up before it began, when there was nothing to cancel.
      if (this.stream.destroyed) line.cancel();
    }
    if (kind !== "d") return super.heard(kind, body, line);
    if (this.stream.destroyed) return false;
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
    if (!this.#isCopy) this.error ??= noCopy();
    // The last piece may have paused the socket, and a stream that has ended is not read again.
    this.#line?.resume();
    if (this.error instanceof Error) this.stream.destroy(this.error);
    if (this.stream.destroyed) return;
    if (this.#size > 0) this.#pass();
    this.stream.push(null);
  }
}

/** COPY … FROM STDIN: a writable stream of rows. It finishes when the server has stored them all. */
export class CopyIn extends Job {
  readonly stream: Writable;
  readonly #text: string;
  #line: Line | null = null;
  #isSettled = false;
  #isCopy = false;
  #answer: (error?: Error | null) => void = () => {};

  constructor(text: string) {
    super();
    this.#text = text;
    this.stream = new Writable({
      highWaterMark: 4 * PIECE,
      construct: (ready) => {
        this.#answer = ready;
        if (this.#isSettled) this.#tell();
        else if (this.#isCopy) ready();
      },
      write: (chunk: Buffer, _encoding, done) => this.#send("d", chunk, done),
      final: (done) => {
        this.#answer = done;
        if (this.#isSettled) this.#tell();
        this.#send("c", null, () => {});
      },
      destroy: (error, done) => {
        if (!this.#isSettled) this.#send("f", Buffer.from("the rows ended early\0"), () => {});
        done(error);
      },
    });
    this.stream.on("error", () => {});
  }

  override abandon(error: Error): void {
    this.stream.destroy(error);
  }

  #tell(): void {
    this.#answer(this.error instanceof Error ? this.error : null);
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
      this.#isCopy = true;
      const ready = this.#answer;
      this.#answer = () => {};
      ready();
    }
    return false;
  }

  protected settle(): void {
    this.#isSettled = true;
    if (!this.#isCopy) this.error ??= noCopy();
    this.#tell();
    const { error } = this;
    // In a later tick, so that the caller, who has just received the stream, can listen for the error.
    if (error instanceof Error) queueMicrotask(() => this.stream.destroy(error));
  }
}

const NOTHING = new Uint8Array();
