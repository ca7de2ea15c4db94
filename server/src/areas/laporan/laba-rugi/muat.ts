import type { Tanggal } from "#contract/kernel/types.ts";
import type { BulanLabaRugi } from "#contract/laporan/laba-rugi.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { angkaLaba, pengajuanSel, SEMUA_REKENING, susunanKebutuhan, type Terpilih } from "./sql.ts";
import { bulanSampai, masaBulan, susun } from "./susun.ts";

type Sampai = { bulan: number; tahun: number };
/** Which requests are listed behind the figures. */
type Rincian = "semua" | "tanpa pembelian" | "tidak ada";

/** The months from January to the asked one. What is still to come is not in them. */
export async function labaRugiBulanan(
  db: Db,
  asked: Sampai,
  terpilih: Terpilih,
  today: Tanggal,
  yang: Rincian = "tidak ada",
): Promise<BulanLabaRugi[]> {
  const { rekening, otomatis } = terpilih;
  const bulan = bulanSampai(asked.tahun, asked.bulan);
  const masa = bulan.map((ke) => masaBulan(ke, today));
  const seluruh = { awal: masa[0]?.awal ?? today, akhir: masa.at(-1)?.akhir ?? today };
  const [susunan, angka] = await Promise.all([susunanKebutuhan(db), angkaLaba(db, seluruh, terpilih)]);
  const sel = angka.perKebutuhan.map(({ idKebutuhan, bulan }) => ({
    idKebutuhan,
    bulan,
    masa: masaBulan(bulan, today),
  }));
  const kosong = yang === "tidak ada" || sel.length === 0;
  const rincian = kosong ? [] : await pengajuanSel(db, sel, rekening, yang === "semua");
  return susun({ bulan, susunan, angka, otomatis, rincian });
}

/** The year of a day until that day, over every account. */
export function labaSampai(db: Db, hari: Tanggal): Promise<BulanLabaRugi[]> {
  const [tahun = 0, bulan = 1] = hari.split("-").map(Number);
  return labaRugiBulanan(db, { tahun, bulan }, SEMUA_REKENING, hari);
}
