import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";

const HOUR = 3600;
/** No address is good for longer, but for clocks that differ: one that was signed while the clock was ahead is not. */
const LONGEST = 25 * HOUR;
const SIGNATURE_BYTES = 16;
/** Addresses kept for their hour; a page of orders names some sixty pictures, most of them again and again. */
const MOST_KEPT = 20_000;

export type UrlSigner = {
  /** A signed address that an `<img>` can load. Add `&kecil=1` for the thumbnail. */
  url(id: string, now: Date): string;
  verify(id: string, expires: string | undefined, signature: string | undefined, now: Date): boolean;
};

const macOf = (key: KeyObject, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest().subarray(0, SIGNATURE_BYTES);

/** Signs ids, each of which stands in an address that anybody may hold. */
export function sealer(secret: Buffer): (id: string) => string {
  const key = createSecretKey(secret);
  return (id) => macOf(key, id).toString("base64url");
}

export function signer(secret: Buffer): UrlSigner {
  // Made once: with a key given as bytes a signature takes five times as long.
  const key = createSecretKey(secret);
  const sign = (id: string, expires: number): Buffer => macOf(key, `berkas:${id}:${expires}`);
  const kept = new Map<string, string>();
  let keptUntil = 0;
  return {
    url(id, now) {
      const expires = expiry(now);
      if (expires !== keptUntil || kept.size >= MOST_KEPT) kept.clear();
      keptUntil = expires;
      const known = kept.get(id);
      if (known) return known;
      const url = `/api/berkas/${id}?e=${expires}&s=${sign(id, expires).toString("base64url")}`;
      kept.set(id, url);
      return url;
    },
    verify(id, expires, signature, now) {
      if (!expires || !signature || !/^\d{1,12}$/.test(expires)) return false;
      const left = Number(expires) - now.getTime() / 1000;
      if (left <= 0 || left > LONGEST) return false;
      // Compared as they are written: of the last letter not every bit counts, and a decoder passes over others.
      const given = Buffer.from(signature);
      const expected = Buffer.from(sign(id, Number(expires)).toString("base64url"));
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/**
 * The expiry: the same for an hour, so that the browser's cache finds the picture again, and at most 24 hours ahead.
 */
function expiry(now: Date): number {
  return Math.ceil(now.getTime() / 1000 / HOUR) * HOUR + 23 * HOUR;
}
