import { nilaiPerKategori } from "#books/asset/nilai.ts";
import { closedUntil } from "#books/tutup/tutup.ts";
import { setelahHariIni } from "#company/hariIni.ts";
import { tanggal as tulisTanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { invalidField } from "#platform/http/refusal.ts";
import { labaSampai } from "../../laba-rugi/server/load.ts";
import type { Neraca } from "../contract.ts";
import { composeNeraca } from "./compose.ts";
import { entriManual, hutang, persediaan, saldoKas } from "./sql.ts";

/** Neraca of several days of one year, in order. */
export async function neracaPada(db: Db, days: readonly Tanggal[]): Promise<Neraca[]> {
  const terakhir = days.at(-1);
  if (terakhir === undefined) return [];
  const [kas, nilaiStok, utang, asset, manual, laba, sampai] = await Promise.all([
    saldoKas(db, days),
    persediaan(db, days),
    hutang(db, days),
    nilaiPerKategori(db, days),
    entriManual(db, days),
    labaSampai(db, terakhir),
    closedUntil(db),
  ]);
  const bahan = { kas, persediaan: nilaiStok, hutang: utang, asset, manual, laba, tutupSampai: sampai };
  return days.map((hari) => composeNeraca(hari, bahan));
}

/** Refuses a day in the future. */
export function hariYangSudahTiba(field: string, hari: Tanggal, today: Tanggal): Tanggal {
  const nanti = setelahHariIni("Tanggal neraca", hari, today);
  if (nanti) throw invalidField(field, `${nanti} (${tulisTanggal(today)})`);
  return hari;
}
