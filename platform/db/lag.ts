/** A place in the log of changes (pg_lsn), as a number that can be compared. */
export function placeOf(lsn: string): number {
  const [high = "0", low = "0"] = lsn.split("/");
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

const HALF = 8;
const SHAPE = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i;

/** The later of two places, written so that the later one is also the greater text; null where none of them is a place. */
export function laterPlace(one: string | null, other: string | null): string | null {
  const places = [one, other].filter((place) => place !== null && SHAPE.test(place)) as string[];
  const [latest] = places.sort((a, b) => placeOf(b) - placeOf(a));
  if (latest === undefined) return null;
  return latest
    .split("/")
    .map((half) => half.padStart(HALF, "0").toUpperCase())
    .join("/");
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

  /** What the replica had when it was last looked at. */
  get reached(): number {
    return this.#reached;
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
