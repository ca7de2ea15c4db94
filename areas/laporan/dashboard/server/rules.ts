import type { Actor } from "#kernel/permission.ts";
import type { RentangPenuh } from "#kernel/range.ts";
import type { Tanggal } from "#kernel/types.ts";

/** Who does the daily work. Management decides about it, and has no queue of it. */
export const pelaksana = ({ role }: Pick<Actor, "role">): boolean => role !== "Management";

const hari = (tahun: number, bulan: number, tanggal: number): Tanggal =>
  new Date(Date.UTC(tahun, bulan, tanggal)).toISOString().slice(0, 10) as Tanggal;

const pecah = (tanggal: Tanggal) => tanggal.split("-").map(Number) as [number, number, number];

/** The same day a month earlier, or that month's last one if it is shorter. */
export function sebulanLalu(tanggal: Tanggal): Tanggal {
  const [tahun, bulan, ke] = pecah(tanggal);
  const terakhir = Number(hari(tahun, bulan - 1, 0).slice(8));
  return hari(tahun, bulan - 2, Math.min(ke, terakhir));
}

/** The same days a month earlier. What ends with its month is compared until the end of the month before. */
export function rentangLalu({ tglAwal, tglAkhir }: RentangPenuh): RentangPenuh {
  const [tahun, bulan] = pecah(tglAkhir);
  const genap = tglAkhir === hari(tahun, bulan, 0);
  return { tglAwal: sebulanLalu(tglAwal), tglAkhir: genap ? hari(tahun, bulan - 1, 0) : sebulanLalu(tglAkhir) };
}

/** The year of months that ends with this day's month. */
export function setahunSampai(tanggal: Tanggal): RentangPenuh {
  const [tahun, bulan] = pecah(tanggal);
  return { tglAwal: hari(tahun, bulan - 12, 1), tglAkhir: tanggal };
}
