import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import type { Part } from "../contract.ts";
import { STATUS_KUNJUNGAN } from "../isiKunjungan.ts";
import { mayGeser, mayKerjakan, mayUrungkan, partUnik, sebelumKeluhan } from "./rules.ts";

test("a visit is worked once, moved before that, and taken back while no order charges it", () => {
  const diurungkan = "Kunjungan ini sudah diurungkan";
  const alasan = (rule: (keadaan: { status: (typeof STATUS_KUNJUNGAN)[number]; tagihan: [] }) => unknown) =>
    STATUS_KUNJUNGAN.map((status) => [status, (rule({ status, tagihan: [] }) as { alasan: string | null }).alasan]);
  expect(Object.fromEntries(alasan(mayKerjakan))).toEqual({
    direncanakan: null,
    dikerjakan: "Kunjungan ini sudah dicatat, urungkan dahulu bila salah",
    diurungkan,
  });
  expect(Object.fromEntries(alasan(mayGeser))).toEqual({
    direncanakan: null,
    dikerjakan: "Kunjungan ini sudah dikerjakan, harinya tidak berubah lagi",
    diurungkan,
  });
  expect(Object.fromEntries(alasan(mayUrungkan))).toEqual({ direncanakan: null, dikerjakan: null, diurungkan });
  const ditagih = (batal: boolean) =>
    mayUrungkan({ status: "dikerjakan", tagihan: [{ idSo: "SO-1", batal }] as never });
  expect(ditagih(true).alasan).toBeNull();
  expect(ditagih(false).alasan).toBe("Sudah ditagihkan dengan order SO-1, batalkan ordernya dahulu");
});

test("nobody comes before the complaint", () => {
  const kapan = (rencana: string) => sebelumKeluhan("rencana", rencana as Tanggal, "2026-11-20" as Tanggal);
  expect([kapan("2026-11-20"), kapan("2026-11-21")]).toEqual([[], []]);
  expect(kapan("2026-11-19")).toEqual([
    { field: "rencana", message: "Tanggal kunjungan tidak boleh sebelum keluhannya" },
  ]);
});

test("each part stands on one line", () => {
  const part = (...id: number[]) => id.map((idProduk) => ({ idProduk })) as unknown as Part[];
  const dua = part(1, 2);
  expect(partUnik(dua)).toBe(dua);
  expect(() => partUnik(part(1, 2, 1))).toThrow("Part yang sama ditulis dua kali, jumlahkan di satu baris");
  try {
    partUnik(part(3, 3));
  } catch (failure) {
    expect(failure).toMatchObject({ errors: [{ field: "part" }] });
  }
});
