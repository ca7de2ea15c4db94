import { tanggal as tertulis } from "#kernel/format.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { type Place, repeated } from "#platform/documents/xlsx/problems.ts";

/** What is owed when a company begins: the invoices of customers and the bills of suppliers come from the old program alike. */

/** The last day of the old program: the one that somebody named, or else the day before today. */
export async function tanggalAwal({ tx, today }: { tx: Db; today: Tanggal }): Promise<Tanggal> {
  const [row] = await tx<{ tanggal: Tanggal }[]>`
    select coalesce((select tanggal from saldo_awal), ${today}::date - 1) as tanggal`;
  if (!row) throw new Error("select answered no row");
  return row.tanggal;
}

/** Names are compared without regard to capitals and spaces. */
export const plainName = (nama: string): string => nama.trim().replace(/\s+/g, " ").toLowerCase();

/** Why a document is nobody's: `banyak` customers or suppliers have its name. Null where it is one, or no name is given. */
export function problemOfPihak(pihak: "pelanggan" | "pemasok", nama: string, banyak: number): string | null {
  if (nama.trim() === "" || banyak === 1) return null;
  if (banyak > 1) return `Ada ${banyak} ${pihak} bernama "${nama}", gabungkan atau bedakan dulu`;
  return `${pihak === "pelanggan" ? "Pelanggan" : "Pemasok"} "${nama}" belum ada, impor ${pihak}nya dulu`;
}

/** A document of the old program is not younger than the last day of that program. */
export function problemsOfOpening(isi: { tanggal: Tanggal; jatuhTempo: Tanggal | null; tglBuku: Tanggal }): Problem[] {
  const { tanggal, jatuhTempo, tglBuku } = isi;
  return [
    ...(tanggal > tglBuku
      ? [{ field: "tanggal", message: `Tanggal sesudah hari terakhir program lama, ${tertulis(tglBuku)}` }]
      : []),
    ...(jatuhTempo !== null && jatuhTempo < tanggal
      ? [{ field: "jatuhTempo", message: "Jatuh tempo sebelum tanggalnya" }]
      : []),
  ];
}

/** Numbers that stand twice in the file, or in Kantor already; `kunci` is whose it is and the number. */
export function problemsOfNomor<Row extends Place & { kunci: string }>(
  rows: readonly Row[],
  stored: ReadonlySet<string>,
  problem: (row: Row, message: string) => Problem,
): Problem[] {
  return [
    ...repeated(
      rows,
      ({ kunci }) => kunci,
      (row, earlier) => problem(row, `Nomor ini sudah ada di ${earlier}`),
    ),
    ...rows.filter(({ kunci }) => stored.has(kunci)).map((row) => problem(row, "Nomor ini sudah dicatat")),
  ];
}
