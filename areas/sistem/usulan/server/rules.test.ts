import { expect, test } from "vitest";
import { PROPOSABLE } from "#areas/proposable.ts";
import type { User } from "#platform/http/context.ts";
import { callOf, gone, mayKirim } from "./rules.ts";

test("a draft is sent by who may make its call, and nobody learns why one does not wait", () => {
  const [nama, call] = [...PROPOSABLE][0] ?? [];
  if (!nama || !call) throw new Error("No call can be proposed");
  expect(callOf(nama)).toBe(call);
  expect(callOf("bukanPanggilan")).toBeUndefined();
  const user = (role: string) => ({ role, menu: [] }) as unknown as User;
  expect(mayKirim(user("Super Admin"), call)).toEqual({ boleh: true, alasan: null });
  expect(mayKirim(user("Sales"), call)).toEqual({
    boleh: false,
    alasan: `Anda tidak memiliki akses untuk ${call.tindakan}`,
  });
  expect(gone().status).toBe(409);
  expect(gone().message).toContain("tidak menunggu lagi");
});
