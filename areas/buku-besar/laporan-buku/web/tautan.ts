import type { Id, Tanggal } from "#kernel/types.ts";
import type { BarisLembar, KolomLembar } from "../lembar.ts";
import { awalTahun, geser, type Rentang } from "../masa.ts";

const alamat = (path: string, search: Record<string, string>) => `${path}?${new URLSearchParams(search)}`;
const labaRugi = (dari: string, sampai: string) => alamat("/admin/bukubesar/laba-rugi", { dari, sampai });

export const BAGAN_AKUN = "/admin/bukubesar/akun";
/** A day before all bookings. */
const DULU = "1900-01-01";

/** The address of what a figure consists of: the book of its account, or the statement that a result comes from. */
export function tujuan(baris: BarisLembar, { dari, sampai }: KolomLembar): string | null {
  if (baris.kunci === "laba-berjalan") return labaRugi(awalTahun(sampai), sampai);
  if (baris.kunci === "laba-lalu") return labaRugi(DULU, geser(awalTahun(sampai), -1));
  if (baris.idAkun === null) return null;
  return alamat("/admin/bukubesar/buku", { akun: String(baris.idAkun), ...hariBaris(baris, { dari, sampai }) });
}

/** The days of a figure: those of its column, within the days on which its account counts in this row. */
export function hariBaris({ hari }: BarisLembar, { dari, sampai }: Pick<KolomLembar, "dari" | "sampai">): Rentang {
  const [pertama, terakhir] = [hari?.dari ?? dari, hari?.sampai ?? sampai];
  return { dari: pertama > dari ? pertama : dari, sampai: terakhir < sampai ? terakhir : sampai };
}

export type SelArus = Rentang & { idKebutuhan: Id<"kebutuhan"> };

/** A figure of Arus Kas in the address: "7.2026-10-01.2026-10-31". */
export const kunciArus = ({ idKebutuhan, dari, sampai }: SelArus): string => [idKebutuhan, dari, sampai].join(".");
export function dariKunciArus(kunci: string): SelArus {
  const [id, dari, sampai] = kunci.split(".");
  return { idKebutuhan: Number(id) as Id<"kebutuhan">, dari: dari as Tanggal, sampai: sampai as Tanggal };
}
