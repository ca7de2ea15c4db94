export type Entering = { enter(): void; refuse(error: Error): void };

const LOOK_MS = 20;

/**
 * Lets `usual` of those that ask be inside at once, in the order of asking. While others wait and nobody comes out, one more is
 * let in every moment, up to `most`: what takes long, or waits for a lock, does not hold up the rest.
 */
export class Gate {
  readonly #usual: number;
  readonly #most: number;
  readonly #waiting: Entering[] = [];
  #inside = 0;
  #room: number;
  #left = 0;
  #look: NodeJS.Timeout | undefined;

  constructor(usual: number, most = usual) {
    this.#most = Math.max(1, most);
    this.#usual = Math.min(Math.max(1, usual), this.#most);
    this.#room = this.#usual;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  enter(asking: Entering): void {
    if (this.#inside < this.#room) {
      this.#inside += 1;
      asking.enter();
      return;
    }
    this.#waiting.push(asking);
    this.#lookLater();
  }

  leave(): void {
    this.#inside -= 1;
    this.#left += 1;
    if (this.#waiting.length === 0) this.#room = this.#usual;
    else this.#next();
  }

  refuseAll(error: Error): void {
    for (const asking of this.#waiting.splice(0)) asking.refuse(error);
  }

  #next(): void {
    if (this.#inside >= this.#room) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#inside += 1;
    next.enter();
  }

  #lookLater(): void {
    if (this.#usual === this.#most || this.#look) return;
    const before = this.#left;
    this.#look = setTimeout(() => {
      this.#look = undefined;
      if (this.#waiting.length === 0) return;
      if (this.#left > before) this.#room = Math.max(this.#usual, this.#room - 1);
      else if (this.#room < this.#most) {
        this.#room += 1;
        this.#next();
      }
      this.#lookLater();
    }, LOOK_MS).unref();
  }
}
