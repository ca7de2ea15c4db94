import * as z from "zod/mini";
import { type Field, Refused, required } from "#kernel/field.ts";
import { id, text } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";

/** A number as it is stored: capitals, digits and a few signs. */
const POLA = /^[A-Z0-9./-]{3,60}$/;
const BENTUK = "Nomor seri terdiri dari 3 sampai 60 huruf, angka, titik, garis miring atau strip";

export const nomorSeri: Field<string, string> = required(
  "Nomor seri tidak boleh kosong",
  { type: "string", pattern: "^[A-Za-z0-9./-]{3,60}$" },
  readNomor,
);

/** A number of a list. */
export function readNomor(raw: unknown): string {
  const nomor = typeof raw === "string" ? raw.trim().toUpperCase() : "";
  if (!POLA.test(nomor)) throw new Refused(BENTUK);
  return nomor;
}

/** What is wrong with a typed number; null for a good one. */
export const problemOfNomor = (nomor: string): string | null => (POLA.test(nomor.trim().toUpperCase()) ? null : BENTUK);

/** The key behind the number in the QR code of a label. */
export const lockSeri = text("Kunci", { max: 16, matches: /^[A-Za-z0-9_-]{16}$/ });

const NomorUnit = z.object({ idOrderan: id("orderan", "Barang"), nomor: nomorSeri });
/** The number of a unit of a line. */
export type NomorUnit = z.output<typeof NomorUnit>;
export type NomorUnitIsian = z.input<typeof NomorUnit>;

export const readNomorUnit = itemOf(NomorUnit, "Nomor seri tidak dapat dibaca");

/** The public page of a unit. */
export const alamatSeri = (nomor: string, kunci: string): string => `/seri/${encodeURIComponent(nomor)}?k=${kunci}`;

/** The number in a scanned code: the code itself, or the number within the address of a public page. */
export function nomorDariKode(kode: string): string {
  const [, inAddress] = /^(?:https?:\/\/[^/]+)?\/seri\/([^/?#]+)(?:\?|$)/i.exec(kode.trim()) ?? [];
  return (inAddress === undefined ? kode : terbaca(inAddress)).trim().toUpperCase();
}

function terbaca(bagian: string): string {
  try {
    return decodeURIComponent(bagian);
  } catch {
    return bagian;
  }
}
