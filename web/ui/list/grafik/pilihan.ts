import type { Call } from "#kernel/call.ts";
import {
  type Grafik,
  type HasilGrafik,
  type Kelompok,
  type Menurut,
  problemOfGrafik,
  seesGrafik,
} from "#kernel/grafik.ts";
import type { Actor } from "#kernel/permission.ts";
import type { ListState } from "../listState.ts";

/** How a list is added up: what the contract says of it, and its two calls. */
export type GrafikDaftar = { of: Grafik; get: Call; file: Call };

export type ChartPanelProps = {
  grafik: GrafikDaftar;
  /** The list whose documents are added up. */
  list: Pick<ListState<unknown, string>, "filters" | "cari" | "narrowed" | "searched" | "prefix">;
};

export const JENIS = [
  ["batang", "Batang"],
  ["garis", "Garis"],
  ["pivot", "Pivot"],
] as const;
export type Jenis = (typeof JENIS)[number][0];

export type Pilihan = { ukuran: string; menurut: string; kedua: string | null };
/** What is drawn, and what a press on a group of it opens; undefined where the list cannot be narrowed to it. */
export type Shown = {
  hasil: HasilGrafik;
  pilihan: Pilihan;
  label: string;
  write: (value: number) => string;
  uang: boolean;
  press: (pertama: Kelompok | undefined, kedua?: Kelompok) => (() => void) | undefined;
};

type Values = Readonly<Record<string, string>>;

const shown = <Of extends Grafik["ukuran"] | Grafik["menurut"]>(of: Of, actor: Actor): string[] =>
  Object.keys(of).filter((name) => seesGrafik(of[name] ?? { label: "" }, actor));

export const jenisOf = (values: Values): Jenis => JENIS.find(([jenis]) => jenis === values.grafik)?.[0] ?? "batang";

/** What the address asks for, as far as it goes together and this person may see it. */
export function pilihanOf(of: Grafik, values: Values, actor: Actor): Pilihan {
  const measures = shown(of.ukuran, actor);
  const groups = shown(of.menurut, actor);
  const menurut = groups.find((name) => name === values.menurut) ?? groups[0] ?? "";
  const kedua = groups.find((name) => name === values.kedua && name !== menurut) ?? null;
  const fits = (ukuran: string) => problemOfGrafik(of, { ukuran, menurut, kedua }) === null;
  const ukuran = measures.find((name) => name === values.ukuran && fits(name)) ?? measures.find(fits) ?? "";
  return { ukuran, menurut, kedua };
}

type Choice = { value: string; label: string };
const choices = (of: Grafik["ukuran"] | Grafik["menurut"], names: readonly string[]): Choice[] =>
  names.map((value) => ({ value, label: of[value]?.label ?? value }));

/** The measures that fit the groups, and the groups. */
export function choicesOf(of: Grafik, { menurut, kedua }: Pilihan, actor: Actor) {
  const fitting = shown(of.ukuran, actor).filter((ukuran) => problemOfGrafik(of, { ukuran, menurut, kedua }) === null);
  const groups = shown(of.menurut, actor);
  return {
    ukuran: choices(of.ukuran, fitting),
    menurut: choices(of.menurut, groups),
    kedua: choices(
      of.menurut,
      groups.filter((name) => name !== menurut),
    ),
  };
}

/**
 * The filters of the list under which the documents of a bar stand, or of a part of it where that can be said too, within those that are
 * chosen already; null where the list cannot be narrowed to the bar.
 */
export function filtersOf(
  of: Grafik,
  { menurut, kedua }: Pilihan,
  [bar, part]: readonly [Kelompok | undefined, Kelompok | undefined],
  chosen: Values,
): Record<string, string> | null {
  const whole = bar ? narrowedTo(of.menurut[menurut]?.saring, bar) : null;
  if (whole === null) return null;
  const found: Record<string, string> = {
    ...(kedua !== null && part ? narrowedTo(of.menurut[kedua]?.saring, part) : null),
    ...whole,
  };
  const { tglAwal = "", tglAkhir = "", cari = "" } = chosen;
  // Words that are searched for already would be lost.
  if (found.cari && cari !== "") return null;
  if (found.tglAwal && found.tglAwal < tglAwal) found.tglAwal = tglAwal;
  if (found.tglAkhir && tglAkhir !== "" && found.tglAkhir > tglAkhir) found.tglAkhir = tglAkhir;
  return found;
}

function narrowedTo(saring: Menurut["saring"], kelompok: Kelompok): Readonly<Record<string, string>> | null {
  if (!saring || kelompok.lainnya) return null;
  return saring === "hari" ? daysOf(kelompok) : saring(kelompok);
}

/** The days of a month as filters; of documents without a month there are none. */
function daysOf({ kunci }: Kelompok): Record<string, string> | null {
  if (kunci === "") return null;
  const [tahun = 0, bulan = 0] = kunci.split("-").map(Number);
  const last = new Date(Date.UTC(tahun, bulan, 0)).getUTCDate();
  return { tglAwal: `${kunci}-01`, tglAkhir: `${kunci}-${last}` };
}
