import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import { readView, writeView } from "./viewContent.ts";

const hari = (day: string) => day as Tanggal;
const starts = { tglAwal: "2026-01-01", tglAkhir: "2026-11-22", statusSo: "" };
const look = { hidden: ["email"], order: [], full: true };

test("a range with a name moves with the calendar, one of chosen days stays", () => {
  const bulanIni = { tglAwal: "2026-11-01", tglAkhir: "2026-11-22", statusSo: "Cancel" };
  const isi = writeView({ cari: "budi", filters: bulanIni, look }, hari("2026-11-22"));
  expect(readView(isi, starts, hari("2026-12-05"))).toEqual({
    cari: "budi",
    filters: { tglAwal: "2026-12-01", tglAkhir: "2026-12-05", statusSo: "Cancel" },
    look,
  });
  const dipilih = { ...bulanIni, tglAwal: "2026-11-03" };
  expect(
    readView(writeView({ cari: "", filters: dipilih, look }, hari("2026-11-22")), starts, hari("2026-12-05")).filters,
  ).toEqual(dipilih);
});

test("what the list no longer knows is left out, and what is no view at all changes nothing", () => {
  const lama = JSON.stringify({ saringan: { warna: "merah", statusSo: 3 }, rentang: "Abad ini", hidden: [1, "email"] });
  expect(readView(lama, starts)).toEqual({
    cari: "",
    filters: starts,
    look: { hidden: ["email"], order: [], full: false },
  });
  for (const rusak of ["", "[]", "null", "{"]) expect(readView(rusak, starts).filters).toEqual(starts);
});
