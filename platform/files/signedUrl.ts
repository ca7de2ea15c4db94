import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";
import type { Id } from "#kernel/types.ts";
import { isPdf } from "./berkasId.ts";

const HALF_HOUR = 1800;
/** No address is good for longer, but for clocks that differ: one that was signed while the clock was ahead is not. */
const LONGEST = 66 * 60;
const SIGNATURE_BYTES = 16;
/** Addresses kept for their half hour; a page of orders names some sixty pictures, most of them again and again. */
const MOST_KEPT = 20_000;

type IdSesi = Id<"sesi">;
/** What an address says beside the picture, in one short word: a page of orders repeats it some hundred times. */
export type Signed = { s?: string };
/** The seconds that an address has left, and the session that it ends with. */
export type Claim = { idSesi: IdSesi; left: number };

export type UrlSigner = {
  /** A signed address that an `<img>` of this session can load. Add `&kecil=1` for the thumbnail. */
  url(id: string, idSesi: IdSesi, now: Date): string;
  /** Null for what was not signed, or whose time is over. Whether the session still runs is for the database to say. */
  verify(id: string, signed: Signed, now: Date): Claim | null;
};

const macOf = (key: KeyObject, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest().subarray(0, SIGNATURE_BYTES);

/** Signs ids, each of which stands in an address that anybody may hold. */
export function sealer(secret: Buffer): (id: string) => string {
  const key = createSecretKey(secret);
  return (id) => macOf(key, id).toString("base64url");
}

/** Whether the seal that came with an address is the right one, in a time that tells nothing of it. */
export function isSeal(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function signer(secret: Buffer): UrlSigner {
  // Made once: with a key given as bytes a signature takes five times as long.
  const key = createSecretKey(secret);
  /** The half hour at whose end the address ends, the session that it was given to, and the signature over all three. */
  const signed = (id: string, idSesi: number, half: number): string => {
    const mac = macOf(key, `berkas:${id}:${idSesi}:${half}`).toString("base64url");
    return `${half.toString(36)}.${idSesi.toString(36)}.${mac}`;
  };
  const kept = new Map<string, string>();
  let keptUntil = 0;
  return {
    url(id, idSesi, now) {
      const half = lastHalfHour(now);
      if (half !== keptUntil || kept.size >= MOST_KEPT) kept.clear();
      keptUntil = half;
      const which = `${idSesi} ${id}`;
      const known = kept.get(which);
      if (known) return known;
      const url = `/api/berkas/${id}${isPdf(id) ? ".pdf" : ""}?s=${signed(id, idSesi, half)}`;
      kept.set(which, url);
      return url;
    },
    verify(id, { s }, now) {
      const [, halfText, sesiText] = (typeof s === "string" && WRITTEN.exec(s)) || [];
      if (!s || !halfText || !sesiText) return null;
      const [half, idSesi] = [Number.parseInt(halfText, 36), Number.parseInt(sesiText, 36)];
      const left = half * HALF_HOUR - now.getTime() / 1000;
      if (left <= 0 || left > LONGEST) return null;
      // Compared as they are written: of the last letter not every bit counts, and a decoder passes over others.
      const given = Buffer.from(s);
      const expected = Buffer.from(signed(id, idSesi, half));
      const fits = given.length === expected.length && timingSafeEqual(given, expected);
      return fits ? { idSesi: idSesi as IdSesi, left: Math.floor(left) } : null;
    },
  };
}

/** Numbers in base 36, none of them larger than a number holds exactly; the signature is sixteen bytes. */
const WRITTEN = /^([0-9a-z]{1,6})\.([0-9a-z]{1,10})\.[\w-]{22}$/;

/**
 * The half hour, counted from 1970, at whose end an address ends: the same for half an hour, so that the browser's cache
 * finds the picture again, and half an hour to an hour ahead. An open window asks anew for what it shows before that
 * (web/shell/useLive.ts).
 */
function lastHalfHour(now: Date): number {
  return Math.ceil(now.getTime() / 1000 / HALF_HOUR) + 1;
}
