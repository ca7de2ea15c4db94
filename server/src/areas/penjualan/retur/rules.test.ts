import { describe, expect, test } from "vitest";
import type { Id, Rupiah } from "#contract/kernel/types.ts";
import type { StatusSo } from "#contract/penjualan/label.ts";
import { type BarisRusak, bolehDana, bolehGanti, bolehPutuskanRetur, danaRetur, nilaiBarangRusak } from "./rules.ts";

const uang = (statusLunas: boolean, dana: number, statusSo: StatusSo = "Selesai") => ({
  ...{ statusSo, statusLunas },
  danaMaksimal: dana as Rupiah,
});
const rusak: BarisRusak = {
  idOrderan: 7 as Id<"orderan">,
  idProduk: 3 as Id<"produk">,
  namaProduk: "Mesin Press",
  qtyRusak: 2,
  hargaBeli: 5_000_000 as Rupiah,
};

describe("who decides about a return, and whether money goes back", () => {
  const [bos, sales] = [{ role: "Super Admin" }, { role: "Sales" }];
  const baru = { keputusan: null, namaPemutus: null };
  test.each([
    ["decide", bolehPutuskanRetur(bos, baru), null],
    ["decide as Sales", bolehPutuskanRetur(sales, baru), "Hanya Super Admin dan Management"],
    [
      "decide twice",
      bolehPutuskanRetur(bos, { keputusan: "tanpa", namaPemutus: "Rina" }),
      "Retur sudah diputuskan oleh Rina",
    ],
    ["pay back what is left", bolehDana(uang(true, 1)), null],
    ["pay back when nothing is left", bolehDana(uang(true, 0)), "Semua uang order ini sudah dikembalikan"],
    [
      "pay back who still owes",
      bolehDana(uang(false, 1)),
      "Order belum lunas, dana dapat dikembalikan setelah lunas. Jika semua barangnya kembali, order dapat dibatalkan",
    ],
    [
      "pay back once more what is cancelled",
      bolehDana(uang(true, 1, "Cancel")),
      "Order sudah dibatalkan, dananya diajukan kembali ketika itu",
    ],
    ["replace", bolehGanti(uang(false, 0)), null],
    ["replace what is cancelled", bolehGanti(uang(true, 1, "Cancel")), "Order sudah dibatalkan"],
  ])("%s", (_, { boleh, alasan }, expected) => {
    expect(boleh ? null : alasan).toBe(expected);
  });
});

test("all that is left can be paid back, and not one rupiah more", () => {
  expect(danaRetur(100 as Rupiah, uang(true, 100))).toBe(100);
  expect(() => danaRetur(101 as Rupiah, uang(true, 100))).toThrow();
  expect(() => danaRetur(null, uang(true, 100))).toThrow();
});

test("damaged units are worth at most what they cost together, and nothing where nothing is said", () => {
  const nilai = (rupiah: number) =>
    nilaiBarangRusak([rusak], [{ idOrderan: rusak.idOrderan, nilai: rupiah as Rupiah }]).map((line) => line.nilai);
  expect(nilai(10_000_000)).toEqual([10_000_000]);
  expect(() => nilai(10_000_001)).toThrow();
  expect(nilaiBarangRusak([rusak], []).map((line) => line.nilai)).toEqual([0]);
});
