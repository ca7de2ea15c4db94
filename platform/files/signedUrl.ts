import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";
import type { Id } from "#kernel/types.ts";

const HALF_HOUR = 1800;
/** No address is good for longer, but for clocks that differ: one that was signed while the clock was ahead is not. */
const LONGEST = 66 * 60;
const SIGNATURE_BYTES = 16;
/** Addresses kept for their half hour; a page of orders names some sixty pictures, most of them again and again. */
const MOST_KEPT = 20_000;

type IdSesi = Id<"sesi">;
/** What an address says beside the picture: its end, the session that it was given to, and the signature over all three. */
export type Signed = { e?: string; m?: string; s?: string };
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

export function signer(secret: Buffer): UrlSigner {
  // Made once: with a key given as bytes a signature takes five times as long.
  const key = createSecretKey(secret);
  const sign = (id: string, idSesi: number, expires: number): string =>
    macOf(key, `berkas:${id}:${idSesi}:${expires}`).toString("base64url");
  const kept = new Map<string, string>();
  let keptUntil = 0;
  return {
    url(id, idSesi, now) {
      const expires = expiry(now);
      if (expires !== keptUntil || kept.size >= MOST_KEPT) kept.clear();
      keptUntil = expires;
      const which = `${idSesi} ${id}`;
      const known = kept.get(which);
      if (known) return known;
      const url = `/api/berkas/${id}?e=${expires}&m=${idSesi}&s=${sign(id, idSesi, expires)}`;
      kept.set(which, url);
      return url;
    },
    verify(id, { e, m, s }, now) {
      if (!isNumber(e) || !isNumber(m) || typeof s !== "string") return null;
      const left = Number(e) - now.getTime() / 1000;
      if (left <= 0 || left > LONGEST) return null;
      // Compared as they are written: of the last letter not every bit counts, and a decoder passes over others.
      const given = Buffer.from(s);
      const expected = Buffer.from(sign(id, Number(m), Number(e)));
      const fits = given.length === expected.length && timingSafeEqual(given, expected);
      return fits ? { idSesi: Number(m) as IdSesi, left: Math.floor(left) } : null;
    },
  };
}

const isNumber = (text: unknown): text is string => typeof text === "string" && /^\d{1,12}$/.test(text);

/**
 * The expiry: the same for half an hour, so that the browser's cache finds the picture again, and half an hour to an hour
 * ahead. An open window asks anew for what it shows before that (web/shell/useLive.ts).
 */
function expiry(now: Date): number {
  return Math.ceil(now.getTime() / 1000 / HALF_HOUR) * HALF_HOUR + HALF_HOUR;
}
