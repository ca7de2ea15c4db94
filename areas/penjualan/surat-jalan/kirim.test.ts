import { expect, test } from "vitest";
import {
  barangSurat,
  labelTerkirim,
  pernahDiretur,
  siapKirim,
  sudahKembali,
  unitSiapKirim,
  unitTerkirim,
} from "./kirim.ts";

const baris = (lain: object = {}) => ({ qty: 5, qtySelesai: 4, qtyGanti: 1, qtyBersurat: 2, qtyTerkirim: 0, ...lain });

test("finished units and replacements wait for a note until they stand on one", () => {
  expect(siapKirim(baris())).toBe(3);
  expect(unitSiapKirim([baris(), baris({ qtyBersurat: 5 })])).toBe(3);
  expect(unitTerkirim([baris({ qtyTerkirim: 2 }), baris({ qtyTerkirim: 1 })])).toBe(3);
});

test("an order of which a part has left says how much, replacements included", () => {
  const label = (...terkirim: number[]) => labelTerkirim(terkirim.map((qtyTerkirim) => baris({ qtyTerkirim })));
  expect([label(0, 0), label(6, 6)]).toEqual([null, null]);
  expect([label(1, 0), label(6, 5), label(5)]).toEqual([
    "terkirim 1 dari 12",
    "terkirim 11 dari 12",
    "terkirim 5 dari 6",
  ]);
});

test("a note names goods in the order of its order's lines", () => {
  const lines = [{ idOrderan: 1 }, { idOrderan: 2 }, { idOrderan: 3 }] as { idOrderan: never }[];
  const barang = [
    { idOrderan: 3, qty: "2" },
    { idOrderan: 1, qty: 4 },
  ] as unknown as Parameters<typeof barangSurat>[1];
  expect(barangSurat(lines, barang)).toEqual([
    { line: { idOrderan: 1 }, qty: 4 },
    { line: { idOrderan: 3 }, qty: 2 },
  ]);
});

test("goods came back in part or as a whole", () => {
  const barang = (...qtyRetur: number[]) => ({ barang: qtyRetur.map((satu) => ({ qty: 2, qtyRetur: satu })) });
  expect([barang(2, 2), barang(2, 0), barang(0)].map(sudahKembali)).toEqual([true, false, false]);
  expect(pernahDiretur({ suratJalan: [barang(0), barang(0, 1)] })).toBe(true);
  expect(pernahDiretur({ suratJalan: [barang(0), barang(0)] })).toBe(false);
  expect(pernahDiretur({ suratJalan: [] })).toBe(false);
});
