import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signer } from "./signedUrl.ts";

const ID = "7b1d3f0e-53a8-4b59-9a3c-0d6cf1f0a001";
const NOW = new Date("2026-11-21T07:05:09Z");
const urls = signer(Buffer.from("rahasia"));

function parts(url: string): [string, string] {
  const query = new URL(url, "http://kantor").searchParams;
  return [query.get("e") ?? "", query.get("s") ?? ""];
}

describe("the address of a picture", () => {
  test("opens that picture until it expires, within a day", () => {
    const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (now) => {
        const [expires, signature] = parts(urls.url(ID, now));
        const end = Number(expires) * 1000;
        expect(end - now.getTime()).toBeGreaterThanOrEqual(23 * 3_600_000);
        expect(end - now.getTime()).toBeLessThanOrEqual(24 * 3_600_000);
        expect(urls.verify(ID, expires, signature, now)).toBe(true);
        expect(urls.verify(ID, expires, signature, new Date(end - 1))).toBe(true);
        expect(urls.verify(ID, expires, signature, new Date(end))).toBe(false);
        // Signed while the clock was ahead.
        expect(urls.verify(ID, expires, signature, new Date(now.getTime() - 3 * 3_600_000))).toBe(false);
      }),
    );
  });

  test("stays the same within an hour, for the browser's cache", () => {
    const later = new Date("2026-11-21T07:59:59.999Z");
    expect(urls.url(ID, later)).toBe(urls.url(ID, NOW));
    expect(urls.url(ID, new Date("2026-11-21T08:00:00.001Z"))).not.toBe(urls.url(ID, NOW));
    expect(urls.url(ID, NOW)).toMatch(/^\/api\/berkas\/[0-9a-f-]{36}\?e=\d+&s=[\w-]{22}$/);
  });

  test("is signed by its own picture and hour, whatever was signed before", () => {
    const hour = fc.integer({ min: 0, max: 3 }).map((hours) => new Date(NOW.getTime() + hours * 3_600_000));
    const ids = fc.constantFrom(ID, ID.replace("7", "8"), ID.replace("7", "9"));
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, hour), { maxLength: 20 }), (asked) => {
        const one = signer(Buffer.from("rahasia"));
        for (const [id, now] of asked) expect(one.url(id, now)).toBe(signer(Buffer.from("rahasia")).url(id, now));
      }),
    );
  });

  test("opens nothing when any part of it was changed", () => {
    const [expires, signature] = parts(urls.url(ID, NOW));
    expect(urls.verify(ID.replace("7", "8"), expires, signature, NOW)).toBe(false);
    expect(urls.verify(ID, String(Number(expires) + 3600), signature, NOW)).toBe(false);
    expect(urls.verify(ID, expires, `A${signature.slice(1)}`.replace(signature, `B${signature.slice(1)}`), NOW)).toBe(
      false,
    );
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=";
    const akhir = [...letters].filter((letter) => urls.verify(ID, expires, signature.slice(0, -1) + letter, NOW));
    expect(akhir).toEqual([signature.at(-1)]);
    expect(urls.verify(ID, expires, `${signature}=`, NOW)).toBe(false);
    expect(signer(Buffer.from("lain")).verify(ID, expires, signature, NOW)).toBe(false);
  });

  test.each([
    [undefined, undefined],
    ["", ""],
    ["9999999999", ""],
    ["9999999999", "AAAAAAAAAAAAAAAAAAAAAA"],
    ["1e12", "AAAAAAAAAAAAAAAAAAAAAA"],
    ["NaN", "x"],
    ["9999999999", "x".repeat(10_000)],
  ])("refuses what was never signed: e=%.12s", (expires, signature) => {
    expect(urls.verify(ID, expires, signature, NOW)).toBe(false);
  });
});
