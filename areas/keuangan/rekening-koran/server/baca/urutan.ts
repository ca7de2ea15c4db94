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
  const chained: Line[] = [];
  let saldo = saldoAwal ?? startOfCircle(days);
  for (const day of days) {
    const ordered = chainDay(day, saldo);
    if (ordered === null) throw broken(day, saldo, chained.at(-1));
    chained.push(...ordered);
    saldo = ordered.at(-1)?.saldo ?? saldo;
  }
  return chained;
}

/**
 * Where a first day begins that comes back to where it began, and so may begin at any of its lines: where the first day that does
 * not come back begins. Null where the first day itself tells, or no day does.
 */
function startOfCircle(days: readonly (readonly Urutan[])[]): number | null {
  const [first = [], ...rest] = days;
  if (startOf(first) !== null) return null;
  const telling = rest.find((day) => startOf(day) !== null) ?? [];
  const start = startOf(telling);
  return first.some((line) => opening(line) === start) ? start : null;
}

/** The balance that more lines of a day leave than lead to; null where they come back to where they began. */
function startOf(day: readonly Urutan[]): number | null {
  const surplus = new Map<number, number>();
  const count = (balance: number, by: number) => surplus.set(balance, (surplus.get(balance) ?? 0) + by);
  for (const line of day) {
    count(opening(line), 1);
    count(line.saldo ?? 0, -1);
  }
  return [...surplus].find(([, n]) => n > 0)?.[0] ?? null;
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
  for (const line of day.toReversed()) {
    const from = opening(line);
    leaving.set(from, [...(leaving.get(from) ?? []), line]);
  }
  const start = saldo ?? startOf(day) ?? opening(day[0] as Line);
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
function broken<Line extends Urutan>(day: readonly Line[], saldo: number | null, before: Line | undefined) {
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
