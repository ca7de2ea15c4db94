import { expect, test } from "vitest";
import { grafik, type Kelompok } from "#kernel/grafik.ts";
import { filtersOf } from "./pilihan.ts";

const GRAFIK = grafik({
  judul: "Uji",
  ukuran: { dokumen: { label: "Jumlah" } },
  menurut: {
    bulan: { label: "Bulan", bulan: true, saring: "hari" },
    customer: { label: "Customer", saring: ({ nama }) => ({ cari: nama }) },
    status: { label: "Status", saring: ({ kunci }) => ({ status: kunci }) },
    produk: { label: "Produk" },
  },
});
const kelompok = (kunci: string, lain: Partial<Kelompok> = {}) =>
  ({ kunci, nama: kunci, lainnya: false, jumlah: 1, ...lain }) as Kelompok;
const pilihan = (menurut: string, kedua: string | null = null) => ({ ukuran: "dokumen", menurut, kedua });
const [BULAN, PRODUK] = [kelompok("2026-02"), kelompok("7")];
const FEBRUARI = { tglAwal: "2026-02-01", tglAkhir: "2026-02-28" };

test("a press opens the documents of its bar, and of the part of it that the list can be narrowed to", () => {
  expect(filtersOf(GRAFIK, pilihan("bulan"), [BULAN, undefined], {})).toEqual(FEBRUARI);
  expect(filtersOf(GRAFIK, pilihan("bulan", "status"), [BULAN, kelompok("Lunas")], {})).toEqual({
    ...{ ...FEBRUARI, status: "Lunas" },
  });
  expect(filtersOf(GRAFIK, pilihan("bulan", "produk"), [BULAN, PRODUK], {})).toEqual(FEBRUARI);
  expect(filtersOf(GRAFIK, pilihan("bulan"), [BULAN, undefined], { tglAwal: "2026-02-10", tglAkhir: "" })).toEqual({
    ...{ tglAwal: "2026-02-10", tglAkhir: "2026-02-28" },
  });
});

test("a bar to which the list cannot be narrowed opens nothing, not more than it counts", () => {
  expect(filtersOf(GRAFIK, pilihan("produk", "bulan"), [PRODUK, BULAN], {})).toBeNull();
  expect(filtersOf(GRAFIK, pilihan("bulan"), [kelompok("", { lainnya: true }), undefined], {})).toBeNull();
  expect(filtersOf(GRAFIK, pilihan("bulan"), [kelompok(""), undefined], {})).toBeNull();
  expect(filtersOf(GRAFIK, pilihan("customer"), [kelompok("Pak Adi"), undefined], { cari: "oven" })).toBeNull();
  expect(filtersOf(GRAFIK, pilihan("customer"), [kelompok("Pak Adi"), undefined], { cari: "" })).toEqual({
    cari: "Pak Adi",
  });
});
