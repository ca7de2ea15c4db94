import { expect, test } from "vitest";
import type { Id, Tanggal } from "#kernel/types.ts";
import {
  awalanNomor,
  type BarisBerseri,
  nomorTetap,
  problemOfKnown,
  problemOfNomorSurat,
  type SuratBerseri,
  sebutNomor,
  type UnitSurat,
  unitTanpaNomor,
} from "./rules.ts";

const id = (n: number) => n as Id<"orderan">;
const baris = (n: number, berseri = true): BarisBerseri => ({
  ...{ idOrderan: id(n), idProduk: (n * 10) as Id<"produk">, namaProduk: `Mesin ${n}` },
  ...{ berseri, awalan: `M${n}-` },
});
const unit = (nomor: string, kembali: string | null = null): UnitSurat => ({
  idOrderan: id(nomor.startsWith("A") ? 1 : nomor.startsWith("B") ? 2 : 3),
  nomor,
  kembali: kembali as Tanggal | null,
});
/** A note with two machines of line 1, whose numbers begin with A, and three of line 2 (B); line 3 has no numbers. */
const surat = (lain: Partial<SuratBerseri> = {}): SuratBerseri => ({
  baris: [baris(1), baris(2), baris(3, false)],
  barang: [
    { idOrderan: id(1), qty: 2 },
    { idOrderan: id(2), qty: 3 },
  ],
  sekarang: [unit("A1"), unit("B1"), unit("B2")],
  tadiKeluar: false,
  ...lain,
});
const nomor = (...list: string[]) => list.map((one) => unit(one));

test("each line keeps its own numbers, and what was cut is free", () => {
  expect(nomorTetap(surat()).map((one) => one.nomor)).toEqual(["A1", "B1", "B2"]);
  const cut = surat({ barang: [{ idOrderan: id(2), qty: 1 }] });
  expect(nomorTetap(cut).map((one) => one.nomor)).toEqual(["B1"]);
});

test("numbers are as many as a line's units, of its own line, written once", () => {
  const masalah = (...list: string[]) => problemOfNomorSurat(surat(), nomor(...list));
  expect(masalah()).toBeNull();
  expect(masalah("A1", "A2", "B1", "B2", "B3")).toBeNull();
  expect(masalah("A1", "A2", "A3")).toBe("Mesin 1: 3 nomor seri untuk 2 unit");
  expect(masalah("B1", "B2", "B3", "B4")).toBe("Mesin 2: 4 nomor seri untuk 3 unit");
  expect(masalah("A1", "B1", "A1")).toBe("Nomor seri A1 ditulis dua kali");
});

test("a number stands on goods of this note, which have numbers or had them", () => {
  const lain = surat({ barang: [{ idOrderan: id(2), qty: 3 }] });
  expect(problemOfNomorSurat(lain, nomor("B1", "A1"))).toBe("Nomor seri A1: barangnya tidak ada di surat jalan ini");
  const asing = surat({ baris: [baris(1)] });
  expect(problemOfNomorSurat(asing, nomor("B1"))).toBe("Nomor seri B1: barangnya tidak ada di surat jalan ini");
  const tanpa = { barang: [...surat().barang, { idOrderan: id(3), qty: 1 }] };
  expect(problemOfNomorSurat(surat(tanpa), nomor("C1"))).toBe("Mesin 3 tidak bernomor seri");
  // Its product had numbers when the note was made.
  expect(problemOfNomorSurat(surat({ ...tanpa, sekarang: [unit("C1")] }), nomor("C2"))).toBeNull();
});

test("units that are out keep a number, and those that came back keep theirs", () => {
  const keluar = surat({ tadiKeluar: true });
  expect(problemOfNomorSurat(keluar, nomor("A9", "B8", "B9"))).toBeNull();
  expect(problemOfNomorSurat(keluar, nomor("A1", "B1"))).toBe(
    "Mesin 2: unit yang sudah keluar harus tetap bernomor seri",
  );
  expect(problemOfNomorSurat(surat(), nomor("A1", "B1"))).toBeNull();
  const diretur = { sekarang: [unit("A1", "2026-11-20"), unit("B1")] };
  expect(problemOfNomorSurat(surat(diretur), nomor("A1", "B2"))).toBeNull();
  expect(problemOfNomorSurat(surat(diretur), nomor("A2", "B1"))).toContain("Unit A1 sudah diretur");
  const menunggu = { sekarang: [{ ...unit("A1"), idRetur: "RT-1" }] };
  expect(problemOfNomorSurat(surat(menunggu), nomor("B1"))).toContain("Unit A1 sudah diretur");
});

test("a number that is known is free, of the same product, and of a unit that is whole", () => {
  const dikenal = { nomor: "B7", idProduk: 20 as Id<"produk">, namaProduk: "Mesin 2" };
  const bebas = { ...dikenal, dipegang: null, rusak: null, dibuang: false };
  const masalah = (lain: object, diminta = "B7") =>
    problemOfKnown(surat(), nomor("A7", diminta), [{ ...bebas, ...lain }]);
  expect(masalah({})).toBeNull();
  expect(masalah({ nomor: "C7" })).toBeNull();
  expect(masalah({ dibuang: true, rusak: "RT-1" })).toContain("sudah dibuang");
  expect(masalah({ rusak: "RT-1", dipegang: "SJ-1" })).toContain("rusak (RT-1)");
  expect(masalah({ dipegang: "SJ-1" })).toContain("sudah dipakai di surat jalan SJ-1");
  expect(masalah({ idProduk: 10, namaProduk: "Mesin 1" })).toBe("Nomor seri B7 milik produk Mesin 1");
});

test("what leaves without a number is told line by line, of products with numbers", () => {
  const banyak = (lain: Partial<SuratBerseri>, ...list: string[]) =>
    unitTanpaNomor(surat(lain), nomor(...list)).map((line) => [line.namaProduk, line.banyak]);
  expect(banyak({}, "A1", "B1", "B2", "B3")).toEqual([["Mesin 1", 1]]);
  expect(banyak({}, "A1", "A2", "B1")).toEqual([["Mesin 2", 2]]);
  expect(banyak({ barang: [{ idOrderan: id(3), qty: 4 }] })).toEqual([]);
});

test("numbers are named line by line, the shorter first", () => {
  const lines = [1, 2, 3].map((n) => ({ idOrderan: id(n), produk: { kodeProduk: `MP-${n}` } }));
  expect(sebutNomor(lines, nomor("B2", "A10", "A9", "B1", "A8"))).toBe("MP-1: A8, A9, A10; MP-2: B1, B2");
});

test("a product's numbers begin with its code, as labels can print it, and the month", () => {
  const awalan = (kode: string) => awalanNomor(kode, "2026-11-20" as never);
  expect(awalan("ovn-9")).toBe("OVN-9-2611-");
  expect(awalan("ovn (besar) 1.5/b")).toBe("OVN-BESAR-1.5/B-2611-");
  expect(awalan("A".repeat(41))).toBe(`${"A".repeat(40)}-2611-`);
});
