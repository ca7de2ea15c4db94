import type { Readable } from "node:stream";
import { HISTORIES } from "#areas/histories.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Extras } from "#platform/ops/export/exportAll.ts";
import { jurnalTeks } from "../../buku/server/jurnalTeks.ts";

/** What people call the columns, where all records that have a field of that name call it the same. */
const labelKolom = (): Extras["labels"] => {
  const labels = new Map<string, Set<string>>();
  for (const record of Object.values(HISTORIES)) {
    for (const [name, { label }] of Object.entries(record as Readonly<Record<string, { label: string }>>)) {
      const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      labels.set(column, (labels.get(column) ?? new Set()).add(label));
    }
  }
  return new Map(
    [...labels].flatMap(([column, [label = "", ...others]]) => (others.length === 0 ? [[column, label]] : [])),
  );
};

/** What an export of everything holds beside its tables. */
export const isiEkspor = (sampai: Tanggal): Extras => ({
  labels: labelKolom(),
  journal: (tx) => jurnalTeks(tx, "hledger", { dari: null, sampai }).content as Readable,
});
