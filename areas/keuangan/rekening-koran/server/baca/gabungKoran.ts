import { tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { type BarisKoran, KoranRefused } from "./koran.ts";
import { chainLines, oldestFirst, type Urutan } from "./urutan.ts";

/** A line that is stored already. */
export type Tersimpan = { tanggal: Tanggal; keterangan: string; sen: number; saldo: number | null };
/** A line that is new: it is the `ke`-th of its day that looks like this. */
export type BarisBaru = BarisKoran & { ke: number };

/**
 * What a bank said is the same line by its day, amount and running balance, whatever file it comes in; by its text where the file
 * has no balances.
 */
export const tandaBaris = ({ tanggal, keterangan, sen, saldo }: Tersimpan): string =>
  `${tanggal} ${sen} ${saldo ?? keterangan.toLowerCase()}`;

/**
 * The lines of a file that are not stored yet. `tersimpan` are those of its days, and of the nearest day before and after with
 * lines: the new ones must continue them without a gap.
 */
export function newLines(tersimpan: readonly Tersimpan[], berkas: readonly BarisKoran[]): BarisBaru[] {
  const stored = new Map<string, number>();
  for (const line of tersimpan) stored.set(tandaBaris(line), (stored.get(tandaBaris(line)) ?? 0) + 1);
  const seen = new Map<string, number>();
  const fresh = berkas.flatMap((line): BarisBaru[] => {
    const tanda = tandaBaris(line);
    const ke = (seen.get(tanda) ?? 0) + 1;
    seen.set(tanda, ke);
    return ke > (stored.get(tanda) ?? 0) ? [{ ...line, ke }] : [];
  });
  if (fresh.length > 0) expectContinuous(tersimpan, berkas, fresh);
  return fresh;
}

function expectContinuous(tersimpan: readonly Tersimpan[], berkas: readonly BarisKoran[], fresh: readonly BarisBaru[]) {
  const [first] = fresh;
  if (tersimpan.length === 0 || !first) return;
  const tanpaSaldo = berkas.some(({ saldo }) => saldo === null);
  if (tanpaSaldo !== tersimpan.some(({ saldo }) => saldo === null)) {
    const [ini, dulu] = tanpaSaldo ? ["tanpa saldo", "dengan saldo"] : ["dengan saldo", "tanpa saldo"];
    throw new KoranRefused(
      `Berkas ini ${ini}, sedangkan mutasi rekening ini dicatat ${dulu}. Pakai jenis berkas yang sama.`,
    );
  }
  if (tanpaSaldo) return expectOverlap(tersimpan, berkas);
  const before: Urutan[] = tersimpan.map((line) => ({ ...line, baris: null }));
  chainLines(oldestFirst([...before, ...fresh].toSorted(byDay)), null);
}

const byDay = (a: Urutan, b: Urutan): number => (a.tanggal < b.tanggal ? -1 : a.tanggal > b.tanggal ? 1 : 0);

/** Without balances only a day that both have shows that none is missing between them. */
function expectOverlap(tersimpan: readonly Tersimpan[], berkas: readonly BarisKoran[]): void {
  const days = tersimpan.map((line) => line.tanggal).sort();
  const [first, last] = [days[0], days.at(-1)];
  const [awal, akhir] = [berkas[0], berkas.at(-1)];
  if (!first || !last || !awal || !akhir) return;
  if (awal.tanggal > last) {
    throw new KoranRefused(
      `Baris ${awal.baris} (${tanggal(awal.tanggal)}): mutasi sesudah ${tanggal(last)} mungkin terlewat. Unduh berkas mulai ${tanggal(last)}.`,
      awal.baris,
    );
  }
  if (akhir.tanggal < first) {
    throw new KoranRefused(
      `Baris ${akhir.baris} (${tanggal(akhir.tanggal)}): mutasi sebelum ${tanggal(first)} mungkin terlewat. Unduh berkas sampai ${tanggal(first)}.`,
      akhir.baris,
    );
  }
}
