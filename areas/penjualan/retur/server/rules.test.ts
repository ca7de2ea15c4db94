import { describe, expect, test } from "vitest";
import type { Boleh } from "#kernel/row.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { StatusSo } from "../../order/label.ts";
import {
  type BarisKembali,
  type BarisRusak,
  barangKembali,
  danaRetur,
  masihRusak,
  mayDana,
  mayDecideRetur,
  mayReplace,
  nilaiBarangRusak,
  sebutKembali,
  seriKembali,
} from "./rules.ts";

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
  test.each<[string, () => Boleh, string | null]>([
    ["decide", () => mayDecideRetur(bos, baru), null],
    ["decide as Sales", () => mayDecideRetur(sales, baru), "Hanya Super Admin dan Management"],
    [
      "decide twice",
      () => mayDecideRetur(bos, { keputusan: "tanpa", namaPemutus: "Rina" }),
      "Retur sudah diputuskan oleh Rina",
    ],
    ["pay back what is left", () => mayDana(uang(true, 1)), null],
    ["pay back when nothing is left", () => mayDana(uang(true, 0)), "Semua uang order ini sudah dikembalikan"],
    [
      "pay back who still owes",
      () => mayDana(uang(false, 1)),
      "Order belum lunas, dana dapat dikembalikan setelah lunas. Jika semua barangnya kembali, order dapat dibatalkan",
    ],
    [
      "pay back once more what is cancelled",
      () => mayDana(uang(true, 1, "Cancel")),
      "Order sudah dibatalkan, dananya diajukan kembali ketika itu",
    ],
    ["replace", () => mayReplace(uang(false, 0)), null],
    ["replace what is cancelled", () => mayReplace(uang(true, 1, "Cancel")), "Order sudah dibatalkan"],
  ])("%s", (_, answer, expected) => {
    const { boleh, alasan } = answer();
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

const said = <T>(make: () => T): T | string => {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
const id = (n: number) => n as Id<"orderan">;
const barang = (n: number, baik: number, rusak: number) => ({ idOrderan: id(n), baik, rusak });

type Order = Parameters<typeof barangKembali>[0];
type Surat = Parameters<typeof barangKembali>[1];
const orders = [1, 2, 3].map((n) => ({
  idOrderan: id(n),
  idProduk: n * 10,
  produk: { namaProduk: `Mesin ${n}`, kodeProduk: `MP-${n}` },
}));
/** Five units of line 1, of which two came back, and three of line 2; line 3 went with another note. */
const surat = (lain: object = {}) =>
  ({
    barang: [
      { idOrderan: id(1), qty: 5, qtyRetur: 2 },
      { idOrderan: id(2), qty: 3, qtyRetur: 0 },
    ],
    seri: [],
    ...lain,
  }) as unknown as Surat;

describe("goods that come back", () => {
  const kembali = (...diminta: ReturnType<typeof barang>[]) =>
    said(() => barangKembali({ orders } as unknown as Order, surat(), diminta));

  test("are those of the note that are still with the customer, named once", () => {
    expect(kembali(barang(1, 1, 2), barang(2, 0, 0))).toEqual([
      { ...barang(1, 1, 2), idProduk: 10, kodeProduk: "MP-1" },
    ]);
    expect(kembali(barang(2, 3, 0), barang(1, 0, 1))).toMatchObject([{ kodeProduk: "MP-2" }, { kodeProduk: "MP-1" }]);
    expect(kembali(barang(1, 2, 2))).toBe("Mesin 1: hanya 3 unit yang masih di customer");
    expect(kembali(barang(2, 0, 4))).toBe("Mesin 2: hanya 3 unit yang masih di customer");
    expect(kembali(barang(1, 0, 0))).toBe("Isi jumlah barang yang kembali");
    expect(kembali(barang(3, 1, 0))).toContain("bukan bagian dari surat jalan ini");
    expect(kembali(barang(1, 1, 0), barang(1, 1, 0))).toContain("disebut dua kali");
  });

  test("are told in the history by what is good and what is damaged", () => {
    const baris = [barang(1, 1, 2), barang(2, 3, 0), barang(3, 0, 1)].map(
      (one) => ({ ...one, kodeProduk: `MP-${one.idOrderan}` }) as BarisKembali,
    );
    expect(sebutKembali(baris)).toBe("MP-1: 1 baik, 2 rusak; MP-2: 3 baik; MP-3: 1 rusak");
  });
});

describe("numbers of units that come back", () => {
  /** Of line 1 one unit has no number and A1, A2 are with the customer, A3 and A4 came back; of line 2 all have one. */
  const seri = ["A1", "A2", "A3", "A4", "B1", "B2", "B3"].map((nomor) => ({
    ...{ nomor, idOrderan: id(nomor.startsWith("A") ? 1 : 2) },
    idRetur: nomor === "A3" || nomor === "A4" ? "RT-1" : null,
  }));
  const nomor = (kembali: ReturnType<typeof barang>[], ...diminta: string[]) =>
    said(() =>
      seriKembali(
        surat({ seri }),
        kembali.map((line) => ({ ...line, kodeProduk: `MP-${line.idOrderan}` }) as BarisKembali),
        // A number with ! is of a damaged unit.
        diminta.map((one) => ({ nomor: one.replace("!", ""), baik: !one.endsWith("!") })),
      ),
    );
  const pilih = (n: number) => `MP-${n}: pilih nomor seri setiap unit yang kembali`;

  test("are as many as the good and the damaged ones of their line", () => {
    expect(nomor([barang(2, 1, 1)], "B1", "B2!")).toEqual([
      { idOrderan: 2, nomor: "B1", baik: true },
      { idOrderan: 2, nomor: "B2", baik: false },
    ]);
    expect(nomor([barang(1, 2, 0), barang(2, 0, 1)], "A1", "A2", "B3!")).toHaveLength(3);
    expect(nomor([barang(2, 1, 1)], "B1", "B2")).toBe(pilih(2));
    expect(nomor([barang(2, 1, 1)], "B1!", "B2!")).toBe(pilih(2));
    expect(nomor([barang(1, 1, 0), barang(2, 2, 0)], "A1", "B1")).toBe(pilih(2));
  });

  test("may be missing for as many units as left without one", () => {
    expect(nomor([barang(1, 1, 0)])).toEqual([]);
    expect(nomor([barang(1, 1, 1)], "A2!")).toHaveLength(1);
    expect(nomor([barang(1, 2, 0)])).toBe(pilih(1));
    expect(nomor([barang(1, 2, 1)], "A1")).toBe(pilih(1));
    expect(nomor([barang(2, 1, 0)])).toBe(pilih(2));
  });

  test("are of this note, still with the customer, of a line that came back, and named once", () => {
    for (const [asing, kembali] of [
      ["A3", barang(1, 1, 0)],
      ["Z9", barang(1, 1, 0)],
      ["B1", barang(1, 1, 0)],
    ] as const) {
      expect(nomor([kembali], asing)).toBe(`Nomor seri ${asing} bukan unit yang kembali, atau disebut dua kali`);
    }
    expect(nomor([barang(2, 2, 0)], "B1", "B1")).toContain("disebut dua kali");
  });
});

/** The field that a refusal names, with its sentence. */
const refused = (make: () => unknown): string => {
  try {
    make();
  } catch (error) {
    if (error instanceof Refusal) return `${error.errors[0]?.field}: ${error.message}`;
    throw error;
  }
  return "";
};

test("a refusal stands at its field", () => {
  expect(refused(() => danaRetur(null, uang(true, 100)))).toBe("nominal: Dana yang dikembalikan tidak boleh kosong");
  expect(refused(() => danaRetur(101 as Rupiah, uang(true, 100)))).toBe("nominal: Paling banyak Rp 100");
  const kembali = (...diminta: ReturnType<typeof barang>[]) =>
    refused(() => barangKembali({ orders } as unknown as Order, surat(), diminta));
  expect(kembali()).toBe("barang: Isi jumlah barang yang kembali");
  expect(kembali(barang(3, 1, 0))).toBe("barang: Barang bukan bagian dari surat jalan ini, atau disebut dua kali");
  expect(kembali(barang(2, 4, 0))).toBe("barang: Mesin 2: hanya 3 unit yang masih di customer");
  const line = { ...barang(2, 1, 0), kodeProduk: "MP-2" } as BarisKembali;
  expect(refused(() => seriKembali(surat(), [line], [{ nomor: "Z", baik: true }]))).toMatch(
    /^seri: Nomor seri Z bukan/,
  );
  const seri = [{ nomor: "B1", idOrderan: id(2), idRetur: null }];
  expect(refused(() => seriKembali(surat({ seri }), [{ ...line, baik: 3 }], []))).toMatch(/^seri: MP-2: pilih nomor/);
  const nilai = (n: number, rupiah: number) =>
    refused(() => nilaiBarangRusak([rusak], [{ idOrderan: id(n), nilai: rupiah as Rupiah }]));
  expect(nilai(rusak.idOrderan, 10_000_001)).toMatch(
    /^nilaiRusak: .+: nilai barang rusak paling banyak Rp 10\.000\.000$/,
  );
  expect(nilai(99, 1)).toBe("nilaiRusak: Unit rusak ini sudah tidak ada di gudang, nilainya tidak dapat diisi");
  expect(nilai(99, 0)).toBe("");
  expect(mayDecideRetur({ role: "Management" }, { keputusan: "tanpa", namaPemutus: null }).alasan).toBe(
    "Retur sudah diputuskan oleh orang lain",
  );
});

test("damaged units that are gone are shared out in the order of the lines", () => {
  const baris = (n: number, idProduk: number, qtyRusak: number, jumlahRusak: number) =>
    ({ ...rusak, idOrderan: id(n), idProduk, qtyRusak, jumlahRusak }) as Parameters<typeof masihRusak>[0][number];
  const masih = (...rows: ReturnType<typeof baris>[]) =>
    masihRusak(rows).map(({ idOrderan, qtyRusak }) => [idOrderan, qtyRusak]);
  expect(masih(baris(1, 10, 2, 9), baris(2, 20, 3, 1), baris(3, 30, 1, 0))).toEqual([
    [1, 2],
    [2, 1],
  ]);
  // Two lines of one product.
  expect(masih(baris(1, 10, 2, 3), baris(2, 10, 2, 3), baris(3, 10, 2, 3))).toEqual([
    [1, 2],
    [2, 1],
  ]);
  const [satu] = masihRusak([baris(1, 10, 5, 4)]);
  expect(satu).toEqual({ ...rusak, idOrderan: 1, idProduk: 10, qtyRusak: 4 });
});

test("units without a number are those of their own line", () => {
  const lima = surat({
    barang: [
      { idOrderan: id(1), qty: 1, qtyRetur: 0 },
      { idOrderan: id(2), qty: 5, qtyRetur: 0 },
    ],
  });
  const line = { ...barang(2, 5, 0), kodeProduk: "MP-2" } as BarisKembali;
  expect(seriKembali(lima, [line], [])).toEqual([]);
  expect(said(() => seriKembali(lima, [{ ...line, baik: 6 }], []))).toBe(
    "MP-2: pilih nomor seri setiap unit yang kembali",
  );
});
