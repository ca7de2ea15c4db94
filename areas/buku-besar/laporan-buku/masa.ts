import { namaBulan } from "#areas/laporan/bulan.ts";
import { tanggal } from "#kernel/format.ts";
import { akhirBulan as lastDayOf } from "#kernel/kalender.ts";
import type { Tanggal } from "#kernel/types.ts";

/** A range of days, both included; null as beginning means from the start of the books. */
export type Masa = { dari: Tanggal | null; sampai: Tanggal };
export type Rentang = { dari: Tanggal; sampai: Tanggal };

const iso = (tahun: number, bulan: number, hari: number): Tanggal =>
  new Date(Date.UTC(tahun, bulan - 1, hari)).toISOString().slice(0, 10) as Tanggal;
const bagian = (hari: Tanggal): [number, number, number] => {
  const [tahun = 0, bulan = 1, ke = 1] = hari.split("-").map(Number);
  return [tahun, bulan, ke];
};

export function geser(hari: Tanggal, banyak: number): Tanggal {
  const [tahun, bulan, ke] = bagian(hari);
  return iso(tahun, bulan, ke + banyak);
}
export const awalBulan = (hari: Tanggal): Tanggal => `${hari.slice(0, 7)}-01` as Tanggal;
export const awalTahun = (hari: Tanggal): Tanggal => `${hari.slice(0, 4)}-01-01` as Tanggal;
export const akhirBulan = (hari: Tanggal): Tanggal => lastDayOf(hari.slice(0, 7));

/**
 * The range before. If it begins on the first of a month: the same days, as many months earlier; otherwise the same
 * number of days.
 */
export function sebelumnya({ dari, sampai }: Rentang): Rentang {
  const [tahun, bulan, ke] = bagian(dari);
  const [tahunAkhir, bulanAkhir, keAkhir] = bagian(sampai);
  if (ke !== 1) {
    const lama = (Date.parse(sampai) - Date.parse(dari)) / 86_400_000 + 1;
    return { dari: geser(dari, -lama), sampai: geser(dari, -1) };
  }
  const banyak = (tahunAkhir - tahun) * 12 + bulanAkhir - bulan + 1;
  const awal = iso(tahunAkhir, bulanAkhir - banyak, 1);
  const akhir = akhirBulan(awal);
  const utuh = sampai === akhirBulan(sampai);
  const sama = `${akhir.slice(0, 8)}${String(keAkhir).padStart(2, "0")}` as Tanggal;
  return { dari: iso(tahun, bulan - banyak, 1), sampai: utuh || sama > akhir ? akhir : sama };
}

/** The name of a range: "November 2026", "2026", "01-11-2026 s.d. 22-11-2026". */
export function namaMasa({ dari, sampai }: Rentang): string {
  if (dari === awalTahun(sampai) && sampai.endsWith("12-31")) return `Tahun ${dari.slice(0, 4)}`;
  if (dari === awalBulan(sampai) && sampai === akhirBulan(sampai)) return namaBulan(dari.slice(0, 7));
  return `${tanggal(dari)} s.d. ${tanggal(sampai)}`;
}
