import { expect, test } from "vitest";
import { MAX_RUPIAH, type Waktu } from "#kernel/types.ts";
import { MAX_UBAH } from "../contract.ts";
import { judge, judgeUndo, kalimatKembali, mayUndo, sebutUbah, sesudah, tandaDari } from "./rules.ts";

type Isian = Parameters<typeof sesudah>[1];
const tetap: Isian = { persen: null, pembulatan: "1", minimalStock: null, status: null } as Isian;
const kini = { hargaProduk: 1000, minimalStock: 2, aktif: true } as Parameters<typeof sesudah>[0];
const produk = (idProduk: number, namaProduk: string, lain: object = {}) =>
  ({
    idProduk,
    kodeProduk: `K${idProduk}`,
    namaProduk,
    versi: 1,
    sebelum: { ...kini, ...lain },
  }) as unknown as Parameters<typeof judge>[0][number];

test("a product as it would be: what nobody asked for stays", () => {
  expect(sesudah(kini, tetap)).toEqual(kini);
  expect(sesudah(kini, { ...tetap, persen: 10, pembulatan: "500" } as Isian).hargaProduk).toBe(1000);
  expect(sesudah(kini, { ...tetap, persen: 10 }).hargaProduk).toBe(1100);
  expect(sesudah(kini, { ...tetap, minimalStock: 0 }).minimalStock).toBe(0);
  const status = (satu: string) => sesudah(kini, { ...tetap, status: satu } as Isian).aktif;
  expect([status("aktif"), status("tidak aktif")]).toEqual([true, false]);
});

test("the products that change are told by name, and no price becomes too large", () => {
  const nama = (isian: Partial<Isian>, ...rows: ReturnType<typeof produk>[]) =>
    judge(rows, { ...tetap, ...isian }).map(({ namaProduk, idProduk }) => `${namaProduk} ${idProduk}`);
  const dua = [produk(3, "Rak"), produk(2, "Oven"), produk(1, "Oven"), produk(4, "Tungku", { minimalStock: 9 })];
  expect(nama({ minimalStock: 9 }, ...dua)).toEqual(["Oven 1", "Oven 2", "Rak 3"]);
  expect(nama({ persen: 10 }, ...dua)).toHaveLength(4);
  expect(nama({ status: "tidak aktif" }, ...dua)).toHaveLength(4);
  expect(judge(dua, { ...tetap, minimalStock: 9 })[0]).toEqual({
    ...{ idProduk: 1, kodeProduk: "K1", namaProduk: "Oven", sebelum: kini },
    sesudah: { ...kini, minimalStock: 9 },
  });
  expect(() => nama({ persen: 10 }, produk(1, "Oven"), produk(2, "Rak", { hargaProduk: MAX_RUPIAH }))).toThrow(
    "Harga Rak (K2) menjadi terlalu besar",
  );
  expect(nama({ minimalStock: 9 }, produk(2, "Rak", { hargaProduk: MAX_RUPIAH }))).toHaveLength(1);
  const banyak = (n: number) => Array.from({ length: n }, (_, id) => produk(id, "Oven"));
  expect(nama({}, ...banyak(MAX_UBAH))).toEqual([]);
  expect(() => nama({}, ...banyak(MAX_UBAH + 1))).toThrow(
    `Lebih dari ${MAX_UBAH} produk, persempit dengan pencarian atau kategori`,
  );
});

test("a preview is of these products in these versions, and of what they were to get", () => {
  const tanda = tandaDari([produk(1, "Oven")], tetap);
  expect(tanda).toMatch(/^[0-9a-f]{32}$/);
  expect(tandaDari([produk(1, "Rak")], tetap)).toBe(tanda);
  const lain = [
    tandaDari([produk(2, "Oven")], tetap),
    tandaDari([{ ...produk(1, "Oven"), versi: 2 }], tetap),
    ...[{ persen: 1 }, { pembulatan: "500" }, { minimalStock: 1 }, { status: "aktif" }].map((satu) =>
      tandaDari([produk(1, "Oven")], { ...tetap, ...satu } as Isian),
    ),
  ];
  expect(new Set([tanda, ...lain]).size).toBe(lain.length + 1);
});

test("what was asked for is told to those who read of it later", () => {
  const sebut = (isian: object) => sebutUbah({ ...tetap, ...isian } as Isian);
  expect(sebut({ persen: 12.5 })).toBe("Harga naik 12,5%");
  expect(sebut({ persen: -5, pembulatan: "500" })).toBe("Harga turun 5%, dibulatkan ke Rp 500");
  expect(sebut({ persen: 0, pembulatan: "500" })).toBe("Harga dibulatkan ke Rp 500");
  expect(sebut({ minimalStock: 0, status: "aktif" })).toBe("Minimal stock 0; Diaktifkan");
  expect(sebut({ status: "tidak aktif" })).toBe("Dinonaktifkan");
});

test("a change is taken back once, and what stays is named, five at most", () => {
  expect(mayUndo({ dibatalkan: null }).alasan).toBeNull();
  expect(mayUndo({ dibatalkan: { waktu: "2026-11-20T03:00:00Z" as Waktu, oleh: "Rina" } }).alasan).toMatch(
    /^Sudah dibatalkan Rina pada 20-11-2026/,
  );
  const sisa = (n: number) =>
    kalimatKembali(
      3,
      Array.from({ length: n }, (_, at) => ({ kodeProduk: `K${at}`, namaProduk: "Oven", isian: "harga" })),
    );
  expect(sisa(0)).toBe("3 produk dikembalikan");
  expect(sisa(2)).toBe("3 produk dikembalikan. Tetap, karena sudah diubah lagi: K0 (harga), K1 (harga)");
  expect(sisa(5)).toMatch(/K4 \(harga\)$/);
  expect(sisa(7)).toMatch(/K4 \(harga\) dan 2 lagi$/);
});

test("what somebody changed since stays, each field by itself", () => {
  const lama = { hargaProduk: 100, minimalStock: 2, aktif: null };
  const baru = { hargaProduk: 110, minimalStock: 5, aktif: null };
  const satu = (kini: object) => ({
    ...{ idProduk: 1, kodeProduk: "A", namaProduk: "A", lama, baru },
    kini: { hargaProduk: 110, minimalStock: 5, aktif: false, ...kini },
  });
  const { kembali, tetap } = judgeUndo([
    satu({}),
    satu({ hargaProduk: 120 }),
    satu({ hargaProduk: 120, minimalStock: 2 }),
  ] as never);
  expect(kembali.map((row) => row.sesudah)).toEqual([
    { hargaProduk: 100, minimalStock: 2, aktif: false },
    { hargaProduk: 120, minimalStock: 2, aktif: false },
  ]);
  expect(tetap.map(({ isian }) => isian)).toEqual(["harga", "harga"]);
  const semua = judgeUndo([
    {
      ...satu({ hargaProduk: 1, minimalStock: 9, aktif: true }),
      baru: { hargaProduk: 110, minimalStock: 5, aktif: false },
    },
  ] as never);
  expect(semua.kembali).toEqual([]);
  expect(semua.tetap).toEqual([{ kodeProduk: "A", namaProduk: "A", isian: "harga, minimal stock, status" }]);
});
