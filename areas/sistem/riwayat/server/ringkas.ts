import * as z from "zod/mini";
import { contract } from "#areas/contract.ts";
import { historyOf } from "#areas/histories.ts";
import { field, type Shown } from "#kernel/record.ts";
import { said } from "#kernel/said.ts";
import { AWAL_RIWAYAT } from "../../kolom-sendiri/isiKolom.ts";
import type { JenisRiwayat, PerubahanRiwayat } from "../contract.ts";

const summaries = new Map<string, string>(
  Object.values(contract).flatMap((resource) =>
    // The part behind a colon or semicolon is for clients only.
    Object.entries(resource).map(([name, call]): [string, string] => [name, call.summary.split(/[:;]/)[0] ?? ""]),
  ),
);

/** The summary of a call; other names (a start, an import of old data) stay as they are. */
export const summaryOf = (call: string): string => summaries.get(call) ?? call;

type Isi = Readonly<Record<string, unknown>> | null;

type Of = { jenis: JenisRiwayat; hidden: (field: string) => boolean };

/** The changes as people read them: in the order of the document, with its labels and formats. */
export function perubahanDari(sebelum: Isi, sesudah: Isi, { jenis, hidden }: Of): PerubahanRiwayat[] {
  const fields = [...new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})])]
    .filter((name) => !hidden(name) && !isBareId(name, sesudah?.[name] ?? sebelum?.[name]))
    .map((name) => ({ name, ...fieldOf(jenis, name) }))
    .sort((one, other) => one.place - other.place || one.name.localeCompare(other.name));
  const whole = sebelum === null ? sesudah : sesudah === null ? sebelum : null;
  return fields.flatMap(({ name, of }) => {
    const dari = said(of, sebelum?.[name]) || null;
    const menjadi = said(of, sesudah?.[name]) || null;
    // Zero amounts and switches that are off are left out of a new document: most of them are not used.
    if (whole?.[name] === false || (of.kind === "money" && whole?.[name] === 0)) return [];
    const sama = dari !== null && dari === menjadi;
    const labelled = { field: name, label: of.short };
    return [{ ...labelled, sebelum: sama ? null : dari, sesudah: sama ? `${menjadi} (diganti)` : menjadi }];
  });
}

/** Whether the history of this kind of document has the field. */
export const isNamed = (jenis: JenisRiwayat, name: string): boolean =>
  name.startsWith(AWAL_RIWAYAT) || historyOf(jenis)[name] !== undefined;

/** The company's own fields come last, as do fields that the document no longer has: `namaBaru` is Nama Baru. */
function fieldOf(jenis: JenisRiwayat, name: string): { of: Shown; place: number } {
  const record = historyOf(jenis);
  const names = Object.keys(record);
  const of = record[name];
  return of
    ? { of, place: names.indexOf(name) }
    : { of: field.shown("other", berkata(name), z.unknown()), place: names.length };
}

function berkata(name: string): string {
  if (name.startsWith(AWAL_RIWAYAT)) return name.slice(AWAL_RIWAYAT.length);
  const words = name.replace(/([A-Z])/g, " $1");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Ids of other records mean nothing to a reader; their names are listed too. */
const isBareId = (field: string, value: unknown): boolean => /^id[A-Z]/.test(field) && typeof (value ?? 0) === "number";
