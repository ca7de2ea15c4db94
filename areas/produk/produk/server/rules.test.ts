import { expect, test } from "vitest";
import { Refusal } from "#platform/http/refusal.ts";
import { seriKeluar } from "./rules.ts";

type Unit = Parameters<typeof seriKeluar>[0];

const said = (unit: Unit, diminta: string[] | null) => {
  try {
    return seriKeluar(unit, diminta);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};

test("numbers of damaged units leave by themselves only where it is clear which", () => {
  // Everything leaves, or nothing has a number.
  expect(said({ qty: 2, rusak: 2, bernomor: ["A", "B"] }, null)).toEqual(["A", "B"]);
  expect(said({ qty: 3, rusak: 3, bernomor: ["A"] }, [])).toEqual(["A"]);
  expect(said({ qty: 1, rusak: 3, bernomor: [] }, null)).toEqual([]);
  // Two without a number may leave; of three that leave, one has a number.
  expect(said({ qty: 2, rusak: 4, bernomor: ["A", "B"] }, null)).toEqual([]);
  expect(said({ qty: 3, rusak: 4, bernomor: ["A", "B"] }, null)).toBe("Pilih nomor seri 1 unit yang keluar");
  expect(said({ qty: 1, rusak: 2, bernomor: ["A", "B"] }, [])).toBe("Pilih nomor seri 1 unit yang keluar");
});

test("chosen numbers are those of damaged units, no more than leave, and as many as must", () => {
  const empat = { rusak: 4, bernomor: ["A", "B", "C"] };
  expect(said({ qty: 2, ...empat }, ["B"])).toEqual(["B"]);
  expect(said({ qty: 2, ...empat }, ["B", "C"])).toEqual(["B", "C"]);
  expect(said({ qty: 2, ...empat }, ["B", "B"])).toEqual(["B"]);
  expect(said({ qty: 3, ...empat }, ["B"])).toBe("Pilih nomor seri 2 unit yang keluar");
  expect(said({ qty: 1, ...empat }, ["A", "B"])).toBe("2 nomor seri untuk 1 unit");
  expect(said({ qty: 2, ...empat }, ["A", "Z"])).toBe("Nomor seri Z bukan unit rusak produk ini");
});
