import type { ServerResponse } from "node:http";

/** Bytes that a client may leave unread beyond the socket's buffer. */
const MOST_UNREAD = 64 * 1024;
/** How long a client may take to fetch what was written before the end. */
const GOODBYE_MS = 2_000;

/**
 * An open answer to which events are written. A client that does not read is disconnected, so nothing piles up. After
 * the end nothing is written; errors end it too, and `onOver` is called exactly once.
 */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #onOver: () => void;
  #over = false;

  constructor(response: ServerResponse, onOver: () => void) {
    this.#response = response;
    this.#onOver = onOver;
    response.on("error", () => this.drop());
    response.on("close", () => this.#finish());
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      // Close the connection too, so that a signed-out client cannot keep it.
      connection: "close",
    });
  }

  write(text: string): void {
    if (this.#over) return;
    this.#response.write(text);
    if (this.#response.writableLength > MOST_UNREAD) this.drop();
  }

  end(): void {
    if (this.#over) return;
    this.#finish();
    this.#response.end();
    const patience = setTimeout(() => this.#response.destroy(), GOODBYE_MS);
    this.#response.once("close", () => clearTimeout(patience));
  }

  drop(): void {
    this.#finish();
    this.#response.destroy();
  }

  #finish(): void {
    if (this.#over) return;
    this.#over = true;
    this.#onOver();
  }
}
