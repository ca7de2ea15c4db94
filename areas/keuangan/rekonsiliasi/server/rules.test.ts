import { expect, test } from "vitest";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { mayReconcile, mayUndoRekonsiliasi, type Posisi, sepakat } from "./rules.ts";

const hari = (text: string) => text as Tanggal;
const uang = (nominal: number) => nominal as Rupiah;
const cocok: Posisi = {
  sampai: hari("2026-10-31"),
  today: hari("2026-11-20"),
  direkonsiliasi: null,
  pertama: hari("2026-10-01"),
  saldoBuku: uang(1000),
  saldoBank: 1000_00,
  awal: null,
  sisaBank: 0,
  sisaKas: 0,
};
const alasan = (lain: Partial<Posisi> = {}) => mayReconcile({ ...cocok, ...lain }).alasan;

test("bank and books agree but for less than a rupiah", () => {
  expect([sepakat(10, 10_99), sepakat(10, 9_01), sepakat(-10, -10_99)]).toEqual([true, true, true]);
  expect([sepakat(10, 11_00), sepakat(10, 9_00), sepakat(10, -10_00)]).toEqual([false, false, false]);
});

test("an account is reconciled until a day that is over, after the last time and from the bank's first day on", () => {
  expect(alasan()).toBeNull();
  expect(alasan({ sampai: hari("2026-11-19") })).toBeNull();
  expect(alasan({ sampai: hari("2026-11-20") })).toBe(
    "Rekonsiliasi paling jauh sampai kemarin, karena hari ini uang masih bergerak",
  );
  expect(alasan({ direkonsiliasi: hari("2026-10-30") })).toBeNull();
  expect(alasan({ direkonsiliasi: hari("2026-10-31") })).toBe("Rekening ini sudah direkonsiliasi sampai 31-10-2026");
  expect(alasan({ pertama: hari("2026-10-31") })).toBeNull();
  const belum = "Belum ada mutasi bank sampai hari itu, baca rekening korannya";
  expect([alasan({ pertama: hari("2026-11-01") }), alasan({ pertama: null })]).toEqual([belum, belum]);
  expect(alasan({ saldoBank: null })).toBe("Mutasi bank tidak menyebut saldo hari itu, isi saldonya menurut bank");
});

test("what keeps it from being reconciled is told with its amounts", () => {
  expect(alasan({ sisaBank: 2 })).toBe("2 mutasi bank belum dicocokkan atau dijelaskan");
  expect(alasan({ sisaKas: 1000 })).toBe("1.000 mutasi kas belum dicocokkan atau dijelaskan");
  expect(alasan({ sisaBank: 1, sisaKas: 3 })).toBe("1 mutasi bank dan 3 mutasi kas belum dicocokkan atau dijelaskan");
  const beda = "Saldo bank Rp 1.250, saldo buku Rp 1.000: beda Rp 250";
  expect(alasan({ saldoBank: 1250_00 })).toBe(beda);
  expect(alasan({ saldoBank: 1250_00, awal: { buku: uang(5), bank: 5_00 } })).toBe(beda);
  expect(alasan({ saldoBank: 1250_00, awal: { buku: uang(5), bank: 7_00 } })).toBe(
    `${beda}. Sebelum mutasi bank pertama (01-10-2026) saldonya sudah berbeda: bank Rp 7, buku Rp 5`,
  );
});

test("only the latest reconciliation is undone, once", () => {
  const urung = (sampai: string, dibatalkan: unknown = null) =>
    mayUndoRekonsiliasi({ sampai: hari(sampai), dibatalkan }, hari("2026-10-31")).alasan;
  expect(urung("2026-10-31")).toBeNull();
  expect(urung("2026-09-30")).toBe("Batalkan dahulu rekonsiliasi terakhir, sampai 31-10-2026");
  expect(urung("2026-10-31", "2026-11-01")).toBe("Rekonsiliasi ini sudah dibatalkan");
});
