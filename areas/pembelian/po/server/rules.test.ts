import { expect, test } from "vitest";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import {
  hargaBerubah,
  hargaDisepakati,
  keteranganSelesai,
  problemOfKesepakatan,
  terlaluBanyak,
  terlambat,
} from "./rules.ts";

const uang = (amount: number) => amount as Rupiah;
const bos = { role: "Management" } as User;
const gudang = { role: "Logistik" } as User;

test("a price is agreed with a supplier, by somebody who may see prices", () => {
  const harga = (user: User, idPemasok: number | null) => hargaDisepakati(user, { idPemasok, hargaPemasok: uang(700) });
  expect([harga(bos, 1), harga(gudang, 1), harga(bos, null)]).toEqual([700, null, null]);
  const masalah = (idPemasok: number | null, hargaPemasok: number | null, hariKirim: number | null) =>
    problemOfKesepakatan({ idPemasok, hargaPemasok: hargaPemasok as Rupiah | null, hariKirim }).length;
  expect([masalah(1, 700, 5), masalah(1, null, null), masalah(null, null, null)]).toEqual([0, 0, 0]);
  expect([masalah(null, 700, null), masalah(null, null, 0)]).toEqual([1, 1]);
});

test("a price that changed is told to those who saw it, and never to those who may not", () => {
  const berubah = (user: User, hargaSatuan: number | null, totalHarga: number | null) =>
    hargaBerubah(
      user,
      { qty: 3, hargaSatuan: hargaSatuan as Rupiah | null, totalHarga: totalHarga as Rupiah | null },
      "Oven",
      uang(200),
    ).map(({ field }) => field);
  expect(berubah(bos, 200, 600)).toEqual([]);
  expect(berubah(bos, null, null)).toEqual([]);
  expect(berubah(bos, 100, 600)).toEqual(["hargaSatuan"]);
  expect(berubah(bos, 200, 300)).toEqual(["totalHarga"]);
  expect(berubah(gudang, 100, 300)).toEqual([]);
});

test("no more units are finished than are left, and a deadline is missed on the day after it", () => {
  expect(terlaluBanyak({ qty: 5, qtySelesai: 3 }, 2)).toBeNull();
  expect(terlaluBanyak({ qty: 5, qtySelesai: 3 }, 3)).toContain("tersisa 2");
  const lewat = (statusPo: "Proses" | "Selesai", today: string) =>
    terlambat({ statusPo, tglDeadline: "2026-11-20" as Tanggal }, today as Tanggal);
  expect([lewat("Proses", "2026-11-20"), lewat("Proses", "2026-11-21"), lewat("Selesai", "2026-11-21")]).toEqual([
    ...[false, true, false],
  ]);
  const satu = { idSo: "SO-1", namaCustomer: "Ratna", qty: 2 };
  expect(keteranganSelesai([satu], 0)).toBe("2 unit untuk SO-1 (Ratna)");
  expect(keteranganSelesai([satu], 1)).toBe("2 unit untuk SO-1 (Ratna), 1 unit ke stock");
});
