/** A place in the log of changes (pg_lsn), as a number that can be compared. */
export function placeOf(lsn: string): number {
  const [high = "0", low = "0"] = lsn.split("/");
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

/** Where the primary was for so long is all that is remembered. */
const KEPT_MS = 300_000;

/**
 * How far a replica is behind its primary. Clocks of other machines do not count, nor how busy the company is: we remember
 * when the primary was where, and a replica is as old as the latest of these places that it has reached.
 */
export class Lag {
  #was: { at: number; place: number }[] = [];
  #reached = -1;

  primaryAt(place: number, at: number): void {
    this.#was = this.#was.filter((one) => one.at > at - KEPT_MS);
    this.#was.push({ at, place });
  }

  replicaAt(place: number): void {
    this.#reached = place;
  }

  has(place: number): boolean {
    return this.#reached >= place;
  }

  /** Milliseconds from the latest look at the primary back to what the replica has; infinite where that is not known. */
  get milliseconds(): number {
    const latest = this.#was.at(-1);
    const reached = this.#was.findLast(({ place }) => this.has(place));
    return latest && reached ? latest.at - reached.at : Number.POSITIVE_INFINITY;
  }
}
