import type { DasarNeraca } from "#areas/sistem/perusahaan/contract.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { BulanLabaRugi } from "../contract.ts";
import { bulanSampai, composeLabaRugi, masaBulan } from "./compose.ts";
import { angkaLaba, type Masa, pengajuanSel, SEMUA_REKENING, susunanKebutuhan, type Terpilih } from "./sql.ts";

export type Sampai = { bulan: number; tahun: number };
/** Which requests are listed in the cells. */
type Rincian = "semua" | "tanpa pembelian" | "tidak ada";

/** The days of the months from January to the given one, without days in the future. */
export function masaSampai({ bulan, tahun }: Sampai, today: Tanggal): Masa {
  const { akhir } = masaBulan(bulanSampai(tahun, bulan).at(-1) ?? "", today);
  return { awal: `${tahun}-01-01` as Tanggal, akhir };
}

/** Laba Rugi of the months from January to the given one, without days in the future. */
export async function labaRugiBulanan(
  db: Db,
  asked: Sampai,
  terpilih: Terpilih,
  today: Tanggal,
  yang: Rincian = "tidak ada",
  dasar: DasarNeraca | null = null,
): Promise<BulanLabaRugi[]> {
  const { rekening, otomatis } = terpilih;
  const bulan = bulanSampai(asked.tahun, asked.bulan);
  const seluruh = masaSampai(asked, today);
  const [susunan, angka] = await Promise.all([
    susunanKebutuhan(db, bulan, seluruh),
    angkaLaba(db, seluruh, terpilih, dasar),
  ]);
  const sel = angka.perKebutuhan.map(({ idKebutuhan, bulan }) => ({
    idKebutuhan,
    bulan,
    masa: masaBulan(bulan, today),
  }));
  const kosong = yang === "tidak ada" || sel.length === 0;
  const rincian = kosong ? [] : await pengajuanSel(db, sel, { rekening, masa: seluruh }, yang === "semua");
  return composeLabaRugi({ bulan, susunan, angka, otomatis, rincian });
}

/** Laba Rugi of the year until a day, for all accounts; with the basis of its months, or with another one. */
export function labaSampai(db: Db, hari: Tanggal, dasar: DasarNeraca | null = null): Promise<BulanLabaRugi[]> {
  const [tahun = 0, bulan = 1] = hari.split("-").map(Number);
  return labaRugiBulanan(db, { tahun, bulan }, SEMUA_REKENING, hari, "tidak ada", dasar);
}
