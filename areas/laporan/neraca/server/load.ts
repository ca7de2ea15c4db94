import type { DasarNeraca } from "#areas/sistem/perusahaan/contract.ts";
import { nilaiPerKategori } from "#books/asset/nilai.ts";
import { dasarPada } from "#books/neraca/dasar.ts";
import { posisiPada } from "#books/neraca/posisi.ts";
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

/** Neraca of several days of one year, in order; with the basis of each day, or with one for all of them. */
export async function neracaPada(db: Db, days: readonly Tanggal[], bila: DasarNeraca | null = null): Promise<Neraca[]> {
  const terakhir = days.at(-1);
  if (terakhir === undefined) return [];
  const dasar = bila === null ? await dasarPada(db, days) : days.map((hari) => ({ hari, dasar: bila }));
  const diBuku = dasar.filter((row) => row.dasar === "Buku Besar").map(({ hari }) => hari);
  const [kas, nilaiStok, utang, asset, manual, laba, sampai, posisi] = await Promise.all([
    saldoKas(db, days),
    persediaan(db, days),
    hutang(db, days),
    nilaiPerKategori(db, days),
    // Typed until now they would not count with Buku Besar.
    bila === "Buku Besar" ? [] : entriManual(db, days, bila === "Kas dan isian"),
    labaSampai(db, terakhir, bila),
    closedUntil(db),
    diBuku.length > 0 ? posisiPada(db, diBuku) : [],
  ]);
  const bahan = { kas, persediaan: nilaiStok, hutang: utang, asset, manual, laba, dasar, posisi, tutupSampai: sampai };
  return days.map((hari) => composeNeraca(hari, bahan));
}

/** Refuses a day in the future. */
export function hariYangSudahTiba(field: string, hari: Tanggal, today: Tanggal): Tanggal {
  const nanti = setelahHariIni("Tanggal neraca", hari, today);
  if (nanti) throw invalidField(field, `${nanti} (${tulisTanggal(today)})`);
  return hari;
}
