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
const address = (now: Date, id = ID) => urls.url(id, SESI, now);

describe("the address of a picture", () => {
  test("opens that picture for its session until it expires, within an hour", () => {
    const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (now) => {
        const signed = signedIn(address(now));
        const end = Number(signed.e) * 1000;
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
    expect(address(NOW)).toMatch(/^\/api\/berkas\/[0-9a-f-]{36}\?e=\d+&m=41&s=[\w-]{22}$/);
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
    const { e, s = "" } = signed;
    const opens = (changed: Signed, id = ID) => urls.verify(id, { ...signed, ...changed }, NOW) !== null;
    expect(opens({})).toBe(true);
    expect(opens({}, ID.replace("7", "8"))).toBe(false);
    expect(opens({ e: String(Number(e) - 60) })).toBe(false);
    expect(opens({ m: String(LAIN) })).toBe(false);
    expect(opens({ m: `0${SESI}` })).toBe(true);
    expect(opens({ s: `${s.startsWith("A") ? "B" : "A"}${s.slice(1)}` })).toBe(false);
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=";
    const akhir = [...letters].filter((letter) => opens({ s: s.slice(0, -1) + letter }));
    expect(akhir).toEqual([s.at(-1)]);
    expect(opens({ s: `${s}=` })).toBe(false);
    expect(signer(Buffer.from("lain")).verify(ID, signed, NOW)).toBeNull();
  });

  const E = String(NOW.getTime() / 1000 + 60);
  test.each<[string, object]>([
    ["nothing", {}],
    ["blanks", { e: "", m: "", s: "" }],
    ["no signature", { e: E, m: "41" }],
    ["an empty signature", { e: E, m: "41", s: "" }],
    ["a made-up signature", { e: E, m: "41", s: "AAAAAAAAAAAAAAAAAAAAAA" }],
    ["no session", { e: E, s: "AAAAAAAAAAAAAAAAAAAAAA" }],
    ["a session that is no number", { e: E, m: "4e1", s: "AAAAAAAAAAAAAAAAAAAAAA" }],
    ["a time that is no number", { e: "1e12", m: "41", s: "AAAAAAAAAAAAAAAAAAAAAA" }],
    ["several", { e: [E, E], m: ["41", "41"], s: ["A", "A"] }],
    ["a long one", { e: E, m: "41", s: "x".repeat(10_000) }],
  ])("refuses what was never signed: %s", (_, signed) => {
    expect(urls.verify(ID, signed, NOW)).toBeNull();
  });
});
