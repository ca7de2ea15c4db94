import { expect, test } from "vitest";
import { kodeIn, mayExplain, mayExplainKas, mayMatch, mayUndo, problemOfRekening } from "./rules.ts";
import type { Kas, Mutasi } from "./sql.ts";

const bank = (sen: number, status = "sisa") => ({ sen, status }) as unknown as Mutasi;
const kas = (nominal: number, kodeUnik = 0, terpakai = false) => ({ nominal, kodeUnik, terpakai }) as unknown as Kas;
const pilih = (mutasi: Mutasi[], rows: Kas[], banyak: [number, number] = [mutasi.length, rows.length]) => {
  const ids = (length: number) => Array.from({ length }, (_, id) => id);
  return mayMatch({ idKoran: ids(banyak[0]), idKas: ids(banyak[1]) }, mutasi, rows).alasan;
};

test("lines of the bank are rows of kas where both come to the same, but for less than a rupiah", () => {
  expect(pilih([bank(100_00), bank(50_00)], [kas(150)])).toBeNull();
  expect(pilih([bank(-100_00)], [kas(-60), kas(-40)])).toBeNull();
  expect([pilih([bank(100_99)], [kas(100)]), pilih([bank(99_01)], [kas(100)])]).toEqual([null, null]);
  expect(pilih([bank(101_00)], [kas(100)])).toBe("Mutasi bank Rp 101 tidak sama dengan mutasi kas Rp 100");
  expect(pilih([bank(99_00)], [kas(100)])).not.toBeNull();
});

test("a code that the customer added is more than kas, to the code", () => {
  expect(pilih([bank(100_123_00)], [kas(100_000, 123)])).toBeNull();
  expect(pilih([bank(100_122_00)], [kas(100_000, 123)])).not.toBeNull();
  expect(kodeIn([bank(300_150_00)], [kas(100_000, 100), kas(200_000, 50)])).toBe(150);
  expect(kodeIn([bank(300_150_99)], [kas(100_000, 100), kas(200_000, 50)])).toBe(150);
  expect(kodeIn([bank(300_151_00)], [kas(100_000, 100), kas(200_000, 50)])).toBe(0);
  expect(kodeIn([bank(300_149_00)], [kas(100_000, 100), kas(200_000, 50)])).toBe(0);
  expect(kodeIn([bank(100_00), bank(23_00)], [kas(100, 23)])).toBe(23);
});

test("what is chosen is there, once, and nobody else's", () => {
  const [mutasi, row] = [bank(100_00), kas(100)];
  expect(pilih([mutasi], [row], [2, 1])).toBe("Mutasi bank tidak ditemukan di rekening ini");
  expect(pilih([mutasi], [row], [1, 2])).toBe("Mutasi kas tidak ditemukan di rekening ini");
  expect(mayMatch({ idKoran: [1, 1], idKas: [2, 2] }, [mutasi], [row]).alasan).toBeNull();
  expect(pilih([bank(50_00), bank(50_00, "cocok")], [row])).toBe("Mutasi bank ini sudah dicocokkan orang lain");
  expect(pilih([mutasi], [kas(50), kas(50, 0, true)])).toBe("Mutasi kas ini sudah dicocokkan dengan mutasi bank lain");
});

test("a line, or rows of kas, that nothing explains yet can be explained, and a match undone once", () => {
  expect(mayExplain([bank(1)]).alasan).toBeNull();
  expect(mayExplain([bank(1, "cocok")]).alasan).toBe("Mutasi bank ini sudah dicocokkan orang lain");
  expect(mayExplain([]).boleh).toBe(false);
  expect(mayExplainKas([1, 1], [kas(1)]).alasan).toBeNull();
  expect(mayExplainKas([1, 2], [kas(1)]).alasan).toBe("Mutasi kas tidak ditemukan di rekening ini");
  expect(mayExplainKas([1, 2], [kas(1), kas(1, 0, true)]).alasan).toBe(
    "Mutasi kas ini sudah dicocokkan atau dijelaskan",
  );
  expect(mayUndo({ dibatalkan: null }).alasan).toBeNull();
  expect(mayUndo({ dibatalkan: "2026-11-20" }).alasan).toBe("Pencocokan ini sudah dibatalkan");
  expect(problemOfRekening({ lainnya: false })).toEqual([]);
  expect(problemOfRekening({ lainnya: true })).toEqual([
    { field: "idRekening", message: "LAINNYA tidak punya rekening koran" },
  ]);
});
