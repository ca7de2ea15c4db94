import { expect, test } from "vitest";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { jadwal, penyusutanKini } from "./rules.ts";

const hari = (day: string) => day as Tanggal;
const asset = { harga: 1_200 as Rupiah, pembagi: 4, tglAssetMasuk: hari("2026-01-15") };
const libur = (dari: string, sampai: string) => ({ dari: hari(dari), sampai: hari(sampai) });

test("a plan says of each month whether it is over, and whether the asset rested on its day", () => {
  const rencana = (today: string, ...istirahat: ReturnType<typeof libur>[]) =>
    jadwal(asset, istirahat, hari(today)).map(({ tanggal, totalSusut, keadaan }) => [tanggal, totalSusut, keadaan]);
  expect(rencana("2026-03-15")).toEqual([
    ["2026-02-15", 900, "sudah"],
    ["2026-03-15", 600, "sudah"],
    ["2026-04-15", 300, "belum"],
    ["2026-05-15", 0, "belum"],
  ]);
  // A rest begins with its first day and ends before its last; one of several is enough.
  expect(rencana("2026-04-14", libur("2026-02-15", "2026-03-15"), libur("2026-04-15", "2026-04-16"))).toEqual([
    ["2026-02-15", 0, "tidakDigunakan"],
    ["2026-03-15", 600, "sudah"],
    ["2026-04-15", 0, "belum"],
    ["2026-05-15", 0, "belum"],
  ]);
});

test("out of the books an asset has no value, and its months go on", () => {
  const kini = (dibukukan: boolean) => penyusutanKini({ ...asset, dibukukan }, hari("2026-03-15"));
  expect(kini(true)).toEqual({ hargaSusutPerBulan: 300, akumulasiSusut: 600, totalSusut: 600 });
  expect(kini(false)).toEqual({ hargaSusutPerBulan: 300, akumulasiSusut: 600, totalSusut: 0 });
});
