import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import { mayClose, mayRequest, yangTerbuka } from "./rules.ts";

const bos = { role: "Management" } as User;
const sampai = "2026-03-31" as Tanggal;
const today = "2026-11-20" as Tanggal;
const buku = { sampai, pertama: "2025-12", today };

test("with a month all open ones before it are closed, from the first of the books or after the last closing", () => {
  expect(yangTerbuka("2026-02", { sampai: null, pertama: "2025-12" })).toEqual(["2025-12", "2026-01", "2026-02"]);
  expect(yangTerbuka("2026-05", buku)).toEqual(["2026-04", "2026-05"]);
  expect(yangTerbuka("2026-03", buku)).toEqual([]);
  expect(yangTerbuka("2026-05", { sampai: null, pertama: null })).toEqual(["2026-05"]);
});

test("a month is closed once, when it is over, from the first month of the books on", () => {
  const tutup = (bulan: string, lain: Partial<typeof buku> | { sampai: null } | { pertama: null } = {}) =>
    mayClose(bos, bulan, { ...buku, ...lain }).alasan;
  expect(tutup("2026-04")).toBeNull();
  expect(tutup("2026-10")).toBeNull();
  expect(tutup("2026-03")).toContain("sudah ditutup");
  expect(tutup("2026-11")).toContain("belum berakhir");
  const baru = { sampai: null };
  expect(tutup("2025-12", baru)).toBeNull();
  expect(tutup("2025-11", baru)).toContain("tidak berisi apa-apa");
  expect(tutup("2026-04", { pertama: null })).toContain("tidak berisi apa-apa");
  expect(mayClose({ role: "Kasir" } as User, "2026-04", buku).boleh).toBe(false);
});

test("a closed month is asked for from the first month of the books on, by one at a time", () => {
  const minta = (bulan: string, diminta = false) => mayRequest(bos, bulan, buku, diminta).alasan;
  expect([minta("2025-12"), minta("2026-03")]).toEqual([null, null]);
  expect(minta("2026-04")).toContain("tidak ditutup");
  expect(minta("2025-11")).toContain("tidak berisi apa-apa");
  expect(minta("2026-03", true)).toContain("Sudah ada permintaan");
  expect(mayRequest(bos, "2026-03", { ...buku, pertama: null }, false).boleh).toBe(false);
});
