import { LAINNYA } from "#areas/keuangan/rekening/contract.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { rupiahSen } from "./baca/urutan.ts";
import type { Kas, Mutasi } from "./sql.ts";

type Dipilih = { idKoran: readonly number[]; idKas: readonly number[] };

/**
 * Whether these lines together are these rows of kas: all are there, none belongs to others, and both sums are the same, but for
 * less than a rupiah that only banks count.
 */
export function mayMatch(dipilih: Dipilih, mutasi: readonly Mutasi[], kas: readonly Kas[]): Boleh {
  if (mutasi.length < new Set(dipilih.idKoran).size) return tidak("Mutasi bank tidak ditemukan di rekening ini");
  if (kas.length < new Set(dipilih.idKas).size) return tidak("Mutasi kas tidak ditemukan di rekening ini");
  if (mutasi.some(({ status }) => status !== "sisa")) return tidak("Mutasi bank ini sudah dicocokkan orang lain");
  if (kas.some(({ terpakai }) => terpakai)) return tidak("Mutasi kas ini sudah dicocokkan dengan mutasi bank lain");
  const bank = mutasi.reduce((sum, { sen }) => sum + sen, 0);
  const tercatat = kas.reduce((sum, { nominal }) => sum + nominal * 100, 0);
  if (Math.abs(bank - tercatat) < 100 || kodeIn(mutasi, kas) > 0) return boleh;
  return tidak(`Mutasi bank ${rupiahSen(bank)} tidak sama dengan mutasi kas ${rupiahSen(tercatat)}`);
}

/** The codes that these lines are more than these rows of kas, where just they are; else 0. */
export function kodeIn(mutasi: readonly Mutasi[], kas: readonly Kas[]): number {
  const kode = kas.reduce((sum, { kodeUnik }) => sum + kodeUnik, 0);
  const tercatat = kas.reduce((sum, { nominal }) => sum + nominal, kode);
  const bank = mutasi.reduce((sum, { sen }) => sum + sen, 0);
  return Math.abs(bank - tercatat * 100) < 100 ? kode : 0;
}

export function mayExplain([mutasi]: readonly Mutasi[]): Boleh {
  return mutasi?.status === "sisa" ? boleh : tidak("Mutasi bank ini sudah dicocokkan orang lain");
}

/** Whether these rows of kas alone are explained: no line of the bank is them. */
export function mayExplainKas(idKas: readonly number[], kas: readonly Kas[]): Boleh {
  if (kas.length < new Set(idKas).size) return tidak("Mutasi kas tidak ditemukan di rekening ini");
  return kas.some(({ terpakai }) => terpakai) ? tidak("Mutasi kas ini sudah dicocokkan atau dijelaskan") : boleh;
}

export const mayUndo = ({ dibatalkan }: { dibatalkan: string | null }): Boleh =>
  dibatalkan === null ? boleh : tidak("Pencocokan ini sudah dibatalkan");

/** LAINNYA is no account of a bank. */
export const problemOfRekening = ({ lainnya }: { lainnya: boolean }): Problem[] =>
  lainnya ? [{ field: "idRekening", message: `${LAINNYA} tidak punya rekening koran` }] : [];
