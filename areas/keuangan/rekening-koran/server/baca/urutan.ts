import { desimal, tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { type BarisKoran, KoranRefused } from "./koran.ts";

/** A line as far as its order needs it; one that was stored before has no row. */
export type Urutan = { baris: number | null; tanggal: Tanggal; sen: number; saldo: number | null };

const opening = ({ sen, saldo }: Urutan): number => (saldo ?? 0) - sen;
export const rupiahSen = (sen: number): string => `${sen < 0 ? "-" : ""}Rp ${desimal(Math.abs(sen) / 100)}`;

/** Oldest first: files list the newest day first or last, and the lines of a day in any order. */
export function oldestFirst<Line extends Urutan>(lines: readonly Line[]): Line[] {
  const [first, last] = [lines[0], lines.at(-1)];
  const given = first && last && first.tanggal > last.tanggal ? lines.toReversed() : lines;
  return given.toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : a.tanggal > b.tanggal ? 1 : 0));
}

/**
 * The lines in the order in which each balance follows from the one before. Refuses at the line where none follows: a line that
 * is missing, or an amount or balance that somebody changed.
 */
export function chainLines<Line extends Urutan>(lines: readonly Line[], saldoAwal: number | null): Line[] {
  const days = daysOf(oldestFirst(lines));
  for (const start of startsOf(days[0] ?? [], saldoAwal)) {
    const chained = chainDays(days, start);
    if (chained.broken === null) return chained.lines;
  }
  const { lines: before, broken } = chainDays(days, saldoAwal);
  if (broken === null) return before;
  throw refusal(broken, before.at(-1)?.saldo ?? saldoAwal, before.at(-1));
}

/** A first day that ends with the balance it began with may begin at any of its lines: the days after it tell at which. */
function startsOf(day: readonly Urutan[], saldoAwal: number | null): (number | null)[] {
  const circle = saldoAwal === null && day.reduce((sum, { sen }) => sum + sen, 0) === 0;
  return circle ? [null, ...new Set(day.map(opening))] : [saldoAwal];
}

function chainDays<Line extends Urutan>(days: readonly Line[][], saldoAwal: number | null) {
  const lines: Line[] = [];
  let saldo = saldoAwal;
  for (const day of days) {
    const ordered = chainDay(day, saldo);
    if (ordered === null) return { lines, broken: day };
    lines.push(...ordered);
    saldo = ordered.at(-1)?.saldo ?? saldo;
  }
  return { lines, broken: null };
}

function daysOf<Line extends Urutan>(lines: readonly Line[]): Line[][] {
  const days: Line[][] = [];
  for (const line of lines) {
    const day = days.at(-1);
    if (day?.[0]?.tanggal === line.tanggal) day.push(line);
    else days.push([line]);
  }
  return days;
}

const follows = (day: readonly Urutan[], saldo: number | null): boolean =>
  day.every((line, at) => {
    const before = at === 0 ? saldo : (day[at - 1]?.saldo ?? null);
    return before === null || opening(line) === before;
  });

function chainDay<Line extends Urutan>(day: Line[], saldo: number | null): Line[] | null {
  if (follows(day, saldo)) return day;
  const backwards = day.toReversed();
  return follows(backwards, saldo) ? backwards : trailOf(day, saldo);
}

/**
 * Each line leads from one balance to another: the order of a day is a trail that uses every line once (Hierholzer's
 * algorithm). Null where there is none.
 */
function trailOf<Line extends Urutan>(day: readonly Line[], saldo: number | null): Line[] | null {
  const leaving = new Map<number, Line[]>();
  const surplus = new Map<number, number>();
  for (const line of day.toReversed()) {
    const from = opening(line);
    leaving.set(from, [...(leaving.get(from) ?? []), line]);
    surplus.set(from, (surplus.get(from) ?? 0) + 1);
    surplus.set(line.saldo ?? 0, (surplus.get(line.saldo ?? 0) ?? 0) - 1);
  }
  const start = saldo ?? [...surplus].find(([, n]) => n > 0)?.[0] ?? opening(day[0] as Line);
  const path: { at: number; line: Line | null }[] = [{ at: start, line: null }];
  const trail: Line[] = [];
  while (path.length > 0) {
    const { at, line } = path.at(-1) as (typeof path)[number];
    const next = leaving.get(at)?.pop();
    if (next) path.push({ at: next.saldo ?? 0, line: next });
    else {
      path.pop();
      if (line) trail.push(line);
    }
  }
  const ordered = trail.reverse();
  return ordered.length === day.length && follows(ordered, saldo) ? ordered : null;
}

/** The first line of the day that no balance leads to. */
function refusal<Line extends Urutan>(day: readonly Line[], saldo: number | null, before: Line | undefined) {
  const reached = new Set([...(saldo === null ? [] : [saldo]), ...day.map((line) => line.saldo)]);
  const lost = day.filter((line, at) => (saldo !== null || at > 0) && !reached.has(opening(line)));
  const line = lost.find(({ baris }) => baris !== null) ?? lost[0] ?? day.find(({ baris }) => baris !== null) ?? day[0];
  const dari =
    saldo === null ? "" : ` dari saldo ${rupiahSen(saldo)}${before ? ` pada ${tanggal(before.tanggal)}` : ""}`;
  const sebut = line?.baris ? `Baris ${line.baris} (${tanggal(line.tanggal)})` : `Mutasi ${tanggal(line?.tanggal)}`;
  return new KoranRefused(
    `${sebut} tidak menyambung${dari}: ada mutasi yang hilang di antaranya, atau saldo dan jumlahnya diubah.`,
    line?.baris ?? null,
  );
}

/** The lines of a file in their order, with balances or without. */
export const orderedLines = (lines: readonly BarisKoran[], saldoAwal: number | null): BarisKoran[] =>
  lines.some(({ saldo }) => saldo === null) ? oldestFirst(lines) : chainLines(lines, saldoAwal);
