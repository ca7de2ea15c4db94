import * as z from "zod/mini";
import { field, type Shown } from "#contract/kernel/record.ts";

/** How a value is read: as itself, as pictures that have no names, or by the word that a screen has for it. */
type Macam = "biasa" | "berkas" | ((value: never) => string);
const anything = z.any();
type Kolom = readonly [field: string, label: string, macam?: Macam];

const aktif = (value: boolean) => (value ? "Aktif" : "Tidak Aktif");

/** Every field a history tells of, named as on the screens and in the order in which a person reads a document. */
const KOLOM: readonly Kolom[] = [
  ["alamat", "Alamat"],
  ["email", "Email"],
  ["status", "Status"],
  ["aktif", "Status", aktif],
  ["alasan", "Alasan"],
  ["note", "Note"],
  ["keterangan", "Keterangan"],
  ["foto", "Foto", "berkas"],
  ["dokumen", "Dokumen", "berkas"],
];

const shown = (label: string, macam: Macam): Shown => {
  const kind = macam === "berkas" ? "files" : "text";
  return field.shown(kind, label, anything, typeof macam === "function" ? { say: macam as never } : {});
};

const kolomOf = new Map(
  KOLOM.map(([name, label, macam = "biasa"], place) => [name, { of: shown(label, macam), place }]),
);

export const bernama = (name: string): boolean => kolomOf.has(name);

/** What is not in the list stands behind all that is, under its own name. */
export const kolom = (name: string): { of: Shown; place: number } =>
  kolomOf.get(name) ?? { of: shown(berkata(name), "biasa"), place: KOLOM.length };

/** `namaBaru` as people read it: Nama Baru. */
const berkata = (field: string): string => {
  const words = field.replace(/([A-Z])/g, " $1");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
