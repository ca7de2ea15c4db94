import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import {
  awalDari,
  bulanAntara,
  bulanDari,
  mayClose,
  mayCompare,
  mayDecide,
  mayRequest,
  tanpaHalangan,
  yangTerbuka,
} from "./rules.ts";

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
  expect(tutup("2026-03")).toBe("Bulan Maret 2026 sudah ditutup");
  expect(tutup("2026-11")).toBe("Bulan November 2026 belum berakhir, tutup setelah akhir bulan");
  const baru = { sampai: null };
  expect(tutup("2025-12", baru)).toBeNull();
  expect(tutup("2025-11", baru)).toBe("Bulan November 2025 tidak berisi apa-apa");
  expect(tutup("2026-04", { pertama: null })).toContain("tidak berisi apa-apa");
  expect(mayClose({ role: "Kasir" } as User, "2026-04", buku).boleh).toBe(false);
});

test("a closed month is asked for from the first month of the books on, by one at a time", () => {
  const minta = (bulan: string, diminta = false) => mayRequest(bos, bulan, buku, diminta).alasan;
  expect([minta("2025-12"), minta("2026-03")]).toEqual([null, null]);
  expect(minta("2026-04")).toBe("Bulan April 2026 tidak ditutup");
  expect(minta("2025-11")).toBe("Bulan November 2025 tidak berisi apa-apa");
  expect(minta("2026-03", true)).toBe("Sudah ada permintaan yang menunggu keputusan");
  expect(mayRequest({ role: "Kasir" } as User, "2026-03", buku, false).boleh).toBe(false);
  expect(mayRequest(bos, "2026-03", { ...buku, pertama: null }, false).boleh).toBe(false);
});

test("months lie between two of them, both included, over the turn of years", () => {
  expect(bulanAntara("2025-11", "2026-02")).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(bulanAntara("2026-03", "2026-03")).toEqual(["2026-03"]);
  expect(bulanAntara("2026-03", "2026-02")).toEqual([]);
  expect([bulanDari(sampai), awalDari("2026-03")]).toEqual(["2026-03", "2026-03-01"]);
});

test("what keeps a month from being closed is counted by its kind", () => {
  const periksa = (jenis: string, jumlah: number, menghalangi = true) => ({ jenis, jumlah, menghalangi }) as never;
  expect(tanpaHalangan([periksa("neraca", 3, false)]).alasan).toBeNull();
  expect(tanpaHalangan([periksa("retur", 2), periksa("neraca", 3, false), periksa("invoice", 1)]).alasan).toBe(
    "Masih menunggu keputusan: 2 retur, 1 invoice. Setujui atau tolak dahulu, lalu tutup bulannya",
  );
});

test("a month is compared once it was closed", () => {
  expect(mayCompare("2026-03", true).alasan).toBeNull();
  expect(mayCompare("2026-03", false).alasan).toBe("Bulan Maret 2026 belum pernah ditutup");
});

test("a month that was asked for is opened by a second person, and refused by the asker too", () => {
  const putus = (idUser: number, lain: object = {}, role = "Management") => {
    const permintaan = { bulan: "2026-03", idUser: 7, diputuskanOleh: null, ...lain };
    const { setujui, tolak } = mayDecide({ idUser, role } as unknown as User, permintaan, { sampai });
    return [setujui.alasan, tolak.alasan];
  };
  expect(putus(8)).toEqual([null, null]);
  expect(putus(7)).toEqual(["Dibuka oleh orang kedua, bukan oleh yang meminta", null]);
  expect(putus(8, {}, "Admin")).toEqual(["Hanya Super Admin dan Management", "Hanya Super Admin dan Management"]);
  const sudah = "Permintaan ini sudah diputuskan oleh Rina";
  expect(putus(8, { diputuskanOleh: "Rina" })).toEqual([sudah, sudah]);
  expect(putus(8, { bulan: "2026-04" })).toEqual(["Bulan April 2026 sudah terbuka", null]);
});
