import type { ServerResponse } from "node:http";

/** What a reader may leave unread, beyond what its connection holds. */
const MOST_UNREAD = 64 * 1024;
/** How long a reader may take to fetch what was said before the end. */
const GOODBYE_MS = 2_000;

/**
 * An open answer that is written to as things happen. Whoever does not read is dropped, so that nothing piles up for
 * them; after the end nothing is written; whatever breaks ends it, and `onOver` is called exactly once.
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
      // The connection goes with the stream: nobody who was shown out stays connected.
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
