import { expect, test } from "vitest";
import { MAY_WAIT } from "#areas/mayWait.ts";

test("nothing waits for a network that decides, pays, mails or signs in, or whose answer is shown once", async () => {
  for (const [known, fetchCall] of MAY_WAIT) {
    const { path, method, permission, shownOnce, summary } = await fetchCall();
    expect(path).toBe(known);
    expect(method, path).not.toBe("GET");
    expect(permission.kind, path).not.toBe("public");
    expect(shownOnce, path).toEqual([]);
    expect(path, path).not.toMatch(
      /approve|putus|setuju|tolak|bayar|lunas|kirimEmail|password|login|userWeb|role|tutup/i,
    );
    expect(summary, path).not.toMatch(/menyetujui|memutuskan|membayar|email/i);
  }
  expect(MAY_WAIT.size).toBeGreaterThan(0);
});
