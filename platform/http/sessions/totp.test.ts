import { expect, test } from "vitest";
import { base32, newRecoveryCode, recoveryDigest, totpCode, totpFits, totpUri } from "./totp.ts";

const SECRET = Buffer.from("12345678901234567890");

test("codes are those of RFC 6238, and of the step before and after", () => {
  const at = (seconds: number) => new Date(seconds * 1000);
  const right = [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ] as const;
  for (const [seconds, code] of right) {
    expect(totpCode(SECRET, at(seconds))).toBe(code);
    expect(totpFits(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
    expect(totpFits(SECRET, code, at(seconds + 30))).not.toBeNull();
    expect(totpFits(SECRET, code, at(seconds + 90))).toBeNull();
  }
  expect(totpFits(SECRET, " 287 082", at(59))).toBe(1);
  for (const odd of ["", "28708", "2870820", "abcdef", "２８７０８２"])
    expect(totpFits(SECRET, odd, at(59))).toBeNull();
});

test("the secret is written as apps read it", () => {
  expect(base32(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(totpUri(SECRET, "1001", "Kantor")).toBe(
    "otpauth://totp/Kantor:1001?issuer=Kantor&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
  );
});

test("a code on paper is read however it is typed", () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(recoveryDigest(` ${code.toUpperCase().replaceAll("-", " ")} `)).toEqual(recoveryDigest(code));
  expect(new Set(Array.from({ length: 50 }, newRecoveryCode)).size).toBe(50);
});
