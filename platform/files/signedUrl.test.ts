import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Id } from "#kernel/types.ts";
import { type Signed, signer } from "./signedUrl.ts";

const ID = "7b1d3f0e-53a8-4b59-9a3c-0d6cf1f0a001";
const NOW = new Date("2026-11-21T07:05:09Z");
const urls = signer(Buffer.from("rahasia"));

const SESI = 41 as Id<"sesi">;
const LAIN = 42 as Id<"sesi">;
const HALF_HOUR_MS = 1_800_000;

const signedIn = (url: string): Signed => Object.fromEntries(new URL(url, "http://kantor").searchParams);
const endOf = ({ s = "" }: Signed): number => Number.parseInt(s, 36) * HALF_HOUR_MS;
const address = (now: Date, id = ID) => urls.url(id, SESI, now);

describe("the address of a picture", () => {
  test("opens that picture for its session until it expires, within an hour", () => {
    const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (now) => {
        const signed = signedIn(address(now));
        const end = endOf(signed);
        expect(end - now.getTime()).toBeGreaterThanOrEqual(HALF_HOUR_MS);
        expect(end - now.getTime()).toBeLessThanOrEqual(2 * HALF_HOUR_MS);
        expect(urls.verify(ID, signed, now)).toEqual({
          idSesi: SESI,
          left: Math.floor((end - now.getTime()) / 1000),
        });
        expect(urls.verify(ID, signed, new Date(end - 1))).toEqual({ idSesi: SESI, left: 0 });
        expect(urls.verify(ID, signed, new Date(end))).toBeNull();
        // Signed while the clock was ahead.
        expect(urls.verify(ID, signed, new Date(now.getTime() - 3_600_000))).toBeNull();
      }),
    );
  });

  test("stays the same within half an hour, for the browser's cache", () => {
    const later = new Date("2026-11-21T07:29:59.999Z");
    expect(address(later)).toBe(address(NOW));
    expect(address(new Date("2026-11-21T07:30:00.001Z"))).not.toBe(address(NOW));
    expect(address(NOW)).toMatch(/^\/api\/berkas\/[0-9a-f-]{36}\?s=[0-9a-z]{4}\.15\.[\w-]{22}$/);
  });

  test("is signed by its own picture, session and half hour, whatever was signed before", () => {
    const moment = fc.integer({ min: 0, max: 3 }).map((half) => new Date(NOW.getTime() + half * HALF_HOUR_MS));
    const ids = fc.constantFrom(ID, ID.replace("7", "8"), ID.replace("7", "9"));
    const sessions = fc.constantFrom(SESI, LAIN);
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, sessions, moment), { maxLength: 20 }), (asked) => {
        const one = signer(Buffer.from("rahasia"));
        for (const each of asked) expect(one.url(...each)).toBe(signer(Buffer.from("rahasia")).url(...each));
      }),
    );
  });

  test("opens nothing when any part of it was changed", () => {
    const signed = signedIn(address(NOW));
    const { s = "" } = signed;
    const [half = "", sesi = "", mac = ""] = s.split(".");
    const opens = (changed: Signed, id = ID) => urls.verify(id, changed, NOW) !== null;
    expect(opens(signed)).toBe(true);
    expect(opens(signed, ID.replace("7", "8"))).toBe(false);
    expect(opens({ s: `${(Number.parseInt(half, 36) - 1).toString(36)}.${sesi}.${mac}` })).toBe(false);
    expect(opens({ s: `${half}.${LAIN.toString(36)}.${mac}` })).toBe(false);
    expect(opens({ s: `${half}.0${sesi}.${mac}` })).toBe(false);
    expect(opens({ s: `${half.toUpperCase()}.${sesi}.${mac}` })).toBe(false);
    expect(opens({ s: `${half}.${sesi}.${mac.startsWith("A") ? "B" : "A"}${mac.slice(1)}` })).toBe(false);
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=";
    const akhir = [...letters].filter((letter) => opens({ s: s.slice(0, -1) + letter }));
    expect(akhir).toEqual([s.at(-1)]);
    expect(opens({ s: `${s}=` })).toBe(false);
    expect(signer(Buffer.from("lain")).verify(ID, signed, NOW)).toBeNull();
  });

  const AWAL = signedIn(address(NOW)).s?.split(".").slice(0, 2).join(".");
  const MAC = "AAAAAAAAAAAAAAAAAAAAAA";
  test.each<[string, object]>([
    ["nothing", {}],
    ["blanks", { s: "" }],
    ["no signature", { s: AWAL }],
    ["an empty signature", { s: `${AWAL}.` }],
    ["a made-up signature", { s: `${AWAL}.${MAC}` }],
    ["no session", { s: `${AWAL?.split(".")[0]}..${MAC}` }],
    ["a session that is no number", { s: `${AWAL?.split(".")[0]}.-1.${MAC}` }],
    ["a time that is no number", { s: `1e+3.15.${MAC}` }],
    ["several", { s: [`${AWAL}.${MAC}`, `${AWAL}.${MAC}`] }],
    ["a long one", { s: `${AWAL}.${"x".repeat(10_000)}` }],
  ])("refuses what was never signed: %s", (_, signed) => {
    expect(urls.verify(ID, signed, NOW)).toBeNull();
  });
});
