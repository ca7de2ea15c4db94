import * as z from "zod/mini";
import { contract } from "#contract/contract.ts";
import { historyOf } from "#contract/histories.ts";
import { field, type Shown } from "#contract/kernel/record.ts";
import { said } from "#contract/kernel/said.ts";
import type { JenisRiwayat, PerubahanRiwayat } from "#contract/sistem/riwayat.ts";

const summaries = new Map<string, string>(
  Object.values(contract).flatMap((resource) =>
    // What a client has to know beside it stands behind a colon or a semicolon.
    Object.entries(resource).map(([name, call]): [string, string] => [name, call.summary.split(/[:;]/)[0] ?? ""]),
  ),
);

/** What a call does, in words; what no call did (a start, an import of old data) keeps its own name. */
export const summaryOf = (call: string): string => summaries.get(call) ?? call;

type Isi = Readonly<Record<string, unknown>> | null;

type Of = { jenis: JenisRiwayat; hidden: (field: string) => boolean };

/** What changed, as a person reads it: in the order of the document, with the words and amounts of the screens. */
export function perubahanDari(sebelum: Isi, sesudah: Isi, { jenis, hidden }: Of): PerubahanRiwayat[] {
  const fields = [...new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})])]
    .filter((name) => !hidden(name) && !isBareId(name, sesudah?.[name] ?? sebelum?.[name]))
    .map((name) => ({ name, ...fieldOf(jenis, name) }))
    .sort((one, other) => one.place - other.place || one.name.localeCompare(other.name));
  const whole = sebelum === null ? sesudah : sesudah === null ? sebelum : null;
  return fields.flatMap(({ name, of }) => {
    const dari = said(of, sebelum?.[name]) || null;
    const menjadi = said(of, sesudah?.[name]) || null;
    // A form has many amounts and switches, and most of them are not used.
    if (whole?.[name] === false || (of.kind === "money" && whole?.[name] === 0)) return [];
    const sama = dari !== null && dari === menjadi;
    const labelled = { field: name, label: of.short };
    return [{ ...labelled, sebelum: sama ? null : dari, sesudah: sama ? `${menjadi} (diganti)` : menjadi }];
  });
}

/** Whether the history of such a document has a name for the field. */
export const isNamed = (jenis: JenisRiwayat, name: string): boolean => historyOf(jenis)[name] !== undefined;

/** What the document no longer has stands behind all that it has, under its own name: `namaBaru` is Nama Baru. */
function fieldOf(jenis: JenisRiwayat, name: string): { of: Shown; place: number } {
  const record = historyOf(jenis);
  const names = Object.keys(record);
  const of = record[name];
  return of
    ? { of, place: names.indexOf(name) }
    : { of: field.shown("other", berkata(name), z.unknown()), place: names.length };
}

function berkata(name: string): string {
  const words = name.replace(/([A-Z])/g, " $1");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Numbers that stand for another record say nothing to a reader; its name stands beside them. */
const isBareId = (field: string, value: unknown): boolean => /^id[A-Z]/.test(field) && typeof (value ?? 0) === "number";
