import { jakartaToday } from "#kernel/format.ts";
import type { Look } from "#web/ui/list/look.ts";
import { rentangSiap } from "#web/ui/list/rentangSiap.ts";

type Texts = Readonly<Record<string, string>>;

/** What a saved view holds of a list. */
export type ViewContent = { cari: string; filters: Texts; look: Pick<Look, "hidden" | "order" | "full"> };

const RANGES = [
  ["tglAwal", "tglAkhir"],
  ["dari", "sampai"],
] as const;

/** As it is stored: a range of days that has a name ("Bulan ini") is kept by it, and moves with the calendar. */
export function writeView({ cari, filters, look }: ViewContent, today = jakartaToday(new Date())): string {
  const [from, to] = RANGES.find(([start]) => start in filters) ?? [];
  const ready = from && rentangSiap(today).find(({ dari, sampai }) => dari === filters[from] && sampai === filters[to]);
  const left = Object.entries(filters).filter(([name]) => !(ready && (name === from || name === to)));
  return JSON.stringify({
    cari,
    saringan: Object.fromEntries(left),
    rentang: ready ? ready.label : undefined,
    ...look,
  });
}

/** What a list still knows of a stored view: other filters stand as `starts` says. */
export function readView(isi: string, starts: Texts, today = jakartaToday(new Date())): ViewContent {
  const stored = parsed(isi);
  const saved = record(stored.saringan);
  const filters = Object.fromEntries(
    Object.entries(starts).map(([name, start]) => [name, typeof saved[name] === "string" ? saved[name] : start]),
  );
  const ready = rentangSiap(today).find(({ label }) => label === stored.rentang);
  const [from, to] = RANGES.find(([start]) => start in filters) ?? [];
  if (ready && from && to) Object.assign(filters, { [from]: ready.dari, [to]: ready.sampai });
  const cari = typeof stored.cari === "string" ? stored.cari : "";
  return {
    cari,
    filters,
    look: { hidden: texts(stored.hidden), order: texts(stored.order), full: stored.full === true },
  };
}

function parsed(isi: string): Record<string, unknown> {
  try {
    return record(JSON.parse(isi));
  } catch {
    return {};
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
