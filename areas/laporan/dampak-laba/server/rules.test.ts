import { expect, test } from "vitest";
import { awalBulan } from "#areas/buku-besar/laporan-buku/masa.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import { perubahan, perubahanNeraca, susutLampau } from "./rules.ts";

const hari = (day: string) => day as Tanggal;
const uang = (amount: number) => amount as Rupiah;

/** An asset of the first of a month wears off on the first of each: days that are bounds of months. */
const susut = (tglBuku: string, today: string, masuk = "2025-10-01") =>
  susutLampau(
    { harga: uang(1_200_000), tglAssetMasuk: hari(masuk) },
    { pembagi: 12, tglBuku: hari(tglBuku) },
    hari(today),
  );

test("what wore off on the first day that is open counts, and on the first day of this month not yet", () => {
  expect(susut("2026-03-01", "2026-06-01")).toEqual([{ nama: "Laba 2026 sampai Mei", nominal: -300_000 }]);
  expect(susut("2026-03-02", "2026-06-01")).toEqual([{ nama: "Laba 2026 sampai Mei", nominal: -200_000 }]);
  expect(susut("2026-03-01", "2026-05-31")).toEqual([{ nama: "Laba 2026 sampai April", nominal: -200_000 }]);
});

test("the months of each year are told by themselves, and a year without any not at all", () => {
  expect(susut("2025-10-01", "2026-03-10")).toEqual([
    { nama: "Laba 2025", nominal: -200_000 },
    { nama: "Laba 2026 sampai Februari", nominal: -200_000 },
  ]);
  expect(susut("2026-03-01", "2026-03-10")).toEqual([]);
  const murah = { harga: uang(5), tglAssetMasuk: hari("2025-10-01") };
  expect(susutLampau(murah, { pembagi: 12, tglBuku: hari("2025-10-01") }, hari("2026-03-10"))).toEqual([]);
});

const isian = { piutangUsaha: 7, piutangKaryawan: 20, pembangunan: 300, assetLainLain: 4_000, labaDitahan: 50_000 };
const isi = { ...isian, deviden: 600 } as Parameters<typeof perubahanNeraca>[1];

test("typed figures move both totals from their day on until the next ones; this month is not asked about", () => {
  const today = hari("2026-06-20");
  expect(perubahanNeraca(hari("2026-05-31"), isi, { lama: null, sampai: null }, today)).toEqual([
    { nama: "Total Aset 31-05-2026 sampai sekarang", nominal: 4_327 },
    { nama: "Total Kewajiban dan Ekuitas 31-05-2026 sampai sekarang", nominal: 49_400 },
  ]);
  const lama = { ...isi, deviden: uang(700) };
  const pada = { lama, sampai: hari("2026-05-31") };
  expect(perubahanNeraca(hari("2026-05-31"), isi, pada, today)).toEqual([
    { nama: "Total Kewajiban dan Ekuitas 31-05-2026", nominal: 100 },
  ]);
  expect(perubahanNeraca(awalBulan(today), isi, { lama: null, sampai: null }, today)).toEqual([]);
});

test("what moves is told with its amount to who may open the report", () => {
  const rows = [
    { tahun: 2025, nominal: uang(5) },
    { tahun: 2026, nominal: uang(-7) },
  ];
  const kata = (...menu: User["menu"]) =>
    perubahan(
      { role: "Kasir", menu } as unknown as User,
      { nama: "Laba", menu: "Laba Rugi" },
      rows,
      hari("2026-01-31"),
    );
  expect(kata("Laba Rugi")).toEqual([
    { nama: "Laba 2025", nominal: 5 },
    { nama: "Laba 2026 sampai Desember", nominal: -7 },
  ]);
  expect(kata("Buku Besar").map(({ nominal }) => nominal)).toEqual([null, null]);
});
